import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { inEachMarket, type Market } from '../catalogue/sellable.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { question } from '../platform/database/question.ts'
import { type CartHead, headColumnsOf, headOf, type HeadRow } from './cart-head-store.ts'
import {
  contentColumns,
  type ContentRow,
  type Contents,
  contentsOf,
  type Wishes,
} from './cart-lines-store.ts'
import type { CartMemory } from './cart-memory-store.ts'
import { joinNamedPlaces } from './named-places-store.ts'

/** A cart by its name, or the one that a consumer has or gets now. */
export type Which = { cartId: string } | { consumerId: string }

type Row = HeadRow & ContentRow & { at: Date }
type Wished = { codes: readonly string[]; sku: string | null; storeIds: readonly string[] }
type Blanks = { readonly [Name in keyof Wished]: RawBuilder<unknown> }

const wished = ['codes', 'sku', 'storeIds'] as const

/** Of one cart called k, with the codes that it would have. */
function wholeCart(market: Market, { codes, sku, storeIds }: Blanks, carts: RawBuilder<unknown>) {
  const skus = sql`select sku from cart_lines where cart_id = c.id union all select ${sku}`
  return sql<Row>`
    select now() as at, ${headColumnsOf('k')}, ${contentColumns(market, skus)}
    from ${carts} cross join lateral (
      select k.id, k.consumer_id, k.coupons || ${codes}::text[] as coupons, k.favorite_store_id) c
    ${joinNamedPlaces(storeIds)}`
}

const byName = inEachMarket((market) =>
  question<Row, Wished & { cartId: string }>([...wished, 'cartId'], ({ cartId, ...blanks }) =>
    wholeCart(
      market,
      blanks,
      sql`(select * from carts where id = ${cartId} and state = 'active') k`,
    ),
  ),
)

const ofConsumer = inEachMarket((market) =>
  question<Row, Wished & { consumerId: string; freshId: string }>(
    [...wished, 'consumerId', 'freshId'],
    ({ consumerId, freshId, ...blanks }) => {
      const own = sql`from carts where consumer_id = ${consumerId}::uuid and state = 'active'`
      return wholeCart(
        market,
        blanks,
        sql`(
          select id, consumer_id, version, coupons, shipping_address, verified_address,
            billing_address, favorite_store_id, notices, price_adjustments, prepared ${own}
          union all
          select ${freshId}::uuid, ${consumerId}::uuid, 0, '{}', null, null,
            null, null, '[]', '[]', null where not exists (select ${own})) k`,
      )
    },
  ),
)

type Asking = Wishes & { market: Market; memory: CartMemory }

export type ReadForChange = { head: CartHead; isNew: boolean; contents: Contents }

/** A cart, what holds where it goes, and what the catalogue says of a sku that may come into it, at one moment. */
export async function readForChange(
  reader: Database,
  which: Which,
  { market, memory, ...wishes }: Asking,
): Promise<ReadForChange | undefined> {
  const { sku, storeIds = [], coupon } = wishes
  const blanks = { codes: coupon === undefined ? [] : [coupon], sku: sku ?? null, storeIds }
  const freshId = randomUUID()
  const [row] =
    'cartId' in which
      ? await byName(market)(reader, { ...blanks, ...which })
      : await ofConsumer(market)(reader, { ...blanks, ...which, freshId })
  if (!row) return undefined
  const { shippingAddress: address = row.shippingAddress } = wishes
  const contents = await contentsOf(row, { market, memory, reader, address, sku })
  return { head: headOf(row), isNew: row.cartId === freshId, contents }
}

/** The same of a cart that nobody else can change. */
export async function readLocked(
  transaction: Transaction,
  { id: cartId }: CartHead,
  asking: Asking,
): Promise<Contents> {
  const read = await readForChange(transaction, { cartId }, asking)
  if (!read) throw new Error(`nothing was found of cart ${cartId}`)
  return read.contents
}
