import type { ImportedStyle } from '@cairn/contract/imports/catalogue-import'
import type { Transaction } from '../../platform/database/database.ts'
import { mergeInto, replaceInto } from '../../platform/database/queries/merge-into.ts'
import { anyOf } from '../../platform/database/queries/raw-query.ts'
import { type Change, changesOf } from '../../platform/import/import-kind.ts'

type Product = ImportedStyle['products'][number] & { styleId: string; position: number }
/** The products of these styles with their variants and prices. Variants missing from the file are withdrawn. */
export async function writeProducts(
  transaction: Transaction,
  styles: readonly ImportedStyle[],
): Promise<Change[]> {
  const products = styles.flatMap(({ styleId, products: ownProducts }) =>
    ownProducts.map((product, position) => ({ ...product, styleId, position })),
  )
  return [
    ...(await writeProductRows(transaction, products)),
    ...(await writeVariants(transaction, styles, products)),
    ...(await writeProductPrices(transaction, styles, products)),
  ]
}

async function writeProductRows(
  transaction: Transaction,
  products: readonly Product[],
): Promise<Change[]> {
  const ownership = { transaction, owner: 'product_id' } as const
  const merged = await mergeInto('products', {
    ...ownership,
    key: ['product_id'],
    rows: products.map(({ productId, styleId, colour, family, swatch, views, position }) => ({
      product_id: productId,
      style_id: styleId,
      colour,
      family,
      swatch,
      views,
      position,
    })),
  })
  const names = await replaceInto('product_texts', {
    ...ownership,
    owners: products.map(({ productId }) => productId),
    key: ['product_id', 'locale'],
    rows: products.flatMap(({ productId, colourNames }) =>
      Object.entries(colourNames).map(([locale, colour_name]) => ({
        product_id: productId,
        locale,
        colour_name,
      })),
    ),
  })
  return changesOf('product', merged, names)
}

async function writeVariants(
  transaction: Transaction,
  styles: readonly ImportedStyle[],
  products: readonly Product[],
): Promise<Change[]> {
  const merged = await mergeInto('variants', {
    transaction,
    owner: 'sku',
    key: ['sku'],
    rows: products.flatMap(({ productId, variants }) =>
      variants.map(({ sku, upc, size, onHand }, position) => ({
        sku,
        product_id: productId,
        upc,
        size,
        position,
        on_hand: onHand,
        withdrawn: false,
      })),
    ),
  })
  const skus = products.flatMap(({ variants }) => variants.map(({ sku }) => sku))
  const withdrawn = await transaction
    .updateTable('variants as v')
    .from('products as p')
    .set({ withdrawn: true })
    .whereRef('p.product_id', '=', 'v.product_id')
    .where('p.style_id', '=', anyOf(styles.map(({ styleId }) => styleId)))
    .where('v.withdrawn', '=', false)
    .where(({ eb, not }) => not(eb('v.sku', '=', anyOf(skus))))
    .returning('v.sku as owner')
    .execute()
  const prices = await replaceInto('variant_prices', {
    transaction,
    owner: 'sku',
    owners: skus,
    key: ['sku', 'site_id'],
    rows: products.flatMap(({ variants }) =>
      variants.flatMap(({ sku, prices: ownPrices = [] }) =>
        ownPrices.map((price) => ({ sku, ...amountColumns(price) })),
      ),
    ),
  })
  return changesOf(
    'variant',
    [...merged, ...withdrawn.map(({ owner }) => ({ owner, change: 'removed' as const }))],
    prices,
  )
}

async function writeProductPrices(
  transaction: Transaction,
  styles: readonly ImportedStyle[],
  products: readonly Product[],
): Promise<Change[]> {
  const prices = await replaceInto('prices', {
    transaction,
    owner: 'product_id',
    // Includes stored products that are missing from the file, which lose their prices.
    owners: await storedProductIds(transaction, styles),
    key: ['product_id', 'site_id'],
    rows: products.flatMap(({ productId, prices: ownPrices }) =>
      ownPrices.map((price) => ({
        product_id: productId,
        ...amountColumns(price),
        historic_best_minor: price.historicBest ?? null,
      })),
    ),
  })
  return changesOf('price', [], prices)
}

const amountColumns = ({ siteId, current, original }: Product['prices'][number]) => ({
  site_id: siteId,
  current_minor: current,
  original_minor: original,
})

async function storedProductIds(
  transaction: Transaction,
  styles: readonly ImportedStyle[],
): Promise<string[]> {
  const products = await transaction
    .selectFrom('products')
    .select('product_id as id')
    .where('style_id', '=', anyOf(styles.map(({ styleId }) => styleId)))
    .execute()
  return products.map(({ id }) => id)
}
