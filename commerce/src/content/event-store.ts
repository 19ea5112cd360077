import { type ShopEvent, shopEvent } from '@cairn/contract/event-entity'
import type { Locale } from '@cairn/contract/sites'
import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** An event that a published page of this locale invites to. */
export async function findEvent(
  database: Database,
  { eventId, locale }: { eventId: string; locale: Locale },
): Promise<ShopEvent | undefined> {
  const { rows } = await sql<{ event: unknown }>`
    select block -> 'fields' -> 'event' as event
    from shown_content d,
      jsonb_array_elements(d.body -> 'sections') section,
      jsonb_array_elements(section -> 'blocks') block
    where d.locale = ${locale} and block ->> 'type' = 'dialog'
      and block -> 'fields' -> 'event' ->> 'eventId' = ${eventId}
    order by d.kind, d.slug limit 1`.execute(database)
  return shopEvent.safeParse(rows[0]?.event).data
}
