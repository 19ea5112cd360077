import { type RawBuilder, sql } from 'kysely'
import type { Transaction } from '../../platform/database/database.ts'
import { rawQuery } from '../../platform/database/queries/raw-query.ts'
import { copyHead } from './cart-head-store.ts'

type CartToClose = { cartId: string; version: number; onlyIf: RawBuilder<unknown> }

/** The part of the statement that inserts an order: closes its cart if its version is still the same. */
export const closeCart = ({ cartId, version, onlyIf }: CartToClose) => sql`
  update carts set state = 'ordered', changed_at = now()
  where id = ${cartId} and version = ${version} and state = 'active' and ${onlyIf}
  returning id, device_fingerprint`

/** Moves the contents of a cart whose order failed into a new cart, or into the active one. */
export async function continueCart(transaction: Transaction, cartId: string): Promise<string> {
  const row = await rawQuery({ id: 'text' })`
    with continued as (
      ${copyHead(cartId)}
    ), moved as (
      update cart_lines set cart_id = (select id from continued) where cart_id = ${cartId}
    )
    select id from continued`.one(transaction)
  return row.id
}
