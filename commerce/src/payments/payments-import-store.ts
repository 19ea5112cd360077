import {
  type ImportedGiftCard,
  importedGiftCard,
  type ImportedSavedCard,
  importedSavedCard,
  type ImportedSavedGiftCard,
  importedSavedGiftCard,
} from '@cairn/contract/imports/payments-import'
import type { Transaction } from '../platform/database/database.ts'
import { mergeInto } from '../platform/database/queries/merge-into.ts'
import { anyOf } from '../platform/database/queries/raw-query.ts'
import {
  type Change,
  changesOf,
  importKind,
  type RowProblem,
} from '../platform/import/import-kind.ts'
import { giftCardId, type CardSecret, giftCardPinHash } from './gift-cards/gift-card-store.ts'
import { maskedCodeOf } from './gift-cards/gift-card.ts'

export const paymentImports = (secret: CardSecret) => ({
  giftCard: importKind(importedGiftCard, {
    idsOf: ({ code }) => [code],
    check: (transaction, cards) => checkGiftCards(transaction, withCardIds(cards, secret)),
    write: (transaction, cards) => putGiftCards(transaction, withCardIds(cards, secret)),
  }),
  savedCard: importKind(importedSavedCard, {
    idsOf: ({ paymentInstrumentId }) => [paymentInstrumentId],
    write: putSavedCards,
  }),
  savedGiftCard: importKind(importedSavedGiftCard, {
    idsOf: ({ paymentInstrumentId }) => [paymentInstrumentId],
    write: (transaction, cards) => putSavedGiftCards(transaction, { cards, secret }),
  }),
})

type GiftCardRow = ImportedGiftCard & { cardId: string; pinHash: string }

const withCardIds = (cards: readonly ImportedGiftCard[], secret: CardSecret): GiftCardRow[] =>
  cards.map((card) => ({
    ...card,
    cardId: giftCardId(secret, card.code),
    pinHash: giftCardPinHash(secret, card),
  }))

/** The sum of the ledger entries of a card, by kind: imported amounts and payments in this shop. */
async function findEntrySums(transaction: Transaction, cards: readonly GiftCardRow[]) {
  const rows = await transaction
    .selectFrom('gift_card_entries')
    .select(({ fn }) => ['card_id as cardId', 'kind', fn.sum<number>('amount_minor').as('sum')])
    .where('card_id', '=', anyOf(cards.map(({ cardId }) => cardId)))
    .groupBy(['card_id', 'kind'])
    .execute()
  return (cardId: string, is: (kind: string) => boolean) =>
    rows
      .filter((row) => row.cardId === cardId && is(row.kind))
      .reduce((total, { sum }) => total + sum, 0)
}

async function checkGiftCards(
  transaction: Transaction,
  cards: readonly GiftCardRow[],
): Promise<RowProblem[]> {
  const sumOf = await findEntrySums(transaction, cards)
  return cards.flatMap(({ cardId, loaded, spentBefore }, row) => {
    const spentHere = sumOf(cardId, (kind) => kind !== 'loaded' && kind !== 'spent-before-import')
    const message = 'must not be less than what was spent of the card'
    return loaded - spentBefore + spentHere < 0 ? [{ row, path: ['loaded'], message }] : []
  })
}

async function putGiftCards(
  transaction: Transaction,
  cards: readonly GiftCardRow[],
): Promise<Change[]> {
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
  const sumOf = await findEntrySums(transaction, cards)
  const entries = cards.flatMap(({ cardId, loaded, spentBefore }) =>
    [
      { kind: 'loaded' as const, amount: loaded },
      { kind: 'spent-before-import' as const, amount: -spentBefore },
    ].map(({ kind, amount }) => ({
      card_id: cardId,
      kind,
      amount_minor: amount - sumOf(cardId, (entryKind) => entryKind === kind),
    })),
  )
  const adjustments = entries.filter(({ amount_minor }) => amount_minor !== 0)
  // Credits are written before debits, so that no balance becomes negative in between.
  for (const entry of adjustments.toSorted((one, other) => other.amount_minor - one.amount_minor)) {
    await transaction.insertInto('gift_card_entries').values(entry).execute()
  }
  const booked = adjustments.map(({ card_id }) => ({
    owner: cards.find(({ cardId }) => cardId === card_id)?.code.slice(-4) ?? '',
    change: 'changed' as const,
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
    rows: cards.map(({ brand, last4, expiryMonth, expiryYear, bin, ...card }) => ({
      instrument_id: card.paymentInstrumentId,
      consumer_id: card.consumerId,
      method: 'CREDIT_CARD',
      source: card.token,
      is_main: card.main,
      details: {
        card: { brand, last4, expiryMonth, expiryYear, ...(bin !== undefined && { bin }) },
      },
      address: card.address,
    })),
  })
  return changesOf('saved card', merged)
}

async function putSavedGiftCards(
  transaction: Transaction,
  { cards, secret }: { cards: readonly ImportedSavedGiftCard[]; secret: CardSecret },
): Promise<Change[]> {
  const merged = await mergeInto('saved_instruments', {
    transaction,
    owner: 'instrument_id',
    key: ['instrument_id'],
    rows: cards.map(({ paymentInstrumentId, consumerId, code, type }) => ({
      instrument_id: paymentInstrumentId,
      consumer_id: consumerId,
      method: type === 'gift' ? ('GIFT_CARD' as const) : ('REWARD_CARD' as const),
      source: giftCardId(secret, code),
      is_main: false,
      details: { maskedCode: maskedCodeOf(code.slice(-4)) },
      address: null,
    })),
  })
  return changesOf('saved gift card', merged)
}
