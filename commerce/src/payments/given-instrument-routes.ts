import { minorOf } from '@cairn/contract/money'
import type { InputOf } from '@cairn/contract/call'
import type { PaymentMethodId, WindowKind } from '@cairn/contract/payment-entity'
import type { addPaymentInstrument } from '@cairn/contract/payments'
import { worthOfPoints } from '@cairn/contract/points'
import { accept, type Refusal, refuse, type Result } from '@cairn/contract/result'
import { settingsOf } from '@cairn/contract/site-settings'
import { type CartPayment, isReward } from '../cart/cart-payment.ts'
import { type Carts, findCart } from '../cart/cart-store.ts'
import { priceNow } from '../cart/price-now.ts'
import { marketOf } from '../catalogue/sellable.ts'
import type { Asked } from '../platform/wire/asked.ts'
import type { LiveSession } from '../sessions/session.ts'
import { type GuessNeeds, lookAtCard, unlessAway } from './gift-card-guess-store.ts'
import { findGiftCard, findSavedGiftCard } from './gift-card-store.ts'
import { checkGiftCard, type GiftCard, maskedCodeOf } from './gift-card.ts'
import { findPaymentAddress } from './payment-address-store.ts'
import type { Programme } from './programme.ts'
import { type PaymentProvider, ProviderAway } from './provider.ts'
import { findSavedInstrument } from './saved-instruments-store.ts'

type Body = InputOf<typeof addPaymentInstrument>['body']
type Given = { body: Body; session: LiveSession; cartId: string; asked: Asked }

export type InstrumentNeeds = Carts &
  GuessNeeds & { provider: PaymentProvider; publicOrigin: string; programme: Programme }

type Refused = Refusal<(typeof addPaymentInstrument.refuses)[number]>
type Own = Refused | Refusal<'tooManyRequests' | 'awayForAMoment'>
/** Of points, with how many there are. */
type Made = Promise<Result<CartPayment & { balance?: number }, Own>>

/** What somebody wants to pay with, as far as it can be looked up before the cart is locked. */
export function instrumentFrom(needs: InstrumentNeeds) {
  const make: Record<PaymentMethodId, (given: Given) => Made> = {
    CREDIT_CARD: (given) => creditCard(needs, given),
    WALLET: (given) => withToken(needs, given),
    KLARNA: (given) => payLater(needs, given),
    GIFT_CARD: (given) => storedCard(needs, given, 'gift'),
    REWARD_CARD: (given) => storedCard(needs, given, 'reward'),
    REWARD_CODE: (given) => rewardCode(needs, given),
    LOYALTY_POINTS: (given) => points(needs, given),
    ATHLETES_PAYMENT: async ({ body }) => accept(plain(body)),
  }
  return async (given: Given): Made => {
    const method = given.body.payment_method_id
    const isHere = settingsOf(given.asked.locale).hasLoyalty || !isReward({ method })
    if (!isHere) return refuse('notLoyaltyMember')
    const window = windows[method]
    const isOffered = window === undefined || needs.provider.offers.includes(window)
    return isOffered ? make[method](given) : refuse('paymentFailed')
  }
}

/** What the provider is asked for. */
export const windows: Partial<Record<PaymentMethodId, WindowKind>> = {
  CREDIT_CARD: 'card',
  WALLET: 'wallet',
  KLARNA: 'payLater',
}

const plain = ({ payment_method_id: method, amount }: Body): CartPayment => ({
  id: crypto.randomUUID(),
  method,
  source: null,
  wanted: amount === undefined ? null : minorOf(amount),
  points: null,
  available: null,
  details: {},
})

async function withToken(
  { database }: InstrumentNeeds,
  { body, session: { consumerId }, asked }: Given,
): Made {
  const address = await findPaymentAddress(database, {
    typed: body.address,
    consumerId,
    country: asked.site.country,
  })
  if (!address.ok) return address
  const { token, ...card } = body.card ?? {}
  const details = {
    ...(token !== undefined && { token }),
    ...(isCard(card) && { card }),
    ...(address.value && { address: address.value }),
  }
  return accept({ ...plain(body), details })
}

type Card = NonNullable<CartPayment['details']['card']>
const isCard = (card: Partial<Card>): card is Card => card.last4 !== undefined

async function creditCard(needs: InstrumentNeeds, given: Given): Made {
  const { body, session } = given
  const { payment_instrument_id: savedId } = body
  if (savedId === undefined) {
    const typed = body.card ? accept(body.card) : await typedElsewhere(needs, body)
    return typed.ok ? withToken(needs, { ...given, body: { ...body, card: typed.value } }) : typed
  }
  const saved = await findSavedInstrument(needs.database, {
    id: savedId,
    consumerId: session.consumerId,
  })
  if (saved?.method !== 'CREDIT_CARD' || !saved.details.card) return refuse('instrumentNotFound')
  const { source: token, address } = saved
  const details = { savedId, token, card: saved.details.card, ...(address && { address }) }
  return accept({ ...plain(body), details })
}

/** On a page of the provider's own; its name there is its token. */
async function typedElsewhere(
  { provider }: InstrumentNeeds,
  { card_session_id: token }: Body,
): Promise<Result<NonNullable<Body['card']>, Refusal<'instrumentNotFound' | 'awayForAMoment'>>> {
  if (token === undefined) return refuse('instrumentNotFound')
  try {
    const card = await provider.findCard(token)
    return card ? accept({ token, ...card }) : refuse('instrumentNotFound')
  } catch (error) {
    return unlessProviderAway(error) ?? refuse('awayForAMoment')
  }
}

async function storedCard(
  needs: InstrumentNeeds,
  { body, session, asked }: Given,
  kind: GiftCard['kind'],
): Made {
  const { consumerId } = session
  const { payment_instrument_id: id, code = '', pin = '', recaptcha_response } = body
  const check = (card: GiftCard | undefined) => {
    const checked = checkGiftCard(card, kind)
    return checked.ok ? accept(paidBy(body, checked.value)) : checked
  }
  if (id !== undefined) {
    const saved = await unlessAway(() => findSavedGiftCard(needs.database, { id, consumerId }))
    if (!saved.ok) return saved
    return saved.value ? check(saved.value) : refuse('instrumentNotFound')
  }
  const { clientAddress } = asked
  const guess = { code, pin, consumerId, clientAddress, captchaResponse: recaptcha_response }
  return lookAtCard(needs, guess, async (database, named) => {
    const found = await unlessAway(() => findGiftCard(database, named))
    return found.ok ? check(found.value) : found
  })
}

const paidBy = (body: Body, { cardId, currency, balance, last4 }: GiftCard): CartPayment => ({
  ...plain(body),
  source: cardId,
  available: currency === null ? balance : { [currency]: balance },
  details: { maskedCode: maskedCodeOf(last4) },
})

async function rewardCode(needs: InstrumentNeeds, { body, session, asked }: Given): Made {
  const { consumerId } = session
  const { code = '', recaptcha_response: captchaResponse } = body
  const guess = { code, pin: '', consumerId, clientAddress: asked.clientAddress, captchaResponse }
  return lookAtCard(needs, guess, async () => {
    const found = await needs.programme.findCode({ code, consumerId })
    if (!found.ok) return found
    const { codeId: source, amounts: available, maskedCode } = found.value
    return accept({ ...plain(body), source, available, details: { maskedCode } })
  })
}

async function points({ programme }: InstrumentNeeds, { body, session, asked }: Given): Made {
  const member = await programme.findMember(session, asked.locale)
  if (!member.ok) return member
  const { memberId: source, points: balance } = member.value
  const wanted = body.points ?? (body.amount === undefined ? balance : minorOf(body.amount))
  if (wanted === 0) return refuse('rewardBalanceTooLow')
  const available = worthOfPoints(wanted)
  return accept({ ...plain(body), source, wanted: null, points: wanted, available, balance })
}

async function payLater(
  { provider, publicOrigin, ...carts }: InstrumentNeeds,
  { body, cartId, asked }: Given,
): Made {
  const found = await findCart(carts, { cartId, market: marketOf(asked) })
  if (!found) return refuse('cartNotFound')
  const prices = priceNow(found.cart, found.now)
  if (!prices.ok) return prices
  const { remainingToPay: amount } = prices.value.priced
  if (amount === 0) return refuse('paymentFailed')
  const { locale, site } = asked
  const key = `${cartId} ${found.cart.version} ${amount}`
  const asking = { key, amount, currency: site.currency, locale, origin: publicOrigin }
  const opened = await provider.openPayLater(asking).catch(unlessProviderAway)
  if (!opened) return refuse('awayForAMoment')
  const { sessionId, clientToken, windowUrl: attachment, categories } = opened
  return accept({ ...plain(body), details: { sessionId, clientToken, attachment, categories } })
}

export function unlessProviderAway(error: unknown): undefined {
  if (!(error instanceof ProviderAway)) throw error
}
