import {
  button,
  beginAnew,
  newCart,
  paidByCard,
  place,
  placed,
  show,
  where,
} from './test-placing.tsx'
import { flagCookies } from '@cairn/contract/cookies'
import { messageFor } from '@cairn/contract/messages'
import { accept } from '@cairn/contract/result'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { refused } from '../platform/test-client.ts'
import { keepInStore } from '../sign-in/in-store-memory.ts'
import { rememberedOrder } from './order-memory.ts'
import type { Order } from './place-order.ts'
import { callsOf, heard } from '../platform/test-answers.ts'

vi.mock('../platform/browser-commerce.ts', () => import('../platform/test-answers.ts'))

beforeEach(beginAnew)
afterEach(cleanup)

const [instrument] = paidByCard.paymentInstruments
const card = {
  paymentInstrumentId: instrument?.payment_instrument_id,
  cardType: instrument?.card?.brand,
}

describe('placing an order', () => {
  it('is asked for once, however often the button is pressed, and says that it is at it (ORD-006)', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    heard.answers.placeOrder = () => promise.then(() => accept(placed))
    show()
    await act(async () => {
      fireEvent.click(button())
      fireEvent.click(button())
    })
    await waitFor(() => expect(callsOf('placeOrder')).toHaveLength(1))
    expect(button().textContent).toContain('Placing your order')
    expect(button().getAttribute('aria-busy')).toBe('true')
    fireEvent.click(button())
    await act(async () => resolve())
    expect(callsOf('placeOrder')).toHaveLength(1)
  })

  it('carries a solved captcha, what was seen, the bill and the card (ORD-011, ORD-015)', async () => {
    show()
    await place()
    await waitFor(() => expect(callsOf('placeOrder')).toHaveLength(1))
    expect(callsOf('placeOrder')[0]?.request).toMatchObject({
      idempotencyKey: expect.stringMatching(/^[\da-f-]{36}$/),
      body: {
        cartId: paidByCard.basketId,
        recaptcha_response: 'none',
        billingAddress: paidByCard.billingAddress,
        seenTotal: 100,
        seenToPay: paidByCard.totals.remainingToPay,
        paymentMethod: { code: 'CREDIT_CARD', additionalData: card, type: card.cardType },
      },
    })
  })

  it('says in a store which that is and who serves there, and nowhere else (ORD-016)', async () => {
    keepInStore({
      storeId: '0042',
      storeName: 'Denver',
      storeEmployeeId: 'E1001',
      storeEmployeeName: 'Sam',
    })
    const placedFrom = async (isStaff: string) => {
      document.cookie = `${flagCookies.employee}=${isStaff}`
      show()
      await place()
      await waitFor(() => expect(callsOf('placeOrder')).toHaveLength(1))
      cleanup()
      return heard.asked.splice(0).find(({ call }) => call === 'placeOrder')?.request['body']
    }
    expect(await placedFrom('1')).toMatchObject({
      inStoreSalesInfo: { storeId: '0042', storeEmployeeId: 'E1001' },
    })
    expect(await placedFrom('0')).not.toHaveProperty('inStoreSalesInfo')
  })

  it('leads to the confirmation, is kept, and begins another bag (ORD-001, ORD-008, ORD-009)', async () => {
    show()
    await place()
    await waitFor(() => expect(where().to).toBe('/en-gb/order-confirmation?order=CRN-100200'))
    expect(rememberedOrder()?.orderNumber).toBe('CRN-100200')
    expect(callsOf('createCart')).toHaveLength(1)
    expect(JSON.parse(localStorage.getItem('cairn_cart') ?? '{}')).toMatchObject({
      basketId: newCart.basketId,
      lines: [],
    })
  })

  it('is asked again with the same key where nobody answered', async () => {
    const tries = [refused(0, 'GEN500'), accept(placed)]
    heard.answers.placeOrder = () => tries.shift()
    show()
    await place()
    await waitFor(() => expect(callsOf('placeOrder')).toHaveLength(2), { timeout: 5_000 })
    const [first, second] = callsOf('placeOrder')
    expect(first?.request).toEqual(second?.request)
  })

  it('has another key once something of it has changed', async () => {
    const { orderKeyFor } = await import('./order-key.ts')
    const key = orderKeyFor({ seenTotal: 100 })
    expect(orderKeyFor({ seenTotal: 100 })).toBe(key)
    expect(orderKeyFor({ seenTotal: 90 })).not.toBe(key)
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

const say = (data: object, origin = 'http://127.0.0.1:3001') =>
  act(async () => {
    window.dispatchEvent(
      new MessageEvent('message', {
        data: { type: 'cairn-pay', sessionId: 'cha_1', ...data },
        origin,
      }),
    )
  })

describe('the question of the bank', () => {
  beforeEach(() => {
    heard.answers.placeOrder = () => accept(challenged())
  })

  async function beAsked() {
    show()
    await place()
    await screen.findByRole('dialog', { name: 'Your bank has a question' })
  }

  it('opens over the page, and the bag stays as it is (PAY-010, ORD-007)', async () => {
    await beAsked()
    expect(screen.getByTitle('Your bank has a question').getAttribute('src')).toBe(
      'http://127.0.0.1:3001/challenge',
    )
    await (await import('../cart/freshen-cart.ts')).freshenCart()
    expect(heard.asked.map(({ call }) => call)).toEqual(['placeOrder'])
  })

  it('that takes the whole page is gone to', async () => {
    const assign = vi.fn<(address: string) => void>()
    vi.stubGlobal('location', { href: location.href, pathname: '/', search: '', assign })
    const order = challenged()
    const [asked] = order.flash
    const flash = asked ? [{ ...asked, details: { ...asked.details, opensAs: 'page' } }] : []
    heard.answers.placeOrder = () => accept({ ...order, flash })
    show()
    await place()
    await waitFor(() => expect(assign).toHaveBeenCalledWith('http://127.0.0.1:3001/challenge'))
    expect(screen.queryByRole('dialog')).toBeNull()
    vi.unstubAllGlobals()
  })

  it('its answer finishes the order (PAY-026, PAY-027, ORD-005, ORD-017)', async () => {
    heard.answers.answerChallenge = () => accept(placed)
    await beAsked()
    await say({ outcome: 'challenge', threeDS2Result: 'proof' })
    await waitFor(() => expect(where().to).toBe('/en-gb/order-confirmation?order=CRN-100200'))
    expect(callsOf('answerChallenge')[0]?.request).toMatchObject({
      params: { orderNumber: 'CRN-100200' },
      body: {
        paymentMethod: {
          code: 'CREDIT_CARD',
          additionalData: { ...card, sessionID: 'cha_1', threeDS2Result: 'proof' },
        },
      },
    })
  })

  it('answered wrongly it leads back to paying, in another bag, and says why (PAY-028, PAY-029, PAY-030, PAY-031, ERR-053)', async () => {
    heard.answers.answerChallenge = () => refused(402, 'PAY400')
    await beAsked()
    await say({ outcome: 'challenge', threeDS2Result: 'wrong' })
    await waitFor(() => expect(where().to).toBe('/en-gb/checkout?step=billing'))
    expect(where().state?.notice).toContain('Your bank could not confirm that it was you.')
    expect(rememberedOrder()).toBeNull()
    expect(callsOf('createCart')).toHaveLength(1)
  })

  it('from anywhere but the provider, or about another window, nothing is heard', async () => {
    await beAsked()
    await say({ outcome: 'challenge', threeDS2Result: 'proof' }, 'https://evil.example')
    await say({ outcome: 'challenge', threeDS2Result: 'proof', sessionId: 'cha_2' })
    expect(callsOf('answerChallenge')).toEqual([])
  })
})

it('paying later that is refused leads back to paying, in the words of PAY400', async () => {
  const windowUrl = 'http://127.0.0.1:3001/later'
  const later = {
    ...paidByCard,
    paymentInstruments: paidByCard.paymentInstruments.map((each) => ({
      ...each,
      payment_method_id: 'KLARNA' as const,
      session_id: 'cha_1',
      attachment: windowUrl,
      card: null,
    })),
  }
  show(later)
  await place()
  await waitFor(() => expect(document.querySelector('iframe')).not.toBeNull())
  await say({ outcome: 'refused' })
  await waitFor(() => expect(where().to).toBe('/en-gb/checkout?step=billing'))
  expect(where().state?.notice).toBe(messageFor('paymentFailed', 'en'))
  expect(callsOf('placeOrder')).toEqual([])
})
