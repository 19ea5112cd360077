import { type ShopEvent, shopEvent } from '@cairn/contract/events/event-calls'
import type { Locale } from '@cairn/contract/sites/sites'
import { sql } from 'kysely'
import { blocksOfSection } from '../content/content-store.ts'
import type { Database } from '../platform/database/database.ts'
import { rawQuery } from '../platform/database/queries/raw-query.ts'
import type { Registration } from './registration.ts'

/** An event in a dialog of the published content of a locale. */
export async function findEvent(
  database: Database,
  { eventId, locale }: { eventId: string; locale: Locale },
): Promise<ShopEvent | undefined> {
  const row = await rawQuery({ event: 'json' })`
    select block -> 'fields' -> 'event' as event
    from published_content d,
      jsonb_array_elements(d.body -> 'sections') section,
      ${blocksOfSection} block
    where d.locale = ${locale} and block ->> 'type' = 'dialog'
      and block -> 'fields' -> 'event' ->> 'eventId' = ${eventId}
    order by d.kind, d.slug limit 1`.first(database)
  return shopEvent.safeParse(row?.event).data
}

/** A repeated registration replaces the first. Returns the time of the registration. */
export async function saveRegistration(
  database: Database,
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
  const { registeredAt } = await database
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
