import { createHmac } from 'node:crypto'
import type { Currency, Minor } from '@cairn/contract/fields/money'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { anyOf, rawColumn } from '../../platform/database/queries/raw-query.ts'
import { keyedHashOf } from '../../platform/tokens.ts'
import { type GiftCard, normaliseCode } from './gift-card.ts'

const selectGiftCards = (database: Database) =>
  database
    .selectFrom('gift_cards as g')
    .select([
      'g.card_id as cardId',
      'g.kind',
      'g.last4',
      'g.currency',
      'g.balance_minor as balance',
      'g.expires_on as expiresOn',
      'g.is_voided as isVoided',
      rawColumn('isExpired', 'boolean')`
        g.expires_on is not null and g.expires_on < current_date`,
      rawColumn('wasLoaded', 'boolean')`exists (
        select from gift_card_entries e
        where e.card_id = g.card_id and e.kind = 'loaded' and e.amount_minor > 0)`,
    ])
    .$narrowType<{ currency: Currency | null }>()

export type GiftCardKey = { cardId: string; pinHash: string }

/** One query for number and PIN, so that a wrong PIN cannot be told from an unknown number. */
export async function findGiftCard(
  database: Database,
  { cardId, pinHash }: GiftCardKey,
): Promise<GiftCard | undefined> {
  return selectGiftCards(database)
    .where('g.card_id', '=', cardId)
    .where('g.pin_hash', '=', pinHash)
    .executeTakeFirst()
}

/** A saved gift card needs no PIN: the shopper entered it when saving the card. */
export async function findSavedGiftCard(
  database: Database,
  { id, consumerId }: { id: string; consumerId: string },
): Promise<GiftCard | undefined> {
  return selectGiftCards(database)
    .innerJoin('saved_instruments as s', 's.source', 'g.card_id')
    .where('s.instrument_id', '=', id)
    .where('s.consumer_id', '=', consumerId)
    .where('s.method', '<>', 'CREDIT_CARD')
    .executeTakeFirst()
}

export async function findGiftCardWithLedgerSum(
  database: Database,
  { cardId, pinHash }: GiftCardKey,
): Promise<(GiftCard & { sum: number }) | undefined> {
  return selectGiftCards(database)
    .select(
      rawColumn('sum', 'number')`(
        select coalesce(sum(e.amount_minor), 0)::bigint
        from gift_card_entries e where e.card_id = g.card_id)`,
    )
    .where('g.card_id', '=', cardId)
    .where('g.pin_hash', '=', pinHash)
    .executeTakeFirst()
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
  return selectGiftCards(transaction).where('g.card_id', '=', anyOf(cardIds)).execute()
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
