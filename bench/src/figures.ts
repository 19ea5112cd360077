import type { LoadRun } from './load-order.ts'

export type Figure = {
  perSecond: number
  slowest: number
  fastest: number
  p50: number
  p97: number
  p99: number
  yardstick: number
  /** The figure of the shop divided by that of the yardstick. */
  ratio: number
  errors: number
  firstError: string | undefined
  busy: number
}

/** A run of the shop, and the run of the yardstick right before it. */
export type PairOfRuns = { ours: LoadRun; yardstick: LoadRun }

/** The value at this quantile, of values in ascending order. */
export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? NaN

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = sorted.length / 2
  return (quantile(sorted, 0.5) + (sorted[Math.floor(middle)] ?? NaN)) / 2
}

/** The ratio is the median over the pairs, because a disturbance of the machine affects both runs of a pair. */
export function figureOf(pairs: readonly PairOfRuns[]): Figure {
  const ours = pairs.map((pair) => pair.ours)
  const all = pairs.flatMap((pair) => [pair.ours, pair.yardstick])
  const medianOf = (key: 'perSecond' | 'p50' | 'p97' | 'p99') => median(ours.map((run) => run[key]))
  return {
    perSecond: medianOf('perSecond'),
    slowest: Math.min(...ours.map(({ perSecond }) => perSecond)),
    fastest: Math.max(...ours.map(({ perSecond }) => perSecond)),
    p50: medianOf('p50'),
    p97: medianOf('p97'),
    p99: medianOf('p99'),
    yardstick: median(pairs.map((pair) => pair.yardstick.perSecond)),
    ratio: median(pairs.map((pair) => pair.ours.perSecond / pair.yardstick.perSecond)),
    errors: all.reduce((sum, { errors }) => sum + errors, 0),
    firstError: all.find(({ firstError }) => firstError)?.firstError,
    busy: Math.max(...all.map(({ busy }) => busy)),
  }
}
