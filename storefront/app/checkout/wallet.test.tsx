import { beginAnew, newCart, paidByCard, placed } from './test-placing.tsx'
import { messageFor } from '@cairn/contract/messages'
import { accept } from '@cairn/contract/result'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { createRoutesStub, useLocation } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { de } from '../messages/de.ts'
import { en } from '../messages/en.ts'
import { es } from '../messages/es.ts'
import { fr } from '../messages/fr.ts'
import { it as italian } from '../messages/it.ts'
import { MessagesProvider } from '../platform/messages.tsx'
import { refused } from '../platform/test-client.ts'
import { britishShop as shop } from '../platform/test-shop.ts'
import { toastEvent } from '../ui/show-toast.ts'
import { walletEvent } from './ask-for-wallet.ts'
import { callsOf, heard } from '../platform/test-answers.ts'
import { inLondon } from './test-cart.ts'
import { rememberedOrder, rememberOrder } from './order-memory.ts'
import { WalletWhenNeeded } from './wallet-when-needed.tsx'

vi.mock('../platform/browser-commerce.ts', () => import('../platform/test-answers.ts'))

const sandbox = 'http://127.0.0.1:3001'
const totals = { ...paidByCard.totals, itemTotal: 90, totalDiscount: 0, shipping: 10, total: 100 }
const delivered = { ...paidByCard, totals: { ...totals, remainingToPay: 100 } }

const told = vi.fn<(event: Event) => void>()
const toasts = () =>
  told.mock.calls.map(([event]): unknown => (event instanceof CustomEvent ? event.detail : event))
window.addEventListener(toastEvent, told)

beforeEach(() => {
  beginAnew()
  told.mockClear()
  heard.answers = {
    ...heard.answers,
    prepareOrder: () => accept(delivered),
    openPaymentSession: () =>
      accept({
        success: true,
        provider: 'sandbox',
        sessionId: 'win_1',
        windowUrl: `${sandbox}/window/win_1`,
      }),
    validateShippingAddress: () => accept({ isValid: true, suggestions: [] }),
    setShippingAddress: () => accept(delivered),
    setBillingAddress: () => accept(delivered),
  }
})
afterEach(cleanup)

function Where() {
  const { pathname, search, state } = useLocation()
  const notice: string | undefined = state?.notice
  return (
    <output data-testid="where" title={notice}>
      {pathname + (search.includes('step') ? search : '')}
    </output>
  )
}
const where = () => screen.getByTestId('where').textContent

async function press(messages = en) {
  const Page = () => (
    <>
      <Where />
      <WalletWhenNeeded />
    </>
  )
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => shop,
      children: [
        { path: ':locale/p/jacket', Component: Page },
        { path: ':locale/order-confirmation', Component: Where },
        { path: ':locale/checkout', Component: Where },
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
    const found = document.querySelector('iframe')
    if (!found) throw new Error('There is no sheet yet.')
    return found
  })
  // It stands before anybody listens to it.
  await act(async () => {})
  return sheet
}

const replies = vi.fn<(said: unknown, to: unknown) => void>()

const say = (said: object) =>
  act(async () => {
    const event = new MessageEvent('message', {
      data: { type: 'cairn-pay', sessionId: 'win_1', ...said },
      origin: sandbox,
    })
    Object.defineProperty(event, 'source', { value: { postMessage: replies } })
    window.dispatchEvent(event)
  })

describe('a wallet', () => {
  it('asks what the bag costs before anybody has said where it goes (ORD-014)', async () => {
    const sheet = await press()
    expect(callsOf('prepareOrder')[0]?.request).toEqual({
      body: { basketId: paidByCard.basketId, 'cookie-bid': true },
    })
    expect(sheet.getAttribute('src')).toBe(`${sandbox}/window/win_1?sheet=shop`)
  })

  it('is told what it costs to send things where it says, in the words of the core’s answer', async () => {
    await press()
    await say({ outcome: 'address', address: inLondon })
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
    expect(callsOf('setShippingAddress')[0]?.request).toEqual({
      params,
      body: { address: inLondon },
    })
    expect(callsOf('setBillingAddress')[0]?.request).toEqual({
      params,
      body: { address: inLondon },
    })
    expect(callsOf('prepareOrder')[1]?.request).toEqual({ body: params })
  })

  it('asks first whether the address is one, and says so where it is none (SHIP-035)', async () => {
    heard.answers.validateShippingAddress = () => accept({ isValid: false, suggestions: [] })
    await press()
    await say({ outcome: 'address', address: inLondon })
    await waitFor(() =>
      expect(replies).toHaveBeenLastCalledWith(
        expect.objectContaining({ problem: messageFor('shippingAddressInvalid', 'en') }),
        { targetOrigin: sandbox },
      ),
    )
    expect(callsOf('setShippingAddress')).toEqual([])
  })

  it('brings a solved captcha along with the address where the site asks for one (SHIP-034)', async () => {
    document.documentElement.dataset['captchaForAddress'] = ''
    await press()
    await say({ outcome: 'address', address: inLondon })
    await waitFor(() => expect(callsOf('setShippingAddress')).toHaveLength(1))
    delete document.documentElement.dataset['captchaForAddress']
    expect(callsOf('setShippingAddress')[0]?.request).toMatchObject({
      body: { address: inLondon, recaptcha_response: 'none' },
    })
  })

  it('is told why things cannot be sent there', async () => {
    heard.answers.setShippingAddress = () => refused(409, 'PAY401')
    await press()
    await say({ outcome: 'address', address: inLondon })
    await waitFor(() =>
      expect(replies).toHaveBeenLastCalledWith(
        expect.objectContaining({ problem: 'The message of PAY401.' }),
        { targetOrigin: sandbox },
      ),
    )
  })

  it('places the order from where somebody stands, at the price that it showed', async () => {
    await press()
    await say({ outcome: 'address', address: inLondon })
    await say({ outcome: 'token', token: 'wal_1', address: inLondon })
    await waitFor(() => expect(where()).toBe('/en-gb/order-confirmation'))
    expect(callsOf('placeOrder')[0]?.request).toMatchObject({
      body: {
        cartId: paidByCard.basketId,
        seenTotal: 100,
        paymentMethod: { code: 'WALLET', additionalData: { walletToken: 'wal_1' } },
      },
    })
    expect(placed.orderNumber).toBe('CRN-100200')
    expect(toasts()).toEqual([])
  })

  it('that is declined says so where somebody stands, until it is closed, with another bag', async () => {
    heard.answers.placeOrder = () => refused(402, 'PAY400')
    heard.answers.createCart = () => accept(newCart)
    await press()
    await say({ outcome: 'token', token: 'wal_1' })
    await waitFor(() => expect(toasts()).toHaveLength(1))
    expect(toasts()[0]).toMatchObject({ text: 'The message of PAY400.', stays: true })
    expect(callsOf('createCart')).toHaveLength(1)
    expect(where()).toBe('/en-gb/p/jacket')
    expect(document.querySelector('iframe')).toBeNull()
  })

  it('that refuses by itself says it in the words of PAY400, in every language (ERR-052)', async () => {
    for (const [language, messages] of Object.entries({ en, de, fr, it: italian, es })) {
      await press(messages)
      await say({ outcome: 'refused' })
      await waitFor(() => expect(toasts()).toHaveLength(1))
      expect(messages.paymentFailed).toBe(messageFor('paymentFailed', languages(language)))
      expect(toasts()[0]).toMatchObject({ text: messages.paymentFailed })
      expect(callsOf('placeOrder')).toEqual([])
      told.mockClear()
      cleanup()
    }
  })

  it('whose bank does not know who pays leads to paying, in another bag (PAY-028, PAY-030)', async () => {
    const details = { challengeUrl: `${sandbox}/challenge`, sessionId: 'win_1' }
    const flash = [{ type: 'PaymentNotAuthorized' as const, details }]
    rememberOrder(placed)
    heard.answers.placeOrder = () => accept({ ...placed, flash })
    heard.answers.answerChallenge = () => refused(402, 'PAY400')
    heard.answers.createCart = () => accept(newCart)
    await press()
    await say({ outcome: 'token', token: 'wal_1' })
    await waitFor(() =>
      expect(document.querySelector('iframe')?.getAttribute('src')).toBe(details.challengeUrl),
    )
    await say({ outcome: 'challenge', threeDS2Result: 'wrong' })
    await waitFor(() => expect(where()).toBe('/en-gb/checkout?step=billing'))
    expect(screen.getByTestId('where').title).toBe(en.challengeFailed)
    expect(rememberedOrder()).toBeNull()
    expect(callsOf('createCart')).toHaveLength(1)
    expect(toasts()).toEqual([])
  })

  it('that is closed leaves everything as it was', async () => {
    await press()
    await say({ outcome: 'closed' })
    expect(document.querySelector('iframe')).toBeNull()
    expect([callsOf('placeOrder'), toasts(), where()]).toEqual([[], [], '/en-gb/p/jacket'])
  })
})

const languages = (name: string) =>
  (['en', 'de', 'fr', 'it', 'es'] as const).find((each) => each === name) ?? 'en'
