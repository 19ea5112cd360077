import { accept, type Refusal, refuse, type Result } from '@cairn/contract/refusals/result'
import type { Locale } from '@cairn/contract/sites/sites'
import { type RawBuilder, sql } from 'kysely'
import { loginOf } from '../accounts/account.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import {
  afterCommit,
  inTransactionOrRefuse,
  lockName,
} from '../platform/database/in-transaction.ts'
import { jsonObject } from '../platform/database/queries/json-object.ts'
import { rawQuery } from '../platform/database/queries/raw-query.ts'
import { emitSql, wakeRelays } from '../platform/jobs/outbox.ts'
import { networkOf } from '../platform/limits/rate-limits.ts'
import { hashOf } from '../platform/tokens.ts'
import type { KeptReservation } from './kept-reservation.ts'

export type ReservationRequest = {
  consumerId: string
  clientIp: string
  locale: Locale
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
const maxPerShopper = 5
/** A new session does not make a new shopper. */
const maxPerNetwork = 20

type ReservationRefusal = Refusal<'maximumQuantityAdded' | 'tooManyRequests' | 'noInventory'>

/**
 * Takes the quantity from the stock of the store and saves the reservation. Staff of the store reserve for many
 * shoppers, who are told apart by their email address. It is stored as it is compared, without regard to case.
 */
export const reserveInStore = (
  database: Database,
  request: ReservationRequest,
  { isNetworkLimited, isByStaff }: { isNetworkLimited: boolean; isByStaff: boolean },
): Promise<Result<Reservation, ReservationRefusal>> =>
  inTransactionOrRefuse<Reservation, ReservationRefusal>(database, async (transaction) => {
    const network = hashOf(`reservations from ${networkOf(request.clientIp)}`)
    const { consumerId } = request
    const email = loginOf(request.email)
    const owner = { consumerId, network, email }
    const shopper = isByStaff ? email : consumerId
    // Otherwise concurrent requests would not count each other.
    await lockName(transaction, `reservations of ${shopper}`, `reservations of ${network}`)
    const { bySession, byEmail, byNetwork } = await countReservations(transaction, owner)
    if ((isByStaff ? byEmail : bySession) >= maxPerShopper) return refuse('maximumQuantityAdded')
    if (isNetworkLimited && !isByStaff && byNetwork >= maxPerNetwork)
      return refuse('tooManyRequests', { seconds: 3_600 })
    const reservation = await insertReservation(transaction, { ...request, network, email })
    if (!reservation) return refuse('noInventory')
    afterCommit(wakeRelays)
    return accept(reservation)
  })

async function countReservations(
  transaction: Transaction,
  { consumerId, network, email }: { consumerId: string; network: string; email: string },
): Promise<{ bySession: number; byEmail: number; byNetwork: number }> {
  return transaction
    .selectFrom('reservations')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('consumer_id', '=', consumerId).as('bySession'),
      fn.countAll<number>().filterWhere('email', '=', email).as('byEmail'),
      fn.countAll<number>().filterWhere('network', '=', network).as('byNetwork'),
    ])
    .where(({ eb, or }) =>
      or([
        eb('consumer_id', '=', consumerId),
        eb('network', '=', network),
        eb('email', '=', email),
      ]),
    )
    .executeTakeFirstOrThrow()
}

async function insertReservation(
  transaction: Transaction,
  {
    consumerId,
    network,
    storeId,
    sku,
    quantity,
    firstName,
    lastName,
    email,
    phone,
    locale,
  }: ReservationRequest & { network: string },
): Promise<Reservation | undefined> {
  const payload = { reservationId: 'reservation_id', locale: sql`${locale}::text` }
  return rawQuery({ reservationId: 'text', expiresAt: 'instant' })`
    with taken as (
      update store_stock set on_hand = on_hand - ${quantity}
      where store_id = ${storeId} and sku = ${sku} and on_hand >= ${quantity}
      returning store_id, sku
    ), reserved as (
      insert into reservations (consumer_id, network, store_id, sku, quantity, first_name, last_name,
        email, phone, expires_at)
      select ${consumerId}, ${network}, store_id, sku, ${quantity}, ${firstName}, ${lastName}, ${email},
        ${phone}, now() + ${`${reservationHours} hours`}::interval
      from taken
      returning reservation_id, expires_at
    ), announced as (
      ${emitSql('item-reserved', { payload, from: sql`reserved` })}
    )
    select reservation_id as "reservationId", expires_at as "expiresAt" from reserved`.first(
    transaction,
  )
}

export const findReservation = (
  transaction: Transaction,
  reservationId: string,
): Promise<KeptReservation | undefined> =>
  rawQuery<KeptReservation>({
    reservationId: 'text',
    consumerId: 'text',
    email: 'text',
    sku: 'text',
    quantity: 'number',
    keptUntil: 'text',
    store: 'json',
  })`
    select r.reservation_id as "reservationId", r.consumer_id as "consumerId", r.email, r.sku,
      r.quantity, to_char(r.expires_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "keptUntil",
      ${jsonObject<KeptReservation['store']>(storeFields)} as store
    from reservations r join stores s on s.store_id = r.store_id
    where r.reservation_id = ${reservationId} and r.expires_at > now()`.first(transaction)

const storeFields = {
  name: 's.name',
  addressLine1: 's.address_line1',
  addressLine2: 's.address_line2',
  city: 's.city',
  province: 's.province',
  postalCode: 's.postal_code',
  countryCode: 's.country_code',
  hours: 's.hours',
} as const

export const releaseExpiredReservations = (database: Database): Promise<void> =>
  releaseReservations(database, sql`expires_at < now()`)

/** Those of a shopper, who may also have made some as a guest with an email address that is proven now. */
export const releaseReservationsOf = (
  database: Database,
  { consumerId, provenEmail }: { consumerId: string; provenEmail: string | null },
): Promise<void> =>
  releaseReservations(
    database,
    sql`consumer_id = ${consumerId} or lower(email) = ${provenEmail}::text`,
  )

/** Returns the quantities to the stock of the stores. */
async function releaseReservations(database: Database, which: RawBuilder<unknown>): Promise<void> {
  await sql`
    with released as (
      delete from reservations where ${which} returning store_id, sku, quantity
    ), returned as (
      select store_id, sku, sum(quantity)::integer as quantity from released group by store_id, sku
    )
    insert into store_stock (store_id, sku, on_hand) select store_id, sku, quantity from returned
    on conflict (store_id, sku) do update set on_hand = store_stock.on_hand + excluded.on_hand
    `.execute(database)
}
