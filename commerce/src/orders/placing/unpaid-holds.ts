import type { StockHold } from '../order.ts'

/** What a session or a network holds without having paid for it. */
export type UnpaidHolds = {
  /** Challenges of the last hour that are open or were not met. */
  challenges: number
  /** The units in orders whose challenge is open. */
  units: number
}

const limits = {
  session: { challenges: 5, units: 100 },
  network: { challenges: 20, units: 400 },
} as const

type UnpaidHoldsOfPayer = Record<keyof typeof limits, UnpaidHolds>

/** A first order may be of any size, because a large one is held for a short time only. */
export const exceedsHoldLimits = (holds: UnpaidHoldsOfPayer, newUnits: number): boolean =>
  (['session', 'network'] as const).some((kind) => {
    const { challenges, units } = holds[kind]
    const limit = limits[kind]
    return challenges >= limit.challenges || (units > 0 && units + newUnits > limit.units)
  })

const unitsOfLargeHold = 20

/** How many seconds the stock of an order waits for the shopper to meet a challenge. */
export function challengeSecondsFor(
  stockHolds: readonly Pick<StockHold, 'sku' | 'quantity'>[],
  { isLimited }: { isLimited: boolean },
): number {
  const bySku = Map.groupBy(stockHolds, ({ sku }) => sku)
  const isLarge = [...bySku.values()].some(
    (holds) => holds.reduce((sum, { quantity }) => sum + quantity, 0) > unitsOfLargeHold,
  )
  return isLimited && isLarge ? 180 : 900
}
