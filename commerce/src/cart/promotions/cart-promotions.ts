import type { Promotion } from '@cairn/contract/imports/promotions-import'
import type { RefusalName } from '@cairn/contract/refusals/refusals'
import { type Site, siteByLocale } from '@cairn/contract/sites/sites'
import { applyPromotions, type CartPromotions } from '../../promotions/apply-promotions.ts'
import { checkCoupon } from '../../promotions/coupon.ts'
import { usageCountsOf } from '../../promotions/current-promotions.ts'
import { ineligibilityOf, type NotAppliedReason } from '../../promotions/eligibility.ts'
import type { PromotedLine, PromotionContext } from '../../promotions/promotion-context.ts'
import { identitiesOf } from '../../promotions/shopper-identity.ts'
import type { Cart, CartLine } from '../cart.ts'
import { isDeliveredHome } from '../delivery/cart-addresses.ts'
import { shipmentsOf } from '../delivery/shipments.ts'
import type { PricingConditions } from '../pricing/pricing-conditions.ts'
import { isSoldHere } from '../quantity-limits.ts'
import { isGiftInStore } from './gift-lines.ts'

type PromotedCart = Pick<Cart, 'lines' | 'coupons'>

/** Applies the promotions of the cart's site, unless others are given. */
export function applyPromotionsToCart(
  cart: PromotedCart,
  conditions: PricingConditions,
  promotions: readonly Promotion[] = conditions.promotions.bySite.get(conditions.siteId) ?? [],
): CartPromotions {
  return applyPromotions(promotions, promotionContextOf(cart, conditions))
}

/** Every promotion that was applied, with the coupon code that activated it. */
export function promotionUses(
  { results }: CartPromotions,
  { cart, conditions }: { cart: Cart; conditions: PricingConditions },
) {
  const codes = conditions.promotions.coupons.filter(({ code }) => cart.coupons.includes(code))
  return results.flatMap(({ promotion: { promotionId }, outcome }) => {
    if (outcome.kind !== 'applied') return []
    const code = codes.find((coupon) => coupon.promotionId === promotionId)?.code ?? null
    return [{ promotionId, code, granted: outcome.total }]
  })
}

function promotionContextOf(cart: PromotedCart, conditions: PricingConditions): PromotionContext {
  const { promotions, siteId } = conditions
  const currency = currencyOf(siteId)
  return {
    siteId,
    currency,
    now: conditions.at,
    groups: promotions.groups,
    lines: cart.lines.filter(isSoldHere).map(promotedLine),
    shipments: shipmentsOf(cart, conditions).map(({ id, code, price }) => ({
      shipmentId: id,
      method: code,
      cost: price,
    })),
    codes: checkCoupons(cart, conditions).map(({ coupon: { code, promotionId }, result }) => ({
      code,
      promotionId,
      refusal: result.ok ? null : result.refusal.name,
    })),
    usage: usageCountsOf(promotions.counters, currency),
    categoriesByStyle: promotions.categoriesByStyle,
    availableGiftSkus: availableGiftsOf(cart, conditions),
  }
}

const currencies = new Map<string, Site['currency']>(
  Object.values(siteByLocale).map(({ siteId, currency }) => [siteId, currency]),
)

export const currencyOf = (siteId: string): Site['currency'] => currencies.get(siteId) ?? 'USD'

const promotedLine = ({ id, sku, quantity, sellable }: CartLine): PromotedLine => ({
  lineId: id,
  sku,
  productId: sellable.productId,
  styleId: sellable.styleId,
  current: sellable.price?.current ?? 0,
  original: sellable.price?.original ?? 0,
  quantity,
  isGiftCard: sellable.isDigital,
})

/** The gifts with enough stock for any promotion, after the pieces that the shopper buys. */
function availableGiftsOf(
  { lines }: Pick<Cart, 'lines'>,
  { promotions: { gifts, byId }, places }: PricingConditions,
): ReadonlySet<string> {
  const giftQuantities = new Map<string, number>()
  for (const { gives } of byId.values()) {
    if (gives.type === 'gift')
      giftQuantities.set(gives.sku, Math.max(gives.pieces, giftQuantities.get(gives.sku) ?? 0))
  }
  const isAvailable = ([sku, pieces]: [string, number]) => {
    const gift = gifts.get(sku)
    if (!gift || gift.withdrawn || !gift.price) return false
    const bought = lines.filter((line) => line.sku === sku)
    const remaining = gift.onHand - bought.reduce((sum, { quantity }) => sum + quantity, 0)
    return gift.isDigital || remaining >= pieces || isGiftInStore(lines, { sku, pieces, places })
  }
  return new Set([...giftQuantities].filter(isAvailable).map(([sku]) => sku))
}

/** The existing coupons of the cart, each with the result of its check. */
export const checkCoupons = (
  { coupons }: Pick<Cart, 'coupons'>,
  { promotions, siteId, at }: PricingConditions,
) =>
  promotions.coupons
    .filter(({ code }) => coupons.includes(code))
    .map((coupon) => {
      const promotion = promotions.byId.get(coupon.promotionId)
      return { coupon, result: checkCoupon({ coupon, promotion, siteId, now: at }) }
    })

export const identitiesOfCart = (
  cart: Pick<Cart, 'lines' | 'shippingAddress' | 'billingAddress'>,
  instruments: readonly string[] = [],
): string[] =>
  identitiesOf({
    emails: [cart.shippingAddress?.email, cart.billingAddress?.email],
    homeAddress: cart.lines.some(isDeliveredHome) ? cart.shippingAddress : null,
    instruments,
  })

export type RefusedCode = { code: string; reason: RefusalName }

/** The codes of a cart that cannot be used any more, whatever is added to it. */
export function refusedCodes(cart: PromotedCart, conditions: PricingConditions): RefusedCode[] {
  if (cart.coupons.length === 0) return []
  const checks = checkCoupons(cart, conditions)
  const context = promotionContextOf(cart, conditions)
  return cart.coupons.flatMap((code) => {
    const check = checks.find(({ coupon }) => coupon.code === code)
    if (!check) return [{ code, reason: 'couponUnknown' as const }]
    if (!check.result.ok) return [{ code, reason: check.result.refusal.name }]
    const promotion = conditions.promotions.byId.get(check.coupon.promotionId)
    const kind = promotion && ineligibilityOf(promotion, context)?.kind
    const reason = kind && finalReasons[kind]
    return reason ? [{ code, reason }] : []
  })
}

const finalReasons: Partial<Record<NotAppliedReason['kind'], RefusalName>> = {
  otherGroup: 'couponFailed',
  shopperLimitReached: 'couponRedeemed',
  limitReached: 'couponLimitReached',
  budgetUsedUp: 'couponLimitReached',
}
