import { minorOf } from '@cairn/contract/fields/money'
import { amountForPoints } from '@cairn/contract/loyalty/points'
import type { PaymentMethodId, PaymentWindowKind } from '@cairn/contract/payments/payment'
import type { addPaymentInstrument } from '@cairn/contract/payments/payment-calls'
import { accept, type Refusal, refuse, type Result } from '@cairn/contract/refusals/result'
import { settingsOf } from '@cairn/contract/sites/site-settings'
import type { Locale, Site } from '@cairn/contract/sites/sites'
import type { InputOf } from '@cairn/contract/wire/call'
import { copyAddress } from '../../accounts/addresses/copied-address.ts'
import type { Cart } from '../../cart/cart.ts'
import { type CartPayment, isReward, type PaymentDetails } from '../../cart/payment/cart-payment.ts'
import type { PriceCart } from '../../cart/pricing/cart-prices.ts'
import type { CartDeps } from '../../cart/store/cart-store.ts'
import type { LiveSession } from '../../sessions/session.ts'
import { findGiftCard, findSavedGiftCard } from '../gift-cards/gift-card-store.ts'
import { checkGiftCard, type GiftCard, maskedCodeOf } from '../gift-cards/gift-card.ts'
import {
  type GiftCardLookupDeps,
  lookUpGiftCard,
  catchGiftCardOutage,
} from '../gift-cards/look-up-gift-card-flow.ts'
import type { LoyaltyProgramme } from '../loyalty-programme.ts'
import { findPaymentAddress } from '../payment-address-flow.ts'
import { type PaymentProvider, ProviderUnavailable } from '../providers/provider.ts'
import { findSavedInstrument } from '../saved-instruments/saved-instruments-store.ts'

type Body = InputOf<typeof addPaymentInstrument>['body']
type InstrumentRequest = {
  body: Body
  session: LiveSession
  cartId: string
  context: { locale: Locale; site: Site; clientIp: string }
}

export type InstrumentDeps = CartDeps &
  GiftCardLookupDeps & {
    provider: PaymentProvider
    publicOrigin: string
    programme: LoyaltyProgramme
  }

type InstrumentRefusal = Refusal<
  (typeof addPaymentInstrument.refuses)[number] | 'tooManyRequests' | 'temporarilyUnavailable'
>
/** For points, `balance` is the number that the member has. */
type ResolvedInstrument = Promise<Result<CartPayment & { balance?: number }, InstrumentRefusal>>

/** Turns the requested instrument into a payment before the cart is locked. */
export function instrumentResolver(deps: InstrumentDeps) {
  const resolvers: Record<PaymentMethodId, (request: InstrumentRequest) => ResolvedInstrument> = {
    CREDIT_CARD: (request) => resolveCreditCard(deps, request),
    WALLET: (request) => resolveToken(deps, request),
    KLARNA: async ({ body }) => accept(newPayment(body)),
    GIFT_CARD: (request) => resolveGiftCard(deps, request, 'gift'),
    REWARD_CARD: (request) => resolveGiftCard(deps, request, 'reward'),
    REWARD_CODE: (request) => resolveRewardCode(deps, request),
    LOYALTY_POINTS: (request) => resolvePoints(deps, request),
    ATHLETES_PAYMENT: async ({ body }) => accept(newPayment(body)),
  }
  return async (request: InstrumentRequest): ResolvedInstrument => {
    const method = request.body.payment_method_id
    const { hasLoyalty } = settingsOf(request.context.locale)
    if (isReward({ method }) && !hasLoyalty) return refuse('notLoyaltyMember')
    const window = windowKindByMethod[method]
    const isMethodOffered = window === undefined || deps.provider.offers.includes(window)
    return isMethodOffered ? resolvers[method](request) : refuse('paymentFailed')
  }
}

const windowKindByMethod: Partial<Record<PaymentMethodId, PaymentWindowKind>> = {
  CREDIT_CARD: 'card',
  WALLET: 'wallet',
  KLARNA: 'payLater',
}

const newPayment = ({ payment_method_id: method, amount }: Body): CartPayment => ({
  id: crypto.randomUUID(),
  method,
  source: null,
  requestedAmount: amount === undefined ? null : minorOf(amount),
  points: null,
  available: null,
  details: {},
})

async function resolveToken(
  { database }: InstrumentDeps,
  { body, session: { consumerId }, context }: InstrumentRequest,
): ResolvedInstrument {
  const address = await findPaymentAddress(database, {
    input: body.address,
    consumerId,
    country: context.site.country,
  })
  if (!address.ok) return address
  const { token, ...card } = body.card ?? {}
  const details = {
    ...(token !== undefined && { token }),
    ...(isCard(card) && { card }),
    ...(address.value && { address: address.value }),
  }
  return accept({ ...newPayment(body), details })
}

type CardDetails = NonNullable<CartPayment['details']['card']>
const isCard = (card: Partial<CardDetails>): card is CardDetails => card.last4 !== undefined

async function resolveCreditCard(
  deps: InstrumentDeps,
  request: InstrumentRequest,
): ResolvedInstrument {
  const { body, session } = request
  const { payment_instrument_id: savedId } = body
  if (savedId === undefined) {
    const cardResult = body.card ? accept(body.card) : await findHostedPageCard(deps, body)
    return cardResult.ok
      ? resolveToken(deps, { ...request, body: { ...body, card: cardResult.value } })
      : cardResult
  }
  const savedInstrument = await findSavedInstrument(deps.database, {
    id: savedId,
    consumerId: session.consumerId,
  })
  if (savedInstrument?.method !== 'CREDIT_CARD' || !savedInstrument.details.card)
    return refuse('instrumentNotFound')
  const { source: token, address } = savedInstrument
  const details = {
    savedId,
    token,
    card: savedInstrument.details.card,
    ...(address && { address: copyAddress(address) }),
  }
  return accept({ ...newPayment(body), details })
}

/** A card typed on the provider's hosted page. Its session id is its token. */
async function findHostedPageCard(
  { provider }: InstrumentDeps,
  { card_session_id: token }: Body,
): Promise<
  Result<NonNullable<Body['card']>, Refusal<'instrumentNotFound' | 'temporarilyUnavailable'>>
> {
  if (token === undefined) return refuse('instrumentNotFound')
  try {
    const card = await provider.findCard(token)
    return card ? accept({ token, ...card }) : refuse('instrumentNotFound')
  } catch (error) {
    return catchProviderOutage(error) ?? refuse('temporarilyUnavailable')
  }
}

async function resolveGiftCard(
  deps: InstrumentDeps,
  { body, session, context }: InstrumentRequest,
  kind: GiftCard['kind'],
): ResolvedInstrument {
  const { consumerId } = session
  const { payment_instrument_id: id, code = '', pin = '', recaptcha_response } = body
  const check = (card: GiftCard | undefined) => {
    const checked = checkGiftCard(card, kind)
    return checked.ok ? accept(giftCardPayment(body, checked.value)) : checked
  }
  if (id !== undefined) {
    const savedCard = await catchGiftCardOutage(() =>
      findSavedGiftCard(deps.database, { id, consumerId }),
    )
    if (!savedCard.ok) return savedCard
    return savedCard.value ? check(savedCard.value) : refuse('instrumentNotFound')
  }
  const { clientIp } = context
  const lookup = { code, pin, consumerId, clientIp, captchaResponse: recaptcha_response }
  return lookUpGiftCard(deps, lookup, async (database, key) => {
    const result = await catchGiftCardOutage(() => findGiftCard(database, key))
    return result.ok ? check(result.value) : result
  })
}

const giftCardPayment = (
  body: Body,
  { cardId, currency, balance, last4 }: GiftCard,
): CartPayment => ({
  ...newPayment(body),
  source: cardId,
  available: currency === null ? balance : { [currency]: balance },
  details: { maskedCode: maskedCodeOf(last4) },
})

async function resolveRewardCode(
  deps: InstrumentDeps,
  { body, session, cartId, context }: InstrumentRequest,
): ResolvedInstrument {
  const { consumerId } = session
  const { code = '', recaptcha_response: captchaResponse } = body
  const lookup = { code, pin: '', consumerId, clientIp: context.clientIp, captchaResponse }
  return lookUpGiftCard(deps, lookup, async () => {
    const result = await deps.programme.findCode({ code, cartId })
    if (!result.ok) return result
    const { codeId: source, amounts: available, maskedCode } = result.value
    return accept({ ...newPayment(body), source, available, details: { maskedCode } })
  })
}

async function resolvePoints(
  { programme }: InstrumentDeps,
  { body, session, context }: InstrumentRequest,
): ResolvedInstrument {
  const member = await programme.findMember(session, context.locale)
  if (!member.ok) return member
  const { memberId: source, points: balance } = member.value
  const requested = body.points ?? (body.amount === undefined ? balance : minorOf(body.amount))
  if (requested === 0) return refuse('rewardBalanceTooLow')
  const available = amountForPoints(requested)
  return accept({
    ...newPayment(body),
    source,
    requestedAmount: null,
    points: requested,
    available,
    balance,
  })
}

/** Opens the provider's window for a payment method. Returns undefined during an outage of the provider. */
export async function openPaymentWindow(
  { provider, publicOrigin }: Pick<InstrumentDeps, 'provider' | 'publicOrigin'>,
  method: PaymentMethodId,
  locale: Locale,
) {
  const kind = windowKindByMethod[method]
  if (!kind || !provider.offers.includes(kind)) return 'notOffered'
  return provider.openWindow({ kind, locale, origin: publicOrigin }).catch(catchProviderOutage)
}

export type PayLaterRefusal = Refusal<
  'totalsNotCalculated' | 'paymentFailed' | 'temporarilyUnavailable'
>

/** Opens the session of a pay-later payment, for the amount that remains to pay with it. */
export async function openPayLaterSession(
  { provider, publicOrigin }: InstrumentDeps,
  { cart, price, context }: { cart: Cart; price: PriceCart } & Pick<InstrumentRequest, 'context'>,
): Promise<Result<PaymentDetails, PayLaterRefusal>> {
  const prices = price(cart)
  if (!prices.ok) return prices
  const { remainingToPay: amount } = prices.value.pricedCart
  if (amount === 0) return refuse('paymentFailed')
  const { locale, site } = context
  const key = `${cart.id} ${cart.version} ${amount}`
  const payLaterRequest = { key, amount, currency: site.currency, locale, origin: publicOrigin }
  const session = await provider.openPayLater(payLaterRequest).catch(catchProviderOutage)
  if (!session) return refuse('temporarilyUnavailable')
  const { sessionId, clientToken, windowUrl: attachment, categories } = session
  return accept({ sessionId, clientToken, attachment, categories })
}

/** For `catch`: turns an outage of the provider into undefined. */
function catchProviderOutage(error: unknown): undefined {
  if (!(error instanceof ProviderUnavailable)) throw error
}
