import type { FlashMessage } from '@cairn/contract/cart/cart'
import type { RefusalName } from '@cairn/contract/refusals/refusals'
import { accept, type Refusal, refuse, type Result } from '@cairn/contract/refusals/result'
import type { CartPromotions } from '../../promotions/apply-promotions.ts'
import type { CouponRefusal } from '../../promotions/coupon.ts'
import type { NotAppliedReason } from '../../promotions/eligibility.ts'
import { withoutEndedAdjustments } from '../adjustments/price-adjustments.ts'
import type { Cart, CartNotice } from '../cart.ts'
import { calculatePrices, type PriceCart } from '../pricing/cart-prices.ts'
import type { PricingConditions } from '../pricing/pricing-conditions.ts'
import { checkCoupons, type RefusedCode, refusedCodes } from './cart-promotions.ts'

type CartCouponRefusal = CouponRefusal | 'couponAlreadyApplied' | 'couponFailed'

type PricingContext = { conditions: PricingConditions; price: PriceCart }

/** A cart holds one coupon: a valid one replaces the one before, unless the cart would cost more with it. */
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
  const totalBefore = totalWithCode(cart, price)
  const prices = price(after)
  if (!prices.ok) return prices
  if (prices.value.pricedCart.total > totalBefore) return refuse('couponFailed')
  const result = prices.value.appliedPromotions.results.find(
    ({ promotion }) => promotion.promotionId === checked.coupon.promotionId,
  )
  if (result?.outcome.kind === 'applied') return accept(after)
  return refuse(refusalFor(result?.outcome.reason))
}

/** Infinite without a code: a code that is applied then replaces nothing. */
function totalWithCode(cart: Cart, price: PriceCart): number {
  const prices = cart.coupons.length > 0 ? price(cart) : undefined
  return prices?.ok ? prices.value.pricedCart.total : Infinity
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

const noticeOfRemoval = ({ code, reason }: RefusedCode): CartNotice => ({
  type: 'CODE_REMOVED',
  code,
  reason,
})

/** Removes all codes for the same reason. */
export const withoutCodes = (cart: Cart, reason: RefusalName): Cart => {
  const removed = cart.coupons.map((code) => ({ code, reason }))
  return { ...cart, coupons: [], notices: [...cart.notices, ...removed.map(noticeOfRemoval)] }
}

/** Every cart that is saved keeps these rules. */
export const withValidDiscounts = (cart: Cart, context: PricingContext): Cart =>
  withValidAdjustments(withUsableCode(cart, context.conditions), context)

export function withValidAdjustments(cart: Cart, { conditions, price }: PricingContext): Cart {
  const prices = cart.adjustments.length > 0 ? price(cart) : undefined
  return prices?.ok ? withoutEndedAdjustments(cart, prices.value.adjustments, conditions) : cart
}

/** Removes the codes that cannot be used any more, with a notice about each, and of the others keeps the best. */
export function withUsableCode(
  cart: Cart,
  conditions: PricingConditions,
  refused: readonly RefusedCode[] = refusedCodes(cart, conditions),
): Cart {
  if (refused.length === 0) return withBestCode(cart, conditions)
  const removed = new Set(refused.map(({ code }) => code))
  const notices = refused.map(noticeOfRemoval)
  const coupons = cart.coupons.filter((code) => !removed.has(code))
  return withBestCode({ ...cart, coupons, notices: [...cart.notices, ...notices] }, conditions)
}

/**
 * Keeps the best code that can be used, and those that cannot: whoever reads or changes the cart next is told that
 * these are removed.
 */
export function withCodesToReport(cart: Cart, conditions: PricingConditions): Cart {
  const refused = refusedCodes(cart, conditions)
  const { coupons } = withUsableCode(cart, conditions, refused)
  return { ...cart, coupons: [...coupons, ...refused.map(({ code }) => code)] }
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

/** The coupons without effect for other reasons, for example next to a promotion that excludes them. */
export const couponsWithoutEffect = (
  { coupons }: Pick<Cart, 'coupons'>,
  { results }: Pick<CartPromotions, 'results'>,
  { promotions }: Pick<PricingConditions, 'promotions'>,
): string[] =>
  promotions.coupons
    .filter(
      ({ code, promotionId }) =>
        coupons.includes(code) &&
        !results.some(
          ({ promotion, outcome }) =>
            promotion.promotionId === promotionId &&
            (outcome.kind === 'applied' || missingItemReasons.has(outcome.reason.kind)),
        ),
    )
    .map(({ code }) => code)

export const couponCodesText = ({ coupons }: Pick<Cart, 'coupons'>): string =>
  coupons.length > 0 ? coupons.join(', ') : 'none'
