import type { AnswerOf, InputOf } from '@cairn/contract/call'
import { amountOf } from '@cairn/contract/money'
import { accept, refuse } from '@cairn/contract/result'
import {
  changeSavedInstrument,
  readSavedInstruments,
  removeSavedInstrument,
  saveInstrument,
} from '@cairn/contract/saved-instruments'
import { readClock } from '../platform/clock-store.ts'
import type { Asked } from '../platform/wire/asked.ts'
import { serve } from '../platform/wire/serve.ts'
import type { SessionGuards } from '../sessions/session-guard.ts'
import type { LiveSession } from '../sessions/session.ts'
import { hasExpired } from './card-expiry.ts'
import { type GuessNeeds, lookAtCard, unlessAway } from './gift-card-guess-store.ts'
import { findGiftCard } from './gift-card-store.ts'
import { checkGiftCard, maskedCodeOf } from './gift-card.ts'
import { findPaymentAddress } from './payment-address-store.ts'
import { changedCard, type SavedInstrument } from './saved-card.ts'
import {
  changeInstrument,
  findSavedInstrument,
  findSavedInstruments,
  forgetInstrument,
  keepInstrument,
} from './saved-instruments-store.ts'

type Body = InputOf<typeof saveInstrument>['body']
type Saving = { grant: LiveSession; body: Body; asked: Asked }

/** Cards that a shopper keeps in the account. */
export function savedInstrumentRoutes({
  guards,
  ...needs
}: GuessNeeds & { guards: SessionGuards }) {
  const { database } = needs

  return [
    serve(readSavedInstruments, guards.shopper, async ({ grant, query }) => {
      const saved = await findSavedInstruments(database, grant.consumerId)
      const { payment_method_id: method = undefined } = query
      const wanted = saved.filter((each) => method === undefined || each.method === method)
      return accept({ payment_instruments: wanted.map(savedAnswer) })
    }),

    serve(saveInstrument, guards.shopper, (saving) =>
      saving.body.payment_method_id === 'CREDIT_CARD'
        ? saveCard(needs, saving)
        : saveGiftCard(needs, saving),
    ),

    serve(changeSavedInstrument, guards.shopper, async ({ grant, params, body, asked }) => {
      const { consumerId } = grant
      const address = await addressIn(database, { grant, body, asked })
      if (!address.ok) return address
      const { paymentInstrumentId: id } = params
      const before = await findSavedInstrument(database, { id, consumerId })
      const after = before && changedCard(before, { ...body.card, address: address.value })
      if (!after) return refuse('instrumentNotFound')
      if (hasExpired(after.details.card, await readClock(database)))
        return refuse('cardExpiryInvalid')
      const isThere = await changeInstrument(database, { ...after, consumerId })
      return isThere ? accept(savedAnswer(after)) : refuse('instrumentNotFound')
    }),

    serve(removeSavedInstrument, guards.shopper, async ({ grant: { consumerId }, params }) => {
      const { paymentInstrumentId: id } = params
      const isForgotten = await forgetInstrument(database, { id, consumerId })
      return isForgotten ? accept({}) : refuse('instrumentNotFound')
    }),
  ]
}

type Addressed = Pick<Saving, 'grant' | 'asked'> & { body: Pick<Body, 'address'> }

const addressIn = (
  database: GuessNeeds['database'],
  { grant: { consumerId }, body: { address: typed }, asked: { site } }: Addressed,
) => findPaymentAddress(database, { typed, consumerId, country: site.country })

async function saveCard({ database, captcha }: GuessNeeds, { grant, body, asked }: Saving) {
  if (!(await captcha.isSolved(body.recaptcha_response, 'pay'))) return refuse('captchaFailed')
  if (!body.card) return refuse('paymentFailed')
  const { token, main, ...card } = body.card
  const { consumerId } = grant
  const address = await addressIn(database, { grant, body, asked })
  if (!address.ok) return address
  if (hasExpired(card, await readClock(database))) return refuse('cardExpiryInvalid')
  return keep(database, consumerId, {
    ...fresh('CREDIT_CARD', token),
    isMain: main ?? false,
    details: { card },
    address: address.value ?? null,
  })
}

async function saveGiftCard(needs: GuessNeeds, { grant, body, asked }: Saving) {
  const { payment_method_id: method, code = '', pin = '', recaptcha_response } = body
  if (method !== 'GIFT_CARD' && method !== 'REWARD_CARD') return refuse('paymentFailed')
  const { consumerId } = grant
  const { clientAddress } = asked
  const guess = { code, pin, consumerId, clientAddress, captchaResponse: recaptcha_response }
  const found = await lookAtCard(needs, guess, async (database, named) => {
    const card = await unlessAway(() => findGiftCard(database, named))
    return card.ok ? checkGiftCard(card.value, method === 'GIFT_CARD' ? 'gift' : 'reward') : card
  })
  if (!found.ok) return found
  const { cardId, last4, balance } = found.value
  return keep(needs.database, consumerId, {
    ...fresh(method, cardId),
    details: { maskedCode: maskedCodeOf(last4) },
    balance,
  })
}

const fresh = (method: SavedInstrument['method'], source: string): SavedInstrument => ({
  id: crypto.randomUUID(),
  method,
  source,
  isMain: false,
  details: {},
  address: null,
  balance: null,
})

async function keep(database: GuessNeeds['database'], consumerId: string, saved: SavedInstrument) {
  const kept = await keepInstrument(database, { ...saved, consumerId })
  return kept ? accept(savedAnswer(kept)) : refuse('cardExists')
}

type Answer = AnswerOf<typeof saveInstrument>

const savedAnswer = ({
  id,
  method,
  isMain,
  details,
  address,
  balance,
}: SavedInstrument): Answer => ({
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
