import { settingsOf } from '@cairn/contract/sites/site-settings'
import type { CartPayment } from '../../cart/payment/cart-payment.ts'
import type { Market } from '../../catalogue/market.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { instrumentsToMove } from './cart-with-payment.ts'

type CartWithPayments = { id: string; payments: readonly CartPayment[] }

/** Writes the differences between the instruments of a cart before and after a change. */
export async function saveCartInstruments(
  transaction: Transaction,
  before: CartWithPayments,
  after: CartWithPayments,
): Promise<void> {
  const remaining = new Set(after.payments.map(({ id }) => id))
  const removed = before.payments.map(({ id }) => id).filter((id) => !remaining.has(id))
  const newPayments = after.payments.filter((payment) => !before.payments.includes(payment))
  if (removed.length > 0) {
    await transaction.deleteFrom('cart_instruments').where('instrument_id', 'in', removed).execute()
  }
  if (newPayments.length === 0) return
  await transaction
    .insertInto('cart_instruments')
    .values(
      newPayments.map(({ id, method, source, requestedAmount, points, details }) => ({
        instrument_id: id,
        cart_id: after.id,
        method,
        source,
        requested_minor: requestedAmount,
        points,
        details: JSON.stringify(details),
      })),
    )
    .execute()
}

export async function deleteCartInstruments(
  transaction: Transaction,
  cartId: string,
): Promise<void> {
  await transaction.deleteFrom('cart_instruments').where('cart_id', '=', cartId).execute()
}

type InstrumentInCart = Pick<CartPayment, 'id' | 'method' | 'source'> & { cartId: string }

/** Used when the lines of a failed order return to a new cart. */
export const moveInstruments = (
  transaction: Transaction,
  { fromCartId: from, toCartId: to }: { fromCartId: string; toCartId: string },
): Promise<void> => moveBetweenCarts(transaction, { from, to, maxGiftCards: Infinity })

/** Used when the cart of a guest is merged into the cart of a shopper. */
export const mergeInstruments = (
  transaction: Transaction,
  { from, to, market }: { from: string; to: string; market: Market },
): Promise<void> =>
  moveBetweenCarts(transaction, { from, to, maxGiftCards: settingsOf(market.locale).maxGiftCards })

async function moveBetweenCarts(
  transaction: Transaction,
  { from, to, maxGiftCards }: { from: string; to: string; maxGiftCards: number },
): Promise<void> {
  const rows: InstrumentInCart[] = await transaction
    .selectFrom('cart_instruments')
    .select(['instrument_id as id', 'method', 'source', 'cart_id as cartId'])
    .where('cart_id', 'in', [from, to])
    .orderBy('position')
    .execute()
  const [ownInstruments, otherInstruments] = [to, from].map((id) =>
    rows.filter(({ cartId }) => cartId === id),
  )
  const movedIds = instrumentsToMove(ownInstruments ?? [], otherInstruments ?? [], maxGiftCards)
  if (movedIds.length === 0) return
  await transaction
    .updateTable('cart_instruments')
    .set({ cart_id: to })
    .where('instrument_id', 'in', movedIds)
    .execute()
}
