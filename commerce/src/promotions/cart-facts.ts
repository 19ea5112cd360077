import type { Currency } from '@cairn/contract/money'
import type { Sellable } from '../catalogue/sellable.ts'
import type { Coupon } from './coupon.ts'
import type { Situation, Used } from './situation.ts'
import { everybody, type Tally } from './tally.ts'

/** What has to be known to look at a cart with promotions. */
export type CartFacts = {
  /** Of the promotions, at that moment. */
  revision: string
  at: Date
  /** The codes on the cart, as far as they exist. */
  coupons: readonly Coupon[]
  tallies: readonly Tally[]
  groups: Situation['groups']
  /** Whatever some promotion gives away, as this market has it. */
  gifts: ReadonlyMap<string, Sellable>
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
