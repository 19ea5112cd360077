import { catalogueTag, categoryTag, styleTag } from '../platform/cache/cache-tags.ts'
import { recordChange } from '../platform/cache/change-store.ts'
import type { Transaction } from '../platform/database/database.ts'
import { rawQuery } from '../platform/database/queries/raw-query.ts'
import { rebuildListings } from './listing/listing-refresh-store.ts'
import { emitBackInStock } from './stock/stock-notices-store.ts'

/** The categories of each style with all their ancestors, whose pages show the style. */
export async function categoryIdsByStyle(
  transaction: Transaction,
  styleIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await rawQuery({ styleId: 'text', categories: 'text[]' })`
    with recursive upwards as (
      select style_id, category_id from style_categories where style_id = any(${styleIds})
      union
      select u.style_id, c.parent_id
      from upwards u join categories c on c.category_id = u.category_id
      where c.parent_id is not null)
    select style_id as "styleId", array_agg(category_id) as categories
    from upwards group by style_id`.many(transaction)
  return new Map(rows.map(({ styleId, categories }) => [styleId, categories]))
}

type StyleChanges = {
  styleIds: readonly string[]
  /** The categories before the change, if it may have moved styles. */
  previousCategories?: ReadonlyMap<string, readonly string[]>
}

/**
 * To be called in every transaction that changes the texts, prices, colours or stock of styles: rebuilds
 * their listings, announces what is back in stock and invalidates caches.
 */
export async function propagateStyleChanges(
  transaction: Transaction,
  { styleIds, previousCategories }: StyleChanges,
): Promise<void> {
  if (styleIds.length === 0) return
  await rebuildListings(transaction, styleIds)
  await emitBackInStock(transaction, styleIds)
  const currentCategories = await categoryIdsByStyle(transaction, styleIds)
  const categories = styleIds.flatMap((id) => [
    ...(currentCategories.get(id) ?? []),
    ...(previousCategories?.get(id) ?? []),
  ])
  await recordChange(transaction, [
    catalogueTag,
    ...styleIds.map(styleTag),
    ...categories.map(categoryTag),
  ])
}

/** The name of a category is shown on its own page, on those of its descendants and on all their products. */
export async function propagateCategoryChanges(
  transaction: Transaction,
  categoryIds: readonly string[],
): Promise<void> {
  if (categoryIds.length === 0) return
  const rows = await rawQuery({ categoryId: 'text', styles: 'text[]' })`
    with recursive downwards as (
      select category_id from categories where category_id = any(${categoryIds})
      union
      select c.category_id from downwards d join categories c on c.parent_id = d.category_id)
    select d.category_id as "categoryId",
           array_remove(array_agg(s.style_id), null) as styles
    from downwards d left join style_categories s on s.category_id = d.category_id
    group by d.category_id`.many(transaction)
  await rebuildListings(transaction, [...new Set(rows.flatMap(({ styles }) => styles))])
  await recordChange(transaction, [
    catalogueTag,
    ...rows.map(({ categoryId }) => categoryTag(categoryId)),
    ...rows.flatMap(({ styles }) => styles.map(styleTag)),
  ])
}
