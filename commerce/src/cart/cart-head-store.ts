import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import type { Cart } from './cart.ts'

/** A cart without what is in it, and what pays for it. */
export type CartHead = Omit<Cart, 'lines' | 'payments'>

export type HeadRow = Omit<CartHead, 'id' | 'consumerId'> & { cartId: string; ownerId: string }

/** The columns of a HeadRow, of carts called so. */
export const headColumnsOf = (name: string) =>
  sql.raw(`
    ${name}.id as "cartId", ${name}.consumer_id as "ownerId", ${name}.version, ${name}.coupons,
    ${name}.shipping_address as "shippingAddress", ${name}.verified_address as "verifiedAddress",
    ${name}.billing_address as "billingAddress", ${name}.favorite_store_id as "favoriteStoreId",
    ${name}.notices, ${name}.price_adjustments as adjustments, ${name}.prepared`)

/** Of carts called c. */
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
  prepared: row.prepared,
})

/** The consumer's one active cart, made now if there is none; locked where a transaction is open. */
export async function openCart(database: Database, consumerId: string): Promise<CartHead> {
  // Updating what is there makes the row come back, and waits for a rival who is just inserting it.
  // The state is written out: a prepared plan matches no index with a parameter in its condition.
  const { rows } = await sql<HeadRow>`
    insert into carts as c (consumer_id) values (${consumerId})
    on conflict (consumer_id) where state = 'active' do update set consumer_id = excluded.consumer_id
    returning ${headColumns}`.execute(database)
  const [row] = rows
  if (!row) throw new Error(`no cart could be opened for ${consumerId}`)
  return headOf(row)
}

/** Nobody else changes it until the transaction ends. */
export async function lockCart(database: Database, cartId: string): Promise<CartHead | undefined> {
  const { rows } = await sql<HeadRow>`
    select ${headColumns} from carts c
    where c.id = ${cartId} and c.state = 'active' for update`.execute(database)
  return rows[0] && headOf(rows[0])
}

export async function lockCartOf(
  database: Database,
  consumerId: string,
): Promise<CartHead | undefined> {
  const { rows } = await sql<HeadRow>`
    select ${headColumns} from carts c
    where c.consumer_id = ${consumerId} and c.state = 'active' for update`.execute(database)
  return rows[0] && headOf(rows[0])
}

/** For the payment provider's eyes: it changes nothing that the shopper sees. */
export async function keepFingerprint(
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
