import type { ImportedStyle } from '@cairn/contract/catalogue-import'
import { sql } from 'kysely'
import type { Database, Transaction } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'

type ImportedProduct = ImportedStyle['products'][number]

/** Fills a catalogue that has nothing yet, with all of the styles or none; answers whether it did. */
export function importIntoEmpty(
  database: Database,
  styles: readonly ImportedStyle[],
): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    // Several nodes may start at once: the others wait here, as long as it takes, and then find it filled.
    await sql`set local lock_timeout = 0`.execute(transaction)
    await sql`select pg_advisory_xact_lock(hashtext('fill the catalogue'))`.execute(transaction)
    const any = await transaction.selectFrom('styles').select('style_id').limit(1).execute()
    if (any.length > 0) return false
    for (const style of styles) await importStyle(transaction, style)
    // The embedded engine never does this by itself, and plans badly until it is done.
    await sql`analyze styles, style_texts, products, product_texts, variants, prices`.execute(
      transaction,
    )
    return true
  })
}

async function importStyle(transaction: Transaction, style: ImportedStyle) {
  const { styleId } = style
  await transaction
    .insertInto('styles')
    .values({
      style_id: styleId,
      max_per_order: style.maxPerOrder ?? null,
      is_digital: style.isDigital,
      is_custom: style.isCustom,
      sold_alone: style.soldAlone,
      review_score: style.rating?.score ?? 0,
      review_count: style.rating?.reviewsCount ?? 0,
    })
    .execute()
  await transaction
    .insertInto('style_texts')
    .values(
      Object.entries(style.texts).map(([locale, { name, slug, eyebrow = null }]) => ({
        style_id: styleId,
        locale,
        name,
        slug,
        eyebrow,
      })),
    )
    .execute()
  for (const [position, product] of style.products.entries()) {
    await importProduct(transaction, product, { styleId, position })
  }
}

async function importProduct(
  transaction: Transaction,
  { productId, colour, colourNames, prices, variants }: ImportedProduct,
  { styleId, position }: { styleId: string; position: number },
) {
  await transaction
    .insertInto('products')
    .values({ product_id: productId, style_id: styleId, colour, position })
    .execute()
  await transaction
    .insertInto('product_texts')
    .values(
      Object.entries(colourNames).map(([locale, colour_name]) => ({
        product_id: productId,
        locale,
        colour_name,
      })),
    )
    .execute()
  if (prices.length > 0) {
    await transaction
      .insertInto('prices')
      .values(
        prices.map(({ siteId, current, original, historicBest = null }) => ({
          product_id: productId,
          site_id: siteId,
          current_minor: current,
          original_minor: original,
          historic_best_minor: historicBest,
        })),
      )
      .execute()
  }
  await transaction
    .insertInto('variants')
    .values(
      variants.map(({ sku, upc, size, onHand }, at) => ({
        sku,
        product_id: productId,
        upc,
        size,
        position: at,
        on_hand: onHand,
      })),
    )
    .execute()
}
