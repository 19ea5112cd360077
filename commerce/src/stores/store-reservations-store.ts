import { timeZoneOfSite } from '@cairn/contract/sites/sites'
import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

const maxListed = 200

/** What a store keeps for shoppers, what expires first at the top. */
export const findReservationsOfStore = (database: Database, storeId: string) =>
  database
    .selectFrom('reservations')
    .select([
      'reservation_id as reservationId',
      'sku',
      'quantity',
      'first_name as firstName',
      'last_name as lastName',
      'email',
      'phone',
      'expires_at as expiresAt',
    ])
    .where('store_id', '=', storeId)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('expires_at')
    .orderBy('reservation_id')
    .limit(maxListed)
    .execute()

/** The time zone of the site that the store belongs to. */
export async function findTimeZoneOfStore(database: Database, storeId: string): Promise<string> {
  const store = await database
    .selectFrom('stores')
    .select('site_id as siteId')
    .where('store_id', '=', storeId)
    .executeTakeFirst()
  return timeZoneOfSite(store?.siteId ?? '') ?? 'UTC'
}

/** Ends a reservation of the store without returning its items to the stock. Whether there was one. */
export async function deleteHandedOver(
  database: Database,
  { storeId, reservationId }: { storeId: string; reservationId: string },
): Promise<boolean> {
  const deleted = await database
    .deleteFrom('reservations')
    .where('reservation_id', '=', reservationId)
    .where('store_id', '=', storeId)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('reservation_id')
    .executeTakeFirst()
  return deleted !== undefined
}
