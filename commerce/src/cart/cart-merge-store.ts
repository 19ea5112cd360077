import { sql } from 'kysely'
import type { Market } from '../catalogue/sellable.ts'
import type { Transaction } from '../platform/database/database.ts'
import { readLines } from './cart-lines-store.ts'
import { openCart } from './cart-store.ts'
import { joinLines, type Joined } from './join-lines.ts'

type Handover = { from: string; to: string; market: Market }

/** The active cart of one consumer becomes part of another's; afterwards the first has none. */
export async function mergeCarts(
  transaction: Transaction,
  { from, to, market }: Handover,
): Promise<void> {
  const given = await lockActive(transaction, from)
  if (given === undefined) return
  const { id: own } = await openCart(transaction, to)
  const contents = (cartId: string) => readLines(transaction, { cartId, market }, undefined)
  const [{ lines: ownLines }, { lines: givenLines }] = [await contents(own), await contents(given)]
  if (givenLines.length === 0) return remove(transaction, given)
  if (ownLines.length === 0) {
    await remove(transaction, own)
    return handOver(transaction, { cartId: given, to })
  }
  await join(transaction, own, joinLines(ownLines, givenLines))
  await remove(transaction, given)
}

async function lockActive(
  transaction: Transaction,
  consumerId: string,
): Promise<string | undefined> {
  const row = await transaction
    .selectFrom('carts')
    .select('id')
    .where('consumer_id', '=', consumerId)
    .where('state', '=', 'active')
    .forUpdate()
    .executeTakeFirst()
  return row?.id
}

async function handOver(transaction: Transaction, { cartId, to }: { cartId: string; to: string }) {
  await transaction.updateTable('carts').set({ consumer_id: to }).where('id', '=', cartId).execute()
}

async function join(transaction: Transaction, own: string, { moved, raised }: Joined) {
  await sql`
    with raised as (
      update cart_lines line set quantity = given.quantity
      from jsonb_to_recordset(${JSON.stringify(raised)}::jsonb) as given (id uuid, quantity integer)
      where line.id = given.id
    ), moved as (
      -- With a new place: what comes over stands after what is there.
      update cart_lines set cart_id = ${own}, position = default where id = any(${moved}::uuid[])
    )
    update carts set version = version + 1, changed_at = now() where id = ${own}`.execute(
    transaction,
  )
}

async function remove(transaction: Transaction, cartId: string) {
  await transaction.deleteFrom('carts').where('id', '=', cartId).execute()
}
