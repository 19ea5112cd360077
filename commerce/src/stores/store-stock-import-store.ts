import type { ImportedStoreStock } from '@cairn/contract/stores-import'
import { sql } from 'kysely'
import type { Transaction } from '../platform/database/database.ts'
import { replaceInto } from '../platform/database/merge-into.ts'
import { changesOf } from '../platform/import/changes.ts'
import type { Brought, Change, Complaint } from '../platform/import/import-kind.ts'
import { complainOfUnknown, idsOf } from '../platform/import/references.ts'

/** Stock is asked for and not kept by anybody, so nobody has to be told. */
export async function putStoreStock(
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
  brought: Brought,
): Promise<Complaint[]> {
  const named = stores.map(({ storeId: id }, row) => ({ id, row, path: ['storeId'] }))
  const skus = stores.flatMap(({ stock }, row) =>
    Object.keys(stock).map((id) => ({ id, row, path: ['stock', id] })),
  )
  const isStore = await among(transaction, 'stores', idsOf(named))
  const isSku = await among(transaction, 'variant_stock', idsOf(skus))
  return [
    ...complainOfUnknown('store', named, (id) => isStore.has(id) || brought('store').has(id)),
    ...complainOfUnknown('variant', skus, (id) => isSku.has(id) || brought('style').has(id)),
  ]
}

async function among(
  transaction: Transaction,
  table: 'stores' | 'variant_stock',
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const known =
    table === 'stores'
      ? sql<{ id: string }>`select store_id as id from stores where store_id = any(${ids})`
      : sql<{ id: string }>`select sku as id from variant_stock where sku = any(${ids})`
  const { rows } = await known.execute(transaction)
  return new Set(rows.map(({ id }) => id))
}
