import { catalogueTag } from '../platform/cache/cache-tags.ts'
import { recordChange } from '../platform/cache/change-store.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { anyOf, rawQuery } from '../platform/database/queries/raw-query.ts'
import { propagateCategoryChanges, propagateStyleChanges } from './catalogue-changes-store.ts'
import { isStyleId, styleIdIn } from './product/product-card-store.ts'

/** The ids, of these, that styles, products and sets of the catalogue have, without those that are withdrawn. */
export async function findProductIds(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await rawQuery({ id: 'text' })`
    select style_id as id from styles s
    where style_id = any(${ids}) and not coalesce((
      select bool_and(v.withdrawn) from products p join variants v on v.product_id = p.product_id
      where p.style_id = s.style_id), false)
    union all select product_id from products p
    where product_id = any(${ids}) and not coalesce((
      select bool_and(v.withdrawn) from variants v where v.product_id = p.product_id), false)
    union all select product_id from product_sets where product_id = any(${ids})`.many(database)
  return new Set(rows.map(({ id }) => id))
}

export async function findCategoryIds(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await database
    .selectFrom('categories')
    .select('category_id as id')
    .where('category_id', '=', anyOf(ids))
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** The categories, of these, that have categories below them. */
export async function findParentIds(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await database
    .selectFrom('categories')
    .select('parent_id as id')
    .where('parent_id', '=', anyOf(ids))
    .$narrowType<{ id: string }>()
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Whether a style or one of its products was sold once and has no variant left that is sold. */
export async function isWithdrawn(database: Database, id: string): Promise<boolean> {
  const { isGone } = await rawQuery({ isGone: 'boolean' })`
    select coalesce(bool_and(v.withdrawn), false) as "isGone"
    from products p join variants v on v.product_id = p.product_id
    where p.style_id = ${styleIdIn(id)} and (${isStyleId(id)} or p.product_id = ${id})`.one(
    database,
  )
  return isGone
}

/** Withdraws all variants of a style or product, or removes a set. */
export async function withdrawProduct(transaction: Transaction, id: string): Promise<void> {
  await transaction.deleteFrom('product_sets').where('product_id', '=', id).execute()
  const withdrawn = await rawQuery({ styleId: 'text' })`
    update variants v set withdrawn = true
    from products p
    where p.product_id = v.product_id and not v.withdrawn
      and p.style_id = ${styleIdIn(id)} and (${isStyleId(id)} or p.product_id = ${id})
    returning p.style_id as "styleId"`.many(transaction)
  await propagateStyleChanges(transaction, {
    styleIds: [...new Set(withdrawn.map(({ styleId }) => styleId))],
  })
  await recordChange(transaction, [catalogueTag])
}

/** Its styles remain in their other categories. */
export async function removeCategory(transaction: Transaction, categoryId: string): Promise<void> {
  const styles = await transaction
    .selectFrom('style_categories')
    .select('style_id as styleId')
    .where('category_id', '=', categoryId)
    .execute()
  await propagateCategoryChanges(transaction, [categoryId])
  await transaction.deleteFrom('categories').where('category_id', '=', categoryId).execute()
  await propagateStyleChanges(transaction, { styleIds: styles.map(({ styleId }) => styleId) })
}
