import type { Minor } from '@cairn/contract/money'

/** A part of an amount, to the nearest unit; exactly between two, the larger one. */
export const partOf = (amount: Minor, { of, per }: { of: number; per: number }): Minor =>
  Number((BigInt(amount) * BigInt(of) * 2n + BigInt(per)) / (BigInt(per) * 2n))

/** A share in percent, with one decimal at most. */
export const percentOf = (minor: Minor, percent: number): Minor =>
  partOf(minor, { of: Math.round(percent * 10), per: 1000 })

export type Weight = { id: string; weight: Minor }

/** Shares an amount out by weight, to the last cent: what is left over goes where most was cut off. */
export function shareOut(amount: Minor, weights: readonly Weight[]): Map<string, Minor> {
  const sum = weights.reduce((total, { weight }) => total + BigInt(weight), 0n)
  if (sum === 0n) return new Map()
  const shares = weights.map(({ id, weight }) => {
    const product = BigInt(amount) * BigInt(weight)
    return { id, share: Number(product / sum), cutOff: product % sum }
  })
  const given = shares.reduce((total, { share }) => total + share, 0)
  const next = shares.toSorted(
    (one, other) => compare(other.cutOff, one.cutOff) || compare(one.id, other.id),
  )
  const luckier = new Set(next.slice(0, amount - given).map(({ id }) => id))
  return new Map(shares.map(({ id, share }) => [id, luckier.has(id) ? share + 1 : share]))
}

const compare = <Value extends bigint | string>(one: Value, other: Value): number => {
  if (one === other) return 0
  return one < other ? -1 : 1
}
