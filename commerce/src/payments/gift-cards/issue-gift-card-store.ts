import type { Currency, Minor } from '@cairn/contract/fields/money'
import { createHmac } from 'node:crypto'
import type { Transaction } from '../../platform/database/database.ts'
import { giftCardId, type CardSecret, giftCardPinHash } from './gift-card-store.ts'

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
  const inserted = await transaction
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
  if (!inserted) return
  await transaction
    .insertInto('gift_card_entries')
    .values({ card_id: cardId, kind: 'loaded', amount_minor: amount, order_number: orderNumber })
    .execute()
}
