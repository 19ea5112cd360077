import type { FlashMessage } from '@cairn/contract/flash'
import type { Promoted } from '../promotions/apply-promotions.ts'
import type { Cart } from './cart.ts'
import type { Conditions } from './conditions.ts'

/** Codes that were taken, and count for nothing since what they are for has left the cart. */
export function idleCodes(
  { coupons }: Pick<Cart, 'coupons'>,
  { verdicts }: Pick<Promoted, 'verdicts'>,
  { promotions }: Pick<Conditions, 'promotions'>,
): FlashMessage[] {
  return verdicts.flatMap(({ promotion: { promotionId }, outcome }) => {
    if (outcome.is === 'applied' || !lacksGoods.has(outcome.why.is)) return []
    return promotions.coupons
      .filter((coupon) => coupon.promotionId === promotionId && coupons.includes(coupon.code))
      .map(({ code }) => ({ type: 'ProductItemRequired', details: { code } }))
  })
}

const lacksGoods: ReadonlySet<string> = new Set(['nothingToTakeOff', 'thresholdMissed'])
