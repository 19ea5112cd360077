import type { Minor } from '@cairn/contract/money'
import { shareOut, type Weight } from '../promotions/share.ts'

/** Shares an amount out by weight among everybody named, also where there is nothing to weigh. */
export function allocate(amount: Minor, weights: readonly Weight[]): Map<string, Minor> {
  const parts = shareOut(amount, weights)
  return new Map(weights.map(({ id }) => [id, parts.get(id) ?? 0]))
}
