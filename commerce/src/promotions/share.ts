import type { Minor } from '@cairn/contract/money'

/** A share in percent, with one decimal at most; halves are rounded up. Exact at any height. */
export function percentOf(minor: Minor, percent: number): Minor {
  const perMille = Math.round(percent * 10)
  const rest = (minor % 1000) * perMille
  return Math.floor(minor / 1000) * perMille + Math.floor((rest + 500) / 1000)
}

type Weight = { id: string; weight: Minor }

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
