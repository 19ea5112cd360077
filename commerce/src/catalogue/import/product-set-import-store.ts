import type { ImportedSet } from '@cairn/contract/imports/catalogue-import'
import type { Transaction } from '../../platform/database/database.ts'
import { mergeInto, replaceInto } from '../../platform/database/queries/merge-into.ts'
import {
  type Change,
  changesOf,
  type ImportedIds,
  referencedIds,
  type RowProblem,
  unknownReferences,
} from '../../platform/import/import-kind.ts'
import { propagateStyleChanges } from '../catalogue-changes-store.ts'
import { existingStyleIds } from './style-import-store.ts'

export async function writeProductSets(
  transaction: Transaction,
  sets: readonly ImportedSet[],
): Promise<Change[]> {
  const ownership = {
    transaction,
    owner: 'product_id',
    owners: sets.map(({ productId }) => productId),
  } as const
  const merged = await mergeInto('product_sets', {
    ...ownership,
    key: ['product_id'],
    rows: sets.map(({ productId, position }) => ({ product_id: productId, position })),
  })
  const texts = await replaceInto('product_set_texts', {
    ...ownership,
    key: ['product_id', 'locale'],
    rows: sets.flatMap(({ productId, texts: byLocale }) =>
      Object.entries(byLocale).map(([locale, text]) => ({
        product_id: productId,
        locale,
        ...text,
      })),
    ),
  })
  const styles = await replaceInto('product_set_styles', {
    ...ownership,
    key: ['product_id', 'style_id'],
    rows: sets.flatMap(({ productId, styles: styleIds }) =>
      styleIds.map((style_id, position) => ({ product_id: productId, style_id, position })),
    ),
  })
  const changes = changesOf('set', merged, texts, styles)
  const changedIds = new Set(changes.map(({ id }) => id))
  await propagateStyleChanges(transaction, {
    styleIds: sets
      .filter(({ productId }) => changedIds.has(productId))
      .flatMap(({ productId, styles: styleIds }) => [productId, ...styleIds]),
  })
  return changes
}

export async function checkProductSets(
  transaction: Transaction,
  sets: readonly ImportedSet[],
  importedIds: ImportedIds,
): Promise<RowProblem[]> {
  const styles = sets.flatMap((set, row) =>
    set.styles.map((id, index) => ({ id, row, path: ['styles', index] })),
  )
  const existing = await existingStyleIds(transaction, [
    ...referencedIds(styles),
    ...sets.map(({ productId }) => productId),
  ])
  const isKnown = (id: string) => existing.has(id) || importedIds('style').has(id)
  return [
    ...unknownReferences('style', styles, isKnown),
    ...sets.flatMap(({ productId }, row) =>
      isKnown(productId)
        ? [{ row, path: ['productId'], message: `${productId} is already the id of a style` }]
        : [],
    ),
  ]
}
