import type { KeptData } from '@cairn/contract/privacy/privacy-calls'

/** The tables by which shoppers are told how much is kept. The rows of the others belong to these. */
const countedTables: Readonly<Record<string, KeptData>> = {
  orders: 'orders',
  points_entries: 'points',
  promotion_uses: 'codes',
  reward_code_uses: 'codes',
}

type KeptRows = { table: string } & Omit<KeptCount, 'data'>
type KeptCount = { data: KeptData; count: number; reason: 'taxLaw' | 'abusePrevention' }

export function keptDataOf(rows: readonly KeptRows[]): KeptCount[] {
  const kept = new Map<KeptData, KeptCount>()
  for (const { table, count, reason } of rows) {
    const data = countedTables[table]
    if (data) kept.set(data, { data, reason, count: count + (kept.get(data)?.count ?? 0) })
  }
  return [...kept.values()]
}
