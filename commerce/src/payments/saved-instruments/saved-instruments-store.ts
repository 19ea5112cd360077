import { accept, type Refusal, refuse, type Result } from '@cairn/contract/refusals/result'
import { sql } from 'kysely'
import type { PaymentDetails } from '../../cart/payment/cart-payment.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { inTransaction, lockName } from '../../platform/database/in-transaction.ts'
import { rawQuery } from '../../platform/database/queries/raw-query.ts'
import type { ColumnsOf } from '../../platform/database/queries/result-columns.ts'
import { hasExpired, isSameInstrument, type SavedInstrument } from './saved-instrument.ts'

const columns = sql.raw(`
  s.instrument_id as id, s.method, s.source, s.is_main as "isMain", s.details, s.address, (
    select g.balance_minor from gift_cards g
    where s.method <> 'CREDIT_CARD' and g.card_id = s.source) as balance`)

const kinds: ColumnsOf<SavedInstrument> = {
  id: 'text',
  method: 'text',
  source: 'text',
  isMain: 'boolean',
  details: 'json',
  address: 'json | null',
  balance: 'number | null',
}

/** The main card first, then in the order in which they were saved. */
export async function findSavedInstruments(
  database: Database,
  consumerId: string,
): Promise<SavedInstrument[]> {
  return rawQuery<SavedInstrument>(kinds)`
    select ${columns} from saved_instruments s where s.consumer_id = ${consumerId}
    order by s.is_main desc, s.position`.many(database)
}

export async function findSavedInstrument(
  database: Database,
  { id, consumerId }: { id: string; consumerId: string },
): Promise<SavedInstrument | undefined> {
  return rawQuery<SavedInstrument>(kinds)`
    select ${columns} from saved_instruments s
    where s.instrument_id = ${id} and s.consumer_id = ${consumerId}`.first(database)
}

type PaymentCardQuery = { paymentInstrumentId: string; cartId: string; consumerId: string }
type CardToPay = { token: string; brand: string; last4: string }
type CardRow = { token: string | null; card: PaymentDetails['card'] | null; readAt: Date }

/** A card or wallet of the cart, or one of the shopper's saved cards. */
export async function findCardToPay(
  database: Database,
  { paymentInstrumentId, cartId, consumerId }: PaymentCardQuery,
): Promise<Result<CardToPay, Refusal<'instrumentNotFound' | 'cardExpiryInvalid'>>> {
  const row = await rawQuery<CardRow>({
    token: 'text | null',
    card: 'json | null',
    readAt: 'instant',
  })`
    select details ->> 'token' as token, details -> 'card' as card, now() as "readAt"
    from cart_instruments i
    where cart_id = ${cartId} and method in ('CREDIT_CARD', 'WALLET') and instrument_id = ${paymentInstrumentId}
      and (details ->> 'savedId' is null or exists (
        select from saved_instruments s where s.instrument_id::text = i.details ->> 'savedId'))
    union all
    select source, details -> 'card', now() from saved_instruments
    where instrument_id = ${paymentInstrumentId} and consumer_id = ${consumerId}
      and method = 'CREDIT_CARD'
    limit 1`.first(database)
  if (!row?.token || !row.card) return refuse('instrumentNotFound')
  if (hasExpired(row.card, row.readAt)) return refuse('cardExpiryInvalid')
  const { brand, last4 } = row.card
  return accept({ token: row.token, brand, last4 })
}

type OwnedInstrument = SavedInstrument & { consumerId: string }

/** Serialises concurrent changes, so that each sees the cards and the main card of the other. */
const lockCardsOf = (transaction: Transaction, consumerId: string): Promise<void> =>
  lockName(transaction, `cards of ${consumerId}`)

/** Returns undefined if the instrument is already saved. The first card becomes the main one. */
export function addSavedInstrument(
  database: Database,
  instrument: OwnedInstrument,
): Promise<SavedInstrument | undefined> {
  return inTransaction(database, async (transaction) => {
    await lockCardsOf(transaction, instrument.consumerId)
    const others = await findSavedInstruments(transaction, instrument.consumerId)
    if (others.some((other) => isSameInstrument(other, instrument))) return undefined
    const isFirst = instrument.method === 'CREDIT_CARD' && !others.some(({ isMain }) => isMain)
    const isMain = instrument.isMain || isFirst
    if (isMain) await clearOtherMainCards(transaction, instrument)
    await transaction
      .insertInto('saved_instruments')
      .values({
        instrument_id: instrument.id,
        consumer_id: instrument.consumerId,
        method: instrument.method,
        source: instrument.source,
        is_main: isMain,
        details: JSON.stringify(instrument.details),
        address: jsonOrNull(instrument.address),
      })
      .execute()
    return { ...instrument, isMain }
  })
}

/** Returns false if the instrument does not exist. */
export function updateSavedInstrument(
  database: Database,
  instrument: OwnedInstrument,
): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    await lockCardsOf(transaction, instrument.consumerId)
    if (instrument.isMain) await clearOtherMainCards(transaction, instrument)
    const { numUpdatedRows } = await transaction
      .updateTable('saved_instruments')
      .set({
        is_main: instrument.isMain,
        details: JSON.stringify(instrument.details),
        address: jsonOrNull(instrument.address),
      })
      .where('instrument_id', '=', instrument.id)
      .where('consumer_id', '=', instrument.consumerId)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  })
}

const jsonOrNull = (value: unknown) => (value === null ? null : JSON.stringify(value))

async function clearOtherMainCards(transaction: Transaction, { id, consumerId }: OwnedInstrument) {
  await transaction
    .updateTable('saved_instruments')
    .set({ is_main: false })
    .where('consumer_id', '=', consumerId)
    .where('is_main', '=', true)
    .where('instrument_id', '<>', id)
    .execute()
}

/** Returns false if the instrument does not exist. After the main card, the oldest remaining card becomes the main one. */
export async function deleteSavedInstrument(
  database: Database,
  { id, consumerId }: { id: string; consumerId: string },
): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    await lockCardsOf(transaction, consumerId)
    const deleted = await transaction
      .deleteFrom('saved_instruments')
      .where('instrument_id', '=', id)
      .where('consumer_id', '=', consumerId)
      .returning('is_main as isMain')
      .executeTakeFirst()
    if (deleted?.isMain) await markOldestCardAsMain(transaction, consumerId)
    return deleted !== undefined
  })
}

export async function deleteSavedInstrumentsOf(
  transaction: Transaction,
  consumerId: string,
): Promise<void> {
  await transaction.deleteFrom('saved_instruments').where('consumer_id', '=', consumerId).execute()
}

async function markOldestCardAsMain(transaction: Transaction, consumerId: string) {
  await transaction
    .updateTable('saved_instruments')
    .set({ is_main: true })
    .where('instrument_id', '=', (query) =>
      query
        .selectFrom('saved_instruments')
        .select('instrument_id')
        .where('consumer_id', '=', consumerId)
        .where('method', '=', 'CREDIT_CARD')
        .orderBy('position')
        .limit(1),
    )
    .execute()
}
