import {
  importedCode,
  type ImportedCoupon,
  type Promotion,
} from '@cairn/contract/imports/promotions-import'
import type { RefusalName } from '@cairn/contract/refusals/refusals'
import { accept, type Refusal, refuse, type Result } from '@cairn/contract/refusals/result'
import type { CodeOnCart } from './promotion-context.ts'

export type CouponRefusal =
  | 'couponUnknown'
  | 'couponNotForSite'
  | 'couponNotYetValid'
  | 'couponExpired'
  | 'couponLimitReached'
  | 'couponRedeemed'

export type CodeReason = { kind: 'codeMissing' } | { kind: 'codeRefused'; refusal: RefusalName }

/** A coupon with its uses so far. */
export type Coupon = Omit<ImportedCoupon, 'usedBefore'> & {
  uses: number
  usesByShopper: number
}

/** The stored form of a typed code; undefined if no code can look like this. */
export const couponCodeOf = (typed: string): string | undefined =>
  importedCode.safeParse(typed).data

type CouponCheck = {
  coupon: Coupon
  promotion: Promotion | undefined
  siteId: string
  now: Date
}

/** Checks the coupon itself; the conditions of its promotion are checked separately. */
export function checkCoupon({
  coupon,
  promotion,
  siteId,
  now,
}: CouponCheck): Result<Coupon, Refusal<CouponRefusal>> {
  if (!promotion?.active) return refuse('couponUnknown')
  if (!promotion.sites.includes(siteId)) return refuse('couponNotForSite')
  const phases = [phaseOf(coupon, now), phaseOf(promotion, now)]
  if (phases.includes('ended')) return refuse('couponExpired')
  if (phases.includes('notYet')) return refuse('couponNotYetValid')
  return checkUses(coupon)
}

function checkUses(coupon: Coupon): Result<Coupon, Refusal<CouponRefusal>> {
  const { usesByShopper, uses, limits } = coupon
  if (usesByShopper >= (limits.perCustomer ?? Infinity)) return refuse('couponRedeemed')
  return uses >= (limits.total ?? Infinity) ? refuse('couponLimitReached') : accept(coupon)
}

type Period = { from: string | null; until: string | null }

/** A period includes its start and excludes its end. */
export function phaseOf({ from, until }: Period, now: Date): 'notYet' | 'on' | 'ended' {
  if (until !== null && now >= new Date(until)) return 'ended'
  return from !== null && now < new Date(from) ? 'notYet' : 'on'
}

/** Why the codes on the cart do not unlock a promotion. */
export function codeReason(
  { promotionId, when }: Promotion,
  codes: readonly CodeOnCart[],
): CodeReason | undefined {
  if (!when.coupon) return undefined
  const ownCodes = codes.filter((code) => code.promotionId === promotionId)
  if (ownCodes.length === 0) return { kind: 'codeMissing' }
  const refusal = ownCodes.every((code) => code.refusal !== null) && ownCodes[0]?.refusal
  return refusal ? { kind: 'codeRefused', refusal } : undefined
}

type Periods = { now: Date; byId: ReadonlyMap<string, Period>; coupons: readonly Period[] }

/** When, in milliseconds, a promotion or a coupon begins or ends next; Infinity if never. */
export function nextChangeTime({ now, byId, coupons }: Periods): number {
  const changeTimes = [...byId.values(), ...coupons]
    .flatMap(({ from, until }) => [from, until])
    .flatMap((time) => (time === null ? [] : [Date.parse(time)]))
  return Math.min(Infinity, ...changeTimes.filter((time) => time > now.getTime()))
}
