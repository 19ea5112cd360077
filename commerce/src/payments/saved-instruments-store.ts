import { accept, type Refusal, refuse, type Result } from '@cairn/contract/result'
import { sql } from 'kysely'
import type { PaymentDetails } from '../cart/cart-payment.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { hasExpired } from './card-expiry.ts'
import { isSameInstrument, type SavedInstrument } from './saved-card.ts'

const columns = sql.raw(`
  s.instrument_id as id, s.method, s.source, s.is_main as "isMain", s.details, s.address, (
    select g.balance_minor from gift_cards g
    where s.method <> 'CREDIT_CARD' and g.card_id = s.source) as balance`)

/** The main card first, then in the order of saving. */
export async function findSavedInstruments(
  database: Database,
  consumerId: string,
): Promise<SavedInstrument[]> {
  const { rows } = await sql<SavedInstrument>`
    select ${columns} from saved_instruments s where s.consumer_id = ${consumerId}
    order by s.is_main desc, s.position`.execute(database)
  return rows
}

export async function findSavedInstrument(
  database: Database,
  { id, consumerId }: { id: string; consumerId: string },
): Promise<SavedInstrument | undefined> {
  const { rows } = await sql<SavedInstrument>`
    select ${columns} from saved_instruments s
    where s.instrument_id = ${id} and s.consumer_id = ${consumerId}`.execute(database)
  return rows[0]
}

type Wanted = { paymentInstrumentId: string; cartId: string; consumerId: string }
type CardToPay = { token: string; brand: string; last4: string }
type InCart = { token: string | null; card: PaymentDetails['card'] | null; at: Date }

/** A card or a wallet of the cart, or a card that the shopper keeps. */
export async function findCardToPay(
  database: Database,
  { paymentInstrumentId, cartId, consumerId }: Wanted,
): Promise<Result<CardToPay, Refusal<'instrumentNotFound' | 'cardExpiryInvalid'>>> {
  const { rows } = await sql<InCart>`
    select details ->> 'token' as token, details -> 'card' as card, now() as at
    from cart_instruments i
    where cart_id = ${cartId} and method in ('CREDIT_CARD', 'WALLET') and instrument_id = ${paymentInstrumentId}
      and (details ->> 'savedId' is null or exists (
        select from saved_instruments s where s.instrument_id::text = i.details ->> 'savedId'))
    union all
    select source, details -> 'card', now() from saved_instruments
    where instrument_id = ${paymentInstrumentId} and consumer_id = ${consumerId}
      and method = 'CREDIT_CARD'
    limit 1`.execute(database)
  const [found] = rows
  if (!found?.token || !found.card) return refuse('instrumentNotFound')
  if (hasExpired(found.card, found.at)) return refuse('cardExpiryInvalid')
  const { brand, last4 } = found.card
  return accept({ token: found.token, brand, last4 })
}

type Kept = SavedInstrument & { consumerId: string }

/** As it is kept, unless it is there already. The first card is the main one. */
export function keepInstrument(
  database: Database,
  kept: Kept,
): Promise<SavedInstrument | undefined> {
  return inTransaction(database, async (transaction) => {
    // Two cards that are saved at once see each other.
    await sql`select pg_advisory_xact_lock(hashtext(${`cards of ${kept.consumerId}`}))`.execute(
      transaction,
    )
    const others = await findSavedInstruments(transaction, kept.consumerId)
    if (others.some((other) => isSameInstrument(other, kept))) return undefined
    const isFirst = kept.method === 'CREDIT_CARD' && !others.some(({ isMain }) => isMain)
    const isMain = kept.isMain || isFirst
    if (isMain) await demoteOthers(transaction, kept)
    await sql`
      insert into saved_instruments
        (instrument_id, consumer_id, method, source, is_main, details, address)
      values (${kept.id}, ${kept.consumerId}, ${kept.method}, ${kept.source}, ${isMain},
        ${JSON.stringify(kept.details)}::jsonb, ${json(kept.address)}::jsonb)`.execute(transaction)
    return { ...kept, isMain }
  })
}

/** Answers whether it was there. */
export function changeInstrument(database: Database, kept: Kept): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    if (kept.isMain) await demoteOthers(transaction, kept)
    const { rows } = await sql`
      update saved_instruments set is_main = ${kept.isMain},
        details = ${JSON.stringify(kept.details)}::jsonb, address = ${json(kept.address)}::jsonb
      where instrument_id = ${kept.id} and consumer_id = ${kept.consumerId}
      returning 1`.execute(transaction)
    return rows.length > 0
  })
}

const json = (value: unknown) => (value === null ? null : JSON.stringify(value))

async function demoteOthers(transaction: Transaction, { id, consumerId }: Kept) {
  await sql`
    update saved_instruments set is_main = false
    where consumer_id = ${consumerId} and is_main and instrument_id <> ${id}`.execute(transaction)
}

/** Answers whether it was there. Where the main card goes, the one that was saved next becomes it. */
export async function forgetInstrument(
  database: Database,
  { id, consumerId }: { id: string; consumerId: string },
): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    const { rows } = await sql<{ isMain: boolean }>`
      delete from saved_instruments where instrument_id = ${id} and consumer_id = ${consumerId}
      returning is_main as "isMain"`.execute(transaction)
    if (rows[0]?.isMain) {
      await sql`
        update saved_instruments set is_main = true where instrument_id = (
          select instrument_id from saved_instruments
          where consumer_id = ${consumerId} and method = 'CREDIT_CARD'
          order by position limit 1)`.execute(transaction)
    }
    return rows.length > 0
  })
}
