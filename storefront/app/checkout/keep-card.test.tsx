import { beginAnew, paidByCard } from './test-placing.tsx'
import { accept } from '@cairn/contract/result'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { de } from '../messages/de.ts'
import { en } from '../messages/en.ts'
import { es } from '../messages/es.ts'
import { fr } from '../messages/fr.ts'
import { it as italian } from '../messages/it.ts'
import { keepCart } from '../cart/cart-store.ts'
import { browserCommerce, callsOf, heard } from '../platform/test-answers.ts'
import { MessagesProvider } from '../platform/messages.tsx'
import { refused } from '../platform/test-client.ts'
import { britishShop as shop } from '../platform/test-shop.ts'
import { toastEvent } from '../ui/show-toast.ts'
import { PaymentChoice } from './payment-choice.tsx'
import { performInBrowser } from './perform-in-browser.ts'
import { cartExample } from './test-cart.ts'

vi.mock('../platform/browser-commerce.ts', () => import('../platform/test-answers.ts'))

const sandbox = 'http://127.0.0.1:3001'
const card = {
  token: 'tok_of_a_visa',
  brand: 'visa',
  last4: '4242',
  expiryMonth: 12,
  expiryYear: 2090,
}

const told = vi.fn<(event: Event) => void>()
const toasts = () =>
  told.mock.calls.map(([event]): unknown => (event instanceof CustomEvent ? event.detail : event))
window.addEventListener(toastEvent, told)

beforeEach(() => {
  beginAnew()
  told.mockClear()
  keepCart(cartExample.billed())
  heard.answers = {
    openPaymentSession: () =>
      accept({
        success: true,
        provider: 'sandbox',
        sessionId: 'win_1',
        windowUrl: `${sandbox}/window/win_1`,
      }),
    addPaymentInstrument: () => accept(paidByCard),
    saveInstrument: () => accept(paidByCard.paymentInstruments[0]),
  }
})
afterEach(cleanup)

async function show({ isKnown = true, messages = en } = {}) {
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => shop,
      children: [
        {
          path: ':locale/checkout',
          action: async ({ request }) => {
            const outcome = await performInBrowser(
              browserCommerce(),
              await request.formData(),
              'GB',
            )
            return outcome?.ok ?? false
          },
          Component: () => (
            <PaymentChoice
              cart={cartExample.billed()}
              cards={[]}
              isKnown={isKnown}
              refused={undefined}
            />
          ),
        },
      ],
    },
  ])
  render(
    <MessagesProvider value={{ language: 'en-GB', messages }}>
      <Stub initialEntries={['/en-gb/checkout']} hydrationData={{ loaderData: { root: shop } }} />
    </MessagesProvider>,
  )
  await waitFor(() => expect(document.querySelector('iframe')).not.toBeNull())
  // It stands before anybody listens to it.
  await act(async () => {})
}

const tick = (messages = en) => screen.getByRole('checkbox', { name: messages.keepCard })

async function payByCard() {
  await act(async () => {
    window.dispatchEvent(
      new MessageEvent('message', {
        data: { type: 'cairn-pay', sessionId: 'win_1', outcome: 'token', ...card },
        origin: sandbox,
      }),
    )
  })
  await waitFor(() => expect(callsOf('addPaymentInstrument')).toHaveLength(1))
  await act(async () => {})
}

describe('a card that is typed in', () => {
  it('is kept where that is ticked, with a captcha, by the token that pays (PAY-033)', async () => {
    await show()
    fireEvent.click(tick())
    await payByCard()
    await waitFor(() => expect(callsOf('saveInstrument')).toHaveLength(1))
    expect(callsOf('addPaymentInstrument')[0]?.request).toMatchObject({
      body: { payment_method_id: 'CREDIT_CARD', card },
    })
    expect(callsOf('saveInstrument')[0]?.request).toEqual({
      body: {
        payment_method_id: 'CREDIT_CARD',
        card,
        address: paidByCard.billingAddress,
        recaptcha_response: 'none',
      },
    })
    expect(toasts()).toEqual([])
  })

  it('is kept by nobody who has not asked for it', async () => {
    await show()
    await payByCard()
    expect(callsOf('saveInstrument')).toEqual([])
  })

  it('has no account to be kept in where nobody is signed in', async () => {
    await show({ isKnown: false })
    expect(screen.queryByRole('checkbox')).toBeNull()
    await payByCard()
    expect(callsOf('saveInstrument')).toEqual([])
  })

  it('is not kept where it does not pay', async () => {
    heard.answers.addPaymentInstrument = () => refused(409, 'FE309')
    await show()
    fireEvent.click(tick())
    await payByCard()
    expect(callsOf('saveInstrument')).toEqual([])
  })

  it('that is there already is told in the words of the server, and pays (PAY-055, ERR-037)', async () => {
    heard.answers.saveInstrument = () => refused(409, 'PYT300')
    await show()
    fireEvent.click(tick())
    await payByCard()
    await waitFor(() =>
      expect(toasts()).toEqual([{ title: 'The message of PYT300.', tone: 'error' }]),
    )
  })

  it.each([
    ['English', en],
    ['French', fr],
    ['German', de],
    ['Italian', italian],
    ['Spanish', es],
  ])('that cannot be kept for any other reason says so in %s (ERR-038)', async (_, messages) => {
    const reasons = ['GEN500', 'AUT403', 'PYT405']
    for (const reason of reasons) {
      heard.answers.saveInstrument = () => refused(500, reason)
      heard.asked.length = 0
      keepCart(cartExample.billed())
      told.mockClear()
      await show({ messages })
      fireEvent.click(tick(messages))
      await payByCard()
      await waitFor(() =>
        expect(toasts()).toEqual([{ title: messages.cardNotKept, tone: 'error' }]),
      )
      cleanup()
    }
  })
})
