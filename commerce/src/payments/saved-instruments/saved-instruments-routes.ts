import { amountOf } from '@cairn/contract/fields/money'
import {
  changeSavedInstrument,
  readSavedInstruments,
  removeSavedInstrument,
  saveInstrument,
} from '@cairn/contract/payments/saved-instrument-calls'
import { accept, refuse } from '@cairn/contract/refusals/result'
import type { AnswerOf, InputOf } from '@cairn/contract/wire/call'
import { readClock } from '../../platform/clock-store.ts'
import { faultPoint } from '../../platform/faults.ts'
import type { RequestContext } from '../../platform/wire/request-context.ts'
import { serve } from '../../platform/wire/serve.ts'
import type { SessionGuards } from '../../sessions/session-guard.ts'
import type { LiveSession } from '../../sessions/session.ts'
import { findGiftCard } from '../gift-cards/gift-card-store.ts'
import { checkGiftCard, maskedCodeOf } from '../gift-cards/gift-card.ts'
import {
  type GiftCardLookupDeps,
  lookUpGiftCard,
  catchGiftCardOutage,
} from '../gift-cards/look-up-gift-card-flow.ts'
import { findPaymentAddress } from '../payment-address-flow.ts'
import { hasExpired, withCardChange, type SavedInstrument } from './saved-instrument.ts'
import {
  updateSavedInstrument,
  findSavedInstrument,
  findSavedInstruments,
  deleteSavedInstrument,
  addSavedInstrument,
} from './saved-instruments-store.ts'

type Body = InputOf<typeof saveInstrument>['body']
type SaveRequest = { access: LiveSession; body: Body; context: RequestContext }

export function savedInstrumentRoutes({
  guards,
  ...deps
}: GiftCardLookupDeps & { guards: SessionGuards }) {
  const { database } = deps

  return [
    serve(readSavedInstruments, guards.shopper, async ({ access, query }) => {
      const instruments = await findSavedInstruments(database, access.consumerId)
      const methods = [query.payment_method_id ?? []].flat()
      const matching = instruments.filter(
        ({ method }) => methods.length === 0 || methods.includes(method),
      )
      return accept({ payment_instruments: matching.map(savedInstrumentAnswer) })
    }),

    serve(saveInstrument, guards.shopper, (request) =>
      request.body.payment_method_id === 'CREDIT_CARD'
        ? saveCard(deps, request)
        : saveGiftCard(deps, request),
    ),

    serve(changeSavedInstrument, guards.shopper, async ({ access, params, body, context }) => {
      const { consumerId } = access
      const address = await resolveCardAddress(database, { access, body, context })
      if (!address.ok) return address
      const { paymentInstrumentId: id } = params
      const before = await findSavedInstrument(database, { id, consumerId })
      const after = before && withCardChange(before, { ...body.card, address: address.value })
      if (!after) return refuse('instrumentNotFound')
      if (hasExpired(after.details.card, await readClock(database)))
        return refuse('cardExpiryInvalid')
      const isUpdated = await updateSavedInstrument(database, { ...after, consumerId })
      return isUpdated ? accept(savedInstrumentAnswer(after)) : refuse('instrumentNotFound')
    }),

    serve(removeSavedInstrument, guards.shopper, async ({ access: { consumerId }, params }) => {
      const { paymentInstrumentId: id } = params
      const isDeleted = await deleteSavedInstrument(database, { id, consumerId })
      return isDeleted ? accept({}) : refuse('instrumentNotFound')
    }),
  ]
}

type CardAddressRequest = Pick<SaveRequest, 'access' | 'context'> & { body: Pick<Body, 'address'> }

const resolveCardAddress = (
  database: GiftCardLookupDeps['database'],
  { access: { consumerId }, body: { address: input }, context: { site } }: CardAddressRequest,
) => findPaymentAddress(database, { input, consumerId, country: site.country })

async function saveCard(
  { database, captcha }: GiftCardLookupDeps,
  { access, body, context }: SaveRequest,
) {
  if (!(await captcha.isSolved(body.recaptcha_response, 'pay'))) return refuse('captchaFailed')
  if (!body.card) return refuse('paymentFailed')
  const { token, main, ...card } = body.card
  const { consumerId } = access
  const address = await resolveCardAddress(database, { access, body, context })
  if (!address.ok) return address
  if (hasExpired(card, await readClock(database))) return refuse('cardExpiryInvalid')
  await faultPoint('payments.card-checked')
  return addInstrument(database, consumerId, {
    ...newInstrument('CREDIT_CARD', token),
    isMain: main ?? false,
    details: { card },
    address: address.value ?? null,
  })
}

async function saveGiftCard(deps: GiftCardLookupDeps, { access, body, context }: SaveRequest) {
  const { payment_method_id: method, code = '', pin = '', recaptcha_response } = body
  if (method !== 'GIFT_CARD' && method !== 'REWARD_CARD') return refuse('paymentFailed')
  const { consumerId } = access
  const { clientIp } = context
  const lookup = { code, pin, consumerId, clientIp, captchaResponse: recaptcha_response }
  const result = await lookUpGiftCard(deps, lookup, async (database, key) => {
    const card = await catchGiftCardOutage(() => findGiftCard(database, key))
    return card.ok ? checkGiftCard(card.value, method === 'GIFT_CARD' ? 'gift' : 'reward') : card
  })
  if (!result.ok) return result
  const { cardId, last4, balance } = result.value
  return addInstrument(deps.database, consumerId, {
    ...newInstrument(method, cardId),
    details: { maskedCode: maskedCodeOf(last4) },
    balance,
  })
}

const newInstrument = (method: SavedInstrument['method'], source: string): SavedInstrument => ({
  id: crypto.randomUUID(),
  method,
  source,
  isMain: false,
  details: {},
  address: null,
  balance: null,
})

async function addInstrument(
  database: GiftCardLookupDeps['database'],
  consumerId: string,
  instrument: SavedInstrument,
) {
  const addedInstrument = await addSavedInstrument(database, { ...instrument, consumerId })
  return addedInstrument ? accept(savedInstrumentAnswer(addedInstrument)) : refuse('cardExists')
}

const savedInstrumentAnswer = ({
  id,
  method,
  isMain,
  details,
  address,
  balance,
}: SavedInstrument): AnswerOf<typeof saveInstrument> => ({
  payment_instrument_id: id,
  payment_method_id: method,
  amount: balance === null ? null : amountOf(balance),
  card: details.card ? { ...details.card, paymentInstrumentId: id, main: isMain } : null,
  maskedCode: details.maskedCode ?? null,
  points: null,
  address,
  session_id: null,
  client_token: null,
  attachment: null,
  payment_method_categories: [],
})
