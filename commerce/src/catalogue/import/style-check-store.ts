import type { ImportedStyle } from '@cairn/contract/imports/catalogue-import'
import type { Transaction } from '../../platform/database/database.ts'
import { anyOf } from '../../platform/database/queries/raw-query.ts'
import {
  duplicateReferences,
  type ImportedIds,
  type Reference,
  referencedIds,
  type RowProblem,
  unknownReferences,
} from '../../platform/import/import-kind.ts'

type Variant = Reference & { sku: string; upc: string; productId: string }

/** Checks styles against each other and against the stored catalogue. */
export async function checkStyles(
  transaction: Transaction,
  styles: readonly ImportedStyle[],
  importedIds: ImportedIds,
): Promise<RowProblem[]> {
  const categories = styles.flatMap((style, row) =>
    style.categories.map((id, index) => ({ id, row, path: ['categories', index] })),
  )
  const existing = await existingCategories(transaction, referencedIds(categories))
  const variants = styles.flatMap(variantsOf)
  return [
    ...unknownReferences(
      'category',
      categories,
      (id) => existing.has(id) || importedIds('category').has(id),
    ),
    ...styles.flatMap(misplacedProducts),
    ...duplicateReferences('sku', variants.map(referenceBy('sku'))),
    ...duplicateReferences('upc', variants.map(referenceBy('upc'))),
    ...(await reusedCodes(transaction, variants)),
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

const referenceBy =
  (field: 'sku' | 'upc') =>
  (variant: Variant): Reference => ({
    id: variant[field],
    row: variant.row,
    path: [...variant.path, field],
  })

/** The id of a style is read from the ids of its products, for example in the URL of a page. */
const misplacedProducts = ({ styleId, products }: ImportedStyle, row: number): RowProblem[] => {
  const references = products.map(({ productId }, product) => ({
    id: productId,
    row,
    path: ['products', product, 'productId'],
  }))
  return [
    ...duplicateReferences('product', references),
    ...references
      .filter(({ id }) => !id.startsWith(styleId))
      .map(({ path }) => ({ row, path, message: `must begin with its style, ${styleId}` })),
  ]
}

/** Skus and upcs must not move to another variant, because orders and labels contain them. */
async function reusedCodes(
  transaction: Transaction,
  variants: readonly Variant[],
): Promise<RowProblem[]> {
  const rows = await transaction
    .selectFrom('variants')
    .select(['sku', 'upc', 'product_id as productId'])
    .where(({ eb, or }) =>
      or([
        eb('sku', '=', anyOf(variants.map(({ sku }) => sku))),
        eb('upc', '=', anyOf(variants.map(({ upc }) => upc))),
      ]),
    )
    .execute()
  const variantsBySku = new Map(rows.map((variant) => [variant.sku, variant]))
  const variantsByUpc = new Map(rows.map((variant) => [variant.upc, variant]))
  return variants.flatMap((variant) => {
    const { row, sku, upc, productId } = variant
    const withSku = variantsBySku.get(sku)
    const withUpc = variantsByUpc.get(upc)
    return [
      ...(withSku && withSku.productId !== productId
        ? [
            {
              row,
              path: referenceBy('sku')(variant).path,
              message: `belongs to ${withSku.productId}`,
            },
          ]
        : []),
      ...(withUpc && withUpc.sku !== sku
        ? [{ row, path: referenceBy('upc')(variant).path, message: `belongs to ${withUpc.sku}` }]
        : []),
    ]
  })
}

async function existingCategories(
  transaction: Transaction,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const categories = await transaction
    .selectFrom('categories')
    .select('category_id as id')
    .where('category_id', '=', anyOf(ids))
    .execute()
  return new Set(categories.map(({ id }) => id))
}
