import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { perMarket, type Market } from '../../catalogue/market.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { type Placeholders, preparedQuery } from '../../platform/database/queries/raw-query.ts'
import type { ColumnsOf } from '../../platform/database/queries/result-columns.ts'
import type { LiveSession } from '../../sessions/session.ts'
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

type RequestSession = { session: Pick<LiveSession, 'id'> }

/**
 * A cart by its id, or a consumer's active cart, which is created if there is none; and the session of
 * the request.
 */
export type CartRef = RequestSession & ({ cartId: string } | { consumerId: string })

/** What a change may need beside the cart, to be read with it. */
export type Prefetch = {
  /** The variants that may be added. */
  skus?: readonly string[] | undefined
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
  skus: readonly string[]
  storeIds: readonly string[]
}
const prefetchParameters = ['codes', 'skus', 'storeIds'] as const

type SkusQuery = (skus: RawBuilder<unknown>) => RawBuilder<unknown>

/** The queries for changes that request as many variants as `skusQuery` selects. */
function queriesFor(skusQuery: SkusQuery) {
  /** Of one cart called k, with the codes that it would have after the change. */
  function wholeCart(
    market: Market,
    { codes, skus, storeIds }: Placeholders<PrefetchParameters>,
    carts: RawBuilder<unknown>,
  ) {
    const allSkus = sql`
      select sku from cart_lines where cart_id = c.id union all select ${skusQuery(skus)}`
    return sql`
      select now() as "readAt", ${headColumnsOf('k')}, ${contentColumns(market, allSkus)}
      from ${carts} cross join lateral (
        select k.id, k.consumer_id, k.coupons || ${codes}::text[] as coupons, k.favorite_store_id, k.identity_ids) c
      ${joinNamedPlaces(storeIds)}`
  }

  const byCartId = perMarket((market) =>
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

  const byConsumer = perMarket((market) =>
    preparedQuery<CartForChangeRow, PrefetchParameters & { consumerId: string; newCartId: string }>(
      {
        columns: cartForChangeKinds,
        parameters: [...prefetchParameters, 'consumerId', 'newCartId'],
        build: ({ consumerId, newCartId, ...placeholders }) =>
          wholeCart(market, placeholders, sql`(${headOrNew(consumerId, newCartId)}) k`),
      },
    ),
  )

  return { byCartId, byConsumer }
}

/** At most one variant: the planner knows the number of rows. */
const queriesForOne = queriesFor((skus) => sql`(${skus}::text[])[1]`)
const queriesForSeveral = queriesFor((skus) => sql`unnest(${skus}::text[])`)

type ReadRequest = Prefetch & { market: Market; caches: CartCaches }

export type ReadForChange = { head: CartHead; isNew: boolean; contents: CartContents }

/** Reads a cart, its pricing conditions and the requested variants at one moment. */
export async function readForChange(
  reader: Database,
  cartRef: CartRef,
  { market, caches, ...prefetch }: ReadRequest,
): Promise<ReadForChange | undefined> {
  const { skus = [], storeIds = [], coupon } = prefetch
  const parameters = { codes: coupon === undefined ? [] : [coupon], skus, storeIds }
  const { byCartId, byConsumer } = skus.length > 1 ? queriesForSeveral : queriesForOne
  const newCartId = randomUUID()
  const [row] =
    'cartId' in cartRef
      ? await byCartId(market)(reader, { ...parameters, ...cartRef })
      : await byConsumer(market)(reader, { ...parameters, ...cartRef, newCartId })
  if (!row) return undefined
  const { shippingAddress: address = row.shippingAddress } = prefetch
  const { id: sessionId } = cartRef.session
  const contents = await contentsOf(row, {
    market,
    caches,
    reader,
    address,
    sessionId,
    requestedSkus: skus,
  })
  return { head: headOf(row), isNew: row.cartId === newCartId, contents }
}

/** Reads the contents of a cart that is locked. */
export async function readLocked(
  transaction: Transaction,
  cartRef: RequestSession & { cartId: string },
  request: ReadRequest,
): Promise<CartContents> {
  const read = await readForChange(transaction, cartRef, request)
  if (!read) throw new Error(`the cart ${cartRef.cartId} was not found`)
  return read.contents
}
