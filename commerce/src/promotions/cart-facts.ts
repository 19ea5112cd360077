import type { Currency, Minor } from '@cairn/contract/money'
import type { Sellable } from '../catalogue/sellable.ts'
import type { Coupon } from './coupon.ts'
import type { Situation, Used } from './situation.ts'
import { everybody, type Tally } from './tally.ts'

/** What of a gift moves all day. */
export type MovingGift = Pick<Sellable, 'sku' | 'onHand' | 'withdrawn'> & {
  current: Minor | null
  original: Minor | null
}

/** What has to be known to look at a cart with promotions. */
export type CartFacts = {
  /** Of the promotions, at that moment. */
  revision: string
  at: Date
  /** The codes on the cart, as far as they exist. */
  coupons: readonly Coupon[]
  tallies: readonly Tally[]
  groups: Situation['groups']
  /** Of an athlete, what this year's credit still pays. */
  athleteCredit: Minor | null
  /** Of an associate, what this year has room for at their terms; none: nothing holds it. */
  employeeLeft: Minor | null
  /** Of whatever some promotion gives away: how much there is, and what it costs here. */
  gifts: readonly MovingGift[]
}

/** Tallies as promotions look at them, in one currency. */
export function usedOf(tallies: readonly Tally[], currency: Currency): Used {
  const mapOf = (kind: Tally['kind'], isMine: boolean) =>
    new Map(
      tallies
        .filter((tally) => tally.kind === kind && (tally.consumerId !== everybody) === isMine)
        .map(({ subject, tally }) => [subject, tally]),
    )
  const granted = [...mapOf('budget', false)].flatMap(([subject, tally]): [string, number][] => {
    const [promotionId = '', of] = subject.split(' ')
    return of === currency ? [[promotionId, tally]] : []
  })
  return {
    total: mapOf('promotion', false),
    byShopper: mapOf('promotion', true),
    granted: new Map(granted),
  }
}
