import type { ImportedCategory } from '@cairn/contract/imports/catalogue-import'
import type { Transaction } from '../../platform/database/database.ts'
import { mergeInto, replaceInto } from '../../platform/database/queries/merge-into.ts'
import { rawQuery } from '../../platform/database/queries/raw-query.ts'
import {
  type Change,
  changesOf,
  type ImportedIds,
  referencedIds,
  type RowProblem,
  unknownReferences,
} from '../../platform/import/import-kind.ts'
import { propagateCategoryChanges } from '../catalogue-changes-store.ts'

export async function writeCategories(
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
  const changes = changesOf('category', merged, texts)
  await propagateCategoryChanges(
    transaction,
    changes.map(({ id }) => id),
  )
  return changes
}

export async function checkCategories(
  transaction: Transaction,
  categories: readonly ImportedCategory[],
  importedIds: ImportedIds,
): Promise<RowProblem[]> {
  const parents = categories.flatMap(({ parentId }, row) =>
    parentId === null ? [] : [{ id: parentId, row, path: ['parentId'] }],
  )
  const storedParents = await findParents(transaction, referencedIds(parents))
  const isKnown = (id: string) => storedParents.has(id) || importedIds('category').has(id)
  return [
    ...unknownReferences('category', parents, isKnown),
    ...cyclicCategories(categories, storedParents),
  ]
}

type ParentsById = ReadonlyMap<string, string | null>

/** The parents of these categories and of all their ancestors. */
async function findParents(transaction: Transaction, ids: readonly string[]): Promise<ParentsById> {
  const rows = await rawQuery({ id: 'text', parent: 'text | null' })`
    with recursive upwards as (
      select category_id, parent_id from categories where category_id = any(${ids})
      union
      select c.category_id, c.parent_id
      from upwards u join categories c on c.category_id = u.parent_id)
    select category_id as id, parent_id as parent from upwards`.many(transaction)
  return new Map(rows.map(({ id, parent }) => [id, parent]))
}

/** Categories that would be their own ancestors. */
function cyclicCategories(
  categories: readonly ImportedCategory[],
  storedParents: ParentsById,
): RowProblem[] {
  const parents = new Map(storedParents)
  for (const { categoryId, parentId } of categories) parents.set(categoryId, parentId)
  return categories.flatMap(({ categoryId }, row) => {
    const visited = new Set<string>()
    let ancestor = parents.get(categoryId)
    while (ancestor && ancestor !== categoryId && !visited.has(ancestor)) {
      visited.add(ancestor)
      ancestor = parents.get(ancestor)
    }
    return ancestor === categoryId
      ? [
          {
            row,
            path: ['parentId'],
            message: `the category ${categoryId} would be its own ancestor`,
          },
        ]
      : []
  })
}
