import type { ProductSelection, Promotion } from '@cairn/contract/imports/promotions-import'
import { existingStyleIds } from '../catalogue/import/style-import-store.ts'
import type { Transaction } from '../platform/database/database.ts'
import { rawQuery } from '../platform/database/queries/raw-query.ts'
import {
  type ImportedIds,
  type Path,
  type Reference,
  referencedIds,
  type RowProblem,
  unknownReferences,
} from '../platform/import/import-kind.ts'

/** Checks that the styles, products, categories and skus that promotions name exist. */
export async function checkPromotionGoods(
  transaction: Transaction,
  promotions: readonly Promotion[],
  importedIds: ImportedIds,
): Promise<RowProblem[]> {
  const selections = promotions.flatMap((promotion, row) =>
    selectionsOf(promotion).map(({ goods, path }) => ({ goods, row, path })),
  )
  const referencesTo = (kind: 'styles' | 'products' | 'categories') =>
    selections.flatMap(({ goods, row, path }) => referencesIn(goods, kind, { row, path }))
  const [styles, products, categories] = [
    referencesTo('styles'),
    referencesTo('products'),
    referencesTo('categories'),
  ]
  const skus = promotions.flatMap(({ gives }, row) =>
    gives.type === 'gift' ? [{ id: gives.sku, row, path: ['gives', 'sku'] }] : [],
  )
  const knownStyles = await existingStyleIds(transaction, referencedIds(styles))
  const existing = await findKnownGoods(transaction, {
    skus: referencedIds(skus),
    products: referencedIds(products),
    categories: referencedIds(categories),
  })
  const isKnown = (kind: string, ids: ReadonlySet<string>) => (id: string) =>
    ids.has(id) || importedIds(kind).has(id)
  return [
    ...unknownReferences('style', styles, isKnown('style', knownStyles)),
    ...unknownReferences('product', products, isKnown('style', existing.products)),
    ...unknownReferences('category', categories, isKnown('category', existing.categories)),
    ...unknownReferences(
      'variant',
      skus,
      (id) => existing.skus.has(id) || (!isProductOrStyleId(id) && importedIds('style').has(id)),
    ),
  ]
}

/** The rows of an imported style announce its id, its product ids and its skus, which differ in their form. */
const isProductOrStyleId = (id: string) => /^[A-Z0-9]{8}([A-Z0-9]{3})?$/.test(id)

type SelectionPath = { goods: ProductSelection; path: Path }

function selectionsOf({ when, gives }: Promotion): SelectionPath[] {
  return [
    ...(when.spend ? [{ goods: when.spend.of, path: ['when', 'spend', 'of'] }] : []),
    ...(when.quantity ? [{ goods: when.quantity.of, path: ['when', 'quantity', 'of'] }] : []),
    ...('of' in gives ? [{ goods: gives.of, path: ['gives', 'of'] }] : []),
    ...('getOf' in gives && gives.getOf ? [{ goods: gives.getOf, path: ['gives', 'getOf'] }] : []),
  ]
}

function referencesIn(
  { except, ...goods }: ProductSelection,
  kind: 'styles' | 'products' | 'categories',
  { row, path }: { row: number; path: Path },
): Reference[] {
  const toReferences = (ids: readonly string[], ...inner: Path) =>
    ids.map((id, index) => ({ id, row, path: [...path, ...inner, kind, index] }))
  return [...toReferences(goods[kind]), ...toReferences(except?.[kind] ?? [], 'except')]
}

type Ids = { skus: string[]; products: string[]; categories: string[] }

async function findKnownGoods(transaction: Transaction, { skus, products, categories }: Ids) {
  const rows = await rawQuery<{ kind: 'sku' | 'product' | 'category'; id: string }>({
    kind: 'text',
    id: 'text',
  })`
    select 'sku' as kind, sku as id from variant_stock where sku = any(${skus})
    union select 'product', product_id from variant_stock where product_id = any(${products})
    union select 'category', category_id from search_categories
      where category_id = any(${categories})`.many(transaction)
  const idsOfKind = (kind: string) =>
    new Set(rows.filter((row) => row.kind === kind).map(({ id }) => id))
  return {
    skus: idsOfKind('sku'),
    products: idsOfKind('product'),
    categories: idsOfKind('category'),
  }
}
