import type { LoadRun } from './load-run.ts'

export type Figure = {
  perSecond: number
  slowest: number
  fastest: number
  p50: number
  p975: number
  p99: number
  referencePerSecond: number
  /** The figure of the shop divided by that of the reference. */
  ratio: number
  errors: number
  firstError: string | undefined
  cpuShare: number
}

/** A run of the shop, and the run of the reference right before or after it. */
export type PairOfRuns = { shop: LoadRun; reference: LoadRun }

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
  const shopRuns = pairs.map((pair) => pair.shop)
  const allRuns = pairs.flatMap((pair) => [pair.shop, pair.reference])
  const medianOf = (key: 'perSecond' | 'p50' | 'p975' | 'p99') =>
    median(shopRuns.map((run) => run[key]))
  return {
    perSecond: medianOf('perSecond'),
    slowest: Math.min(...shopRuns.map(({ perSecond }) => perSecond)),
    fastest: Math.max(...shopRuns.map(({ perSecond }) => perSecond)),
    p50: medianOf('p50'),
    p975: medianOf('p975'),
    p99: medianOf('p99'),
    referencePerSecond: median(pairs.map((pair) => pair.reference.perSecond)),
    ratio: median(pairs.map((pair) => pair.shop.perSecond / pair.reference.perSecond)),
    errors: allRuns.reduce((sum, { errors }) => sum + errors, 0),
    firstError: allRuns.find(({ firstError }) => firstError)?.firstError,
    cpuShare: Math.max(...allRuns.map(({ cpuShare }) => cpuShare)),
  }
}
