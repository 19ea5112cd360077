import type { ImportedSet } from '@cairn/contract/catalogue-import'
import type { Transaction } from '../platform/database/database.ts'
import { mergeInto, replaceInto } from '../platform/database/merge-into.ts'
import { changesOf } from '../platform/import/changes.ts'
import type { Change } from '../platform/import/import-kind.ts'

export async function putSets(
  transaction: Transaction,
  sets: readonly ImportedSet[],
): Promise<Change[]> {
  const owned = {
    transaction,
    owner: 'product_id',
    owners: sets.map(({ productId }) => productId),
  } as const
  const merged = await mergeInto('product_sets', {
    ...owned,
    key: ['product_id'],
    rows: sets.map(({ productId, position }) => ({ product_id: productId, position })),
  })
  const texts = await replaceInto('product_set_texts', {
    ...owned,
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
    ...owned,
    key: ['product_id', 'style_id'],
    rows: sets.flatMap(({ productId, styles: named }) =>
      named.map((style_id, position) => ({ product_id: productId, style_id, position })),
    ),
  })
  return changesOf('set', merged, texts, styles)
}
