// First, because testing-library looks for the document when it is imported.
import { britishShop as shop } from '../../platform/testing/test-browser.ts'
import { resetCommerce, paidByCard } from '../order/test-place-order.tsx'
import { accept } from '@cairn/contract/refusals/result'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setCart } from '../../cart/state/set-cart.ts'
import { de } from '../../messages/de.ts'
import { en } from '../../messages/en.ts'
import { es } from '../../messages/es.ts'
import { fr } from '../../messages/fr.ts'
import { it as italian } from '../../messages/it.ts'
import type { Messages } from '../../messages/messages.ts'
import { refusedAnswer } from '../../platform/testing/test-calls.ts'
import { browserCommerce, callsTo, fakeCommerce } from '../../platform/testing/test-commerce.ts'
import { MessagesProvider } from '../../platform/text/messages.tsx'
import { toastEvent } from '../../ui/toasts/show-toast.ts'
import { runInBrowser } from '../commands/run-in-browser.ts'
import { PaymentChoice } from '../payment/payment-choice.tsx'
import { cartExample } from '../test-cart.ts'

vi.mock(
  '../../platform/calls/browser-commerce.ts',
  () => import('../../platform/testing/test-commerce.ts'),
)

const sandbox = 'http://127.0.0.1:3001'
const card = {
  token: 'tok_of_a_visa',
  brand: 'visa',
  last4: '4242',
  expiryMonth: 12,
  expiryYear: 2090,
}

const onToast = vi.fn<(event: Event) => void>()
const toasts = () =>
  onToast.mock.calls.map(([event]): unknown =>
    event instanceof CustomEvent ? event.detail : event,
  )
window.addEventListener(toastEvent, onToast)

beforeEach(() => {
  resetCommerce()
  onToast.mockClear()
  setCart(cartExample.withBilling())
  fakeCommerce.answers = {
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

async function show({
  isSignedIn = true,
  messages = en,
}: { isSignedIn?: boolean; messages?: Messages } = {}) {
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => shop,
      children: [
        {
          path: ':locale/checkout',
          action: async ({ request }) => {
            const outcome = await runInBrowser(browserCommerce(), await request.formData(), {
              country: 'GB',
            })
            return outcome?.ok ?? false
          },
          Component: () => (
            <PaymentChoice
              cart={cartExample.withBilling()}
              cards={[]}
              isSignedIn={isSignedIn}
              error={undefined}
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
  // The frame is rendered before its message listener is attached.
  await act(async () => {})
}

const tick = (messages: Messages = en) => screen.getByRole('checkbox', { name: messages.keepCard })

async function payByCard() {
  await act(async () => {
    window.dispatchEvent(
      new MessageEvent('message', {
        data: { type: 'cairn-pay', sessionId: 'win_1', outcome: 'token', ...card },
        origin: sandbox,
      }),
    )
  })
  await waitFor(() => expect(callsTo('addPaymentInstrument')).toHaveLength(1))
  await act(async () => {})
}

describe('an entered card', () => {
  test('is saved with a captcha and the payment token if the shopper ticks the box (PAY-033)', async () => {
    await show()
    fireEvent.click(tick())
    await payByCard()
    await waitFor(() => expect(callsTo('saveInstrument')).toHaveLength(1))
    expect(callsTo('addPaymentInstrument')[0]?.request).toMatchObject({
      body: { payment_method_id: 'CREDIT_CARD', card },
    })
    expect(callsTo('saveInstrument')[0]?.request).toEqual({
      body: {
        payment_method_id: 'CREDIT_CARD',
        card,
        address: paidByCard.billingAddress,
        recaptcha_response: 'none',
      },
    })
    expect(toasts()).toEqual([])
  })

  test('is not saved if the box is not ticked', async () => {
    await show()
    await payByCard()
    expect(callsTo('saveInstrument')).toEqual([])
  })

  test('cannot be saved by a guest', async () => {
    await show({ isSignedIn: false })
    expect(screen.queryByRole('checkbox')).toBeNull()
    await payByCard()
    expect(callsTo('saveInstrument')).toEqual([])
  })

  test('is not saved if it is refused as payment', async () => {
    fakeCommerce.answers.addPaymentInstrument = () => refusedAnswer('cardExpiryInvalid')
    await show()
    fireEvent.click(tick())
    await payByCard()
    expect(callsTo('saveInstrument')).toEqual([])
  })

  test('that is already saved shows the server’s message and pays (PAY-055, ERR-037)', async () => {
    fakeCommerce.answers.saveInstrument = () => refusedAnswer('cardExists')
    await show()
    fireEvent.click(tick())
    await payByCard()
    await waitFor(() =>
      expect(toasts()).toEqual([{ title: 'The message of cardExists.', tone: 'error' }]),
    )
  })

  test.each([
    ['English', en],
    ['French', fr],
    ['German', de],
    ['Italian', italian],
    ['Spanish', es],
  ])(
    'that cannot be saved for another reason shows a message in %s (ERR-038)',
    async (_, messages) => {
      const reasons = ['general', 'captchaFailed', 'paymentAddressNotFound'] as const
      for (const reason of reasons) {
        fakeCommerce.answers.saveInstrument = () => refusedAnswer(reason)
        fakeCommerce.calls.length = 0
        setCart(cartExample.withBilling())
        onToast.mockClear()
        await show({ messages })
        fireEvent.click(tick(messages))
        await payByCard()
        await waitFor(() =>
          expect(toasts()).toEqual([{ title: messages.cardNotKept, tone: 'error' }]),
        )
        cleanup()
      }
    },
  )
})
