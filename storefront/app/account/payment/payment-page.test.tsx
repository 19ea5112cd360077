// First, because testing-library looks for the document when it is imported.
import { britishShop as shop } from '../../platform/testing/test-browser.ts'
import { saveInstrument } from '@cairn/contract/payments/saved-instrument-calls'
import { accept } from '@cairn/contract/refusals/result'
import { sampleOf } from '@cairn/contract/wire/sample'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { de } from '../../messages/de.ts'
import { en } from '../../messages/en.ts'
import { es } from '../../messages/es.ts'
import { fr } from '../../messages/fr.ts'
import { it as italian } from '../../messages/it.ts'
import type { Messages } from '../../messages/messages.ts'
import { fakeCommerce } from '../../platform/testing/test-commerce.ts'
import { MessagesProvider } from '../../platform/text/messages.tsx'
import { toastEvent } from '../../ui/toasts/show-toast.ts'
import type { FormOutcome, PaymentView } from '../account-view.ts'
import { PaymentPage } from './payment-page.tsx'

vi.mock(
  '../../platform/calls/browser-commerce.ts',
  () => import('../../platform/testing/test-commerce.ts'),
)

const sandbox = 'http://127.0.0.1:3001'
const view: PaymentView = { kind: 'payment', cards: [], giftCards: [], done: undefined }

const onToast = vi.fn<(event: Event) => void>()
const toasts = () =>
  onToast.mock.calls.map(([event]): unknown =>
    event instanceof CustomEvent ? event.detail : event,
  )
window.addEventListener(toastEvent, onToast)

const onSubmit = vi.fn<(fields: Record<string, unknown>) => FormOutcome>()

const openedWindow = {
  success: true,
  provider: 'sandbox',
  sessionId: 'win_1',
  windowUrl: `${sandbox}/window/win_1`,
  opensAs: 'frame',
}

/** The document was loaded as this page. Its content security policy is that of the page. */
const loadAs = (path: string) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    {
      name: new URL(path, location.href).href,
      entryType: 'navigation',
      startTime: 0,
      duration: 0,
      toJSON: () => ({}),
    },
  ])

beforeEach(() => {
  loadAs('/en-gb/account')
  onToast.mockClear()
  onSubmit.mockReset().mockReturnValue({ isSaved: true })
  fakeCommerce.answers = { openPaymentSession: () => accept(openedWindow) }
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function show(messages: Messages = en, search = '', cards: PaymentView['cards'] = []) {
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => shop,
      children: [
        {
          path: ':locale/account/payment',
          action: async ({ request }) => onSubmit(Object.fromEntries(await request.formData())),
          Component: ({ actionData }) => (
            <PaymentPage view={{ ...view, cards }} outcome={actionData} />
          ),
        },
      ],
    },
  ])
  render(
    <MessagesProvider value={{ language: 'en-GB', messages }}>
      <Stub
        initialEntries={[`/en-gb/account/payment${search}`]}
        hydrationData={{ loaderData: { root: shop } }}
      />
    </MessagesProvider>,
  )
}

async function openWindow(messages: Messages = en) {
  fireEvent.click(screen.getByRole('button', { name: messages.addCard }))
  await waitFor(() => expect(document.querySelector('iframe')).not.toBeNull())
  // The frame is rendered before its message listener is attached.
  await act(async () => {})
}

const sendFromWindow = (message: object, origin = sandbox) =>
  act(async () => {
    const data = { type: 'cairn-pay', sessionId: 'win_1', ...message }
    window.dispatchEvent(new MessageEvent('message', { data, origin }))
  })

const card = { brand: 'visa', last4: '4242', expiryMonth: 12, expiryYear: 2090 }
const token = { outcome: 'token', token: 'tok_of_a_visa', ...card }

describe('a card that is typed in the window of the provider', () => {
  test('is sent with its token and a captcha, as the main card if the box is ticked (ACC-020, PAY-033)', async () => {
    show()
    await openWindow()
    fireEvent.click(screen.getByRole('checkbox', { name: en.makeMainCard }))
    await sendFromWindow(token)
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1))
    expect(onSubmit).toHaveBeenCalledWith({
      intent: 'card',
      token: 'tok_of_a_visa',
      brand: 'visa',
      last4: '4242',
      expiryMonth: '12',
      expiryYear: '2090',
      captcha: 'none',
      main: 'on',
    })
    await waitFor(() => expect(document.querySelector('iframe')).toBeNull())
  })

  test('is typed after the page has been loaded anew, if its document may not show the window', async () => {
    const assign = vi.fn<(url: string) => void>()
    vi.stubGlobal('location', { ...location, href: location.href, assign })
    loadAs('/en-gb/sign-in')
    show()
    fireEvent.click(screen.getByRole('button', { name: en.addCard }))
    expect(assign).toHaveBeenCalledExactlyOnceWith('/en-gb/account/payment?add=card')
    expect(document.querySelector('iframe')).toBeNull()
    cleanup()

    loadAs('/en-gb/account/payment?add=card')
    show(en, '?add=card')
    await waitFor(() => expect(document.querySelector('iframe')).not.toBeNull())
  })

  test('is not accepted from another origin', async () => {
    show()
    await openWindow()
    await sendFromWindow(token, 'https://elsewhere.example')
    expect(onSubmit).not.toHaveBeenCalled()
    expect(document.querySelector('iframe')).not.toBeNull()
  })

  test('can be corrected if it has expired', async () => {
    show()
    await openWindow()
    await sendFromWindow({ outcome: 'invalid', card: 'expired' })
    screen.getByText(en.cardExpired)
    expect(document.querySelector('iframe')).not.toBeNull()
  })

  test('says why it cannot be added if the provider refuses it', async () => {
    show()
    await openWindow()
    await sendFromWindow({ outcome: 'refused' })
    expect(screen.queryByText(en.paymentFailed)).not.toBeNull()
    expect(screen.queryByRole('button', { name: en.addCard })).not.toBeNull()
  })

  test('cannot be added where the provider has a page instead of a window', async () => {
    fakeCommerce.answers.openPaymentSession = () => accept({ ...openedWindow, opensAs: 'page' })
    show()
    fireEvent.click(screen.getByRole('button', { name: en.addCard }))
    expect(await screen.findByText(en.cardsOnlyWhenPaying)).not.toBeNull()
  })
})

test('a past expiry date is refused at its field without a request (VAL-004, ERR-018)', async () => {
  const saved = sampleOf(saveInstrument.answer) as PaymentView['cards'][number]
  const savedCard = { ...card, paymentInstrumentId: saved.payment_instrument_id, main: true }
  show(en, '', [{ ...saved, card: savedCard, address: null }])
  const expiry = screen.getByLabelText(en.expiryDate)
  const save = () =>
    act(async () => fireEvent.click(screen.getByRole('button', { name: en.saveChanges })))
  fireEvent.change(expiry, { target: { value: '01/20' } })
  await save()
  expect(screen.queryByText(en.cardExpired)).not.toBeNull()
  expect(expiry.getAttribute('aria-invalid')).toBe('true')
  expect(onSubmit).not.toHaveBeenCalled()

  fireEvent.change(expiry, { target: { value: '01/90' } })
  await save()
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1))
})

const catalogues = [
  ['English', en],
  ['French', fr],
  ['German', de],
  ['Italian', italian],
  ['Spanish', es],
] as const

test.each(catalogues)(
  'a card that cannot be saved shows a toast in %s (ERR-038)',
  async (_, messages) => {
    onSubmit.mockReturnValue({
      isSaved: false,
      values: { intent: 'card' },
      errorMessage: '',
      toast: 'cardNotSaved',
    })
    show(messages)
    await openWindow(messages)
    await sendFromWindow(token)
    await waitFor(() => expect(toasts()).toEqual([{ title: messages.cardNotSaved, tone: 'error' }]))
    await screen.findByText(messages.problem)
  },
)

describe('a gift card that is not saved', () => {
  async function saveGiftCard(messages: Messages) {
    show(messages)
    fireEvent.change(screen.getByLabelText(messages.giftCardNumber), { target: { value: '6006' } })
    fireEvent.click(screen.getByRole('button', { name: messages.saveGiftCard }))
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1))
  }

  test.each(catalogues)(
    'because it is saved already shows a toast in %s (ERR-039)',
    async (_, messages) => {
      onSubmit.mockReturnValue({
        isSaved: false,
        values: { intent: 'giftCard', code: '6006' },
        errorMessage: 'It exists.',
        toast: 'giftCardExists',
      })
      await saveGiftCard(messages)
      await waitFor(() =>
        expect(toasts()).toEqual([{ title: messages.giftCardExists, tone: 'error' }]),
      )
      await screen.findByText('It exists.')
    },
  )

  test.each(catalogues)('for another reason shows a toast in %s (ERR-040)', async (_, messages) => {
    onSubmit.mockReturnValue({
      isSaved: false,
      values: { intent: 'giftCard', code: '6006' },
      errorMessage: '',
      toast: 'giftCardNotSaved',
    })
    await saveGiftCard(messages)
    await waitFor(() =>
      expect(toasts()).toEqual([{ title: messages.giftCardNotSaved, tone: 'error' }]),
    )
    await screen.findByText(messages.problem)
  })
})
