import { siteOf } from '@cairn/contract/sites/sites'
import { findSellables } from '../catalogue/sellable/sellable-store.ts'
import { findEvent, findRegistration } from '../events/events-store.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { inTransaction, lockName } from '../platform/database/in-transaction.ts'
import type { EventPayloads } from '../platform/jobs/event-payloads.ts'
import { findReservation } from '../stores/reservation-store.ts'
import { eventMail, reservationMail } from './booking-mails.ts'
import type { NewMail } from './mail.ts'
import { findOccasionsOfDay, writeMails } from './mails-store.ts'

/** Anybody can type any address for a reservation, and a registration can be repeated. */
const maxMailsPerRecipientAndDay = 10

export const writeEventMail = (
  database: Database,
  { eventId, consumerId }: EventPayloads['event-registered'],
): Promise<void> =>
  inTransaction(database, async (transaction) => {
    const registration = await findRegistration(transaction, { eventId, consumerId })
    if (!registration) return
    const announced = await findEvent(transaction, registration)
    if (announced) await writeLimited(transaction, eventMail(announced, registration))
  })

export const writeReservationMail = (
  database: Database,
  { reservationId, locale }: EventPayloads['item-reserved'],
): Promise<void> =>
  inTransaction(database, async (transaction) => {
    const reservation = await findReservation(transaction, reservationId)
    if (!reservation) return
    const { sku } = reservation
    const market = { siteId: siteOf(locale).siteId, locale }
    const variant = (await findSellables(transaction, [sku], market)).get(sku)
    if (variant) await writeLimited(transaction, reservationMail(variant, reservation, locale))
  })

async function writeLimited(transaction: Transaction, mail: NewMail): Promise<void> {
  await lockName(transaction, `bookings of ${mail.recipient}`)
  const occasions = await findOccasionsOfDay(transaction, mail)
  if (occasions.length < maxMailsPerRecipientAndDay) await writeMails(transaction, [mail])
}
