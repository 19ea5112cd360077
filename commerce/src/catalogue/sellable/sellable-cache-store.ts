import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { jsonObject } from '../../platform/database/queries/json-object.ts'
import { rawQuery } from '../../platform/database/queries/raw-query.ts'
import { snapshotRevision } from '../../platform/database/queries/snapshot.ts'
import type { Market } from '../market.ts'
import { joinSellable, sellableColumns, sellableOf, type SellableRow } from './sellable-store.ts'
import type { Sellable } from './sellable.ts'

/** The part of a Sellable that only imports change. */
type CachedSellable = {
  row: SellableRow
  sizes: readonly { sku: string; size: string | null }[]
}

/** The sellables of a market by sku; unknown skus are left out. */
export type SellableCache = (
  request: { market: Market; skus: readonly string[]; revision: string },
  reader: Database,
) => Promise<ReadonlyMap<string, CachedSellable>>

const maxEntries = 20_000

/** The caller passes the current revision of the database; a new revision empties the cache. */
export function createSellableCache(): SellableCache {
  let cache = { revision: '', entries: new Map<string, CachedSellable>() }
  return async ({ market, skus, revision }, reader) => {
    if (cache.revision !== revision) cache = { revision, entries: new Map() }
    const { entries } = cache
    const sellables = new Map<string, CachedSellable>()
    const missingSkus: string[] = []
    for (const sku of skus) {
      const cachedSellable = entries.get(cacheKey(market, sku))
      if (cachedSellable) sellables.set(sku, cachedSellable)
      else missingSkus.push(sku)
    }
    if (missingSkus.length === 0) return sellables
    const current = await readSellables(reader, market, missingSkus)
    if (entries.size + current.sellables.length > maxEntries) entries.clear()
    for (const sellable of current.sellables) {
      sellables.set(sellable.row.sku, sellable)
      // A newer revision must not enter the cache of this one.
      if (current.revision === revision) entries.set(cacheKey(market, sellable.row.sku), sellable)
    }
    return sellables
  }
}

const cacheKey = ({ siteId, locale }: Market, sku: string) => `${siteId} ${locale} ${sku}`

type SellablesAtRevision = { revision: string; sellables: readonly CachedSellable[] }

const sizeJson = jsonObject<CachedSellable['sizes'][number]>({ sku: 'o.sku', size: 'o.size' })

async function readSellables(
  reader: Database,
  market: Market,
  skus: string[],
): Promise<SellablesAtRevision> {
  const row = await rawQuery<SellablesAtRevision>({ revision: 'text', sellables: 'json' })`
    select ${snapshotRevision('goods')} as revision, (
      select coalesce(json_agg(${jsonObject<CachedSellable>({
        row: sql`to_json(variant)`,
        sizes: sql`(
          select coalesce(json_agg(${sizeJson} order by o.position), '[]')
          from variant_stock o where o.product_id = variant."productId")`,
      })}), '[]')
      from (
        select ${sellableColumns}
        from unnest(${skus}::text[]) as requested (sku) ${joinSellable('requested.sku', market)}
      ) variant) as sellables`.one(reader)
  return row
}

/** The current stock of a variant, and whether it is withdrawn: [sku, onHand, withdrawn]. */
export type CurrentStockRow = readonly [string, number, boolean]

/** A list of CurrentStockRow for the skus and all other sizes of their products. */
export const stockOfProductsJson = (skus: RawBuilder<unknown>) => sql`(
  select coalesce(json_agg(json_build_array(sku, on_hand, withdrawn)), '[]')
  from variant_stock
  where product_id in (select product_id from variant_stock where sku in (${skus})))`

export type StockBySku = ReadonlyMap<string, CurrentStockRow>

export const stockBySku = (rows: readonly CurrentStockRow[]): StockBySku =>
  new Map(rows.map((row) => [row[0], row]))

/** A cached sellable with its current stock; null if the market does not sell it. */
export function sellableWithStock(
  cachedSellable: CachedSellable | undefined,
  stock: StockBySku,
): Sellable | null {
  const current = cachedSellable && stock.get(cachedSellable.row.sku)
  if (!current) return null
  const [, onHand, withdrawn] = current
  const sizes = cachedSellable.sizes.flatMap((size) => {
    const [, sizeOnHand, isWithdrawn] = stock.get(size.sku) ?? [size.sku, 0, true]
    return isWithdrawn ? [] : [{ ...size, onHand: sizeOnHand }]
  })
  return sellableOf({ ...cachedSellable.row, onHand, withdrawn }, sizes)
}
