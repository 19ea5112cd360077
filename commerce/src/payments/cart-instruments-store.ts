import { settingsOf } from '@cairn/contract/site-settings'
import { sql } from 'kysely'
import type { CartPayment } from '../cart/cart-payment.ts'
import type { Market } from '../catalogue/sellable.ts'
import type { Transaction } from '../platform/database/database.ts'
import { instrumentsToMove } from './move-instruments.ts'

type Paid = { id: string; payments: readonly CartPayment[] }

/** Saves what a change made of a cart's instruments, with the change. */
export async function saveCartInstruments(
  transaction: Transaction,
  before: Paid,
  after: Paid,
): Promise<void> {
  const kept = new Set(after.payments.map(({ id }) => id))
  const gone = before.payments.map(({ id }) => id).filter((id) => !kept.has(id))
  const fresh = after.payments.filter((payment) => !before.payments.includes(payment))
  if (gone.length > 0) {
    await transaction.deleteFrom('cart_instruments').where('instrument_id', 'in', gone).execute()
  }
  if (fresh.length === 0) return
  const rows = fresh.map(({ id, method, source, wanted, points, details }) => ({
    id,
    method,
    source,
    wanted,
    points,
    details,
  }))
  await sql`
    insert into cart_instruments
      (instrument_id, cart_id, method, source, wanted_minor, points, details)
    select id, ${after.id}, method, source, wanted, points, details
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as fresh (
      id uuid, method text, source text, wanted bigint, points integer, details jsonb)`.execute(
    transaction,
  )
}

type InCart = Pick<CartPayment, 'id' | 'method' | 'source'> & { cartId: string }

/** When the lines of an order that failed come into a new cart. */
export const moveInstruments = (
  transaction: Transaction,
  { fromCartId: from, toCartId: to }: { fromCartId: string; toCartId: string },
): Promise<void> => move(transaction, { from, to, mostGiftCards: Infinity })

/** When a guest's cart becomes a part of a shopper's. */
export const mergeInstruments = (
  transaction: Transaction,
  { from, to, market }: { from: string; to: string; market: Market },
): Promise<void> =>
  move(transaction, { from, to, mostGiftCards: settingsOf(market.locale).mostGiftCards })

async function move(
  transaction: Transaction,
  { from, to, mostGiftCards }: { from: string; to: string; mostGiftCards: number },
): Promise<void> {
  const { rows } = await sql<InCart>`
    select instrument_id as id, method, source, cart_id as "cartId" from cart_instruments
    where cart_id in (${from}, ${to}) order by position`.execute(transaction)
  const [mine, theirs] = [to, from].map((id) => rows.filter(({ cartId }) => cartId === id))
  const moved = instrumentsToMove(mine ?? [], theirs ?? [], mostGiftCards)
  if (moved.length === 0) return
  await transaction
    .updateTable('cart_instruments')
    .set({ cart_id: to })
    .where('instrument_id', 'in', moved)
    .execute()
}
