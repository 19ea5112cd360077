import { britishShop as shop } from '../../platform/testing/test-browser.ts'
import { resetCommerce, newCart, paidByCard, placed } from '../order/test-place-order.tsx'
import { messageFor } from '@cairn/contract/refusals/refusal-messages'
import { accept } from '@cairn/contract/refusals/result'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { createRoutesStub, useLocation } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
// First, because testing-library looks for the document when it is imported.
import { readLastOrder, storeLastOrder } from '../../cart/state/last-order.ts'
import { readUnfinishedOrder } from '../../cart/state/unfinished-order.ts'
import { de } from '../../messages/de.ts'
import { en } from '../../messages/en.ts'
import { es } from '../../messages/es.ts'
import { fr } from '../../messages/fr.ts'
import { it as italian } from '../../messages/it.ts'
import type { Messages } from '../../messages/messages.ts'
import { refusedAnswer } from '../../platform/testing/test-calls.ts'
import { callsTo, fakeCommerce } from '../../platform/testing/test-commerce.ts'
import { MessagesProvider } from '../../platform/text/messages.tsx'
import { toastEvent } from '../../ui/toasts/show-toast.ts'
import { inLondon } from '../test-cart.ts'
import { walletEvent, LazyWallet } from './open-wallet.tsx'

vi.mock(
  '../../platform/calls/browser-commerce.ts',
  () => import('../../platform/testing/test-commerce.ts'),
)

const sandbox = 'http://127.0.0.1:3001'
const totals = { ...paidByCard.totals, itemTotal: 90, totalDiscount: 0, shipping: 10, total: 100 }
const cart = { ...paidByCard, totals: { ...totals, remainingToPay: 100 } }

const onToast = vi.fn<(event: Event) => void>()
const toasts = () =>
  onToast.mock.calls.map(([event]): unknown =>
    event instanceof CustomEvent ? event.detail : event,
  )
window.addEventListener(toastEvent, onToast)

beforeEach(() => {
  resetCommerce()
  onToast.mockClear()
  fakeCommerce.answers = {
    ...fakeCommerce.answers,
    prepareOrder: () => accept(cart),
    openPaymentSession: () =>
      accept({
        success: true,
        provider: 'sandbox',
        sessionId: 'win_1',
        windowUrl: `${sandbox}/window/win_1`,
      }),
    validateShippingAddress: () => accept({ isValid: true, suggestions: [] }),
    setShippingAddress: () => accept(cart),
    setBillingAddress: () => accept(cart),
  }
})
afterEach(cleanup)

function LocationProbe() {
  const { pathname, search, state } = useLocation()
  const notice: string | undefined = state?.notice
  return (
    <output data-testid="where" title={notice}>
      {pathname + (search.includes('step') ? search : '')}
    </output>
  )
}
const currentLocation = () => screen.getByTestId('where').textContent

async function pressWalletButton(messages: Messages = en) {
  const Page = () => (
    <>
      <LocationProbe />
      <LazyWallet />
    </>
  )
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => shop,
      children: [
        { path: ':locale/p/jacket', Component: Page },
        { path: ':locale/order-confirmation', Component: LocationProbe },
        { path: ':locale/checkout', Component: LocationProbe },
        { path: ':locale/checkout/challenge', Component: LocationProbe },
      ],
    },
  ])
  render(
    <MessagesProvider value={{ language: 'en-GB', messages }}>
      <Stub initialEntries={['/en-gb/p/jacket']} hydrationData={{ loaderData: { root: shop } }} />
    </MessagesProvider>,
  )
  act(() => void window.dispatchEvent(new Event(walletEvent)))
  const sheet = await waitFor(() => {
    const frame = document.querySelector('iframe')
    if (!frame) throw new Error('There is no sheet yet.')
    return frame
  })
  // The frame is rendered before its message listener is attached.
  await act(async () => {})
  return sheet
}

const replies = vi.fn<(message: unknown, targetOrigin: unknown) => void>()

const postWindowMessage = (message: object) =>
  act(async () => {
    const event = new MessageEvent('message', {
      data: { type: 'cairn-pay', sessionId: 'win_1', ...message },
      origin: sandbox,
    })
    Object.defineProperty(event, 'source', { value: { postMessage: replies } })
    window.dispatchEvent(event)
  })

describe('a wallet', () => {
  test('prepares the order before an address is known (ORD-014)', async () => {
    const sheet = await pressWalletButton()
    expect(callsTo('prepareOrder')[0]?.request).toEqual({
      body: { basketId: paidByCard.basketId, 'cookie-bid': true },
    })
    expect(sheet.getAttribute('src')).toBe(`${sandbox}/window/win_1?sheet=shop`)
  })

  test('gets the totals for its address from the server’s response', async () => {
    await pressWalletButton()
    await postWindowMessage({ outcome: 'address', address: inLondon })
    await waitFor(() =>
      expect(replies).toHaveBeenLastCalledWith(
        expect.objectContaining({
          sessionId: 'win_1',
          total: '£100.00',
          lines: expect.arrayContaining([
            ['Delivery', '£10.00'],
            ['Total', '£100.00'],
          ]),
        }),
        { targetOrigin: sandbox },
      ),
    )
    const params = { basketId: paidByCard.basketId }
    expect(callsTo('setShippingAddress')[0]?.request).toEqual({
      params,
      body: { address: inLondon },
    })
    expect(callsTo('setBillingAddress')[0]?.request).toEqual({
      params,
      body: { address: inLondon },
    })
    expect(callsTo('prepareOrder')[1]?.request).toEqual({ body: params })
  })

  test('validates the address first and shows if it is invalid (SHIP-035)', async () => {
    fakeCommerce.answers.validateShippingAddress = () => accept({ isValid: false, suggestions: [] })
    await pressWalletButton()
    await postWindowMessage({ outcome: 'address', address: inLondon })
    await waitFor(() =>
      expect(replies).toHaveBeenLastCalledWith(
        expect.objectContaining({ problem: messageFor('shippingAddressInvalid', 'en') }),
        { targetOrigin: sandbox },
      ),
    )
    expect(callsTo('setShippingAddress')).toEqual([])
  })

  test('sends a captcha with the address if the site requires one (SHIP-034)', async () => {
    document.documentElement.dataset['captchaForAddress'] = ''
    await pressWalletButton()
    await postWindowMessage({ outcome: 'address', address: inLondon })
    await waitFor(() => expect(callsTo('setShippingAddress')).toHaveLength(1))
    delete document.documentElement.dataset['captchaForAddress']
    expect(callsTo('setShippingAddress')[0]?.request).toMatchObject({
      body: { address: inLondon, recaptcha_response: 'none' },
    })
  })

  test('gets the reason if the address cannot be delivered to', async () => {
    fakeCommerce.answers.setShippingAddress = () => refusedAnswer('cannotShipThere')
    await pressWalletButton()
    await postWindowMessage({ outcome: 'address', address: inLondon })
    await waitFor(() =>
      expect(replies).toHaveBeenLastCalledWith(
        expect.objectContaining({ problem: 'The message of cannotShipThere.' }),
        { targetOrigin: sandbox },
      ),
    )
  })

  test('places the order from the current page at the displayed price', async () => {
    await pressWalletButton()
    await postWindowMessage({ outcome: 'address', address: inLondon })
    await postWindowMessage({ outcome: 'token', token: 'wal_1', address: inLondon })
    await waitFor(() => expect(currentLocation()).toBe('/en-gb/order-confirmation'))
    expect(callsTo('placeOrder')[0]?.request).toMatchObject({
      body: {
        cartId: paidByCard.basketId,
        seenTotal: 100,
        paymentMethod: { code: 'WALLET', additionalData: { walletToken: 'wal_1' } },
      },
    })
    expect(placed.orderNumber).toBe('CRN-100200')
    expect(toasts()).toEqual([])
  })

  test('shows a declined payment in a toast that stays, and creates a new cart', async () => {
    fakeCommerce.answers.placeOrder = () => refusedAnswer('paymentFailed')
    fakeCommerce.answers.createCart = () => accept(newCart)
    await pressWalletButton()
    await postWindowMessage({ outcome: 'token', token: 'wal_1' })
    await waitFor(() => expect(toasts()).toHaveLength(1))
    expect(toasts()[0]).toMatchObject({ text: 'The message of paymentFailed.', isPersistent: true })
    expect(callsTo('createCart')).toHaveLength(1)
    expect(currentLocation()).toBe('/en-gb/p/jacket')
    expect(document.querySelector('iframe')).toBeNull()
  })

  test('shows the message of paymentFailed in every language if the wallet refuses (ERR-052)', async () => {
    for (const [language, messages] of Object.entries({ en, de, fr, it: italian, es })) {
      await pressWalletButton(messages)
      await postWindowMessage({ outcome: 'refused' })
      await waitFor(() => expect(toasts()).toHaveLength(1))
      expect(messages.paymentFailed).toBe(messageFor('paymentFailed', languages(language)))
      expect(toasts()[0]).toMatchObject({ text: messages.paymentFailed })
      expect(callsTo('placeOrder')).toEqual([])
      onToast.mockClear()
      cleanup()
    }
  })

  /** Pays with a wallet whose bank asks for a confirmation, and answers that challenge. */
  async function answerWalletChallenge(refusal: 'paymentFailed' | 'noResponse') {
    const details = { challengeUrl: `${sandbox}/challenge`, sessionId: 'win_1' }
    const flash = [{ type: 'PaymentNotAuthorized' as const, details }]
    fakeCommerce.answers.placeOrder = () => accept({ ...placed, flash })
    fakeCommerce.answers.answerChallenge = () => refusedAnswer(refusal)
    fakeCommerce.answers.createCart = () => accept(newCart)
    await pressWalletButton()
    await postWindowMessage({ outcome: 'token', token: 'wal_1' })
    await waitFor(() =>
      expect(document.querySelector('iframe')?.getAttribute('src')).toBe(details.challengeUrl),
    )
    await postWindowMessage({ outcome: 'challenge', threeDS2Result: 'wrong' })
  }

  test('leads to the page of the unfinished order if the result of the bank challenge is unknown', async () => {
    await answerWalletChallenge('noResponse')
    await waitFor(() => expect(currentLocation()).toBe('/en-gb/checkout/challenge'))
    expect(readUnfinishedOrder()?.orderNumber).toBe(placed.orderNumber)
    expect(callsTo('createCart')).toEqual([])
  })

  test('leads to billing with a new cart if the bank challenge fails (PAY-028, PAY-030)', async () => {
    storeLastOrder(placed)
    await answerWalletChallenge('paymentFailed')
    await waitFor(() => expect(currentLocation()).toBe('/en-gb/checkout?step=billing'))
    expect(screen.getByTestId('where').title).toBe(en.challengeFailed)
    expect(readLastOrder()).toBeNull()
    expect(callsTo('createCart')).toHaveLength(1)
    expect(toasts()).toEqual([])
  })

  test('changes nothing if it is closed', async () => {
    await pressWalletButton()
    await postWindowMessage({ outcome: 'closed' })
    expect(document.querySelector('iframe')).toBeNull()
    expect([callsTo('placeOrder'), toasts(), currentLocation()]).toEqual([
      [],
      [],
      '/en-gb/p/jacket',
    ])
  })
})

const languages = (name: string) =>
  (['en', 'de', 'fr', 'it', 'es'] as const).find((language) => language === name) ?? 'en'
