import type { Currency, Minor } from '@cairn/contract/fields/money'
import { accept, type Refusal, refuse, type Result } from '@cairn/contract/refusals/result'

/** A gift card or reward card with its current balance. */
export type GiftCard = {
  cardId: string
  kind: 'gift' | 'reward'
  last4: string
  /** Null: the card pays in the currency of any site. */
  currency: Currency | null
  balance: Minor
  expiresOn: string | null
  isExpired: boolean
  isVoided: boolean
  wasLoaded: boolean
}

export type GiftCardRefusal = Refusal<
  'giftCardUnknown' | 'giftCardVoided' | 'giftCardExpired' | 'giftCardNeverLoaded' | 'giftCardSpent'
>

/** Checks that a card can pay. A card of another kind counts as unknown. */
export function checkGiftCard(
  card: GiftCard | undefined,
  kind: GiftCard['kind'],
): Result<GiftCard, GiftCardRefusal> {
  if (!card || card.kind !== kind) return refuse('giftCardUnknown')
  if (card.isVoided) return refuse('giftCardVoided')
  if (card.isExpired) return refuse('giftCardExpired')
  if (card.balance > 0) return accept(card)
  return refuse(card.wasLoaded ? 'giftCardSpent' : 'giftCardNeverLoaded')
}

export const maskedCodeOf = (last4: string) => `•••• ${last4}`

/** Ignores spaces, hyphens and letter case. */
export const normaliseCode = (code: string) => code.replaceAll(/[ -]/g, '').toUpperCase()
