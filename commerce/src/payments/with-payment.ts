import type { Locale } from '@cairn/contract/sites'
import { siteOf } from '@cairn/contract/sites'
import { settingsOf } from '@cairn/contract/site-settings'
import { accept, type Refusal, refuse, type Result } from '@cairn/contract/result'
import { availableIn, type CartPayment, isReward, isThroughProvider } from '../cart/cart-payment.ts'
import type { Cart } from '../cart/cart.ts'
import type { Conditions } from '../cart/conditions.ts'
import { priceNow } from '../cart/price-now.ts'
import { hasExpired } from './card-expiry.ts'

type RefusedReward = Refusal<'totalsNotCalculated' | 'rewardBalanceTooLow' | 'rewardsWait'>
type Refused =
  | RefusedReward
  | Refusal<
      | 'giftCardAlreadyApplied'
      | 'giftCardsAtMaximum'
      | 'giftCardNotAllowed'
      | 'cardExpiryInvalid'
      | 'sessionNotEntitled'
    >
/** An instrument that somebody wants to use; of points, with how many the member has. */
type Asked = CartPayment & { balance: number }
type Here = { now: Conditions; locale: Locale }

/** A cart that is paid with one thing more. */
export function withPayment(
  cart: Cart,
  { balance = 0, ...payment }: CartPayment & { balance?: number },
  here: Here,
): Result<Cart, Refused> {
  const checked = check(cart, { ...payment, balance }, here)
  if (!checked.ok) return checked
  const others = cart.payments.filter((other) => !isReplaced(other, payment))
  return accept({ ...cart, payments: [...others, payment] })
}

/** The same of a voucher. */
export function withVoucher(
  cart: Cart,
  { balance, ...voucher }: Asked,
  now: Conditions,
): Result<Cart, RefusedReward> {
  const checked = checkReward(cart, { ...voucher, balance }, now)
  if (!checked.ok) return checked
  const others = cart.payments.filter((other) => !isReplaced(other, voucher))
  return accept({ ...cart, payments: [...others, voucher] })
}

export const withoutPayments = (cart: Cart, isGone: (payment: CartPayment) => boolean): Cart => ({
  ...cart,
  payments: cart.payments.filter((payment) => !isGone(payment)),
})

const isCard = ({ method }: CartPayment) => method === 'GIFT_CARD' || method === 'REWARD_CARD'

function check(cart: Cart, payment: Asked, here: Here): Result<undefined, Refused> {
  const { card } = payment.details
  if (card && hasExpired(card, here.now.promotions.at)) return refuse('cardExpiryInvalid')
  if (payment.method === 'ATHLETES_PAYMENT') return checkCredit(here.now)
  if (isCard(payment)) {
    const accepted = checkCard(cart, payment, here)
    if (!accepted.ok) return accepted
  }
  return isReward(payment) ? checkReward(cart, payment, here.now) : accept(undefined)
}

function checkCredit({ promotions: { athleteCredit } }: Conditions): Result<undefined, Refused> {
  if (athleteCredit === null) return refuse('sessionNotEntitled')
  return athleteCredit > 0 ? accept(undefined) : refuse('rewardBalanceTooLow')
}

/** Gift cards are money: they are not bought with each other, nor good in another currency. */
function checkCard(cart: Cart, card: CartPayment, { locale }: Here): Result<undefined, Refused> {
  const { payments, lines } = cart
  const { mostGiftCards } = settingsOf(locale)
  if (payments.some(({ source }) => source === card.source)) return refuse('giftCardAlreadyApplied')
  const applied = payments.filter(({ method }) => method === 'GIFT_CARD')
  if (card.method === 'GIFT_CARD' && applied.length >= mostGiftCards)
    return refuse('giftCardsAtMaximum', { maximum: mostGiftCards })
  const isAbroad = availableIn(card, siteOf(locale).currency) === 0
  const isMoney = lines.some(({ sellable }) => sellable.isDigital)
  return isAbroad || isMoney ? refuse('giftCardNotAllowed') : accept(undefined)
}

/** A voucher and points draw on the same balance. */
function checkReward(
  cart: Cart,
  { method, points, balance }: Asked,
  now: Conditions,
): Result<undefined, RefusedReward> {
  const others = cart.payments
    .filter((each) => drawsOnPoints(each) && each.method !== method)
    .reduce((sum, each) => sum + (each.points ?? 0), 0)
  if (drawsOnPoints({ method }) && (points ?? 0) + others > balance)
    return refuse('rewardBalanceTooLow')
  const prices = priceNow(cart, now)
  if (!prices.ok) return prices
  const { credit } = prices.value.priced
  return credit !== null && credit.remaining > 0 ? refuse('rewardsWait') : accept(undefined)
}

/** Through the provider there is one payment at a time; of what a shopper has one of, the latest counts. */
function isReplaced(other: CartPayment, payment: CartPayment): boolean {
  if (isThroughProvider(payment)) return isThroughProvider(other)
  const isSame = other.method === payment.method
  return (
    isSame &&
    !isCard(payment) &&
    (payment.method !== 'REWARD_CODE' || other.source === payment.source)
  )
}

const drawsOnPoints = ({ method }: Pick<CartPayment, 'method'>) =>
  method === 'LOYALTY_POINTS' || method === 'LOYALTY_VOUCHER'
