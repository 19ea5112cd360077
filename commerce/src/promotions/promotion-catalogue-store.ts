import type { Promotion } from '@cairn/contract/imports/promotions-import'
import { type Locale, locales, siteOf } from '@cairn/contract/sites/sites'
import { type NotNull, sql } from 'kysely'
import {
  joinSellable,
  sellableColumns,
  sellableKinds,
  sellableOf,
  type SellableRow,
} from '../catalogue/sellable/sellable-store.ts'
import type { Database } from '../platform/database/database.ts'
import { anyOf, rawQuery } from '../platform/database/queries/raw-query.ts'
import { type Snapshot, cachedByRevision } from '../platform/database/queries/snapshot.ts'
import {
  buildPromotionCatalogue,
  categoriesNamedBy,
  type PromotionCatalogue,
} from './current-promotions.ts'

/** Every cart needs the promotions, so they are cached until their revision changes. */
export const cachedPromotionCatalogue = (): Snapshot<PromotionCatalogue> =>
  cachedByRevision(readPromotionCatalogue)

/** Queries select the revision to detect whether the cached promotions are outdated. */
export const promotionRevision = sql`(select revision::text from promotion_revision)`

async function readPromotionCatalogue(database: Database): Promise<PromotionCatalogue> {
  const row = await rawQuery<{ revision: string; promotions: Promotion[] }>({
    revision: 'text',
    promotions: 'json',
  })`
    select ${promotionRevision} as revision,
      (select coalesce(json_agg(definition order by promotion_id), '[]') from promotions)
        as promotions`.one(database)
  const categories = [...new Set(row.promotions.flatMap(categoriesNamedBy))]
  const styleCategories = await readStyleCategories(database, categories)
  return buildPromotionCatalogue({ ...row, styleCategories, gifts: await readGifts(database) })
}

/** A change during this read also changes the revision, so the next read includes it. */
async function readStyleCategories(database: Database, categories: readonly string[]) {
  if (categories.length === 0) return []
  return database
    .selectFrom('category_styles')
    .select(['style_id as styleId', 'category_id as categoryId'])
    .where('category_id', '=', anyOf(categories))
    .$narrowType<{ categoryId: NotNull }>()
    .execute()
}

/** The product data of gifts. Importing their styles changes the revision. */
async function readGifts(database: Database): Promise<PromotionCatalogue['gifts']> {
  const inLocales = locales.map(
    (locale) => sql`
      select ${locale} as locale, ${sellableColumns}
      from promotion_gifts g ${joinSellable('g.sku', { locale, siteId: siteOf(locale).siteId })}`,
  )
  const rows = await rawQuery<SellableRow & { locale: Locale }>({
    ...sellableKinds,
    locale: 'text',
  })`
    ${sql.join(inLocales, sql` union all `)}`.many(database)
  const byLocale = Map.groupBy(rows, ({ locale }) => locale)
  return new Map(
    [...byLocale].map(([locale, gifts]) => [
      locale,
      new Map(gifts.map(({ locale: _locale, ...row }) => [row.sku, sellableOf(row)])),
    ]),
  )
}
