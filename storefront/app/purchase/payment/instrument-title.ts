import type { Cart } from '@cairn/contract/cart/cart'
import { paymentName } from '@cairn/contract/payments/payment-names'
import type { Translate } from '../../platform/text/messages.tsx'

type Instrument = Cart['paymentInstruments'][number]

export function instrumentTitle(instrument: Instrument, t: Translate): string {
  const { payment_method_id: code, card, maskedCode, points } = instrument
  return points === null ? paymentName({ code, card, maskedCode }, t) : t('pointsUsed', { points })
}

export const cardExpiry = (card: Instrument['card'], t: Translate): string =>
  card
    ? t('expires', {
        when: `${String(card.expiryMonth).padStart(2, '0')}/${String(card.expiryYear).slice(-2)}`,
      })
    : ''
