import {
  type ImportedGiftCard,
  importedGiftCard,
  type ImportedSavedCard,
  importedSavedCard,
  type ImportedSavedGiftCard,
  importedSavedGiftCard,
} from '@cairn/contract/payments-import'
import { sql } from 'kysely'
import type { Transaction } from '../platform/database/database.ts'
import { mergeInto } from '../platform/database/merge-into.ts'
import { changesOf } from '../platform/import/changes.ts'
import { type Change, type Complaint, importKind } from '../platform/import/import-kind.ts'
import { maskedCodeOf } from './gift-card.ts'
import { cardIdOf, type CardSecret, pinHashOf } from './hashed-codes-store.ts'

/** What can be handed in of what people pay with. */
export const paymentImports = (secret: CardSecret) => ({
  giftCard: importKind(importedGiftCard, {
    brings: ({ code }) => [code],
    check: (transaction, cards) => checkGiftCards(transaction, withIds(cards, secret)),
    put: (transaction, cards) => putGiftCards(transaction, withIds(cards, secret)),
  }),
  savedCard: importKind(importedSavedCard, {
    brings: ({ paymentInstrumentId }) => [paymentInstrumentId],
    put: putSavedCards,
  }),
  savedGiftCard: importKind(importedSavedGiftCard, {
    brings: ({ paymentInstrumentId }) => [paymentInstrumentId],
    put: (transaction, cards) => putSavedGiftCards(transaction, { cards, secret }),
  }),
})

type Card = ImportedGiftCard & { cardId: string; pinHash: string }

const withIds = (cards: readonly ImportedGiftCard[], secret: CardSecret): Card[] =>
  cards.map((card) => ({
    ...card,
    cardId: cardIdOf(secret, card.code),
    pinHash: pinHashOf(secret, card),
  }))

/** What was handed in before, and what was paid here since. */
async function entriesOf(transaction: Transaction, cards: readonly Card[]) {
  const { rows } = await sql<{ cardId: string; kind: string; sum: number }>`
    select card_id as "cardId", kind, sum(amount_minor)::bigint as sum from gift_card_entries
    where card_id = any(${cards.map(({ cardId }) => cardId)})
    group by card_id, kind`.execute(transaction)
  return (cardId: string, is: (kind: string) => boolean) =>
    rows
      .filter((row) => row.cardId === cardId && is(row.kind))
      .reduce((total, { sum }) => total + sum, 0)
}

async function checkGiftCards(
  transaction: Transaction,
  cards: readonly Card[],
): Promise<Complaint[]> {
  const sumOf = await entriesOf(transaction, cards)
  return cards.flatMap(({ cardId, loaded, spentBefore }, row) => {
    const paidHere = sumOf(cardId, (kind) => kind !== 'loaded' && kind !== 'spent-before')
    const sentence = 'must not be less than what was spent of the card'
    return loaded - spentBefore + paidHere < 0 ? [{ row, path: ['loaded'], sentence }] : []
  })
}

async function putGiftCards(transaction: Transaction, cards: readonly Card[]): Promise<Change[]> {
  const merged = await mergeInto('gift_cards', {
    transaction,
    owner: 'last4',
    key: ['card_id'],
    rows: cards.map((card) => ({
      card_id: card.cardId,
      pin_hash: card.pinHash,
      kind: card.type,
      last4: card.code.slice(-4),
      currency: card.currency,
      expires_on: card.expiresOn,
      is_voided: card.voided,
    })),
  })
  const sumOf = await entriesOf(transaction, cards)
  const entries = cards.flatMap(({ cardId, loaded, spentBefore }) =>
    [
      { kind: 'loaded' as const, amount: loaded },
      { kind: 'spent-before' as const, amount: -spentBefore },
    ].map(({ kind, amount }) => ({
      card_id: cardId,
      kind,
      amount_minor: amount - sumOf(cardId, (each) => each === kind),
    })),
  )
  const moved = entries.filter(({ amount_minor }) => amount_minor !== 0)
  // What comes on stands before what goes off, so that no card is ever below nothing.
  for (const entry of moved.toSorted((one, other) => other.amount_minor - one.amount_minor)) {
    await transaction.insertInto('gift_card_entries').values(entry).execute()
  }
  const booked = moved.map(({ card_id }) => ({
    owner: cards.find(({ cardId }) => cardId === card_id)?.code.slice(-4) ?? '',
    how: 'changed' as const,
  }))
  return changesOf('gift card', merged, booked)
}

async function putSavedCards(
  transaction: Transaction,
  cards: readonly ImportedSavedCard[],
): Promise<Change[]> {
  const merged = await mergeInto('saved_instruments', {
    transaction,
    owner: 'instrument_id',
    key: ['instrument_id'],
    rows: cards.map(({ brand, last4, expiryMonth, expiryYear, ...card }) => ({
      instrument_id: card.paymentInstrumentId,
      consumer_id: card.consumerId,
      method: 'CREDIT_CARD',
      source: card.token,
      is_main: card.main,
      details: { card: { brand, last4, expiryMonth, expiryYear } },
      address: card.address,
    })),
  })
  return changesOf('saved card', merged)
}

type ToKeep = { cards: readonly ImportedSavedGiftCard[]; secret: CardSecret }

async function putSavedGiftCards(
  transaction: Transaction,
  { cards, secret }: ToKeep,
): Promise<Change[]> {
  const merged = await mergeInto('saved_instruments', {
    transaction,
    owner: 'instrument_id',
    key: ['instrument_id'],
    rows: cards.map(({ paymentInstrumentId, consumerId, code, type }) => ({
      instrument_id: paymentInstrumentId,
      consumer_id: consumerId,
      method: type === 'gift' ? ('GIFT_CARD' as const) : ('REWARD_CARD' as const),
      source: cardIdOf(secret, code),
      is_main: false,
      details: { maskedCode: maskedCodeOf(code.slice(-4)) },
      address: null,
    })),
  })
  return changesOf('saved gift card', merged)
}
