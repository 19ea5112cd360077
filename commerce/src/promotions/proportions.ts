import type { Minor } from '@cairn/contract/fields/money'

/** A fraction of an amount, rounded to the nearest unit; halves are rounded up. */
export const fractionOf = (amount: Minor, { of, per }: { of: number; per: number }): Minor =>
  Number((BigInt(amount) * BigInt(of) * 2n + BigInt(per)) / (BigInt(per) * 2n))

/** A fraction of an amount, rounded down. */
export const fractionRoundedDown = (
  amount: Minor,
  { of, per }: { of: number; per: number },
): Minor => Number((BigInt(amount) * BigInt(of)) / BigInt(per))

/** The percentage may have one decimal. */
export const percentOf = (minor: Minor, percent: number): Minor =>
  fractionOf(minor, { of: Math.round(percent * 10), per: 1000 })

export type Weight = { id: string; weight: Minor }

/** Distributes an amount by weight without a remainder: units left over go to the largest fractions cut off. */
export function distributeByWeight(amount: Minor, weights: readonly Weight[]): Map<string, Minor> {
  const sum = weights.reduce((total, { weight }) => total + BigInt(weight), 0n)
  if (sum === 0n) return new Map()
  const shares = weights.map(({ id, weight }) => {
    const product = BigInt(amount) * BigInt(weight)
    return { id, share: Number(product / sum), cutOff: product % sum }
  })
  const distributed = shares.reduce((total, { share }) => total + share, 0)
  const byCutOff = shares.toSorted(
    (one, other) => compare(other.cutOff, one.cutOff) || compare(one.id, other.id),
  )
  const roundedUpIds = new Set(byCutOff.slice(0, amount - distributed).map(({ id }) => id))
  return new Map(shares.map(({ id, share }) => [id, roundedUpIds.has(id) ? share + 1 : share]))
}

/** Distributes an amount by weight. Every id gets an entry, even without any weight. */
export function allocate(amount: Minor, weights: readonly Weight[]): Map<string, Minor> {
  const parts = distributeByWeight(amount, weights)
  return new Map(weights.map(({ id }) => [id, parts.get(id) ?? 0]))
}

const compare = <Value extends bigint | string>(one: Value, other: Value): number => {
  if (one === other) return 0
  return one < other ? -1 : 1
}
