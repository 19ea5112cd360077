import type { StockHold } from '../order.ts'

/** An order of the last hour that held its stock for a challenge or a pending payment and is not paid. */
export type UnpaidHold = {
  units: number
  /** Until its hour has passed. */
  secondsCounted: number
  /** Until its stock is released; 0 if it is already. */
  secondsOpen: number
}

/** What a session and its network hold, or held within the hour, without having paid for it. */
export type UnpaidHoldsOfPayer = Record<keyof typeof limits, readonly UnpaidHold[]>

const limits = {
  session: { holds: 5, units: 100 },
  network: { holds: 20, units: 400 },
} as const

const kinds = ['session', 'network'] as const

const unitsOfLargeHold = 20

/**
 * How many seconds a payer has to wait before another order is accepted; 0 if it is now. The first order of an hour may
 * be of any size, because it may be paid at once. Small ones only share the units with those that are still held, so
 * that a large one does not stop its network for the rest of the hour.
 */
export const secondsUntilHold = (holds: UnpaidHoldsOfPayer, newUnits: number): number =>
  Math.max(...kinds.map((kind) => secondsWithin(limits[kind], holds[kind], newUnits)))

function secondsWithin(
  limit: (typeof limits)[keyof typeof limits],
  holds: readonly UnpaidHold[],
  newUnits: number,
): number {
  const isLarge = newUnits > unitsOfLargeHold
  const counted = holds.map(({ units, secondsCounted }) => ({ units, seconds: secondsCounted }))
  const open = holds.map(({ units, secondsOpen }) => ({ units, seconds: secondsOpen }))
  return Math.max(
    secondsUntil(counted, (remaining) => remaining.length < limit.holds),
    secondsUntil(isLarge ? counted : open, (remaining) => {
      const units = remaining.reduce((sum, hold) => sum + hold.units, 0)
      return units === 0 || units + newUnits <= limit.units
    }),
  )
}

/**
 * Whether an order may wait for its payment next to the others of its payer. A single one may have as many units as a
 * network, which can hold them in small orders too.
 */
export const canBeHeldUnpaid = (others: UnpaidHoldsOfPayer, units: number): boolean =>
  units <= limits.network.units && secondsUntilHold(others, units) === 0

type ExpiringUnits = { units: number; seconds: number }

/** When so many have expired that the others are allowed. */
function secondsUntil(
  expiring: readonly ExpiringUnits[],
  areAllowed: (remaining: readonly ExpiringUnits[]) => boolean,
): number {
  const current = expiring.filter(({ seconds }) => seconds > 0)
  const times = [0, ...current.map(({ seconds }) => seconds).toSorted((one, other) => one - other)]
  const isAllowedAfter = (time: number) =>
    areAllowed(current.filter(({ seconds }) => seconds > time))
  return times.find(isAllowedAfter) ?? 0
}

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
