// First, because testing-library looks for the document when it is imported.
import { britishShop as shop } from '../../platform/testing/test-browser.ts'
import { accept } from '@cairn/contract/refusals/result'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { clearCart, useCart } from '../../cart/state/cart-store.ts'
import { setCart } from '../../cart/state/set-cart.ts'
import { en } from '../../messages/en.ts'
import { refusedAnswer } from '../../platform/testing/test-calls.ts'
import { browserCommerce, callsTo, fakeCommerce } from '../../platform/testing/test-commerce.ts'
import { MessagesProvider } from '../../platform/text/messages.tsx'
import { runInBrowser } from '../commands/run-in-browser.ts'
import type { PaymentOptions } from '../payment/payment-options.ts'
import { cartExample } from '../test-cart.ts'
import { BillingStep } from './billing-step.tsx'

vi.mock(
  '../../platform/calls/browser-commerce.ts',
  () => import('../../platform/testing/test-commerce.ts'),
)

const sandbox = 'http://127.0.0.1:3001'
const unpaidCart = { ...cartExample.withBilling(), version: 1 }
const paidCart = { ...cartExample.paidByCard, version: 2 }
const card = { token: 'tok_1', brand: 'visa', last4: '4242', expiryMonth: 12, expiryYear: 2090 }
const sentIntents = new Array<string>()

beforeEach(() => {
  sentIntents.length = 0
  fakeCommerce.calls.length = 0
  clearCart()
  setCart(unpaidCart)
  fakeCommerce.answers = {
    openPaymentSession: () =>
      accept({
        success: true,
        provider: 'sandbox',
        sessionId: 'win_1',
        windowUrl: `${sandbox}/window/win_1`,
        opensAs: 'frame',
      }),
    addPaymentInstrument: () => accept(paidCart),
    setBillingAddress: () => accept({ ...paidCart, version: 3 }),
  }
})
afterEach(cleanup)

function LatestBillingStep({ cards }: Pick<PaymentOptions, 'cards'>) {
  const { cart } = useCart()
  const paymentOptions = { cards, giftCards: [], loyalty: null }
  const view = { buyer: null, pickupSearch: null, paymentOptions, problem: null, express: null }
  return (
    <BillingStep view={{ step: 'billing', cart: cart ?? unpaidCart, ...view }} error={undefined} />
  )
}

async function show(cards: PaymentOptions['cards'] = []) {
  const action = async ({ request }: { request: Request }) => {
    const form = await request.formData()
    sentIntents.push(String(form.get('intent')))
    await runInBrowser(browserCommerce(), form, { country: 'GB' })
    return null
  }
  const Component = () => <LatestBillingStep cards={cards} />
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => shop,
      children: [{ path: ':locale/checkout', action, Component }],
    },
  ])
  render(
    <MessagesProvider value={{ language: 'en-GB', messages: en }}>
      <Stub initialEntries={['/en-gb/checkout']} hydrationData={{ loaderData: { root: shop } }} />
    </MessagesProvider>,
  )
}

/** The messages that the provider's window receives, after it has said that it is ready. */
async function openCardWindow() {
  await waitFor(() => expect(document.querySelector('iframe')).not.toBeNull())
  await act(async () => {})
  const frame = document.querySelector('iframe')?.contentWindow
  if (!frame) throw new Error('The window is not open.')
  const received = vi.spyOn(frame, 'postMessage').mockImplementation(() => {})
  const send = (data: object) =>
    act(async () => {
      const message = { type: 'cairn-pay', sessionId: 'win_1', ...data }
      window.dispatchEvent(
        new MessageEvent('message', { data: message, origin: sandbox, source: frame }),
      )
    })
  await send({ outcome: 'ready' })
  return { received, send }
}

const continueButton = () => screen.getByRole('button', { name: en.toReview })
const pressContinue = () => act(async () => void fireEvent.click(continueButton()))

describe('continuing from the payment', () => {
  test('uses the card that was typed in the window of the provider', async () => {
    await show()
    const { received, send } = await openCardWindow()
    await pressContinue()
    expect(received).toHaveBeenCalledWith(
      { type: 'cairn-pay-submit', sessionId: 'win_1' },
      { targetOrigin: sandbox },
    )
    expect(sentIntents).toEqual([])
    await send({ outcome: 'token', ...card })
    await waitFor(() => expect(sentIntents).toEqual(['pay', 'billing']))
    expect(callsTo('addPaymentInstrument')[0]?.request).toMatchObject({ body: { card } })
  })

  test('pressed twice asks for one token and adds one instrument', async () => {
    await show()
    const { received, send } = await openCardWindow()
    await pressContinue()
    await pressContinue()
    expect(received).toHaveBeenCalledTimes(1)
    await send({ outcome: 'token', ...card })
    await waitFor(() => expect(sentIntents).toEqual(['pay', 'billing']))
    expect(callsTo('addPaymentInstrument')).toHaveLength(1)
  })

  test('stays at the payment if the window finds the card incomplete, and can be repeated', async () => {
    await show()
    const { received, send } = await openCardWindow()
    await pressContinue()
    await send({ outcome: 'invalid', fields: ['number'] })
    expect(sentIntents).toEqual([])
    expect(continueButton().getAttribute('aria-disabled')).toBe('false')
    await pressContinue()
    expect(received).toHaveBeenCalledTimes(2)
    await send({ outcome: 'token', ...card })
    await waitFor(() => expect(sentIntents).toEqual(['pay', 'billing']))
  })

  test('stays at the payment if the card is refused', async () => {
    fakeCommerce.answers.addPaymentInstrument = () => refusedAnswer('cardExpiryInvalid')
    await show()
    const { send } = await openCardWindow()
    await pressContinue()
    await send({ outcome: 'token', ...card })
    await waitFor(() => expect(sentIntents).toEqual(['pay']))
    expect(callsTo('setBillingAddress')).toEqual([])
  })

  test('can be repeated after the window was closed', async () => {
    await show()
    const { send } = await openCardWindow()
    await pressContinue()
    await send({ outcome: 'closed' })
    await waitFor(() => expect(continueButton().getAttribute('aria-disabled')).toBe('false'))
    expect(sentIntents).toEqual([])
  })

  test('uses the saved card that is selected', async () => {
    await show(cartExample.paidByCard.paymentInstruments)
    const [saved] = cartExample.paidByCard.paymentInstruments
    await pressContinue()
    await waitFor(() => expect(sentIntents).toEqual(['pay', 'billing']))
    expect(callsTo('addPaymentInstrument')[0]?.request).toMatchObject({
      body: { payment_instrument_id: saved?.payment_instrument_id },
    })
  })

  test('sends only the billing address if the cart is paid', async () => {
    setCart(paidCart)
    await show()
    await pressContinue()
    await waitFor(() => expect(sentIntents).toEqual(['billing']))
  })
})

test('another billing address offers every country of the shop, and the states of the chosen one (VAL-017)', async () => {
  await show()
  fireEvent.click(await screen.findByRole('checkbox', { name: new RegExp(en.billAsDelivered) }))
  const country = screen.getByLabelText<HTMLSelectElement>(en.country)
  const valuesOf = ({ options }: HTMLSelectElement) => Array.from(options, ({ value }) => value)
  expect(valuesOf(country).toSorted()).toEqual(['CA', 'DE', 'ES', 'FR', 'GB', 'IT', 'US'])
  expect(country.value).toBe('GB')
  expect(screen.queryByLabelText(en.province)).toBeNull()

  fireEvent.change(country, { target: { value: 'US' } })
  expect(valuesOf(screen.getByLabelText<HTMLSelectElement>(en.province))).toContain('CO')
})
