import type { Translate } from '../platform/messages.tsx'
import type { Instrument } from './billing.ts'

type Card = Instrument['card']
type Named = Pick<NonNullable<Card>, 'brand' | 'last4'> | null

/** Visa •••• 1111 */
export const cardTitle = (card: Named): string =>
  card ? `${card.brand.replace(/^./, (first) => first.toUpperCase())} •••• ${card.last4}` : ''

export const cardNote = (card: Card, t: Translate): string =>
  card
    ? t('expires', {
        when: `${String(card.expiryMonth).padStart(2, '0')}/${String(card.expiryYear).slice(-2)}`,
      })
    : ''
