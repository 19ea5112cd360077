import { sql } from 'kysely'
import type { Transaction } from '../platform/database/database.ts'
import type { Cart, CartLine } from './cart.ts'

/** Cart, lines and version in one statement; answers the new version. */
export async function saveCart(
  transaction: Transaction,
  before: Cart,
  after: Cart,
): Promise<number> {
  const kept = new Set(after.lines.map(({ id }) => id))
  const gone = before.lines.filter(({ id }) => !kept.has(id)).map(({ id }) => id)
  const changed = after.lines.filter((line) => !before.lines.includes(line)).map(rowOf)
  const { rows } = await sql<{ version: number }>`
    with removed as (
      delete from cart_lines where id = any(${gone}::uuid[])
    ), saved as (
      insert into cart_lines (id, cart_id, sku, quantity, recipe_id, precreated_customs_code,
        shipping_method, shipping_id, store_id, gift_option)
      select id, ${after.id}, sku, quantity, recipe_id, precreated_customs_code,
        shipping_method, shipping_id, store_id, nullif(gift_option, 'null')
      from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as line (
        id uuid, sku text, quantity integer, recipe_id text, precreated_customs_code text,
        shipping_method text, shipping_id text, store_id text, gift_option jsonb)
      on conflict (id) do update set
        cart_id = excluded.cart_id, sku = excluded.sku, quantity = excluded.quantity,
        recipe_id = excluded.recipe_id, precreated_customs_code = excluded.precreated_customs_code,
        shipping_method = excluded.shipping_method, shipping_id = excluded.shipping_id,
        store_id = excluded.store_id, gift_option = excluded.gift_option
    )
    update carts set version = version + 1, changed_at = now(), coupons = ${after.coupons},
      shipping_address = ${json(after.shippingAddress)},
      verified_address = ${json(after.verifiedAddress)},
      billing_address = ${json(after.billingAddress)},
      favorite_store_id = ${after.favoriteStoreId}, notices = ${json(after.notices)},
      price_adjustments = ${json(after.adjustments)}, prepared = ${json(after.prepared)}
    where id = ${after.id}
    returning version`.execute(transaction)
  const [row] = rows
  if (!row) throw new Error(`cart ${after.id} went away while it was locked`)
  return row.version
}

const json = (value: unknown) => (value === null ? null : JSON.stringify(value))

const rowOf = (line: CartLine) => ({
  id: line.id,
  sku: line.sku,
  quantity: line.quantity,
  recipe_id: line.recipeId,
  precreated_customs_code: line.precreatedCustomsCode,
  shipping_method: line.shippingMethod,
  shipping_id: line.shippingId,
  store_id: line.storeId,
  gift_option: line.giftOption,
})
