import type { ImportedPrice, ImportedStock } from '@cairn/contract/imports/catalogue-import'
import type { Transaction } from '../../platform/database/database.ts'
import { type MergedRow, mergeInto } from '../../platform/database/queries/merge-into.ts'
import { anyOf, rawQuery } from '../../platform/database/queries/raw-query.ts'
import {
  type Change,
  changesOf,
  type ImportedIds,
  referencedIds,
  type RowProblem,
  unknownReferences,
} from '../../platform/import/import-kind.ts'
import { propagateStyleChanges } from '../catalogue-changes-store.ts'

export async function writePrices(
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
  const styles = await transaction
    .selectFrom('products')
    .select('style_id as styleId')
    .distinct()
    .where('product_id', '=', anyOf(products))
    .execute()
  await propagateStyleChanges(transaction, { styleIds: styles.map(({ styleId }) => styleId) })
  return changes
}

export async function checkPrices(
  transaction: Transaction,
  prices: readonly ImportedPrice[],
  importedIds: ImportedIds,
): Promise<RowProblem[]> {
  const products = prices.map(({ productId: id }, row) => ({ id, row, path: ['productId'] }))
  const rows = await transaction
    .selectFrom('products')
    .select('product_id as id')
    .where('product_id', '=', anyOf(referencedIds(products)))
    .execute()
  const existingIds = new Set(rows.map(({ id }) => id))
  return unknownReferences(
    'product',
    products,
    (id) => existingIds.has(id) || importedIds('style').has(id),
  )
}

export async function writeStock(
  transaction: Transaction,
  stock: readonly ImportedStock[],
): Promise<Change[]> {
  const rows = await rawQuery<MergedRow & { styleId: string }>({
    owner: 'text',
    change: 'text',
    styleId: 'text',
  })`
    update variants v set on_hand = imported."onHand"
    from jsonb_to_recordset(${JSON.stringify(stock)}::jsonb) as imported (sku text, "onHand" integer),
      products p
    where v.sku = imported.sku and v.on_hand <> imported."onHand" and p.product_id = v.product_id
    returning v.sku as owner, 'changed' as change, p.style_id as "styleId"`.many(transaction)
  await propagateStyleChanges(transaction, {
    styleIds: [...new Set(rows.map(({ styleId }) => styleId))],
  })
  return changesOf('stock', rows)
}

export async function checkStock(
  transaction: Transaction,
  stock: readonly ImportedStock[],
  importedIds: ImportedIds,
): Promise<RowProblem[]> {
  const skus = stock.map(({ sku: id }, row) => ({ id, row, path: ['sku'] }))
  const existing = await existingSkus(transaction, referencedIds(skus))
  return unknownReferences(
    'variant',
    skus,
    (id) => existing.has(id) || importedIds('style').has(id),
  )
}

async function existingSkus(
  transaction: Transaction,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const variants = await transaction
    .selectFrom('variants')
    .select('sku')
    .where('sku', '=', anyOf(ids))
    .execute()
  return new Set(variants.map(({ sku }) => sku))
}
