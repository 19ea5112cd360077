import type { Minor } from '@cairn/contract/fields/money'
import type { PaymentMethodId } from '@cairn/contract/payments/payment'
import { type CartPayment, isThroughProvider } from '../../cart/payment/cart-payment.ts'

/** The ledger account of an instrument. */
export type InstrumentAccount = 'gift-cards' | 'points' | 'credit'

/** A means of payment other than the payment provider: a gift card, points or credit. */
export type OrderInstrument = {
  id: string
  code: PaymentMethodId
  account: InstrumentAccount
  amount: Minor
  maskedCode: string | null
}

const accounts: Partial<Record<CartPayment['method'], InstrumentAccount>> = {
  GIFT_CARD: 'gift-cards',
  REWARD_CARD: 'gift-cards',
  ATHLETES_PAYMENT: 'credit',
}

/** The instruments of a cart that pay a part of it. */
export const orderInstruments = (
  payments: readonly CartPayment[],
  parts: ReadonlyMap<string, Minor>,
): OrderInstrument[] =>
  payments
    .filter((payment) => !isThroughProvider(payment))
    .map(({ id, method, details }) => ({
      id,
      code: method === 'LOYALTY_VOUCHER' ? ('LOYALTY_POINTS' as const) : method,
      account: accounts[method] ?? 'points',
      amount: parts.get(id) ?? 0,
      maskedCode: details.maskedCode ?? null,
    }))
    .filter(({ amount }) => amount > 0)

/** Refunds the instrument that was used last first, and the one before when that is refunded in full. */
export function refundByInstrument(
  instruments: readonly OrderInstrument[],
  /** `before` is the sum that was refunded already. */
  { before, amount }: { before: Minor; amount: Minor },
): OrderInstrument[] {
  let offset = 0
  return instruments.toReversed().flatMap((instrument) => {
    const start = Math.max(offset, before)
    offset += instrument.amount
    const part = Math.min(offset, before + amount) - start
    return part > 0 ? [{ ...instrument, amount: part }] : []
  })
}
