import type { Locale } from '@cairn/contract/sites'
import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import { categoryPath, productPath } from './product-address.ts'

export type Alternate = { locale: Locale; url: string }

type FoundProduct = { locale: Locale; productId: string; slug: string }
type FoundCategory = { locale: Locale; categoryId: string; slug: string }

const alternateProduct = (found: FoundProduct): Alternate => ({
  locale: found.locale,
  url: productPath(found, found.locale),
})

const alternateCategory = (found: FoundCategory): Alternate => ({
  locale: found.locale,
  url: categoryPath(found, found.locale),
})

/** A product in each locale that sells it. */
export async function findProductAlternates(
  database: Database,
  productId: string,
): Promise<Alternate[]> {
  const { rows } = await sql<FoundProduct>`
    select locale, ${productId} as "productId", slug from listings
    where style_id = left(${productId}, 8) and is_listed
      and jsonb_path_exists(colours, '$[*] ? (@.productId == $id)',
                            jsonb_build_object('id', ${productId}::text))`.execute(database)
  return rows.map(alternateProduct)
}

/** A set in each locale that sells something of it. */
export async function findSetAlternates(database: Database, setId: string): Promise<Alternate[]> {
  const { rows } = await sql<FoundProduct>`
    ${setsSold} and t.product_id = ${setId}`.execute(database)
  return rows.map(alternateProduct)
}

export async function findCategoryAlternates(
  database: Database,
  categoryId: string,
): Promise<Alternate[]> {
  const { rows } = await sql<FoundCategory>`
    select locale, category_id as "categoryId", slug from category_texts
    where category_id = ${categoryId}`.execute(database)
  return rows.map(alternateCategory)
}

/** Every category, every product in each of its colours, every set: what a locale shows for sale. */
export async function findCatalogueUrls(database: Database, locale: Locale): Promise<string[]> {
  const { rows: categories } = await sql<FoundCategory>`
    select locale, category_id as "categoryId", slug from category_texts
    where locale = ${locale} order by category_id`.execute(database)
  const { rows: products } = await sql<FoundProduct>`
    select locale, colour ->> 'productId' as "productId", slug
    from listings, jsonb_array_elements(colours) colour
    where locale = ${locale} and is_listed
    union all
    ${setsSold} and t.locale = ${locale}
    order by "productId"`.execute(database)
  return [...categories.map(alternateCategory), ...products.map(alternateProduct)].map(
    ({ url }) => url,
  )
}

const setsSold = sql`
  select t.locale, t.product_id as "productId", t.slug
  from product_set_texts t
  where exists (
    select from product_set_styles m
    join listings l on l.style_id = m.style_id and l.locale = t.locale and l.is_listed
    where m.product_id = t.product_id)`
