import type { Currency, Minor } from '@cairn/contract/money'
import { accept, type Refusal, refuse, type Result } from '@cairn/contract/result'

/** A gift card, or one that a reward came on, as it stands at this moment. */
export type GiftCard = {
  cardId: string
  kind: 'gift' | 'reward'
  last4: string
  /** None: that of the site where it pays. */
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

/** Whether there is anything on a card; one of another kind is none that anybody knows here. */
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

/** As it is shown to whoever used it. */
export const maskedCodeOf = (last4: string) => `•••• ${last4}`

/** People leave spaces between groups of digits, and small letters are no other letters. */
export const plainCode = (typed: string) => typed.replaceAll(/[ -]/g, '').toUpperCase()
