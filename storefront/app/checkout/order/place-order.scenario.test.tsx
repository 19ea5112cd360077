// First, because testing-library looks for the document when it is imported.
import {
  placeOrderButton,
  resetCommerce,
  newCart,
  paidByCard,
  pressPlaceOrder,
  placed,
  showSummary,
  currentLocation,
  topNotices,
} from './test-place-order.tsx'
import { messageFor } from '@cairn/contract/refusals/refusal-messages'
import { accept } from '@cairn/contract/refusals/result'
import { flagCookies } from '@cairn/contract/wire/cookies'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readLastOrder, storeLastOrder } from '../../cart/state/last-order.ts'
import { refusedAnswer } from '../../platform/testing/test-calls.ts'
import { callsTo, fakeCommerce } from '../../platform/testing/test-commerce.ts'
import { storeInStoreSession } from '../../sign-in/associate/in-store-session.ts'
import type { Order } from './send-order.ts'

vi.mock(
  '../../platform/calls/browser-commerce.ts',
  () => import('../../platform/testing/test-commerce.ts'),
)

beforeEach(resetCommerce)
afterEach(cleanup)

const [instrument] = paidByCard.paymentInstruments
const card = {
  paymentInstrumentId: instrument?.payment_instrument_id,
  cardType: instrument?.card?.brand,
}

const storedCart = (): unknown => JSON.parse(localStorage.getItem('cairn_cart') ?? '{}')

describe('placing an order', () => {
  test('sends one request if the button is pressed several times, and shows progress (ORD-006)', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    fakeCommerce.answers.placeOrder = () => promise.then(() => accept(placed))
    await showSummary()
    await act(async () => {
      fireEvent.click(placeOrderButton())
      fireEvent.click(placeOrderButton())
    })
    await waitFor(() => expect(callsTo('placeOrder')).toHaveLength(1))
    expect(placeOrderButton().textContent).toContain('Placing your order')
    expect(placeOrderButton().getAttribute('aria-busy')).toBe('true')
    expect(placeOrderButton().getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(placeOrderButton())
    await act(async () => resolve())
    expect(callsTo('placeOrder')).toHaveLength(1)
  })

  test('sends the captcha, the displayed totals, the billing address and the card with its first digits (ORD-011, ORD-015)', async () => {
    await showSummary()
    await pressPlaceOrder()
    await waitFor(() => expect(callsTo('placeOrder')).toHaveLength(1))
    expect(callsTo('placeOrder')[0]?.request).toMatchObject({
      idempotencyKey: expect.stringMatching(/^[\da-f-]{36}$/),
      body: {
        cartId: paidByCard.basketId,
        recaptcha_response: 'none',
        billingAddress: paidByCard.billingAddress,
        seenTotal: 100,
        seenToPay: paidByCard.totals.remainingToPay,
        paymentMethod: {
          code: 'CREDIT_CARD',
          additionalData: card,
          type: card.cardType,
          bin: '411111',
        },
      },
    })
  })

  test('sends store and employee only if the order is placed in a store (INST-009, ORD-016)', async () => {
    storeInStoreSession({
      storeId: '0042',
      storeName: 'Denver',
      storeEmployeeId: 'E1001',
      storeEmployeeName: 'Sam',
    })
    const placeOrderAs = async (isStaff: string) => {
      document.cookie = `${flagCookies.employee}=${isStaff}`
      await showSummary()
      await pressPlaceOrder()
      await waitFor(() => expect(callsTo('placeOrder')).toHaveLength(1))
      cleanup()
      return fakeCommerce.calls.splice(0).find(({ call }) => call === 'placeOrder')?.request['body']
    }
    expect(await placeOrderAs('1')).toMatchObject({
      inStoreSalesInfo: { storeId: '0042', storeEmployeeId: 'E1001' },
    })
    expect(await placeOrderAs('0')).not.toHaveProperty('inStoreSalesInfo')
  })

  test('leads to the confirmation (ORD-001)', async () => {
    await showSummary()
    await pressPlaceOrder()
    await waitFor(() =>
      expect(currentLocation().to).toBe('/en-gb/order-confirmation?order=CRN-100200'),
    )
  })

  test('is possible if the fingerprint of the device could not be sent (ORD-018)', async () => {
    const sendDeviceFingerprint = vi.fn<() => unknown>(() => refusedAnswer('noResponse'))
    fakeCommerce.answers.sendDeviceFingerprint = sendDeviceFingerprint
    await showSummary()
    await waitFor(() => expect(sendDeviceFingerprint).toHaveBeenCalled())
    await pressPlaceOrder()
    await waitFor(() =>
      expect(currentLocation().to).toBe('/en-gb/order-confirmation?order=CRN-100200'),
    )
    expect(sendDeviceFingerprint).toHaveBeenCalledTimes(1)
  })

  test('stores the order and creates a new cart (ORD-008, ORD-009)', async () => {
    await showSummary()
    await pressPlaceOrder()
    await waitFor(() =>
      expect(currentLocation().to).toBe('/en-gb/order-confirmation?order=CRN-100200'),
    )
    expect(readLastOrder()?.orderNumber).toBe('CRN-100200')
    expect(callsTo('createCart')).toHaveLength(1)
    expect(storedCart()).toMatchObject({ basketId: newCart.basketId, lines: [] })
  })
})

const challenged = (): Order => ({
  ...placed,
  flash: [
    {
      type: 'PaymentNotAuthorized',
      details: { challengeUrl: 'http://127.0.0.1:3001/challenge', sessionId: 'cha_1' },
    },
  ],
})

const postWindowMessage = (data: object, origin = 'http://127.0.0.1:3001') =>
  act(async () => {
    window.dispatchEvent(
      new MessageEvent('message', {
        data: { type: 'cairn-pay', sessionId: 'cha_1', ...data },
        origin,
      }),
    )
  })

describe('a bank challenge', () => {
  beforeEach(() => {
    fakeCommerce.answers.placeOrder = () => accept(challenged())
  })

  async function completeChallenge() {
    fakeCommerce.answers.answerChallenge = () => accept(placed)
    await openChallenge()
    await postWindowMessage({ outcome: 'challenge', threeDS2Result: 'proof' })
  }

  async function openChallenge() {
    await showSummary()
    await pressPlaceOrder()
    await screen.findByRole('dialog', { name: 'Your bank has a question' })
  }

  test('opens in a dialog and leaves the cart unchanged (PAY-010, ORD-007)', async () => {
    await openChallenge()
    expect(screen.getByTitle('Your bank has a question').getAttribute('src')).toBe(
      'http://127.0.0.1:3001/challenge',
    )
    await (await import('../../cart/state/refresh-cart.ts')).refreshCart()
    const calls = fakeCommerce.calls.map(({ call }) => call)
    // The page sends the fingerprint of the device when the browser has time for it.
    expect(calls.filter((call) => call !== 'sendDeviceFingerprint')).toEqual(['placeOrder'])
  })

  test('navigates to a challenge that replaces the page', async () => {
    const assign = vi.fn<(url: string) => void>()
    vi.stubGlobal('location', { href: location.href, pathname: '/', search: '', assign })
    const order = challenged()
    const [challengeFlash] = order.flash
    const flash = challengeFlash
      ? [{ ...challengeFlash, details: { ...challengeFlash.details, opensAs: 'page' } }]
      : []
    fakeCommerce.answers.placeOrder = () => accept({ ...order, flash })
    await showSummary()
    await pressPlaceOrder()
    await waitFor(() => expect(assign).toHaveBeenCalledWith('http://127.0.0.1:3001/challenge'))
    expect(screen.queryByRole('dialog')).toBeNull()
    vi.unstubAllGlobals()
  })

  test('leads to the confirmation after it is passed (PAY-027)', async () => {
    await completeChallenge()
    await waitFor(() =>
      expect(currentLocation().to).toBe('/en-gb/order-confirmation?order=CRN-100200'),
    )
  })

  test('is answered only after the order was placed, and only if the bank asks (ORD-005)', async () => {
    const orderCalls = () =>
      fakeCommerce.calls
        .map(({ call }) => call)
        .filter((call) => call === 'placeOrder' || call === 'answerChallenge')
    await completeChallenge()
    await waitFor(() => expect(orderCalls()).toEqual(['placeOrder', 'answerChallenge']))
    cleanup()
    fakeCommerce.answers.placeOrder = () => accept(placed)
    await showSummary()
    await pressPlaceOrder()
    await waitFor(() => expect(currentLocation().to).toContain('/order-confirmation'))
    expect(orderCalls()).toEqual(['placeOrder'])
  })

  test('sends its result with the card (PAY-026, ORD-017)', async () => {
    await completeChallenge()
    await waitFor(() => expect(callsTo('answerChallenge')).toHaveLength(1))
    expect(callsTo('answerChallenge')[0]?.request).toMatchObject({
      params: { orderNumber: 'CRN-100200' },
      body: {
        paymentMethod: {
          code: 'CREDIT_CARD',
          additionalData: { ...card, sessionID: 'cha_1', threeDS2Result: 'proof' },
        },
      },
    })
  })

  describe('that fails', () => {
    beforeEach(async () => {
      fakeCommerce.answers.answerChallenge = () => refusedAnswer('paymentFailed')
      storeLastOrder(placed)
      await openChallenge()
      await postWindowMessage({ outcome: 'challenge', threeDS2Result: 'wrong' })
      await waitFor(() => expect(currentLocation().to).toBe('/en-gb/checkout?step=billing'))
    })

    test('returns to billing (PAY-028)', () => {
      expect(screen.getByRole('heading', { name: 'How would you like to pay?' })).toBeTruthy()
    })

    test('shows the payment-authentication error (PAY-029, ERR-053)', () => {
      expect(topNotices()).toEqual([
        expect.stringContaining('Your bank could not confirm that it was you.'),
      ])
    })

    test('removes the stored order and creates a new cart (PAY-030, PAY-031)', () => {
      expect(readLastOrder()).toBeNull()
      expect(callsTo('createCart')).toHaveLength(1)
      expect(storedCart()).toMatchObject({ basketId: newCart.basketId })
    })
  })

  test('ignores messages from other origins and for other sessions', async () => {
    await openChallenge()
    await postWindowMessage(
      { outcome: 'challenge', threeDS2Result: 'proof' },
      'https://evil.example',
    )
    await postWindowMessage({ outcome: 'challenge', threeDS2Result: 'proof', sessionId: 'cha_2' })
    expect(callsTo('answerChallenge')).toEqual([])
  })
})

test('returns to billing with the message of paymentFailed if paying later is refused', async () => {
  const windowUrl = 'http://127.0.0.1:3001/later'
  const cartWithPayLater = {
    ...paidByCard,
    paymentInstruments: paidByCard.paymentInstruments.map((paidInstrument) => ({
      ...paidInstrument,
      payment_method_id: 'KLARNA' as const,
      session_id: 'cha_1',
      attachment: windowUrl,
      card: null,
    })),
  }
  await showSummary(cartWithPayLater)
  await pressPlaceOrder()
  await waitFor(() => expect(document.querySelector('iframe')).not.toBeNull())
  await postWindowMessage({ outcome: 'refused' })
  await waitFor(() => expect(currentLocation().to).toBe('/en-gb/checkout?step=billing'))
  expect(currentLocation().state?.notice).toBe(messageFor('paymentFailed', 'en'))
  expect(callsTo('placeOrder')).toEqual([])
})
