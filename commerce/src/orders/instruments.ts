import type { Minor } from '@cairn/contract/money'
import type { PaymentMethodId } from '@cairn/contract/payment-entity'
import { type CartPayment, isThroughProvider } from '../cart/cart-payment.ts'

/** Where the books keep what an instrument pays. */
export type InstrumentAccount = 'gift-cards' | 'points' | 'credit'

/** What pays for an order beside the payment provider. */
export type Instrument = {
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

/** Those of a cart that pay a part of it. */
export const instrumentsOf = (
  payments: readonly CartPayment[],
  parts: ReadonlyMap<string, Minor>,
): Instrument[] =>
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

type GivingBack = {
  /** How much of them went back already. */
  before: Minor
  amount: Minor
}

/** The last that was taken goes back first, and the next when that is back in whole. */
export function partsToGiveBack(
  instruments: readonly Instrument[],
  { before, amount }: GivingBack,
): Instrument[] {
  let passed = 0
  return instruments.toReversed().flatMap((instrument) => {
    const from = Math.max(passed, before)
    passed += instrument.amount
    const part = Math.min(passed, before + amount) - from
    return part > 0 ? [{ ...instrument, amount: part }] : []
  })
}
