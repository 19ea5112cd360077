import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

export type Reserving = {
  consumerId: string
  storeId: string
  sku: string
  quantity: number
  firstName: string | null
  lastName: string | null
  email: string
  phone: string | null
}
export type Reserved = { reservationId: string; keptUntil: Date }

const hoursKept = 48
/** Nobody clears a store's shelves from afar. */
export const mostReservations = 5

/** Takes the pieces off the shelf and notes for whom, in one statement: both or neither. */
export async function reserveInStore(
  database: Database,
  { consumerId, storeId, sku, quantity, firstName, lastName, email, phone }: Reserving,
): Promise<Reserved | undefined> {
  const { rows } = await sql<Reserved>`
    with taken as (
      update store_stock set on_hand = on_hand - ${quantity}
      where store_id = ${storeId} and sku = ${sku} and on_hand >= ${quantity}
      returning store_id, sku
    )
    insert into reservations (consumer_id, store_id, sku, quantity, first_name, last_name, email,
      phone, kept_until)
    select ${consumerId}, store_id, sku, ${quantity}, ${firstName}, ${lastName}, ${email}, ${phone},
      now() + ${`${hoursKept} hours`}::interval
    from taken
    returning reservation_id as "reservationId", kept_until as "keptUntil"`.execute(database)
  return rows[0]
}

export async function countReservations(database: Database, consumerId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from reservations
    where consumer_id = ${consumerId}`.execute(database)
  return rows[0]?.count ?? 0
}

/** What nobody came for goes back on the shelf. */
export async function endReservations(database: Database): Promise<void> {
  await sql`
    with ended as (
      delete from reservations where kept_until < now() returning store_id, sku, quantity
    ), freed as (
      select store_id, sku, sum(quantity)::integer as quantity from ended group by store_id, sku
    )
    insert into store_stock (store_id, sku, on_hand) select store_id, sku, quantity from freed
    on conflict (store_id, sku) do update set on_hand = store_stock.on_hand + excluded.on_hand
    `.execute(database)
}
