import type { Promotion } from '@cairn/contract/promotions-import'
import { accept, type Refusal, refuse, type Result } from '@cairn/contract/result'
import { siteByLocale, type Site } from '@cairn/contract/sites'
import { applyPromotions, type Promoted } from '../promotions/apply-promotions.ts'
import { usedOf } from '../promotions/cart-facts.ts'
import { checkCoupon, type CouponRefusal } from '../promotions/coupon.ts'
import type { Reason } from '../promotions/gate.ts'
import type { PromotionsNow } from '../promotions/promotions-now.ts'
import type { PromotedLine, Situation } from '../promotions/situation.ts'
import type { Cart, CartLine } from './cart.ts'
import type { Conditions } from './conditions.ts'
import { shipmentsOf } from './shipments.ts'

/** What promotions make of a cart now: of those that are on here, unless others are given. */
export function promote(
  cart: Cart,
  now: Conditions,
  promotions: readonly Promotion[] = now.promotions.bySite.get(now.siteId) ?? [],
): Promoted {
  return applyPromotions(promotions, situationOf(cart, now))
}

function situationOf(cart: Cart, now: Conditions): Situation {
  const { promotions, siteId } = now
  const currency = currencyOf(siteId)
  return {
    siteId,
    currency,
    at: promotions.at,
    groups: promotions.groups,
    lines: cart.lines.map(promotedLine),
    shipments: shipmentsOf(cart, now).map(({ id, code, price }) => ({
      shipmentId: id,
      method: code,
      cost: price,
    })),
    coupons: promotions.coupons
      .filter(({ code }) => cart.coupons.includes(code))
      .map((coupon) => {
        const checked = check(coupon, now)
        const { code, promotionId } = coupon
        return { code, promotionId, refusal: checked.ok ? null : checked.refusal.name }
      }),
    used: usedOf(promotions.tallies, currency),
    categoriesOf: promotions.categoriesOf,
    giftsThere: giftsThere(cart, promotions),
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

/** Of what is sold here at all, as many as any promotion would give, beside those that are bought. */
function giftsThere({ lines }: Cart, { gifts, byId }: PromotionsNow): ReadonlySet<string> {
  const needed = new Map<string, number>()
  for (const { gives } of byId.values()) {
    if (gives.type === 'gift')
      needed.set(gives.sku, Math.max(gives.pieces, needed.get(gives.sku) ?? 0))
  }
  const isThere = ([sku, pieces]: [string, number]) => {
    const gift = gifts.get(sku)
    if (!gift || gift.withdrawn || !gift.price) return false
    const bought = lines.filter((line) => line.sku === sku)
    const left = gift.onHand - bought.reduce((sum, { quantity }) => sum + quantity, 0)
    return gift.isDigital || left >= pieces
  }
  return new Set([...needed].filter(isThere).map(([sku]) => sku))
}

const check = (
  coupon: PromotionsNow['coupons'][number] | null,
  { promotions, siteId }: Conditions,
) =>
  checkCoupon({
    coupon,
    promotion: promotions.byId.get(coupon?.promotionId ?? ''),
    siteId,
    at: promotions.at,
  })

type CodeRefusal = CouponRefusal | 'couponAlreadyApplied' | 'couponFailed'

/** A cart holds one code: a good one takes the place of the one before. */
export function withCoupon(
  cart: Cart,
  code: string,
  now: Conditions,
): Result<Cart, Refusal<CodeRefusal>> {
  if (cart.coupons.includes(code)) return refuse('couponAlreadyApplied')
  const coupon = now.promotions.coupons.find((each) => each.code === code) ?? null
  const checked = check(coupon, now)
  if (!checked.ok) return checked
  const after = { ...cart, coupons: [code] }
  const verdict = promote(after, now).verdicts.find(
    ({ promotion }) => promotion.promotionId === checked.value.promotionId,
  )
  if (verdict?.outcome.is === 'applied') return accept(after)
  return refuse(failureOf(verdict?.outcome.why))
}

function failureOf(why: Reason | undefined): CodeRefusal {
  if (why?.is === 'shopperLimitReached') return 'couponRedeemed'
  return why?.is === 'limitReached' || why?.is === 'budgetUsedUp'
    ? 'couponLimitReached'
    : 'couponFailed'
}

/** Without one code, or without any. */
export const withoutCoupon = (cart: Cart, code: string | undefined): Cart => {
  const coupons = cart.coupons.filter((each) => code !== undefined && each !== code)
  return coupons.length === cart.coupons.length ? cart : { ...cart, coupons }
}
