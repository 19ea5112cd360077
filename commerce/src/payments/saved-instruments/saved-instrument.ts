import type { Address } from '@cairn/contract/address/address'
import type { PaymentDetails } from '../../cart/payment/cart-payment.ts'

/** A card or gift card that a shopper has saved in the account. */
export type SavedInstrument = {
  id: string
  method: 'CREDIT_CARD' | 'GIFT_CARD' | 'REWARD_CARD'
  /** The provider's token or the gift card id. Never sent to the client. */
  source: string
  isMain: boolean
  details: Pick<PaymentDetails, 'card' | 'maskedCode'>
  address: Address | null
  /** The balance of a gift card. */
  balance: number | null
}

type ComparableInstrument = Pick<SavedInstrument, 'method' | 'source' | 'details'>

/** The provider issues a new token each time, so cards are compared by their details. */
export function isSameInstrument(one: ComparableInstrument, other: ComparableInstrument): boolean {
  if (one.method !== other.method) return false
  if (one.source === other.source) return true
  const [card, otherCard] = [one.details.card, other.details.card]
  return (
    card !== undefined &&
    otherCard !== undefined &&
    comparedFields.every((part) => card[part] === otherCard[part])
  )
}

const comparedFields = ['brand', 'last4', 'expiryMonth', 'expiryYear'] as const

type CardChange = {
  main?: boolean | undefined
  expiryMonth?: number | undefined
  expiryYear?: number | undefined
  address?: Address | undefined
}
type Card = NonNullable<PaymentDetails['card']>

/** Only the expiry, the address and the main flag of a card can be changed. The main card stays it until another one is. */
export function withCardChange(
  instrument: SavedInstrument,
  { main = false, address, ...change }: CardChange,
): (SavedInstrument & { details: { card: Card } }) | undefined {
  const { card } = instrument.details
  if (!card) return undefined
  const { expiryMonth = card.expiryMonth, expiryYear = card.expiryYear } = change
  return {
    ...instrument,
    isMain: main || instrument.isMain,
    address: address ?? instrument.address,
    details: { card: { ...card, expiryMonth, expiryYear } },
  }
}

type Expiry = { expiryMonth: number; expiryYear: number }

/** A card is valid until the month has ended in every time zone. */
export function hasExpired({ expiryMonth, expiryYear }: Expiry, now: Date): boolean {
  const monthAfter = Date.UTC(expiryYear, expiryMonth, 1)
  const westernmostOffset = 12
  return now.getTime() >= monthAfter + westernmostOffset * 60 * 60 * 1000
}
