import type { Cart as CartAnswer } from '@cairn/contract/cart/cart'
import { amountOf } from '@cairn/contract/fields/money'
import { pointsForAmount } from '@cairn/contract/loyalty/points'
import type { PaymentMethodId } from '@cairn/contract/payments/payment'
import { settingsOf } from '@cairn/contract/sites/site-settings'
import type { Locale } from '@cairn/contract/sites/sites'
import type { Cart } from '../cart.ts'
import type { PricedCart } from '../pricing/price-cart.ts'
import type { PricingConditions } from '../pricing/pricing-conditions.ts'
import type { PaymentAllocation, CartPayment } from './cart-payment.ts'

type Instruments = CartAnswer['paymentInstruments']

/** Converts the instruments for the wire, with the amount that each pays. */
export const instrumentsAnswer = (
  { payments }: Pick<Cart, 'payments'>,
  { parts }: Pick<PaymentAllocation, 'parts'>,
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
      points: points === null ? null : Math.min(points, pointsForAmount(part)),
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

/** The applied loyalty voucher. */
export function rewardAnswer(
  { payments }: Pick<Cart, 'payments'>,
  { parts }: Pick<PaymentAllocation, 'parts'>,
): CartAnswer['reward'] {
  const voucher = payments.find(({ method }) => method === 'LOYALTY_VOUCHER')
  if (!voucher) return null
  return { points: voucher.points ?? 0, amountInCurrency: amountOf(parts.get(voucher.id) ?? 0) }
}

type PaymentMethodsInput = {
  conditions: PricingConditions
  pricedCart: Pick<PricedCart, 'credit' | 'remainingToPay'>
  locale: Locale
}

/** The payment methods for this shopper and cart. */
export function paymentMethods(
  cart: Cart,
  { conditions, pricedCart, locale }: PaymentMethodsInput,
): CartAnswer['paymentMethods'] {
  const { hasLoyalty, hasPayLater, cardBrands } = settingsOf(locale)
  const { offers } = conditions
  const { credit } = pricedCart
  const isGiftCard = cart.lines.some(({ sellable }) => sellable.isDigital)
  const mayRewardsPay = !isGiftCard && (credit === null || credit.remaining === 0)
  const isMember = hasLoyalty && conditions.promotions.groups.has('loyalty')
  const isDue = pricedCart.remainingToPay > 0
  return [
    ...(credit ? [athletesPayment(credit)] : []),
    { ...method('CREDIT_CARD', isDue), cardBrands: [...cardBrands] },
    ...(offers.includes('wallet') ? [method('WALLET', isDue)] : []),
    ...(hasPayLater && offers.includes('payLater') ? [method('KLARNA', isDue)] : []),
    method('GIFT_CARD', !isGiftCard),
    ...(isMember ? [method('LOYALTY_POINTS', mayRewardsPay)] : []),
    ...(hasLoyalty
      ? [method('REWARD_CODE', mayRewardsPay), method('REWARD_CARD', mayRewardsPay)]
      : []),
  ]
}

const method = (payment_method_id: PaymentMethodId, isAvailable: boolean) => ({
  payment_method_id,
  isAvailable,
})

const athletesPayment = ({ payable, remaining }: { payable: number; remaining: number }) => ({
  ...method('ATHLETES_PAYMENT', payable > 0),
  payableAmount: amountOf(payable),
  remainingAmount: amountOf(remaining),
})
