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

const kinds = ['session', 'network'] as const

/** A first order may be of any size, because a large one is held for a short time only. */
export const exceedsHoldLimits = (holds: UnpaidHoldsOfPayer, newUnits: number): boolean =>
  kinds.some((kind) => {
    const { challenges, units } = holds[kind]
    const limit = limits[kind]
    return challenges >= limit.challenges || (units > 0 && units + newUnits > limit.units)
  })

/** Orders that were placed at the same time may together exceed what each of them was allowed. */
export const exceedHoldLimitsTogether = (holds: UnpaidHoldsOfPayer, newUnits: number): boolean =>
  kinds.some((kind) => {
    const { challenges, units } = holds[kind]
    const limit = limits[kind]
    return challenges > limit.challenges || (units > newUnits && units > limit.units)
  })

const unitsOfLargeHold = 20

/** How many seconds the stock of an order waits for the shopper to meet a challenge. */
export function challengeSecondsFor(
  stockHolds: readonly Pick<StockHold, 'sku' | 'quantity'>[],
  { isLimited }: { isLimited: boolean },
): number {
  const bySku = Map.groupBy(stockHolds, ({ sku }) => sku)
  const isLarge =
    unitsOf(stockHolds) > limits.session.units ||
    [...bySku.values()].some((holds) => unitsOf(holds) > unitsOfLargeHold)
  return isLimited && isLarge ? 180 : 900
}

export const unitsOf = (holds: readonly { quantity: number }[]): number =>
  holds.reduce((sum, { quantity }) => sum + quantity, 0)
