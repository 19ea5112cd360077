import { type RawBuilder, sql } from 'kysely'
import type { Database, Transaction } from '../../platform/database/database.ts'
import type { Cart } from '../cart.ts'

/** A cart without its lines and payments: one row of the table carts. */
export type CartHead = Omit<Cart, 'lines' | 'payments'>

export type HeadRow = Omit<CartHead, 'id' | 'consumerId'> & { cartId: string; ownerId: string }

/** The columns of a HeadRow, from a table alias. */
export const headColumnsOf = (name: string) =>
  sql.raw(`
    ${name}.id as "cartId", ${name}.consumer_id as "ownerId", ${name}.version, ${name}.coupons,
    ${name}.shipping_address as "shippingAddress", ${name}.verified_address as "verifiedAddress",
    ${name}.billing_address as "billingAddress", ${name}.favorite_store_id as "favoriteStoreId",
    ${name}.notices, ${name}.price_adjustments as adjustments, ${name}.shown_totals as "shownTotals"`)

export const headColumns = headColumnsOf('c')

export const headOf = (row: HeadRow): CartHead => ({
  id: row.cartId,
  consumerId: row.ownerId,
  version: row.version,
  coupons: row.coupons,
  shippingAddress: row.shippingAddress,
  verifiedAddress: row.verifiedAddress,
  billingAddress: row.billingAddress,
  favoriteStoreId: row.favoriteStoreId,
  notices: row.notices,
  adjustments: row.adjustments,
  shownTotals: row.shownTotals,
})

/** The active cart of a consumer, or an empty one that is not saved yet. */
export function headOrNew(consumerId: RawBuilder<unknown>, newCartId: RawBuilder<unknown>) {
  const own = sql`from carts where consumer_id = ${consumerId}::uuid and state = 'active'`
  return sql`
    select id, consumer_id, version, coupons, shipping_address, verified_address,
      billing_address, favorite_store_id, notices, price_adjustments, shown_totals ${own}
    union all
    select ${newCartId}::uuid, ${consumerId}::uuid, 0, '{}', null, null,
      null, null, '[]', '[]', null where not exists (select ${own})`
}

export type Placeholders<Parameters> = {
  readonly [Name in keyof Parameters]: RawBuilder<unknown>
}

export type HeadParameters = {
  id: string
  coupons: readonly string[]
  shipping: string | null
  verified: string | null
  billing: string | null
  favorite: string | null
  notices: string | null
  adjustments: string | null
  shownTotals: string | null
}

export const headParameters = [
  'id',
  'coupons',
  'shipping',
  'verified',
  'billing',
  'favorite',
  'notices',
  'adjustments',
  'shownTotals',
] as const

export const headParametersOf = (cart: CartHead): HeadParameters => ({
  id: cart.id,
  coupons: cart.coupons,
  shipping: json(cart.shippingAddress),
  verified: json(cart.verifiedAddress),
  billing: json(cart.billingAddress),
  favorite: cart.favoriteStoreId,
  notices: json(cart.notices),
  adjustments: json(cart.adjustments),
  shownTotals: json(cart.shownTotals),
})

const json = (value: unknown) => (value === null ? null : JSON.stringify(value))

/** Saves the head if the cart is still at this version. */
export const updateHead = (cart: Placeholders<HeadParameters & { version: number }>) => sql`
  update carts set version = version + 1, changed_at = now(), coupons = ${cart.coupons},
    shipping_address = ${cart.shipping}, verified_address = ${cart.verified},
    billing_address = ${cart.billing}, favorite_store_id = ${cart.favorite},
    notices = ${cart.notices}, price_adjustments = ${cart.adjustments},
    shown_totals = ${cart.shownTotals}
  where id = ${cart.id} and version = ${cart.version} and state = 'active'
  returning id, version`

/** Inserts the head unless the consumer has an active cart by now. */
export const insertHead = (cart: Placeholders<HeadParameters & { consumerId: string }>) => sql`
  insert into carts (id, consumer_id, version, coupons, shipping_address, verified_address,
    billing_address, favorite_store_id, notices, price_adjustments, shown_totals)
  values (${cart.id}, ${cart.consumerId}, 1, ${cart.coupons}, ${cart.shipping},
    ${cart.verified}, ${cart.billing}, ${cart.favorite}, ${cart.notices},
    ${cart.adjustments}, ${cart.shownTotals})
  on conflict (consumer_id) where state = 'active' do nothing
  returning id, version`

/** Copies the head of a closed cart into a new active cart, or completes the one that exists by now. */
export const copyHead = (cartId: string) => sql`
  insert into carts as c (consumer_id, coupons, shipping_address, verified_address,
    billing_address, favorite_store_id, price_adjustments, device_fingerprint)
  select consumer_id, coupons, shipping_address, verified_address, billing_address,
    favorite_store_id, price_adjustments, device_fingerprint
  from carts where id = ${cartId}
  on conflict (consumer_id) where state = 'active' do update set
    changed_at = now(), version = c.version + 1, shown_totals = null,
    coupons = case when c.coupons = '{}' then excluded.coupons else c.coupons end,
    shipping_address = coalesce(c.shipping_address, excluded.shipping_address),
    billing_address = coalesce(c.billing_address, excluded.billing_address)
  returning id`

/** Gives a cart to another consumer, with the discounts that it keeps. */
export async function transferCart(
  transaction: Transaction,
  cart: Pick<CartHead, 'id' | 'coupons' | 'adjustments'>,
  consumerId: string,
): Promise<void> {
  await sql`
    update carts set consumer_id = ${consumerId}, coupons = ${cart.coupons},
      price_adjustments = ${JSON.stringify(cart.adjustments)}
    where id = ${cart.id}`.execute(transaction)
}

/** The consumer's active cart, created if there is none; locked where a transaction is open. */
export async function findOrCreateCart(database: Database, consumerId: string): Promise<CartHead> {
  // The update returns an existing row, and waits for a concurrent insert.
  // The state is a literal: a prepared plan matches no index with a parameter in its condition.
  const { rows } = await sql<HeadRow>`
    insert into carts as c (consumer_id) values (${consumerId})
    on conflict (consumer_id) where state = 'active' do update set consumer_id = excluded.consumer_id
    returning ${headColumns}`.execute(database)
  const [row] = rows
  if (!row) throw new Error(`no cart could be opened for ${consumerId}`)
  return headOf(row)
}

/** Locks the cart until the transaction ends. */
export async function lockCart(database: Database, cartId: string): Promise<CartHead | undefined> {
  const { rows } = await sql<HeadRow>`
    select ${headColumns} from carts c
    where c.id = ${cartId} and c.state = 'active' for update`.execute(database)
  return rows[0] && headOf(rows[0])
}

export async function lockCartOfConsumer(
  database: Database,
  consumerId: string,
): Promise<CartHead | undefined> {
  const { rows } = await sql<HeadRow>`
    select ${headColumns} from carts c
    where c.consumer_id = ${consumerId} and c.state = 'active' for update`.execute(database)
  return rows[0] && headOf(rows[0])
}

/** Only the payment provider uses it, so the version of the cart stays. */
export async function saveDeviceFingerprint(
  database: Database,
  cartId: string,
  fingerprint: string,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('carts')
    .set({ device_fingerprint: fingerprint })
    .where('id', '=', cartId)
    .where('state', '=', 'active')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
