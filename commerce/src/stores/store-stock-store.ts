import type { ImportedStoreStock } from '@cairn/contract/imports/stores-import'
import { type RawBuilder, sql } from 'kysely'
import type { Transaction } from '../platform/database/database.ts'
import { replaceInto } from '../platform/database/queries/merge-into.ts'
import { anyOf } from '../platform/database/queries/raw-query.ts'
import {
  type Change,
  changesOf,
  type ImportedIds,
  referencedIds,
  type RowProblem,
  unknownReferences,
} from '../platform/import/import-kind.ts'

/**
 * Fragments for the statements of orders. The argument is the name of a relation with a location, a sku and a
 * quantity in each row. Rows are locked in one order, so that concurrent orders cannot deadlock.
 */
export const takeFromStoreStockSql = (requested: RawBuilder<unknown>) => sql`
  update store_stock s set on_hand = s.on_hand - locked.quantity
  from (
    select stored.store_id, stored.sku, r.quantity
    from store_stock stored join ${requested} r on r.location = stored.store_id and r.sku = stored.sku
    order by stored.store_id, stored.sku for update of stored) locked
  where s.store_id = locked.store_id and s.sku = locked.sku and s.on_hand >= locked.quantity
  returning s.sku, s.on_hand`

export const returnToStoreStockSql = (quantities: RawBuilder<unknown>) => sql`
  insert into store_stock as s (store_id, sku, on_hand)
  select r.location, r.sku, r.quantity from ${quantities} r order by r.location, r.sku
  on conflict (store_id, sku) do update set on_hand = s.on_hand + excluded.on_hand
  returning s.sku, s.on_hand`

/** Records no change, because no cache contains the stock of stores. */
export async function writeStoreStock(
  transaction: Transaction,
  stores: readonly ImportedStoreStock[],
): Promise<Change[]> {
  const merged = await replaceInto('store_stock', {
    transaction,
    owner: 'store_id',
    owners: stores.map(({ storeId }) => storeId),
    key: ['store_id', 'sku'],
    rows: stores.flatMap(({ storeId, stock }) =>
      Object.entries(stock)
        .filter(([, onHand]) => onHand > 0)
        .map(([sku, onHand]) => ({ store_id: storeId, sku, on_hand: onHand })),
    ),
  })
  return changesOf('stock of store', [], merged)
}

export async function checkStoreStock(
  transaction: Transaction,
  stores: readonly ImportedStoreStock[],
  importedIds: ImportedIds,
): Promise<RowProblem[]> {
  const storeReferences = stores.map(({ storeId: id }, row) => ({ id, row, path: ['storeId'] }))
  const skuReferences = stores.flatMap(({ stock }, row) =>
    Object.keys(stock).map((id) => ({ id, row, path: ['stock', id] })),
  )
  const existingStores = await existingStoreIds(transaction, referencedIds(storeReferences))
  const existingSkus = await existingVariantSkus(transaction, referencedIds(skuReferences))
  return [
    ...unknownReferences(
      'store',
      storeReferences,
      (id) => existingStores.has(id) || importedIds('store').has(id),
    ),
    ...unknownReferences(
      'variant',
      skuReferences,
      (id) => existingSkus.has(id) || importedIds('style').has(id),
    ),
  ]
}

async function existingStoreIds(
  transaction: Transaction,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const stores = await transaction
    .selectFrom('stores')
    .select('store_id as id')
    .where('store_id', '=', anyOf(ids))
    .execute()
  return new Set(stores.map(({ id }) => id))
}

async function existingVariantSkus(
  transaction: Transaction,
  skus: readonly string[],
): Promise<ReadonlySet<string>> {
  const variants = await transaction
    .selectFrom('variant_stock')
    .select('sku')
    .where('sku', '=', anyOf(skus))
    .execute()
  return new Set(variants.map(({ sku }) => sku))
}
