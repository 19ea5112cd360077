import { type ShopEvent, shopEvent } from '@cairn/contract/events/event-calls'
import type { Locale } from '@cairn/contract/sites/sites'
import { sql } from 'kysely'
import { blocksOfSection } from '../content/content-store.ts'
import type { Database } from '../platform/database/database.ts'
import type { Registration } from './registration.ts'

/** An event in a dialog of the published content of a locale. */
export async function findEvent(
  database: Database,
  { eventId, locale }: { eventId: string; locale: Locale },
): Promise<ShopEvent | undefined> {
  const { rows } = await sql<{ event: unknown }>`
    select block -> 'fields' -> 'event' as event
    from published_content d,
      jsonb_array_elements(d.body -> 'sections') section,
      ${blocksOfSection} block
    where d.locale = ${locale} and block ->> 'type' = 'dialog'
      and block -> 'fields' -> 'event' ->> 'eventId' = ${eventId}
    order by d.kind, d.slug limit 1`.execute(database)
  return shopEvent.safeParse(rows[0]?.event).data
}

/** A repeated registration replaces the first. Returns the time of the registration. */
export async function saveRegistration(
  database: Database,
  registration: Registration,
  { consumerId, siteId, locale }: { consumerId: string; siteId: string; locale: Locale },
): Promise<Date> {
  const { email, firstName, lastName, gender, phoneNumber, plusOne } = registration
  const { rows } = await sql<{ registeredAt: Date }>`
    insert into event_registrations (event_id, consumer_id, site_id, locale, email, first_name,
      last_name, gender, phone, attending_days, plus_one, submitted_at)
    values (${registration.eventId}, ${consumerId}, ${siteId}, ${locale}, ${email}, ${firstName},
      ${lastName}, ${gender ?? null}, ${phoneNumber ?? null},
      ${registration.attendingDays}::date[], ${plusOne}, ${registration.registrationTimestamp})
    on conflict (event_id, consumer_id) do update set
      site_id = excluded.site_id, locale = excluded.locale, email = excluded.email,
      first_name = excluded.first_name, last_name = excluded.last_name, gender = excluded.gender,
      phone = excluded.phone, attending_days = excluded.attending_days,
      plus_one = excluded.plus_one, submitted_at = excluded.submitted_at, registered_at = now()
    returning registered_at as "registeredAt"`.execute(database)
  const [row] = rows
  if (!row) throw new Error('the registration was not saved')
  return row.registeredAt
}
