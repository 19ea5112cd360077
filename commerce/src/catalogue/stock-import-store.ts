import type { ImportedPrice, ImportedStock } from '@cairn/contract/catalogue-import'
import { sql } from 'kysely'
import type { Transaction } from '../platform/database/database.ts'
import { type Merged, mergeInto } from '../platform/database/merge-into.ts'
import { changesOf } from '../platform/import/changes.ts'
import type { Brought, Change, Complaint } from '../platform/import/import-kind.ts'
import { complainOfUnknown, idsOf } from '../platform/import/references.ts'
import { stylesChanged } from './catalogue-changed-store.ts'

export async function putPriceRows(
  transaction: Transaction,
  prices: readonly ImportedPrice[],
): Promise<Change[]> {
  const merged = await mergeInto('prices', {
    transaction,
    owner: 'product_id',
    key: ['product_id', 'site_id'],
    rows: prices.map(({ productId, siteId, current, original, historicBest = null }) => ({
      product_id: productId,
      site_id: siteId,
      current_minor: current,
      original_minor: original,
      historic_best_minor: historicBest,
    })),
  })
  const changes = changesOf('price', [], merged)
  const products = changes.map(({ id }) => id)
  const { rows } = await sql<{ styleId: string }>`
    select distinct style_id as "styleId" from products
    where product_id = any(${products})`.execute(transaction)
  await stylesChanged(transaction, { styleIds: rows.map(({ styleId }) => styleId) })
  return changes
}

export async function checkPriceRows(
  transaction: Transaction,
  prices: readonly ImportedPrice[],
  brought: Brought,
): Promise<Complaint[]> {
  const products = prices.map(({ productId: id }, row) => ({ id, row, path: ['productId'] }))
  const { rows } = await sql<{ id: string }>`
    select product_id as id from products where product_id = any(${idsOf(products)})`.execute(
    transaction,
  )
  const known = new Set(rows.map(({ id }) => id))
  return complainOfUnknown('product', products, (id) => known.has(id) || brought('style').has(id))
}

export async function putStock(
  transaction: Transaction,
  stock: readonly ImportedStock[],
): Promise<Change[]> {
  const { rows } = await sql<Merged & { styleId: string }>`
    update variants v set on_hand = given."onHand"
    from jsonb_to_recordset(${JSON.stringify(stock)}::jsonb) as given (sku text, "onHand" integer),
      products p
    where v.sku = given.sku and v.on_hand <> given."onHand" and p.product_id = v.product_id
    returning v.sku as owner, 'changed' as how, p.style_id as "styleId"`.execute(transaction)
  await stylesChanged(transaction, { styleIds: [...new Set(rows.map(({ styleId }) => styleId))] })
  return changesOf('stock', rows)
}

export async function checkStock(
  transaction: Transaction,
  stock: readonly ImportedStock[],
  brought: Brought,
): Promise<Complaint[]> {
  const skus = stock.map(({ sku: id }, row) => ({ id, row, path: ['sku'] }))
  const known = await knownSkus(transaction, idsOf(skus))
  return complainOfUnknown('variant', skus, (id) => known.has(id) || brought('style').has(id))
}

async function knownSkus(
  transaction: Transaction,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select sku as id from variants where sku = any(${ids})`.execute(transaction)
  return new Set(rows.map(({ id }) => id))
}
