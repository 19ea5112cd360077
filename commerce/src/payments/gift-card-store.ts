import { sql } from 'kysely'
import type { Database, Transaction } from '../platform/database/database.ts'
import type { GiftCard } from './gift-card.ts'

const columns = sql.raw(`
  g.card_id as "cardId", g.kind, g.last4, g.currency, g.balance_minor as balance,
  g.expires_on as "expiresOn", g.expires_on is not null and g.expires_on < current_date as "isExpired",
  g.is_voided as "isVoided", exists (
    select from gift_card_entries e
    where e.card_id = g.card_id and e.kind = 'loaded' and e.amount_minor > 0) as "wasLoaded"`)

type Named = { cardId: string; pinHash: string }

/** One question whatever is wrong: a number that nobody knows is answered as a wrong PIN is. */
export async function findGiftCard(
  database: Database,
  { cardId, pinHash }: Named,
): Promise<GiftCard | undefined> {
  const { rows } = await sql<GiftCard>`
    select ${columns} from gift_cards g
    where g.card_id = ${cardId} and g.pin_hash = ${pinHash}`.execute(database)
  return rows[0]
}

/** One that a shopper keeps: whoever saved it knew its PIN. */
export async function findSavedGiftCard(
  database: Database,
  { id, consumerId }: { id: string; consumerId: string },
): Promise<GiftCard | undefined> {
  const { rows } = await sql<GiftCard>`
    select ${columns} from saved_instruments s join gift_cards g on g.card_id = s.source
    where s.instrument_id = ${id} and s.consumer_id = ${consumerId}
      and s.method <> 'CREDIT_CARD'`.execute(database)
  return rows[0]
}

/** With what its entries add up to. */
export async function findAudited(
  database: Database,
  named: Named,
): Promise<(GiftCard & { sum: number }) | undefined> {
  const { rows } = await sql<GiftCard & { sum: number }>`
    select ${columns}, (
      select coalesce(sum(e.amount_minor), 0)::bigint
      from gift_card_entries e where e.card_id = g.card_id) as sum
    from gift_cards g
    where g.card_id = ${named.cardId} and g.pin_hash = ${named.pinHash}`.execute(database)
  return rows[0]
}

/** Nobody else uses them until the transaction ends; in one order for everybody. */
export async function lockGiftCards(
  transaction: Transaction,
  cardIds: readonly string[],
): Promise<GiftCard[]> {
  if (cardIds.length === 0) return []
  await sql`
    select from gift_cards where card_id = any(${cardIds})
    order by card_id for no key update`.execute(transaction)
  // Not in the statement that locks: one that waited there would see the balance as it was before.
  const { rows } = await sql<GiftCard>`
    select ${columns} from gift_cards g where g.card_id = any(${cardIds})`.execute(transaction)
  return rows
}

export type GiftCardEntry = {
  cardId: string
  kind: 'held' | 'released' | 'refunded'
  /** Negative when it goes off the card. */
  amount: number
  orderNumber: string
}

export async function writeGiftCardEntries(
  transaction: Transaction,
  entries: readonly GiftCardEntry[],
): Promise<void> {
  if (entries.length === 0) return
  await transaction
    .insertInto('gift_card_entries')
    .values(
      entries.map(({ cardId, kind, amount, orderNumber }) => ({
        card_id: cardId,
        kind,
        amount_minor: amount,
        order_number: orderNumber,
      })),
    )
    .execute()
}
