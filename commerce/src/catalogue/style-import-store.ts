import type { ImportedStyle } from '@cairn/contract/catalogue-import'
import { sql } from 'kysely'
import type { Transaction } from '../platform/database/database.ts'
import { mergeInto, replaceInto } from '../platform/database/merge-into.ts'
import { changesOf } from '../platform/import/changes.ts'
import type { Change } from '../platform/import/import-kind.ts'
import { categoriesOfStyles, stylesChanged } from './catalogue-changed-store.ts'
import { putProducts } from './product-import-store.ts'

/** As many as a statement carries with ease. */
const batch = 250

export async function putStyles(
  transaction: Transaction,
  styles: readonly ImportedStyle[],
): Promise<Change[]> {
  const changes: Change[] = []
  for (let at = 0; at < styles.length; at += batch) {
    changes.push(...(await putBatch(transaction, styles.slice(at, at + batch))))
  }
  return changes
}

async function putBatch(
  transaction: Transaction,
  styles: readonly ImportedStyle[],
): Promise<Change[]> {
  const before = await categoriesOfStyles(
    transaction,
    styles.map(({ styleId }) => styleId),
  )
  const changes = [
    ...(await putSomeStyles(transaction, styles)),
    ...(await putProducts(transaction, styles)),
  ]
  await stylesChanged(transaction, { styleIds: await stylesOf(transaction, changes), before })
  return changes
}

/** Whose changes these are, of a style itself, its colours or their sizes. */
async function stylesOf(transaction: Transaction, changes: readonly Change[]): Promise<string[]> {
  const ids = changes.map(({ id }) => id)
  const { rows } = await sql<{ styleId: string }>`
    select style_id as "styleId" from styles where style_id = any(${ids})
    union select style_id from products where product_id = any(${ids})
    union select p.style_id from variants v join products p on p.product_id = v.product_id
      where v.sku = any(${ids})`.execute(transaction)
  return rows.map(({ styleId }) => styleId)
}

async function putSomeStyles(
  transaction: Transaction,
  styles: readonly ImportedStyle[],
): Promise<Change[]> {
  const owned = {
    transaction,
    owner: 'style_id',
    owners: styles.map(({ styleId }) => styleId),
  } as const
  const merged = await mergeInto('styles', {
    ...owned,
    key: ['style_id'],
    rows: styles.map(styleRow),
  })
  // Who hands in no rating leaves the one that is there.
  const rated = await mergeInto('styles', {
    ...owned,
    key: ['style_id'],
    rows: styles.flatMap(ratingRow),
  })
  const texts = await replaceInto('style_texts', {
    ...owned,
    key: ['style_id', 'locale'],
    rows: styles.flatMap(textRows),
  })
  const categories = await replaceInto('style_categories', {
    ...owned,
    key: ['style_id', 'category_id'],
    rows: styles.flatMap(({ styleId, categories: named }) =>
      named.map((category_id, position) => ({ style_id: styleId, category_id, position })),
    ),
  })
  return changesOf('style', merged, rated, texts, categories)
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

export async function knownStyles(
  transaction: Transaction,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select style_id as id from styles where style_id = any(${ids})`.execute(transaction)
  return new Set(rows.map(({ id }) => id))
}
