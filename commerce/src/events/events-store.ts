import { shopEvent } from '@cairn/contract/events/event-calls'
import type { Locale } from '@cairn/contract/sites/sites'
import { sql } from 'kysely'
import { blocksOfSection } from '../content/content-store.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { rawQuery } from '../platform/database/queries/raw-query.ts'
import { emit } from '../platform/jobs/outbox.ts'
import type { AnnouncedEvent, Registration, SavedRegistration } from './registration.ts'

/** An event in a dialog of the published content of a locale. */
export async function findEvent(
  database: Database,
  { eventId, locale }: { eventId: string; locale: Locale },
): Promise<AnnouncedEvent | undefined> {
  const row = await rawQuery({ event: 'json', title: 'text' })`
    select block -> 'fields' -> 'event' as event,
      coalesce(nullif(block -> 'fields' ->> 'title', ''), d.title) as title
    from published_content d,
      jsonb_array_elements(d.body -> 'sections') section,
      ${blocksOfSection} block
    where d.locale = ${locale} and block ->> 'type' = 'dialog'
      and block -> 'fields' -> 'event' ->> 'eventId' = ${eventId}
    order by d.kind, d.slug limit 1`.first(database)
  const event = shopEvent.safeParse(row?.event).data
  return row && event && { event, title: row.title }
}

/** A repeated registration replaces the first. Returns the time of the registration. */
export const saveRegistration = (
  database: Database,
  registration: Registration,
  attendee: { consumerId: string; siteId: string; locale: Locale },
): Promise<Date> =>
  inTransaction(database, async (transaction) => {
    const registeredAt = await insertRegistration(transaction, registration, attendee)
    const { consumerId } = attendee
    await emit(transaction, 'event-registered', { eventId: registration.eventId, consumerId })
    return registeredAt
  })

async function insertRegistration(
  transaction: Transaction,
  registration: Registration,
  { consumerId, siteId, locale }: { consumerId: string; siteId: string; locale: Locale },
): Promise<Date> {
  const columns = {
    site_id: siteId,
    locale,
    email: registration.email,
    first_name: registration.firstName,
    last_name: registration.lastName,
    gender: registration.gender ?? null,
    phone: registration.phoneNumber ?? null,
    attending_days: registration.attendingDays,
    plus_one: registration.plusOne,
    submitted_at: new Date(registration.registrationTimestamp),
  }
  const { registeredAt } = await transaction
    .insertInto('event_registrations')
    .values({ event_id: registration.eventId, consumer_id: consumerId, ...columns })
    .onConflict((conflict) =>
      conflict
        .columns(['event_id', 'consumer_id'])
        .doUpdateSet({ ...columns, registered_at: sql<Date>`now()` }),
    )
    .returning('registered_at as registeredAt')
    .executeTakeFirstOrThrow()
  return registeredAt
}

export const findRegistration = (
  transaction: Transaction,
  { eventId, consumerId }: { eventId: string; consumerId: string },
): Promise<SavedRegistration | undefined> =>
  rawQuery<SavedRegistration>({
    eventId: 'text',
    consumerId: 'text',
    email: 'text',
    locale: 'text',
    days: 'text[]',
    guest: 'text | null',
    registeredAt: 'text',
  })`
    select event_id as "eventId", consumer_id as "consumerId", email, locale,
      attending_days::text[] as days, plus_one as guest, registered_at::text as "registeredAt"
    from event_registrations
    where event_id = ${eventId} and consumer_id = ${consumerId}`.first(transaction)
