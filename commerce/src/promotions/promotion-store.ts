import type { Promotion } from '@cairn/contract/promotions-import'
import { sql } from 'kysely'
import { type Locale, locales, siteOf } from '@cairn/contract/sites'
import {
  joinSellable,
  sellableColumns,
  sellableOf,
  type SellableRow,
} from '../catalogue/catalogue-store.ts'
import type { Database } from '../platform/database/database.ts'
import { type Memory, remember } from '../platform/database/remember.ts'
import { bookOf, categoriesIn, type PromotionBook } from './promotion-book.ts'

/** Promotions, which are asked for with every cart. */
export const rememberPromotions = (): Memory<PromotionBook> => remember(readBook)

/** For a query that wants to know whether what is remembered still holds. */
export const promotionRevision = sql`(select revision::text from promotion_revision)`

async function readBook(database: Database): Promise<PromotionBook> {
  const { rows } = await sql<{ revision: string; promotions: Promotion[] }>`
    select ${promotionRevision} as revision,
      (select coalesce(json_agg(definition order by promotion_id), '[]') from promotions)
        as promotions`.execute(database)
  const [row] = rows
  if (!row) throw new Error('the promotions have no revision')
  const categories = [...new Set(row.promotions.flatMap(categoriesIn))]
  const places = await readPlaces(database, categories)
  return bookOf({ ...row, places, gifts: await readGifts(database) })
}

/** What moves meanwhile moves the revision too, and is read with the next. */
async function readPlaces(database: Database, categories: readonly string[]) {
  if (categories.length === 0) return []
  const { rows } = await sql<{ styleId: string; categoryId: string }>`
    select style_id as "styleId", category_id as "categoryId" from category_styles
    where category_id = any(${categories})`.execute(database)
  return rows
}

/** What gifts are called and look like; handing in their styles moves the revision. */
async function readGifts(database: Database): Promise<PromotionBook['gifts']> {
  const inLocales = locales.map(
    (locale) => sql`
      select ${locale} as locale, ${sellableColumns}
      from promotion_gifts g ${joinSellable('g.sku', { locale, siteId: siteOf(locale).siteId })}`,
  )
  const { rows } = await sql<SellableRow & { locale: Locale }>`
    ${sql.join(inLocales, sql` union all `)}`.execute(database)
  const byLocale = Map.groupBy(rows, ({ locale }) => locale)
  return new Map(
    [...byLocale].map(([locale, gifts]) => [
      locale,
      new Map(gifts.map(({ locale: _locale, ...row }) => [row.sku, sellableOf(row)])),
    ]),
  )
}
