import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import { rawQuery } from '../platform/database/queries/raw-query.ts'

export type ReservationRequest = {
  consumerId: string
  storeId: string
  sku: string
  quantity: number
  firstName: string | null
  lastName: string | null
  email: string
  phone: string | null
}
export type Reservation = { reservationId: string; expiresAt: Date }

const reservationHours = 48
export const maxReservationsPerShopper = 5

/** Takes the quantity from the stock of the store and saves the reservation, in one statement. */
export async function reserveInStore(
  database: Database,
  { consumerId, storeId, sku, quantity, firstName, lastName, email, phone }: ReservationRequest,
): Promise<Reservation | undefined> {
  return rawQuery({ reservationId: 'text', expiresAt: 'instant' })`
    with taken as (
      update store_stock set on_hand = on_hand - ${quantity}
      where store_id = ${storeId} and sku = ${sku} and on_hand >= ${quantity}
      returning store_id, sku
    )
    insert into reservations (consumer_id, store_id, sku, quantity, first_name, last_name, email,
      phone, expires_at)
    select ${consumerId}, store_id, sku, ${quantity}, ${firstName}, ${lastName}, ${email}, ${phone},
      now() + ${`${reservationHours} hours`}::interval
    from taken
    returning reservation_id as "reservationId", expires_at as "expiresAt"`.first(database)
}

export async function countReservations(database: Database, consumerId: string): Promise<number> {
  const { count } = await database
    .selectFrom('reservations')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('consumer_id', '=', consumerId)
    .executeTakeFirstOrThrow()
  return count
}

/** Returns the quantities of expired reservations to the stock of their stores. */
export async function releaseExpiredReservations(database: Database): Promise<void> {
  await sql`
    with expired as (
      delete from reservations where expires_at < now() returning store_id, sku, quantity
    ), returned as (
      select store_id, sku, sum(quantity)::integer as quantity from expired group by store_id, sku
    )
    insert into store_stock (store_id, sku, on_hand) select store_id, sku, quantity from returned
    on conflict (store_id, sku) do update set on_hand = store_stock.on_hand + excluded.on_hand
    `.execute(database)
}
