import type { Address } from '@cairn/contract/address'
import type { PaymentDetails } from '../cart/cart-payment.ts'

/** What a shopper keeps in the account. */
export type SavedInstrument = {
  id: string
  method: 'CREDIT_CARD' | 'GIFT_CARD' | 'REWARD_CARD'
  /** The provider's token, or the gift card. Never told. */
  source: string
  isMain: boolean
  details: Pick<PaymentDetails, 'card' | 'maskedCode'>
  address: Address | null
  /** Of a gift card, what is left on it. */
  balance: number | null
}

type Likeness = Pick<SavedInstrument, 'method' | 'source' | 'details'>

/** Each window gives another token for the same card. */
export function isSameInstrument(one: Likeness, other: Likeness): boolean {
  if (one.method !== other.method) return false
  if (one.source === other.source) return true
  const [card, another] = [one.details.card, other.details.card]
  return (
    card !== undefined &&
    another !== undefined &&
    alike.every((part) => card[part] === another[part])
  )
}

const alike = ['brand', 'last4', 'expiryMonth', 'expiryYear'] as const

type CardChange = {
  main?: boolean | undefined
  expiryMonth?: number | undefined
  expiryYear?: number | undefined
  address?: Address | undefined
}
type Card = NonNullable<PaymentDetails['card']>

/** A card with another expiry or address; nothing else of what is kept can be changed. */
export function changedCard(
  saved: SavedInstrument,
  { main = saved.isMain, address, ...change }: CardChange,
): (SavedInstrument & { details: { card: Card } }) | undefined {
  const { card } = saved.details
  if (!card) return undefined
  const { expiryMonth = card.expiryMonth, expiryYear = card.expiryYear } = change
  return {
    ...saved,
    isMain: main,
    address: address ?? saved.address,
    details: { card: { ...card, expiryMonth, expiryYear } },
  }
}
