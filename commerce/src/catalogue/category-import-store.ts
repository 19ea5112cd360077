import type { ImportedCategory } from '@cairn/contract/catalogue-import'
import { sql } from 'kysely'
import type { Transaction } from '../platform/database/database.ts'
import { mergeInto, replaceInto } from '../platform/database/merge-into.ts'
import { changesOf } from '../platform/import/changes.ts'
import type { Brought, Change, Complaint } from '../platform/import/import-kind.ts'
import { complainOfUnknown, idsOf } from '../platform/import/references.ts'
import { categoriesChanged } from './catalogue-changed-store.ts'

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
  const changes = changesOf('category', merged, texts)
  await categoriesChanged(
    transaction,
    changes.map(({ id }) => id),
  )
  return changes
}

export async function checkCategories(
  transaction: Transaction,
  categories: readonly ImportedCategory[],
  brought: Brought,
): Promise<Complaint[]> {
  const parents = categories.flatMap(({ parentId }, row) =>
    parentId === null ? [] : [{ id: parentId, row, path: ['parentId'] }],
  )
  const there = await parentsInStore(transaction, idsOf(parents))
  const isKnown = (id: string) => there.has(id) || brought('category').has(id)
  return [...complainOfUnknown('category', parents, isKnown), ...circles(categories, there)]
}

type Parents = ReadonlyMap<string, string | null>

/** Of these categories and all above them, the one that each lies in. */
async function parentsInStore(transaction: Transaction, ids: readonly string[]): Promise<Parents> {
  const { rows } = await sql<{ id: string; parent: string | null }>`
    with recursive upwards as (
      select category_id, parent_id from categories where category_id = any(${ids})
      union
      select c.category_id, c.parent_id
      from upwards u join categories c on c.category_id = u.parent_id)
    select category_id as id, parent_id as parent from upwards`.execute(transaction)
  return new Map(rows.map(({ id, parent }) => [id, parent]))
}

/** Categories that would lie in themselves. */
function circles(categories: readonly ImportedCategory[], there: Parents): Complaint[] {
  const parents = new Map(there)
  for (const { categoryId, parentId } of categories) parents.set(categoryId, parentId)
  return categories.flatMap(({ categoryId }, row) => {
    const passed = new Set<string>()
    let above = parents.get(categoryId)
    while (above && above !== categoryId && !passed.has(above)) {
      passed.add(above)
      above = parents.get(above)
    }
    return above === categoryId
      ? [{ row, path: ['parentId'], sentence: `the category ${categoryId} would lie in itself` }]
      : []
  })
}
