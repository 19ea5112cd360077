import type { ImportedCategory } from '@cairn/contract/catalogue-import'
import type { Transaction } from '../platform/database/database.ts'
import { mergeInto, replaceInto } from '../platform/database/merge-into.ts'
import { changesOf } from '../platform/import/changes.ts'
import type { Change } from '../platform/import/import-kind.ts'

export async function putCategories(
  transaction: Transaction,
  categories: readonly ImportedCategory[],
): Promise<Change[]> {
  const merged = await mergeInto('categories', {
    transaction,
    key: ['category_id'],
    owner: 'category_id',
    rows: categories.map(({ categoryId, parentId, position }) => ({
      category_id: categoryId,
      parent_id: parentId,
      position,
    })),
  })
  const texts = await replaceInto('category_texts', {
    transaction,
    key: ['category_id', 'locale'],
    owner: 'category_id',
    owners: categories.map(({ categoryId }) => categoryId),
    rows: categories.flatMap(({ categoryId, texts: byLocale }) =>
      Object.entries(byLocale).map(([locale, text]) => ({
        category_id: categoryId,
        locale,
        ...text,
      })),
    ),
  })
  return changesOf('category', merged, texts)
}
