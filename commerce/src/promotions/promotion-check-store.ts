import type { PromotedGoods, Promotion } from '@cairn/contract/promotions-import'
import { sql } from 'kysely'
import { knownStyles } from '../catalogue/style-import-store.ts'
import type { Transaction } from '../platform/database/database.ts'
import type { Brought, Complaint, Path } from '../platform/import/import-kind.ts'
import { complainOfUnknown, idsOf, type Reference } from '../platform/import/references.ts'

/** Whether the goods exist that promotions name. */
export async function checkPromotions(
  transaction: Transaction,
  promotions: readonly Promotion[],
  brought: Brought,
): Promise<Complaint[]> {
  const named = promotions.flatMap((promotion, row) =>
    goodsOf(promotion).map(({ goods, path }) => ({ goods, row, path })),
  )
  const places = (kind: 'styles' | 'products' | 'categories') =>
    named.flatMap(({ goods, row, path }) => referencesIn(goods, kind, { row, path }))
  const [styles, products, categories] = [
    places('styles'),
    places('products'),
    places('categories'),
  ]
  const skus = promotions.flatMap(({ gives }, row) =>
    gives.type === 'gift' ? [{ id: gives.sku, row, path: ['gives', 'sku'] }] : [],
  )
  const isStyle = await knownStyles(transaction, idsOf(styles))
  const known = await knownGoods(transaction, {
    skus: idsOf(skus),
    products: idsOf(products),
    categories: idsOf(categories),
  })
  const isThere = (kind: string, ids: ReadonlySet<string>) => (id: string) =>
    ids.has(id) || brought(kind).has(id)
  return [
    ...complainOfUnknown('style', styles, isThere('style', isStyle)),
    ...complainOfUnknown('product', products, isThere('style', known.products)),
    ...complainOfUnknown('category', categories, isThere('category', known.categories)),
    ...complainOfUnknown(
      'variant',
      skus,
      (id) => known.skus.has(id) || (!namesMore(id) && brought('style').has(id)),
    ),
  ]
}

/** What a style brings is told apart by its form: its own id, its colours' ids, and skus. */
const namesMore = (id: string) => /^[A-Z0-9]{8}([A-Z0-9]{3})?$/.test(id)

type Place = { goods: PromotedGoods; path: Path }

function goodsOf({ when, gives }: Promotion): Place[] {
  return [
    ...(when.spend ? [{ goods: when.spend.of, path: ['when', 'spend', 'of'] }] : []),
    ...(when.quantity ? [{ goods: when.quantity.of, path: ['when', 'quantity', 'of'] }] : []),
    ...('of' in gives ? [{ goods: gives.of, path: ['gives', 'of'] }] : []),
    ...('getOf' in gives && gives.getOf ? [{ goods: gives.getOf, path: ['gives', 'getOf'] }] : []),
  ]
}

function referencesIn(
  { except, ...goods }: PromotedGoods,
  kind: 'styles' | 'products' | 'categories',
  { row, path }: { row: number; path: Path },
): Reference[] {
  const within = (ids: readonly string[], ...inner: Path) =>
    ids.map((id, at) => ({ id, row, path: [...path, ...inner, kind, at] }))
  return [...within(goods[kind]), ...within(except?.[kind] ?? [], 'except')]
}

type Ids = { skus: string[]; products: string[]; categories: string[] }

async function knownGoods(transaction: Transaction, { skus, products, categories }: Ids) {
  const { rows } = await sql<{ kind: 'sku' | 'product' | 'category'; id: string }>`
    select 'sku' as kind, sku as id from variant_stock where sku = any(${skus})
    union select 'product', product_id from variant_stock where product_id = any(${products})
    union select 'category', category_id from known_categories
      where category_id = any(${categories})`.execute(transaction)
  const idsOfKind = (kind: string) =>
    new Set(rows.filter((row) => row.kind === kind).map(({ id }) => id))
  return {
    skus: idsOfKind('sku'),
    products: idsOfKind('product'),
    categories: idsOfKind('category'),
  }
}
