import { accept, type Refusal, refuse, type Result } from '@cairn/contract/refusals/result'
import { settingsOf } from '@cairn/contract/sites/site-settings'
import { type Locale, siteOf } from '@cairn/contract/sites/sites'
import type { Cart } from '../../cart/cart.ts'
import {
  availableIn,
  type CartPayment,
  isReward,
  isThroughProvider,
} from '../../cart/payment/cart-payment.ts'
import type { PriceCart } from '../../cart/pricing/cart-prices.ts'
import type { PricingConditions } from '../../cart/pricing/pricing-conditions.ts'
import { drawsOnPoints, isGiftOrRewardCard } from '../order-instruments/instrument-hold.ts'
import { hasExpired } from '../saved-instruments/saved-instrument.ts'

type RewardRefusal = Refusal<
  'totalsNotCalculated' | 'rewardBalanceTooLow' | 'rewardsNotYetAvailable' | 'giftCardNotAllowed'
>
export type PaymentRefusal =
  | RewardRefusal
  | Refusal<
      'giftCardAlreadyApplied' | 'giftCardsAtMaximum' | 'cardExpiryInvalid' | 'sessionNotEntitled'
    >
/** An instrument to be applied. For points, `balance` is the number that the member has. */
type RequestedPayment = CartPayment & { balance: number }
type PaymentContext = { conditions: PricingConditions; price: PriceCart; locale: Locale }

export function withPayment(
  cart: Cart,
  { balance = 0, ...payment }: CartPayment & { balance?: number },
  context: PaymentContext,
): Result<Cart, PaymentRefusal> {
  const checked = checkPayment(cart, payment, context)
  if (!checked.ok) return checked
  return isReward(payment)
    ? withReward(cart, { ...payment, balance }, context)
    : accept(withInstrument(cart, payment))
}

/** Vouchers and points use the same balance. An athlete's credit is used up before any reward. */
export function withReward(
  cart: Cart,
  { balance, ...reward }: RequestedPayment,
  { price }: Pick<PaymentContext, 'price'>,
): Result<Cart, RewardRefusal> {
  if (buysGiftCards(cart)) return refuse('giftCardNotAllowed')
  const after = withInstrument(cart, reward)
  const points = after.payments
    .filter(drawsOnPoints)
    .reduce((sum, each) => sum + (each.points ?? 0), 0)
  if (drawsOnPoints(reward) && points > balance) return refuse('rewardBalanceTooLow')
  const prices = price(after)
  if (!prices.ok) return prices
  const { credit } = prices.value.pricedCart
  return credit !== null && credit.remaining > 0 ? refuse('rewardsNotYetAvailable') : accept(after)
}

export const withInstrument = (cart: Cart, payment: CartPayment): Cart => ({
  ...cart,
  payments: [...cart.payments.filter((other) => !isReplacedBy(other, payment)), payment],
})

export const withoutPayments = (
  cart: Cart,
  isRemoved: (payment: CartPayment) => boolean,
): Cart => ({
  ...cart,
  payments: cart.payments.filter((payment) => !isRemoved(payment)),
})

function checkPayment(
  cart: Cart,
  payment: CartPayment,
  context: PaymentContext,
): Result<undefined, PaymentRefusal> {
  const { card } = payment.details
  if (card && hasExpired(card, context.conditions.at)) return refuse('cardExpiryInvalid')
  if (payment.method === 'ATHLETES_PAYMENT') return checkAthleteCredit(context.conditions)
  return isGiftOrRewardCard(payment)
    ? checkGiftCardPayment(cart, payment, context)
    : accept(undefined)
}

function checkAthleteCredit({
  promotions: { athleteCredit },
}: PricingConditions): Result<undefined, PaymentRefusal> {
  if (athleteCredit === null) return refuse('sessionNotEntitled')
  return athleteCredit > 0 ? accept(undefined) : refuse('rewardBalanceTooLow')
}

/** A gift card can buy no gift card, and is valid in its own currency only. */
function checkGiftCardPayment(
  cart: Cart,
  card: CartPayment,
  { locale }: PaymentContext,
): Result<undefined, PaymentRefusal> {
  const { payments } = cart
  const { maxGiftCards } = settingsOf(locale)
  if (payments.some(({ source }) => source === card.source)) return refuse('giftCardAlreadyApplied')
  const applied = payments.filter(({ method }) => method === 'GIFT_CARD')
  if (card.method === 'GIFT_CARD' && applied.length >= maxGiftCards)
    return refuse('giftCardsAtMaximum', { maximum: maxGiftCards })
  const isOtherCurrency = availableIn(card, siteOf(locale).currency) === 0
  return isOtherCurrency || buysGiftCards(cart) ? refuse('giftCardNotAllowed') : accept(undefined)
}

const buysGiftCards = ({ lines }: Cart) => lines.some(({ sellable }) => sellable.isDigital)

/** A cart has one payment through the provider, and one of each reward method: the latest. */
function isReplacedBy(other: CartPayment, payment: CartPayment): boolean {
  if (isThroughProvider(payment)) return isThroughProvider(other)
  const isSame = other.method === payment.method
  return (
    isSame &&
    !isGiftOrRewardCard(payment) &&
    (payment.method !== 'REWARD_CODE' || other.source === payment.source)
  )
}

type MovableInstrument = Pick<CartPayment, 'id' | 'method' | 'source'>

const methodsUsedOnce = new Set<CartPayment['method']>([
  'LOYALTY_POINTS',
  'LOYALTY_VOUCHER',
  'ATHLETES_PAYMENT',
])

/** The ids of the instruments that move to another cart: no duplicates, and at most `maxGiftCards` gift cards. */
export function instrumentsToMove(
  present: readonly MovableInstrument[],
  incoming: readonly MovableInstrument[],
  maxGiftCards: number,
): string[] {
  const remainingGiftCards = maxGiftCards - present.filter(isGiftCard).length
  const movable = incoming
    // A payment through the provider belongs to the cart for which it was started.
    .filter((instrument) => !isThroughProvider(instrument))
    .filter((instrument) => !present.some((own) => isDuplicate(own, instrument)))
  const cards = movable.filter(isGiftCard).slice(0, Math.max(0, remainingGiftCards))
  return movable
    .filter((instrument) => !isGiftCard(instrument) || cards.includes(instrument))
    .map(({ id }) => id)
}

const isGiftCard = ({ method }: MovableInstrument) => method === 'GIFT_CARD'
const isDuplicate = (own: MovableInstrument, other: MovableInstrument) =>
  own.method === other.method && (own.source === other.source || methodsUsedOnce.has(own.method))
