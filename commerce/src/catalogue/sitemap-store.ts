import type { Locale } from '@cairn/contract/sites/sites'
import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import { rawQuery } from '../platform/database/queries/raw-query.ts'
import { categoryPath, productPath } from './catalogue-paths.ts'
import { styleIdIn } from './product/product-card-store.ts'

export type LocaleAlternate = { locale: Locale; url: string }

type ProductPath = { locale: Locale; productId: string; slug: string }
type CategoryPath = { locale: Locale; categoryId: string; slug: string }

const productAlternate = (product: ProductPath): LocaleAlternate => ({
  locale: product.locale,
  url: productPath(product, product.locale),
})

const categoryAlternate = (category: CategoryPath): LocaleAlternate => ({
  locale: category.locale,
  url: categoryPath(category, category.locale),
})

/** The page of a product in each locale that sells it. */
export async function findProductAlternates(
  database: Database,
  productId: string,
): Promise<LocaleAlternate[]> {
  const rows = await rawQuery<ProductPath>({ locale: 'text', productId: 'text', slug: 'text' })`
    select locale, ${productId} as "productId", slug from listings
    where style_id = ${styleIdIn(productId)} and is_listed
      and jsonb_path_exists(colours, '$[*] ? (@.productId == $id)',
                            jsonb_build_object('id', ${productId}::text))`.many(database)
  return rows.map(productAlternate)
}

/** The page of a set in each locale that sells at least one of its styles. */
export async function findSetAlternates(
  database: Database,
  setId: string,
): Promise<LocaleAlternate[]> {
  const rows = await rawQuery<ProductPath>({ locale: 'text', productId: 'text', slug: 'text' })`
    ${soldSets} and t.product_id = ${setId}`.many(database)
  return rows.map(productAlternate)
}

const selectCategoryPaths = (database: Database) =>
  database
    .selectFrom('category_texts')
    .select(['locale', 'category_id as categoryId', 'slug'])
    .$narrowType<{ locale: Locale }>()

export async function findCategoryAlternates(
  database: Database,
  categoryId: string,
): Promise<LocaleAlternate[]> {
  const rows = await selectCategoryPaths(database).where('category_id', '=', categoryId).execute()
  return rows.map(categoryAlternate)
}

/** The URLs of all categories, products and sets of a locale. */
export async function findCatalogueUrls(database: Database, locale: Locale): Promise<string[]> {
  const categories = await selectCategoryPaths(database)
    .where('locale', '=', locale)
    .orderBy('category_id')
    .execute()
  const products = await rawQuery<ProductPath>({ locale: 'text', productId: 'text', slug: 'text' })`
    select locale, colour ->> 'productId' as "productId", slug
    from listings, jsonb_array_elements(colours) colour
    where locale = ${locale} and is_listed
    union all
    ${soldSets} and t.locale = ${locale}
    order by "productId"`.many(database)
  return [...categories.map(categoryAlternate), ...products.map(productAlternate)].map(
    ({ url }) => url,
  )
}

const soldSets = sql`
  select t.locale, t.product_id as "productId", t.slug
  from product_set_texts t
  where exists (
    select from product_set_styles m
    join listings l on l.style_id = m.style_id and l.locale = t.locale and l.is_listed
    where m.product_id = t.product_id)`
