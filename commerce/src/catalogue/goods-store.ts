import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import { memoryRevision } from '../platform/database/memory-revision.ts'
import { joinSellable, sellableColumns, sellableOf, type SellableRow } from './catalogue-store.ts'
import type { Market, Sellable } from './sellable.ts'

/** What of a variant stands still until merchants hand in something: what it is called and costs, its sizes. */
type StillGoods = {
  row: SellableRow
  choices: readonly { sku: string; size: string | null }[]
}

type Asked = { market: Market; skus: readonly string[]; revision: string }

/** The goods in a market by sku; those that it does not have are left out. */
export type GoodsMemory = (
  asked: Asked,
  reader: Database,
) => Promise<ReadonlyMap<string, StillGoods>>

const most = 20_000

/**
 * Carts ask for the same goods all day. Whoever asks brings the revision that the database had at
 * that moment: when it is another, what is remembered is forgotten.
 */
export function rememberGoods(): GoodsMemory {
  let shelf = { revision: '', goods: new Map<string, StillGoods>() }
  return async ({ market, skus, revision }, reader) => {
    if (shelf.revision !== revision) shelf = { revision, goods: new Map() }
    const { goods } = shelf
    const found = new Map<string, StillGoods>()
    const unknown: string[] = []
    for (const sku of skus) {
      const known = goods.get(placeOf(market, sku))
      if (known) found.set(sku, known)
      else unknown.push(sku)
    }
    if (unknown.length === 0) return found
    const read = await readGoods(reader, market, unknown)
    if (goods.size + read.goods.length > most) goods.clear()
    for (const each of read.goods) {
      found.set(each.row.sku, each)
      // What has moved meanwhile is not what the others of this revision are.
      if (read.revision === revision) goods.set(placeOf(market, each.row.sku), each)
    }
    return found
  }
}

const placeOf = ({ siteId, locale }: Market, sku: string) => `${siteId} ${locale} ${sku}`

type ReadGoods = { revision: string; goods: readonly StillGoods[] }

async function readGoods(reader: Database, market: Market, skus: string[]): Promise<ReadGoods> {
  const { rows } = await sql<ReadGoods>`
    select ${memoryRevision('goods')} as revision, (
      select coalesce(json_agg(json_build_object('row', to_json(still), 'choices', (
        select coalesce(json_agg(json_build_object('sku', o.sku, 'size', o.size)
          order by o.position), '[]')
        from variant_stock o where o.product_id = still."productId"))), '[]')
      from (
        select ${sellableColumns}
        from unnest(${skus}::text[]) as asked (sku) ${joinSellable('asked.sku', market)}
      ) still) as goods`.execute(reader)
  const [row] = rows
  if (!row) throw new Error('goods have no revision')
  return row
}

/** How much of a variant there is at this moment, and whether it is withdrawn: [sku, onHand, withdrawn]. */
export type StockRow = readonly [string, number, boolean]

/** A list of StockRow: of some skus, and of every other size beside them. */
export const stockBeside = (skus: RawBuilder<unknown>) => sql`(
  select coalesce(json_agg(json_build_array(sku, on_hand, withdrawn)), '[]')
  from variant_stock
  where product_id in (select product_id from variant_stock where sku in (${skus})))`

export type StockNow = ReadonlyMap<string, StockRow>

export const stockNow = (rows: readonly StockRow[]): StockNow =>
  new Map(rows.map((row) => [row[0], row]))

/** What stands still of something, and what of it is there now; null: nothing of the kind is sold here. */
export function sellableNow(still: StillGoods | undefined, stock: StockNow): Sellable | null {
  const now = still && stock.get(still.row.sku)
  if (!now) return null
  const [, onHand, withdrawn] = now
  const sizes = still.choices.flatMap((choice) => {
    const [, left, isWithdrawn] = stock.get(choice.sku) ?? [choice.sku, 0, true]
    return isWithdrawn ? [] : [{ ...choice, onHand: left }]
  })
  return sellableOf({ ...still.row, onHand, withdrawn }, sizes)
}
