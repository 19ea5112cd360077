import type { Cart as CartAnswer } from '@cairn/contract/cart-entity'
import { amountOf } from '@cairn/contract/money'
import { pointsFor } from '@cairn/contract/points'
import type { CartPayment } from './cart-payment.ts'
import type { Cart } from './cart.ts'
import type { Covered } from './cover-total.ts'

type Instruments = CartAnswer['paymentInstruments']

/** What pays for a cart, as it crosses the wire: with what each pays of it now. */
export const instrumentsAnswer = (
  { payments }: Pick<Cart, 'payments'>,
  { parts }: Pick<Covered, 'parts'>,
): Instruments =>
  payments.flatMap((payment) => instrumentAnswer(payment, parts.get(payment.id) ?? 0))

function instrumentAnswer({ id, method, points, details }: CartPayment, part: number): Instruments {
  if (method === 'LOYALTY_VOUCHER') return []
  const { card, address = null, maskedCode = null, savedId = id } = details
  return [
    {
      payment_instrument_id: id,
      payment_method_id: method,
      amount: amountOf(part),
      card: card ? { ...card, paymentInstrumentId: savedId, main: false } : null,
      maskedCode,
      points: points === null ? null : Math.min(points, pointsFor(part)),
      address,
      ...payLaterAnswer(details),
    },
  ]
}

function payLaterAnswer(details: CartPayment['details']) {
  const { sessionId = null, clientToken = null, attachment = null, categories = [] } = details
  return {
    session_id: sessionId,
    client_token: clientToken,
    attachment,
    payment_method_categories: [...categories],
  }
}

/** The voucher that takes something off, if one is applied. */
export function rewardAnswer(
  { payments }: Pick<Cart, 'payments'>,
  { parts }: Pick<Covered, 'parts'>,
): CartAnswer['reward'] {
  const voucher = payments.find(({ method }) => method === 'LOYALTY_VOUCHER')
  if (!voucher) return null
  return { points: voucher.points ?? 0, amountInCurrency: amountOf(parts.get(voucher.id) ?? 0) }
}
