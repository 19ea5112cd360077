/** The 97.5 % quantile of the normal distribution. */
const z = 1.959963984540054

export type Interval = { from: number; to: number }
export type Proportion = { successes: number; trials: number }

/** The interval that contains the true rate with a probability of 95 % (Wilson's score method). */
export function rateInterval({ successes, trials }: Proportion): Interval {
  if (trials === 0) return { from: 0, to: 1 }
  const rate = successes / trials
  const scale = 1 + z ** 2 / trials
  const centre = rate + z ** 2 / (2 * trials)
  const margin = z * Math.sqrt((rate * (1 - rate)) / trials + (z / (2 * trials)) ** 2)
  return {
    from: successes === 0 ? 0 : (centre - margin) / scale,
    to: successes === trials ? 1 : (centre + margin) / scale,
  }
}

/** The interval of the difference between two rates, from their own ones (Newcombe's method 10). */
export function differenceInterval(one: Proportion, other: Proportion): Interval {
  const [rate, otherRate] = [rateOf(one), rateOf(other)]
  const [own, others] = [rateInterval(one), rateInterval(other)]
  return {
    from: rate - otherRate - Math.hypot(rate - own.from, others.to - otherRate),
    to: rate - otherRate + Math.hypot(own.to - rate, otherRate - others.from),
  }
}

export const rateOf = ({ successes, trials }: Proportion): number => successes / trials

export type Count = { observed: number; expected: number }

/** How probable a deviation from the expected counts is that is at least as large as the observed one. */
export function deviationProbability(counts: readonly Count[]): number {
  const possible = counts.filter(({ expected }) => expected > 0)
  if (counts.some(({ observed, expected }) => expected <= 0 && observed > 0)) return 0
  if (possible.length < 2) return 1
  const statistic = possible.reduce(
    (sum, { observed, expected }) => sum + (observed - expected) ** 2 / expected,
    0,
  )
  return chiSquareTail(statistic, possible.length - 1)
}

/** The probability that a chi-square variable exceeds the value, by the series of the incomplete gamma function. */
function chiSquareTail(value: number, degrees: number): number {
  const [shape, x] = [degrees / 2, value / 2]
  // Everything beyond is less than what a double can tell from one.
  if (x > 200) return 0
  let gamma = degrees % 2 === 0 ? 1 : Math.sqrt(Math.PI)
  for (let factor = degrees % 2 === 0 ? 1 : 0.5; factor < shape; factor += 1) gamma *= factor
  let term = (x ** shape * Math.exp(-x)) / (gamma * shape)
  let below = 0
  for (let n = 1; n <= x || term > 1e-18; n += 1) {
    below += term
    term *= x / (shape + n)
  }
  return Math.min(1, Math.max(0, 1 - below))
}
