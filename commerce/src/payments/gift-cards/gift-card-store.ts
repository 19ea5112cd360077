import { createHmac } from 'node:crypto'
import type { Currency, Minor } from '@cairn/contract/fields/money'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { anyOf, rawQuery } from '../../platform/database/queries/raw-query.ts'
import type { ColumnsOf } from '../../platform/database/queries/result-columns.ts'
import { keyedHashOf } from '../../platform/tokens.ts'
import { type GiftCard, normaliseCode } from './gift-card.ts'

const giftCardColumns = sql.raw(`
  g.card_id as "cardId", g.kind, g.last4, g.currency, g.balance_minor as balance,
  g.expires_on as "expiresOn", g.expires_on is not null and g.expires_on < current_date as "isExpired",
  g.is_voided as "isVoided", exists (
    select from gift_card_entries e
    where e.card_id = g.card_id and e.kind = 'loaded' and e.amount_minor > 0) as "wasLoaded"`)

const giftCardKinds: ColumnsOf<GiftCard> = {
  cardId: 'text',
  kind: 'text',
  last4: 'text',
  currency: 'text | null',
  balance: 'number',
  expiresOn: 'text | null',
  isExpired: 'boolean',
  isVoided: 'boolean',
  wasLoaded: 'boolean',
}

export type GiftCardKey = { cardId: string; pinHash: string }

/** One query for number and PIN, so that a wrong PIN cannot be told from an unknown number. */
export async function findGiftCard(
  database: Database,
  { cardId, pinHash }: GiftCardKey,
): Promise<GiftCard | undefined> {
  return rawQuery<GiftCard>(giftCardKinds)`
    select ${giftCardColumns} from gift_cards g
    where g.card_id = ${cardId} and g.pin_hash = ${pinHash}`.first(database)
}

/** A saved gift card needs no PIN: the shopper entered it when saving the card. */
export async function findSavedGiftCard(
  database: Database,
  { id, consumerId }: { id: string; consumerId: string },
): Promise<GiftCard | undefined> {
  return rawQuery<GiftCard>(giftCardKinds)`
    select ${giftCardColumns} from saved_instruments s join gift_cards g on g.card_id = s.source
    where s.instrument_id = ${id} and s.consumer_id = ${consumerId}
      and s.method <> 'CREDIT_CARD'`.first(database)
}

export async function findGiftCardWithLedgerSum(
  database: Database,
  key: GiftCardKey,
): Promise<(GiftCard & { sum: number }) | undefined> {
  return rawQuery<GiftCard & { sum: number }>({ ...giftCardKinds, sum: 'number' })`
    select ${giftCardColumns}, (
      select coalesce(sum(e.amount_minor), 0)::bigint
      from gift_card_entries e where e.card_id = g.card_id) as sum
    from gift_cards g
    where g.card_id = ${key.cardId} and g.pin_hash = ${key.pinHash}`.first(database)
}

/** Locks the cards until the transaction ends, always in the same order. */
export async function lockGiftCards(
  transaction: Transaction,
  cardIds: readonly string[],
): Promise<GiftCard[]> {
  if (cardIds.length === 0) return []
  await transaction
    .selectFrom('gift_cards')
    .select('card_id')
    .where('card_id', '=', anyOf(cardIds))
    .orderBy('card_id')
    .forNoKeyUpdate()
    .execute()
  // A separate statement: the one that waited for the lock would return the balance from before the wait.
  return rawQuery<GiftCard>(giftCardKinds)`
    select ${giftCardColumns} from gift_cards g where g.card_id = any(${cardIds})`.many(transaction)
}

type GiftCardEntry = {
  cardId: string
  kind: 'held' | 'released' | 'refunded'
  /** Negative for a debit. */
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

/** The key with which gift card numbers and reward codes are hashed. Never stored in the database. */
export type CardSecret = string

export const giftCardId = (secret: CardSecret, code: string) =>
  keyedHashOf(secret, `gift card ${normaliseCode(code)}`)

/** The hash includes the card number, so equal PINs have different hashes. */
export const giftCardPinHash = (secret: CardSecret, { code, pin }: { code: string; pin: string }) =>
  keyedHashOf(secret, `pin ${normaliseCode(code)} ${pin}`)

const codeAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const codeLength = 16

/**
 * The number and PIN of a card that the shop has sold. They are derived from its name, so that a mail can
 * repeat them although no table contains them.
 */
export function issuedGiftCard(secret: CardSecret, name: string): { code: string; pin: string } {
  const digest = createHmac('sha512', secret).update(`issued card ${name}`).digest()
  const characterAt = (index: number) =>
    codeAlphabet[digest.readUInt16BE(index * 2) % codeAlphabet.length] ?? ''
  const code = Array.from({ length: codeLength }, (_, index) => characterAt(index)).join('')
  const pin = String(digest.readUInt32BE(codeLength * 2) % 1_000_000).padStart(6, '0')
  return { code, pin }
}

type GiftCardIssue = { name: string; amount: Minor; currency: Currency; orderNumber: string }

/** Issues one card per name; a repeated call has no effect. */
export async function issueGiftCard(
  transaction: Transaction,
  { name, amount, currency, orderNumber }: GiftCardIssue,
  secret: CardSecret,
): Promise<void> {
  const card = issuedGiftCard(secret, name)
  const cardId = giftCardId(secret, card.code)
  const insertedCards = await transaction
    .insertInto('gift_cards')
    .values({
      card_id: cardId,
      pin_hash: giftCardPinHash(secret, card),
      last4: card.code.slice(-4),
      currency,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('card_id')
    .executeTakeFirst()
  if (!insertedCards) return
  await transaction
    .insertInto('gift_card_entries')
    .values({ card_id: cardId, kind: 'loaded', amount_minor: amount, order_number: orderNumber })
    .execute()
}
