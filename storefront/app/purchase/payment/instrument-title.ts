import type { Cart } from '@cairn/contract/cart/cart'
import { paymentName } from '@cairn/contract/payments/payment-names'
import type { Translate } from '../../platform/text/messages.tsx'

type Instrument = Cart['paymentInstruments'][number]

export function instrumentTitle(instrument: Instrument, t: Translate): string {
  const { payment_method_id: code, card, maskedCode, points } = instrument
  return points === null ? paymentName({ code, card, maskedCode }, t) : t('pointsUsed', { points })
}

type Expiry = { expiryMonth: number; expiryYear: number }

/** As it is printed on cards: MM/YY. */
export const printedExpiry = ({ expiryMonth, expiryYear }: Expiry): string =>
  `${String(expiryMonth).padStart(2, '0')}/${String(expiryYear).slice(-2)}`

export const cardExpiry = (card: Instrument['card'], t: Translate): string =>
  card ? t('expires', { when: printedExpiry(card) }) : ''
