import type { ImportedStyle } from '@cairn/contract/catalogue-import'
import { sql } from 'kysely'
import type { Transaction } from '../platform/database/database.ts'
import type { Brought, Complaint } from '../platform/import/import-kind.ts'
import {
  complainOfTwice,
  complainOfUnknown,
  idsOf,
  type Reference,
} from '../platform/import/references.ts'

type Variant = Reference & { sku: string; upc: string; productId: string }

/** Whether styles fit each other and the catalogue they come into. */
export async function checkStyles(
  transaction: Transaction,
  styles: readonly ImportedStyle[],
  brought: Brought,
): Promise<Complaint[]> {
  const categories = styles.flatMap((style, row) =>
    style.categories.map((id, at) => ({ id, row, path: ['categories', at] })),
  )
  const known = await knownCategories(transaction, idsOf(categories))
  const variants = styles.flatMap(variantsOf)
  return [
    ...complainOfUnknown(
      'category',
      categories,
      (id) => known.has(id) || brought('category').has(id),
    ),
    ...styles.flatMap(strayProducts),
    ...complainOfTwice('sku', variants.map(at('sku'))),
    ...complainOfTwice('upc', variants.map(at('upc'))),
    ...(await alreadyTaken(transaction, variants)),
  ]
}

const variantsOf = ({ products }: ImportedStyle, row: number): Variant[] =>
  products.flatMap(({ productId, variants }, product) =>
    variants.map(({ sku, upc }, variant) => ({
      id: sku,
      sku,
      upc,
      productId,
      row,
      path: ['products', product, 'variants', variant],
    })),
  )

const at =
  (field: 'sku' | 'upc') =>
  (variant: Variant): Reference => ({
    id: variant[field],
    row: variant.row,
    path: [...variant.path, field],
  })

/** A page's address names a product, and the style is read from it. */
const strayProducts = ({ styleId, products }: ImportedStyle, row: number): Complaint[] => {
  const references = products.map(({ productId }, product) => ({
    id: productId,
    row,
    path: ['products', product, 'productId'],
  }))
  return [
    ...complainOfTwice('product', references),
    ...references
      .filter(({ id }) => !id.startsWith(styleId))
      .map(({ path }) => ({ row, path, sentence: `must begin with its style, ${styleId}` })),
  ]
}

type Taken = { sku: string; upc: string; productId: string }

/** Skus and upcs stay with the variant they once had: orders and shelves know them. */
async function alreadyTaken(
  transaction: Transaction,
  variants: readonly Variant[],
): Promise<Complaint[]> {
  const { rows } = await sql<Taken>`
    select sku, upc, product_id as "productId" from variants
    where sku = any(${variants.map(({ sku }) => sku)})
       or upc = any(${variants.map(({ upc }) => upc)})`.execute(transaction)
  const bySku = new Map(rows.map((taken) => [taken.sku, taken]))
  const byUpc = new Map(rows.map((taken) => [taken.upc, taken]))
  return variants.flatMap((variant) => {
    const { row, sku, upc, productId } = variant
    const other = bySku.get(sku)
    const scanned = byUpc.get(upc)
    return [
      ...(other && other.productId !== productId
        ? [{ row, path: at('sku')(variant).path, sentence: `belongs to ${other.productId}` }]
        : []),
      ...(scanned && scanned.sku !== sku
        ? [{ row, path: at('upc')(variant).path, sentence: `belongs to ${scanned.sku}` }]
        : []),
    ]
  })
}

async function knownCategories(
  transaction: Transaction,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select category_id as id from categories where category_id = any(${ids})`.execute(transaction)
  return new Set(rows.map(({ id }) => id))
}
