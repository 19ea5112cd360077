import { sql } from 'kysely'
import type { Transaction } from '../platform/database/database.ts'
import { tellChange } from '../platform/kept/change-store.ts'
import { catalogueTag, categoryTag, styleTag } from '../platform/kept/tag.ts'
import { refreshListing } from './listing-refresh-store.ts'
import { tellWhoWaits } from './notice-store.ts'

/** What pages may show of a style from above: the categories that it lies in, and all above those. */
export async function categoriesOfStyles(
  transaction: Transaction,
  styleIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ styleId: string; categories: string[] }>`
    with recursive upwards as (
      select style_id, category_id from style_categories where style_id = any(${styleIds})
      union
      select u.style_id, c.parent_id
      from upwards u join categories c on c.category_id = u.category_id
      where c.parent_id is not null)
    select style_id as "styleId", array_agg(category_id) as categories
    from upwards group by style_id`.execute(transaction)
  return new Map(rows.map(({ styleId, categories }) => [styleId, categories]))
}

type Styles = {
  styleIds: readonly string[]
  /** Where they lay before, if that may have changed. */
  before?: ReadonlyMap<string, readonly string[]>
}

/**
 * Told in the transaction of whoever changes styles: their words, prices, colours, whether they are
 * sold, whether any are left. What lists show of them is made anew.
 */
export async function stylesChanged(
  transaction: Transaction,
  { styleIds, before }: Styles,
): Promise<void> {
  if (styleIds.length === 0) return
  await refreshListing(transaction, styleIds)
  await tellWhoWaits(transaction, styleIds)
  const now = await categoriesOfStyles(transaction, styleIds)
  const categories = styleIds.flatMap((id) => [...(now.get(id) ?? []), ...(before?.get(id) ?? [])])
  await tellChange(transaction, [
    catalogueTag,
    ...styleIds.map(styleTag),
    ...categories.map(categoryTag),
  ])
}

/** A category's name stands on its own page, on those below it and on the products of them all. */
export async function categoriesChanged(
  transaction: Transaction,
  categoryIds: readonly string[],
): Promise<void> {
  if (categoryIds.length === 0) return
  const { rows } = await sql<{ categoryId: string; styles: string[] }>`
    with recursive downwards as (
      select category_id from categories where category_id = any(${categoryIds})
      union
      select c.category_id from downwards d join categories c on c.parent_id = d.category_id)
    select d.category_id as "categoryId",
           array_remove(array_agg(s.style_id), null) as styles
    from downwards d left join style_categories s on s.category_id = d.category_id
    group by d.category_id`.execute(transaction)
  await refreshListing(transaction, [...new Set(rows.flatMap(({ styles }) => styles))])
  await tellChange(transaction, [
    catalogueTag,
    ...rows.map(({ categoryId }) => categoryTag(categoryId)),
    ...rows.flatMap(({ styles }) => styles.map(styleTag)),
  ])
}
