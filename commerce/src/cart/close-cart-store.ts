import { type RawBuilder, sql } from 'kysely'
import type { Transaction } from '../platform/database/database.ts'

type Closing = { cartId: string; version: number; onlyIf: RawBuilder<unknown> }

/** The part of an order's own statement that closes its cart, if it is still as it was read. */
export const closingCart = ({ cartId, version, onlyIf }: Closing) => sql`
  update carts set state = 'ordered', changed_at = now()
  where id = ${cartId} and version = ${version} and state = 'active' and ${onlyIf}
  returning id, device_fingerprint`

/** What was in a cart whose order came to nothing goes on in a new one, or in the one there is by now. */
export async function continueCart(transaction: Transaction, cartId: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with opened as (
      insert into carts as c (consumer_id, coupons, shipping_address, verified_address,
        billing_address, favorite_store_id, price_adjustments, device_fingerprint)
      select consumer_id, coupons, shipping_address, verified_address, billing_address,
        favorite_store_id, price_adjustments, device_fingerprint
      from carts where id = ${cartId}
      on conflict (consumer_id) where state = 'active' do update set
        changed_at = now(), version = c.version + 1, prepared = null,
        coupons = case when c.coupons = '{}' then excluded.coupons else c.coupons end,
        shipping_address = coalesce(c.shipping_address, excluded.shipping_address),
        billing_address = coalesce(c.billing_address, excluded.billing_address)
      returning id
    ), moved as (
      update cart_lines set cart_id = (select id from opened) where cart_id = ${cartId}
    )
    select id from opened`.execute(transaction)
  const [row] = rows
  if (!row) throw new Error(`there is no cart ${cartId} to go on with`)
  return row.id
}
