import { data, redirect } from 'react-router'
import type { HandledRefusal } from '../../platform/calls/commerce.ts'
import { showMessage } from '../../platform/calls/handling.ts'
import { withRenewedSession } from '../../platform/calls/server-session.ts'
import { formText } from '../../platform/form-data.ts'
import { pageContext } from '../../platform/page/page-context.ts'
import { giftCardHandlers } from '../../purchase/payment/gift-card-refusal-handling.ts'
import { type AccountRequest, leadToSignIn, respond } from '../account-request.server.ts'
import type { FormOutcome, PaymentView } from '../account-view.ts'
import { type DoneChange, doneChanges } from '../addresses/book-input.ts'
import { newCardIn, parseExpiry, repeatedValues } from './payment-fields.ts'

export async function readPayment(request: AccountRequest): Promise<PaymentView> {
  const { commerce } = request.context.get(pageContext)
  leadToSignIn(request)
  const result = await withRenewedSession(commerce, () =>
    commerce.readSavedInstruments({ query: {} }),
  )
  if (!result.ok) {
    leadToSignIn(request, result.refusal)
    throw data(null, { status: result.refusal.status })
  }
  const { payment_instruments: saved } = result.value
  const done = request.url.searchParams.get('done')
  return {
    kind: 'payment',
    cards: saved.filter(({ card }) => card !== null),
    giftCards: saved.filter(({ card }) => card === null),
    done: doneChanges.find((change) => change === done),
  }
}

/** Handles the forms of the page, which are told apart by their intent. */
export function changePayment(request: AccountRequest, form: FormData) {
  const change = changes[formText(form, 'intent')]
  if (!change) throw data(null, { status: 400 })
  return change(request, form)
}

type Change = (request: AccountRequest, form: FormData) => ReturnType<typeof changeExpiry>

const changes: Partial<Record<string, Change>> = {
  card: saveCard,
  giftCard: saveGiftCard,
  expiry: changeExpiry,
  main: makeMainCard,
  remove: removeInstrument,
}

const paramsIn = (form: FormData) => ({ paymentInstrumentId: formText(form, 'instrumentId') })

const saveHandlers = {
  ...giftCardHandlers(showMessage),
  cardExists: 'alreadySaved',
  cardExpiryInvalid: showMessage,
  paymentFailed: showMessage,
  paymentAddressNotFound: showMessage,
  addressFieldsMissing: showMessage,
} as const

/** The token comes from the provider's window, so that the number of the card never passes here. */
async function saveCard(request: AccountRequest, form: FormData) {
  const { commerce } = request.context.get(pageContext)
  const body = {
    payment_method_id: 'CREDIT_CARD',
    card: newCardIn(form),
    recaptcha_response: formText(form, 'captcha') || undefined,
  } as const
  const result = await withRenewedSession(commerce, () =>
    commerce.saveInstrument({ body }, saveHandlers),
  )
  if (result.ok) throw leadToList(request, 'saved')
  const { refusal } = result
  const isSavedAlready = refusal.handling === 'alreadySaved'
  return showFailure(request, form, { refusal, ...(!isSavedAlready && { toast: 'cardNotSaved' }) })
}

async function saveGiftCard(request: AccountRequest, form: FormData) {
  const { commerce } = request.context.get(pageContext)
  const body = {
    payment_method_id: formText(form, 'method') === 'REWARD_CARD' ? 'REWARD_CARD' : 'GIFT_CARD',
    code: formText(form, 'code'),
    pin: formText(form, 'pin'),
    recaptcha_response: formText(form, 'captcha') || undefined,
  } as const
  const result = await withRenewedSession(commerce, () =>
    commerce.saveInstrument({ body }, saveHandlers),
  )
  if (result.ok) throw leadToList(request, 'saved')
  const { refusal } = result
  const isSavedAlready = refusal.handling === 'alreadySaved'
  return showFailure(request, form, {
    refusal,
    toast: isSavedAlready ? 'giftCardExists' : 'giftCardNotSaved',
  })
}

type CardChange = NonNullable<ReturnType<typeof parseExpiry>> | { main: true }

const changeHandlers = {
  instrumentNotFound: showMessage,
  cardExpiryInvalid: showMessage,
  paymentAddressNotFound: showMessage,
  addressFieldsMissing: showMessage,
} as const

async function changeExpiry(request: AccountRequest, form: FormData) {
  const expiry = parseExpiry(formText(form, 'expiry'))
  if (!expiry) {
    const problems = { expiry: { name: 'valueInvalid' } } as const
    return respond({ isSaved: false, values: repeatedValues(form), problems }, 400)
  }
  return changeCard(request, form, expiry)
}

function makeMainCard(request: AccountRequest, form: FormData) {
  return changeCard(request, form, { main: true })
}

async function changeCard(request: AccountRequest, form: FormData, card: CardChange) {
  const { commerce } = request.context.get(pageContext)
  const body = { card }
  const result = await withRenewedSession(commerce, () =>
    commerce.changeSavedInstrument({ params: paramsIn(form), body }, changeHandlers),
  )
  if (!result.ok) return showFailure(request, form, { refusal: result.refusal })
  throw leadToList(request, 'saved')
}

async function removeInstrument(request: AccountRequest, form: FormData) {
  const { commerce } = request.context.get(pageContext)
  const result = await withRenewedSession(commerce, () =>
    commerce.removeSavedInstrument({ params: paramsIn(form) }, { instrumentNotFound: showMessage }),
  )
  if (!result.ok) return showFailure(request, form, { refusal: result.refusal })
  throw leadToList(request, 'removed')
}

type Failure = { refusal: HandledRefusal; toast?: NonNullable<FormOutcome['toast']> }

function showFailure(request: AccountRequest, form: FormData, { refusal, toast }: Failure) {
  leadToSignIn(request, refusal)
  const { message: errorMessage, status } = refusal
  const values = repeatedValues(form)
  return respond({ isSaved: false, values, errorMessage, ...(toast && { toast }) }, status)
}

const leadToList = ({ params }: AccountRequest, done: DoneChange) =>
  redirect(`/${params.locale}/account/payment?done=${done}`, 303)
