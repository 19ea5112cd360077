import type { ImportedStyle } from '@cairn/contract/imports/catalogue-import'
import type { Transaction } from '../../platform/database/database.ts'
import { mergeInto, replaceInto } from '../../platform/database/queries/merge-into.ts'
import { anyOf } from '../../platform/database/queries/raw-query.ts'
import { type Change, changesOf } from '../../platform/import/import-kind.ts'
import { categoryIdsByStyle, propagateStyleChanges } from '../catalogue-changes-store.ts'
import { writeProducts } from './product-import-store.ts'

const batchSize = 250

export async function writeStyles(
  transaction: Transaction,
  styles: readonly ImportedStyle[],
): Promise<Change[]> {
  const changes: Change[] = []
  for (let index = 0; index < styles.length; index += batchSize) {
    changes.push(...(await writeBatch(transaction, styles.slice(index, index + batchSize))))
  }
  return changes
}

async function writeBatch(
  transaction: Transaction,
  styles: readonly ImportedStyle[],
): Promise<Change[]> {
  const previousCategories = await categoryIdsByStyle(
    transaction,
    styles.map(({ styleId }) => styleId),
  )
  const changes = [
    ...(await writeStyleRows(transaction, styles)),
    ...(await writeProducts(transaction, styles)),
  ]
  await propagateStyleChanges(transaction, {
    styleIds: await changedStyleIds(transaction, changes),
    previousCategories,
  })
  return changes
}

/** The styles of changed styles, products and variants. */
async function changedStyleIds(
  transaction: Transaction,
  changes: readonly Change[],
): Promise<string[]> {
  const ids = changes.map(({ id }) => id)
  const styles = await transaction
    .selectFrom('styles')
    .select('style_id as styleId')
    .where('style_id', '=', anyOf(ids))
    .union((query) =>
      query
        .selectFrom('products')
        .select('style_id as styleId')
        .where('product_id', '=', anyOf(ids)),
    )
    .union((query) =>
      query
        .selectFrom('variants as v')
        .innerJoin('products as p', 'p.product_id', 'v.product_id')
        .select('p.style_id as styleId')
        .where('v.sku', '=', anyOf(ids)),
    )
    .execute()
  return styles.map(({ styleId }) => styleId)
}

async function writeStyleRows(
  transaction: Transaction,
  styles: readonly ImportedStyle[],
): Promise<Change[]> {
  const ownership = {
    transaction,
    owner: 'style_id',
    owners: styles.map(({ styleId }) => styleId),
  } as const
  const merged = await mergeInto('styles', {
    ...ownership,
    key: ['style_id'],
    rows: styles.map(styleRow),
  })
  // A style without a rating in the file keeps its stored rating.
  const ratings = await mergeInto('styles', {
    ...ownership,
    key: ['style_id'],
    rows: styles.flatMap(ratingRow),
  })
  const texts = await replaceInto('style_texts', {
    ...ownership,
    key: ['style_id', 'locale'],
    rows: styles.flatMap(textRows),
  })
  const categories = await replaceInto('style_categories', {
    ...ownership,
    key: ['style_id', 'category_id'],
    rows: styles.flatMap(({ styleId, categories: categoryIds }) =>
      categoryIds.map((category_id, position) => ({ style_id: styleId, category_id, position })),
    ),
  })
  return changesOf('style', merged, ratings, texts, categories)
}

const styleRow = (style: ImportedStyle) => ({
  style_id: style.styleId,
  max_per_order: style.maxPerOrder ?? null,
  is_digital: style.isDigital,
  is_custom: style.isCustom,
  sold_alone: style.soldAlone,
  in_stores: style.inStores,
  product_type: style.productType,
  fit: style.fit ?? null,
  activities: style.activities,
  launched_on: style.launchedOn ?? null,
  members_first: style.membersFirst,
})

const ratingRow = ({ styleId, rating }: ImportedStyle) =>
  rating
    ? [{ style_id: styleId, review_score: rating.score, review_count: rating.reviewsCount }]
    : []

const textRows = ({ styleId, texts }: ImportedStyle) =>
  Object.entries(texts).map(([locale, { eyebrow = null, ...text }]) => ({
    style_id: styleId,
    locale,
    eyebrow,
    ...text,
  }))

export async function existingStyleIds(
  transaction: Transaction,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const styles = await transaction
    .selectFrom('styles')
    .select('style_id as id')
    .where('style_id', '=', anyOf(ids))
    .execute()
  return new Set(styles.map(({ id }) => id))
}
