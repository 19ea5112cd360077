import type { Currency, Minor } from '@cairn/contract/fields/money'
import type { ImportedCoupon, Promotion } from '@cairn/contract/imports/promotions-import'
import { accept, type Refusal, refuse, type Result } from '@cairn/contract/refusals/result'

/** The consumer id of counters that count all shoppers together. */
export const allShoppers = '00000000-0000-0000-0000-000000000000'

/** Identifies a count that is limited. */
export type CounterKey = {
  consumerId: string
  kind: 'promotion' | 'budget' | 'coupon'
  subject: string
}
export type UsageCounter = CounterKey & { count: number }

/** A shopper has several counters: by account or session, by email and so on. The highest one decides. */
export const highestCount = (counters: readonly Pick<UsageCounter, 'count'>[]): number =>
  Math.max(0, ...counters.map(({ count }) => count))

/** The use of a promotion by an order. */
export type PromotionUse = { promotion: Promotion; granted: Minor; coupon: LimitedCoupon | null }
export type LimitedCoupon = Pick<ImportedCoupon, 'code' | 'limits' | 'usedBefore'>

type LimitRefusal = 'couponLimitReached' | 'couponRedeemed'
export type UsageLimit = CounterKey & { step: number; maximum: number; refusal: LimitRefusal }

type RedeemingShopper = {
  consumerId: string
  /** Email, home address and payment instrument; uses with a code are counted by each of them too. */
  identityIds: readonly string[]
  currency: Currency
}

/** All limits that apply to an order, sorted by key so that all orders use the same sequence. */
export function usageLimitsOf(
  uses: readonly PromotionUse[],
  shopper: RedeemingShopper,
): UsageLimit[] {
  return uses
    .flatMap((use) => [...promotionLimits(use, shopper), ...couponLimits(use, shopper)])
    .toSorted((one, other) => (counterKeyText(one) < counterKeyText(other) ? -1 : 1))
}

export const counterKeyText = ({ consumerId, kind, subject }: CounterKey) =>
  [consumerId, kind, subject].join(' ')

export const budgetSubject = (promotionId: string, currency: Currency) =>
  `${promotionId} ${currency}`

/** Without a code, a shopper could not be told why the discount is missing. */
const customerIdsOf = ({ coupon }: PromotionUse, { consumerId, identityIds }: RedeemingShopper) =>
  coupon ? [consumerId, ...identityIds] : [consumerId]

function promotionLimits(use: PromotionUse, shopper: RedeemingShopper): UsageLimit[] {
  const { promotion, granted } = use
  const { currency } = shopper
  const { promotionId: subject, limits, budget } = promotion
  const kind = 'promotion' as const
  return [
    ...limitIfSet({ consumerId: allShoppers, kind, subject, step: 1 }, limits.total),
    ...customerIdsOf(use, shopper).flatMap((consumerId) =>
      limitIfSet({ consumerId, kind, subject, step: 1 }, limits.perCustomer),
    ),
    ...limitIfSet(
      {
        consumerId: allShoppers,
        kind: 'budget',
        subject: budgetSubject(subject, currency),
        step: granted,
      },
      budget?.[currency],
    ),
  ]
}

function couponLimits(use: PromotionUse, shopper: RedeemingShopper): UsageLimit[] {
  const { coupon } = use
  if (!coupon) return []
  const { code: subject, limits, usedBefore } = coupon
  const kind = 'coupon' as const
  const total = limits.total === undefined ? undefined : limits.total - usedBefore
  return [
    ...limitIfSet({ consumerId: allShoppers, kind, subject, step: 1 }, total),
    ...customerIdsOf(use, shopper).flatMap((consumerId) =>
      limitIfSet({ consumerId, kind, subject, step: 1 }, limits.perCustomer),
    ),
  ]
}

const limitIfSet = (
  usage: Omit<UsageLimit, 'maximum' | 'refusal'>,
  maximum: number | undefined,
): UsageLimit[] =>
  maximum === undefined
    ? []
    : [
        {
          ...usage,
          maximum,
          refusal: usage.consumerId === allShoppers ? 'couponLimitReached' : 'couponRedeemed',
        },
      ]

/** Refuses if a count exceeds its limit. */
export function checkUsageLimits(
  usageLimits: readonly UsageLimit[],
  counters: readonly UsageCounter[],
): Result<undefined, Refusal<LimitRefusal>> {
  const countsByKey = new Map(counters.map((counter) => [counterKeyText(counter), counter.count]))
  const exceeded = usageLimits.find(
    (usageLimit) => (countsByKey.get(counterKeyText(usageLimit)) ?? 0) > usageLimit.maximum,
  )
  return exceeded ? refuse(exceeded.refusal) : accept(undefined)
}
