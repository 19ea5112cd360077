import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { perMarket, type Market } from '../../catalogue/market.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { type Placeholders, preparedQuery } from '../../platform/database/queries/raw-query.ts'
import type { ColumnsOf } from '../../platform/database/queries/result-columns.ts'
import type { Cart } from '../cart.ts'
import {
  contentColumns,
  contentKinds,
  type CartContentsRow,
  type CartContents,
  contentsOf,
  type CartCaches,
} from './cart-contents-store.ts'
import {
  type CartHead,
  headColumnsOf,
  headKinds,
  headOf,
  headOrNew,
  type HeadRow,
} from './cart-head-store.ts'
import { joinNamedPlaces } from './named-places-store.ts'

/** A cart by its id, or a consumer's active cart, which is created if there is none. */
export type CartRef = { cartId: string } | { consumerId: string }

/** What a change may need beside the cart, to be read with it. */
export type Prefetch = {
  sku?: string | undefined
  storeIds?: readonly string[] | undefined
  /** A code that may be applied to the cart. */
  coupon?: string | undefined
  /** The address that the cart will have. */
  shippingAddress?: Cart['shippingAddress'] | undefined
}

type CartForChangeRow = HeadRow & CartContentsRow & { readAt: Date }
const cartForChangeKinds: ColumnsOf<CartForChangeRow> = {
  readAt: 'instant',
  ...headKinds,
  ...contentKinds,
}

type PrefetchParameters = {
  codes: readonly string[]
  sku: string | null
  storeIds: readonly string[]
}
const prefetchParameters = ['codes', 'sku', 'storeIds'] as const

/** Of one cart called k, with the codes that it would have after the change. */
function wholeCart(
  market: Market,
  { codes, sku, storeIds }: Placeholders<PrefetchParameters>,
  carts: RawBuilder<unknown>,
) {
  const skus = sql`select sku from cart_lines where cart_id = c.id union all select ${sku}`
  return sql`
    select now() as "readAt", ${headColumnsOf('k')}, ${contentColumns(market, skus)}
    from ${carts} cross join lateral (
      select k.id, k.consumer_id, k.coupons || ${codes}::text[] as coupons, k.favorite_store_id) c
    ${joinNamedPlaces(storeIds)}`
}

const readByCartId = perMarket((market) =>
  preparedQuery<CartForChangeRow, PrefetchParameters & { cartId: string }>({
    columns: cartForChangeKinds,
    parameters: [...prefetchParameters, 'cartId'],
    build: ({ cartId, ...placeholders }) =>
      wholeCart(
        market,
        placeholders,
        sql`(select * from carts where id = ${cartId} and state = 'active') k`,
      ),
  }),
)

const readByConsumer = perMarket((market) =>
  preparedQuery<CartForChangeRow, PrefetchParameters & { consumerId: string; newCartId: string }>({
    columns: cartForChangeKinds,
    parameters: [...prefetchParameters, 'consumerId', 'newCartId'],
    build: ({ consumerId, newCartId, ...placeholders }) =>
      wholeCart(market, placeholders, sql`(${headOrNew(consumerId, newCartId)}) k`),
  }),
)

type ReadRequest = Prefetch & { market: Market; caches: CartCaches }

export type ReadForChange = { head: CartHead; isNew: boolean; contents: CartContents }

/** Reads a cart, its pricing conditions and the requested variant at one moment. */
export async function readForChange(
  reader: Database,
  cartRef: CartRef,
  { market, caches, ...prefetch }: ReadRequest,
): Promise<ReadForChange | undefined> {
  const { sku, storeIds = [], coupon } = prefetch
  const placeholders = { codes: coupon === undefined ? [] : [coupon], sku: sku ?? null, storeIds }
  const newCartId = randomUUID()
  const [row] =
    'cartId' in cartRef
      ? await readByCartId(market)(reader, { ...placeholders, ...cartRef })
      : await readByConsumer(market)(reader, { ...placeholders, ...cartRef, newCartId })
  if (!row) return undefined
  const { shippingAddress: address = row.shippingAddress } = prefetch
  const contents = await contentsOf(row, { market, caches, reader, address, sku })
  return { head: headOf(row), isNew: row.cartId === newCartId, contents }
}

/** Reads the contents of a cart that is locked. */
export async function readLocked(
  transaction: Transaction,
  { id: cartId }: CartHead,
  request: ReadRequest,
): Promise<CartContents> {
  const read = await readForChange(transaction, { cartId }, request)
  if (!read) throw new Error(`the cart ${cartId} was not found`)
  return read.contents
}
