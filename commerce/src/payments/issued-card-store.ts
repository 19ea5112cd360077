import type { Currency, Minor } from '@cairn/contract/money'
import { createHmac } from 'node:crypto'
import type { Transaction } from '../platform/database/database.ts'
import { cardIdOf, type CardSecret, pinHashOf } from './hashed-codes-store.ts'

const signs = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const length = 16

/**
 * The number and PIN of a card that the shop has sold. Derived from its name, so that a mail can say
 * them again and no table has them.
 */
export function issuedCard(secret: CardSecret, name: string): { code: string; pin: string } {
  const drawn = createHmac('sha512', secret).update(`issued card ${name}`).digest()
  const signAt = (place: number) => signs[drawn.readUInt16BE(place * 2) % signs.length] ?? ''
  const code = Array.from({ length }, (_, place) => signAt(place)).join('')
  const pin = String(drawn.readUInt32BE(length * 2) % 1_000_000).padStart(6, '0')
  return { code, pin }
}

type Issue = { name: string; amount: Minor; currency: Currency; orderNumber: string }

/** Once for a name, however often it is asked for. */
export async function issueGiftCard(
  transaction: Transaction,
  { name, amount, currency, orderNumber }: Issue,
  secret: CardSecret,
): Promise<void> {
  const card = issuedCard(secret, name)
  const cardId = cardIdOf(secret, card.code)
  const made = await transaction
    .insertInto('gift_cards')
    .values({
      card_id: cardId,
      pin_hash: pinHashOf(secret, card),
      last4: card.code.slice(-4),
      currency,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('card_id')
    .executeTakeFirst()
  if (!made) return
  await transaction
    .insertInto('gift_card_entries')
    .values({ card_id: cardId, kind: 'loaded', amount_minor: amount, order_number: orderNumber })
    .execute()
}
