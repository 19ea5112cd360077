import type { FlashMessage } from '@cairn/contract/cart/cart'
import { accept, type Refusal, refuse, type Result } from '@cairn/contract/refusals/result'
import type { CartPromotions } from '../../promotions/apply-promotions.ts'
import type { CouponRefusal } from '../../promotions/coupon.ts'
import type { NotAppliedReason } from '../../promotions/eligibility.ts'
import { withoutEndedAdjustments } from '../adjustments/price-adjustments.ts'
import type { Cart } from '../cart.ts'
import { calculatePrices, type PriceCart } from '../pricing/cart-prices.ts'
import type { PricingConditions } from '../pricing/pricing-conditions.ts'
import { checkCoupons } from './cart-promotions.ts'

type CartCouponRefusal = CouponRefusal | 'couponAlreadyApplied' | 'couponFailed'

type PricingContext = { conditions: PricingConditions; price: PriceCart }

/** A cart holds one coupon: a valid one replaces the one before. */
export function withCoupon(
  cart: Cart,
  code: string,
  { conditions, price }: PricingContext,
): Result<Cart, Refusal<CartCouponRefusal | 'totalsNotCalculated'>> {
  if (cart.coupons.includes(code)) return refuse('couponAlreadyApplied')
  const after = { ...cart, coupons: [code] }
  const [checked] = checkCoupons(after, conditions)
  if (!checked) return refuse('couponUnknown')
  if (!checked.result.ok) return checked.result
  const prices = price(after)
  if (!prices.ok) return prices
  const result = prices.value.appliedPromotions.results.find(
    ({ promotion }) => promotion.promotionId === checked.coupon.promotionId,
  )
  if (result?.outcome.kind === 'applied') return accept(after)
  return refuse(refusalFor(result?.outcome.reason))
}

function refusalFor(reason: NotAppliedReason | undefined): CartCouponRefusal {
  if (reason?.kind === 'shopperLimitReached') return 'couponRedeemed'
  return reason?.kind === 'limitReached' || reason?.kind === 'budgetUsedUp'
    ? 'couponLimitReached'
    : 'couponFailed'
}

/** Removes one code, or all of them. */
export const withoutCoupon = (cart: Cart, code: string | undefined): Cart => {
  const coupons = cart.coupons.filter((coupon) => code !== undefined && coupon !== code)
  return coupons.length === cart.coupons.length ? cart : { ...cart, coupons }
}

/** Every cart that is saved keeps these rules. */
export function withValidDiscounts(cart: Cart, { conditions, price }: PricingContext): Cart {
  const after = withBestCode(cart, conditions)
  const prices = after.adjustments.length > 0 ? price(after) : undefined
  return prices?.ok ? withoutEndedAdjustments(after, prices.value.adjustments, conditions) : after
}

/**
 * Of several codes, for example after two carts were merged, keeps the one with the larger discount on
 * this cart for its shopper; of equal codes, the first.
 */
export function withBestCode(cart: Cart, conditions: PricingConditions): Cart {
  const [first, ...others] = cart.coupons
  if (first === undefined || others.length === 0) return cart
  const discountWith = (code: string) =>
    discountOf({ ...cart, coupons: [code], adjustments: [] }, code, conditions)
  const best = others.reduce(
    (bestSoFar, code) => {
      const discount = discountWith(code)
      return discount > bestSoFar.discount ? { code, discount } : bestSoFar
    },
    { code: first, discount: discountWith(first) },
  )
  return { ...cart, coupons: [best.code] }
}

/** A code that does not apply is worth less than one that applies without a discount, such as a gift. */
function discountOf(cart: Cart, code: string, conditions: PricingConditions): number {
  const prices = calculatePrices(cart, conditions)
  if (!prices.ok) return -1
  const { appliedPromotions, pricedCart } = prices.value
  const coupon = conditions.promotions.coupons.find((candidate) => candidate.code === code)
  const isApplied = appliedPromotions.results.some(
    ({ promotion, outcome }) =>
      promotion.promotionId === coupon?.promotionId && outcome.kind === 'applied',
  )
  return isApplied
    ? pricedCart.itemDiscount + pricedCart.orderDiscount + pricedCart.shippingDiscount
    : -1
}

/** A message for each coupon without effect because its products are no longer in the cart. */
export function inactiveCoupons(
  { coupons }: Pick<Cart, 'coupons'>,
  { results }: Pick<CartPromotions, 'results'>,
  { promotions }: Pick<PricingConditions, 'promotions'>,
): FlashMessage[] {
  return results.flatMap(({ promotion: { promotionId }, outcome }) => {
    if (outcome.kind === 'applied' || !missingItemReasons.has(outcome.reason.kind)) return []
    return promotions.coupons
      .filter((coupon) => coupon.promotionId === promotionId && coupons.includes(coupon.code))
      .map(({ code }) => ({ type: 'ProductItemRequired', details: { code } }))
  })
}

const missingItemReasons: ReadonlySet<string> = new Set(['nothingToTakeOff', 'thresholdMissed'])

export const couponCodesText = ({ coupons }: Pick<Cart, 'coupons'>): string =>
  coupons.length > 0 ? coupons.join(', ') : 'none'
