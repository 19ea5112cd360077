import type { Locale } from '@cairn/contract/sites/sites'
import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import { rawQuery } from '../platform/database/queries/raw-query.ts'
import { categoryPath, picturePath, productPath } from './catalogue-paths.ts'
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

/** The page of a category in each locale whose list has products after so many. */
export async function findCategoryAlternates(
  database: Database,
  { categoryId, start }: { categoryId: string; start: number },
): Promise<LocaleAlternate[]> {
  const categories = selectCategoryPaths(database).where('category_id', '=', categoryId)
  const rows = await (
    start === 0
      ? categories
      : categories.where(
          ({ selectFrom, fn }) =>
            selectFrom('listings as l')
              .innerJoin('category_styles as c', 'c.style_id', 'l.style_id')
              .whereRef('l.locale', '=', 'category_texts.locale')
              .whereRef('c.category_id', '=', 'category_texts.category_id')
              .where('l.is_listed', '=', true)
              .select(fn.countAll<number>().as('products')),
          '>',
          start,
        )
  ).execute()
  return rows.map(categoryAlternate)
}

/** The page of another colour of the product that the locale sells. */
export async function findOtherColourUrl(
  database: Database,
  { productId, locale }: { productId: string; locale: Locale },
): Promise<string | undefined> {
  const row = await database
    .selectFrom('listings')
    .select(['default_product_id as productId', 'slug'])
    .where('style_id', '=', styleIdIn(productId))
    .where('locale', '=', locale)
    .where('is_listed', '=', true)
    .executeTakeFirst()
  return row && productPath(row, locale)
}

type CategoryUrlRequest<Start> = Start & { locale: Locale }

/** The nearest category of a product or set, or above it, that sells something in the locale. */
export async function findCategoryUrlOfProduct(
  database: Database,
  { productId, locale }: CategoryUrlRequest<{ productId: string }>,
): Promise<string | undefined> {
  const row = await sellingCategories(database, locale)
    .innerJoin('style_categories as s', 's.category_id', 'p.category_id')
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('s.style_id', '=', styleIdIn(productId)),
        eb(
          's.style_id',
          'in',
          selectFrom('product_set_styles as m')
            .select('m.style_id')
            .where('m.product_id', '=', productId),
        ),
      ]),
    )
    .orderBy('s.position')
    .orderBy('t.category_id')
    .limit(1)
    .executeTakeFirst()
  return row && categoryPath(row, locale)
}

/** The nearest category above a category that sells something in the locale. */
export async function findCategoryUrlAbove(
  database: Database,
  { categoryId, locale }: CategoryUrlRequest<{ categoryId: string }>,
): Promise<string | undefined> {
  const row = await sellingCategories(database, locale)
    .where('p.category_id', '=', categoryId)
    .limit(1)
    .executeTakeFirst()
  return row && categoryPath(row, locale)
}

/** The ancestors of categories that sell something in the locale, the nearest first. */
const sellingCategories = (database: Database, locale: Locale) =>
  database
    .selectFrom('category_paths as p')
    .innerJoin('category_texts as t', 't.category_id', 'p.ancestor_id')
    .select(['t.category_id as categoryId', 't.slug'])
    .where('t.locale', '=', locale)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('category_styles as c')
          .innerJoin('listings as l', 'l.style_id', 'c.style_id')
          .whereRef('c.category_id', '=', 'p.ancestor_id')
          .where('l.locale', '=', locale)
          .where('l.is_listed', '=', true)
          .select('l.style_id'),
      ),
    )
    .orderBy('p.distance')

/** A page in one locale. The same page has the same id in every locale. */
export type PageInLocale = {
  id: string
  locale: Locale
  url: string
  /** When its texts or prices last changed, if that is known. */
  changedAt: Date | null
  images: readonly string[]
}

/** The pages of all categories, products and sets in all locales. */
export async function findCataloguePages(database: Database): Promise<PageInLocale[]> {
  return [...(await findCategoryPages(database)), ...(await findProductPages(database))]
}

async function findCategoryPages(database: Database): Promise<PageInLocale[]> {
  const rows = await rawQuery<CategoryPath & { changedAt: Date | null }>({
    locale: 'text',
    categoryId: 'text',
    slug: 'text',
    changedAt: 'instant | null',
  })`
    select t.locale, t.category_id as "categoryId", t.slug, max(c.changed_at) as "changedAt"
    from category_texts t
    left join category_styles s on s.category_id = t.category_id
    left join listing_changes c on c.style_id = s.style_id and c.locale = t.locale
    group by t.locale, t.category_id order by t.category_id`.many(database)
  return rows.map((row) => ({
    ...categoryAlternate(row),
    id: row.categoryId,
    changedAt: row.changedAt,
    images: [],
  }))
}

async function findProductPages(database: Database): Promise<PageInLocale[]> {
  const rows = await rawQuery<ProductPath & { changedAt: Date | null; views: string[] }>({
    locale: 'text',
    productId: 'text',
    slug: 'text',
    changedAt: 'instant | null',
    views: 'json',
  })`
    select l.locale, colour ->> 'productId' as "productId", l.slug, c.changed_at as "changedAt",
      colour -> 'views' as views
    from listings l
    cross join jsonb_array_elements(l.colours) colour
    left join listing_changes c on c.locale = l.locale and c.style_id = l.style_id
    where l.is_listed
    union all
    select s.*, null, '[]'::jsonb from (${soldSets}) s
    order by "productId"`.many(database)
  return rows.map((row) => ({
    ...productAlternate(row),
    id: row.productId,
    changedAt: row.changedAt,
    images: row.views.map((view) => picturePath({ productId: row.productId, view })),
  }))
}

const soldSets = sql`
  select t.locale, t.product_id as "productId", t.slug
  from product_set_texts t
  where exists (
    select from product_set_styles m
    join listings l on l.style_id = m.style_id and l.locale = t.locale and l.is_listed
    where m.product_id = t.product_id)`
