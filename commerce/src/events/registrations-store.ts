import type { Locale } from '@cairn/contract/sites'
import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import type { Registration } from './registration.ts'

type From = { consumerId: string; siteId: string; locale: Locale }

/** Whoever signs up again says it anew. Answers when it came. */
export async function keepRegistration(
  database: Database,
  registration: Registration,
  { consumerId, siteId, locale }: From,
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
  const [kept] = rows
  if (!kept) throw new Error('a registration was neither kept nor changed')
  return kept.registeredAt
}
