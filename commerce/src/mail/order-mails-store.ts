import { randomUUID } from 'node:crypto'
import type { Minor } from '@cairn/contract/money'
import { sql } from 'kysely'
import { moveShipments } from '../orders/after-sales-store.ts'
import { findOrder } from '../orders/find-order-store.ts'
import { shopInstruments } from '../orders/instruments-store.ts'
import type { KnownOrder } from '../orders/known-order.ts'
import { issueGiftCard } from '../payments/issued-card-store.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { writeMails } from './mails-store.ts'
import {
  boughtCards,
  type Changed,
  confirmationOf,
  mailsOfChange,
  orderCodeMail,
  type Place,
  refundOf,
  returnMail,
} from './write-mails.ts'

type OfOrder = { orderId: string }

export const writeOfPlaced = (database: Database, { orderId }: OfOrder, cardSecret: string) =>
  inTransaction(database, async (transaction) => {
    const order = await findOrder(transaction, orderId)
    if (!order) return
    await writeMails(transaction, confirmationOf(order))
    await handOverCards(transaction, order, cardSecret)
  })

/** A card is there, on its way and paid for all at once, or none of it: one that is cancelled is not sold. */
async function handOverCards(
  transaction: Transaction,
  { orderId, shipments }: KnownOrder,
  cardSecret: string,
): Promise<void> {
  const sent = shipments.filter(({ shippingMethod }) => shippingMethod === 'digital')
  if (sent.length === 0) return
  const books = { database: transaction, instruments: shopInstruments }
  for (const { shipmentId } of sent) {
    await moveShipments(books, orderId, { to: 'Delivered', shipmentId })
  }
  const order = await findOrder(transaction, orderId)
  if (!order) return
  for (const { mail, ...card } of boughtCards(order)) {
    const { currency, orderNumber } = order
    await issueGiftCard(transaction, { ...card, currency, orderNumber }, cardSecret)
    await writeMails(transaction, mail)
  }
}

/** Of one line, or of all of them; whether there was any. What was not handed over yet comes by itself. */
export async function writeCardsAgain(
  database: Database,
  order: KnownOrder,
  lineId?: string,
): Promise<boolean> {
  const again = boughtCards(order)
    .filter((card) => lineId === undefined || card.lineId === lineId)
    .flatMap(({ mail }) => mail)
    .map((mail) => ({ ...mail, occasion: `${mail.occasion} again ${randomUUID()}` }))
  await inTransaction(database, (transaction) => writeMails(transaction, again))
  return again.length > 0
}

export const writeOfChange = (database: Database, { orderId, ...changed }: OfOrder & Changed) =>
  inTransaction(database, async (transaction) => {
    const order = await findOrder(transaction, orderId)
    if (!order) return
    await writeMails(transaction, mailsOfChange(order, changed, await placesOf(transaction, order)))
  })

async function placesOf(
  transaction: Transaction,
  { shipments }: KnownOrder,
): Promise<ReadonlyMap<string, Place>> {
  const ids = shipments.flatMap(({ storeId }) => storeId ?? [])
  const { rows } = await sql<Place & { placeId: string }>`
    select place_id as "placeId", name, address_line1 as "addressLine1",
      address_line2 as "addressLine2", city, province, postal_code as "postalCode",
      country_code as "countryCode"
    from pickup_places where place_id = any(${ids})`.execute(transaction)
  return new Map(rows.map((place) => [place.placeId, place]))
}

type Refunded = OfOrder & { amount: Minor; occasion: string }

export const writeOfRefund = (database: Database, { orderId, ...refund }: Refunded) =>
  inTransaction(database, async (transaction) => {
    const order = await findOrder(transaction, orderId)
    if (order) await writeMails(transaction, refundOf(order, refund))
  })

type OfReturn = OfOrder & { returnNumber: string }

const writingOfReturn =
  (kind: 'returnMade' | 'returnWithdrawn') =>
  (database: Database, { orderId, returnNumber }: OfReturn) =>
    inTransaction(database, async (transaction) => {
      const order = await findOrder(transaction, orderId)
      if (order) await writeMails(transaction, returnMail(order, returnNumber, kind))
    })

export const writeOfReturn = writingOfReturn('returnMade')
export const writeOfWithdrawnReturn = writingOfReturn('returnWithdrawn')

export const writeOrderCode = (
  database: Database,
  { orderId, issue }: OfOrder & { issue: string },
) =>
  inTransaction(database, async (transaction) => {
    const order = await findOrder(transaction, orderId)
    if (order) await writeMails(transaction, orderCodeMail(order, issue))
  })
