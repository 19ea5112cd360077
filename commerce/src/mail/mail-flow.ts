import { randomUUID } from 'node:crypto'
import { shippingMethodTypes } from '@cairn/contract/cart/shipping-methods'
import type { Minor } from '@cairn/contract/fields/money'
import { findCase } from '../cases/cases-store.ts'
import { moveShipments } from '../orders/fulfilment/move-shipments-store.ts'
import { shopInstruments } from '../orders/money/instruments-flow.ts'
import { findOrder } from '../orders/order-store.ts'
import type { Order } from '../orders/order.ts'
import { issueGiftCard } from '../payments/gift-cards/gift-card-store.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { caseMails } from './case-mails.ts'
import { writeMails } from './mails-store.ts'
import {
  boughtGiftCards,
  type OrderChange,
  confirmationMail,
  changeMails,
  orderCodeMail,
  refundMail,
  returnMail,
} from './order-mails.ts'

type OrderEvent = { orderId: string }

export const writeConfirmation = (
  database: Database,
  { orderId }: OrderEvent,
  cardSecret: string,
) =>
  inTransaction(database, async (transaction) => {
    const order = await findOrder(transaction, orderId)
    if (!order) return
    await writeMails(transaction, confirmationMail(order))
    await deliverGiftCards(transaction, order, cardSecret)
  })

/** Delivers, captures and issues gift cards in one transaction, so that none is issued for a cancelled order. */
async function deliverGiftCards(
  transaction: Transaction,
  { orderId, shipments }: Order,
  cardSecret: string,
): Promise<void> {
  const digital = shipments.filter(
    ({ shippingMethod }) => shippingMethodTypes[shippingMethod].to === 'inbox',
  )
  if (digital.length === 0) return
  const deps = { database: transaction, instruments: shopInstruments }
  for (const { shipmentId } of digital) {
    await moveShipments(deps, orderId, { to: 'Delivered', shipmentId })
  }
  const order = await findOrder(transaction, orderId)
  if (!order) return
  for (const { mail, ...card } of boughtGiftCards(order)) {
    const { currency, orderNumber } = order
    await issueGiftCard(transaction, { ...card, currency, orderNumber }, cardSecret)
    await writeMails(transaction, mail)
  }
}

/** Mails the delivered gift cards of a line or of the order again. False if there are none. */
export async function resendGiftCards(
  database: Database,
  order: Order,
  lineId?: string,
): Promise<boolean> {
  const mails = boughtGiftCards(order)
    .filter((card) => lineId === undefined || card.lineId === lineId)
    .flatMap(({ mail }) => mail)
    .map((mail) => ({ ...mail, occasion: `${mail.occasion} again ${randomUUID()}` }))
  await inTransaction(database, (transaction) => writeMails(transaction, mails))
  return mails.length > 0
}

export const writeOrderChange = (
  database: Database,
  { orderId, ...change }: OrderEvent & OrderChange,
) =>
  inTransaction(database, async (transaction) => {
    const order = await findOrder(transaction, orderId)
    if (order) await writeMails(transaction, changeMails(order, change))
  })

type RefundEvent = OrderEvent & { amount: Minor; occasion: string }

export const writeRefund = (database: Database, { orderId, ...refund }: RefundEvent) =>
  inTransaction(database, async (transaction) => {
    const order = await findOrder(transaction, orderId)
    if (order) await writeMails(transaction, refundMail(order, refund))
  })

const returnMailWriter =
  (kind: 'returnAnnounced' | 'returnWithdrawn') =>
  (database: Database, { orderId, returnNumber }: OrderEvent & { returnNumber: string }) =>
    inTransaction(database, async (transaction) => {
      const order = await findOrder(transaction, orderId)
      if (order) await writeMails(transaction, returnMail(order, returnNumber, kind))
    })

export const writeReturn = returnMailWriter('returnAnnounced')
export const writeWithdrawnReturn = returnMailWriter('returnWithdrawn')

export const writeOrderCode = (
  database: Database,
  { orderId, issue }: OrderEvent & { issue: string },
) =>
  inTransaction(database, async (transaction) => {
    const order = await findOrder(transaction, orderId)
    if (order) await writeMails(transaction, orderCodeMail(order, issue))
  })

export const writeCaseMails = (
  database: Database,
  { caseId }: { caseId: string },
  staffEmail: string,
) =>
  inTransaction(database, async (transaction) => {
    const supportCase = await findCase(transaction, caseId)
    if (supportCase) await writeMails(transaction, caseMails(supportCase, staffEmail))
  })
