import type { Minor } from '@cairn/contract/money'

export type Share = { id: string; weight: Minor }

/**
 * Splits an amount in proportion to weights, into whole units that add up to it: what is left over
 * goes to those who were rounded off most. Who is named first makes no difference.
 */
export function allocate(amount: Minor, shares: readonly Share[]): Map<string, Minor> {
  const total = shares.reduce((sum, { weight }) => sum + BigInt(weight), 0n)
  if (amount === 0 || total === 0n) return new Map(shares.map(({ id }) => [id, 0]))
  const parts = shares.map(({ id, weight }) => {
    const exact = BigInt(amount) * BigInt(weight)
    return { id, whole: Number(exact / total), rest: exact % total }
  })
  let left = amount - parts.reduce((sum, { whole }) => sum + whole, 0)
  const byRest = parts.toSorted(
    (one, other) => compare(other.rest, one.rest) || compareIds(one, other),
  )
  return new Map(
    byRest.map(({ id, whole }) => {
      const extra = left > 0 ? 1 : 0
      left -= extra
      return [id, whole + extra]
    }),
  )
}

const compare = (one: bigint, other: bigint) => (one < other ? -1 : Number(one > other))

const compareIds = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1)

/** A part of an amount, to the nearest unit; exactly between two, the larger one. */
export const partOf = (amount: Minor, { of, per }: { of: number; per: number }): Minor =>
  Number((BigInt(amount) * BigInt(of) * 2n + BigInt(per)) / (BigInt(per) * 2n))
