import type { Cart as CartAnswer } from '@cairn/contract/cart-entity'
import { amountOf } from '@cairn/contract/money'
import type { PaymentMethodId } from '@cairn/contract/payment-entity'
import { settingsOf } from '@cairn/contract/site-settings'
import type { Locale } from '@cairn/contract/sites'
import type { Cart } from './cart.ts'
import type { Conditions } from './conditions.ts'
import type { PricedCart } from './price-cart.ts'

type Methods = CartAnswer['paymentMethods']
type Situation = {
  now: Conditions
  priced: Pick<PricedCart, 'credit' | 'remainingToPay'>
  locale: Locale
}

/** The ways to pay that this shopper has for this cart; what has to wait for another is not available yet. */
export function paymentMethods(cart: Cart, { now, priced, locale }: Situation): Methods {
  const { hasLoyalty, paysLater, cardBrands } = settingsOf(locale)
  const { offers } = now
  const { credit } = priced
  const isMoney = cart.lines.some(({ sellable }) => sellable.isDigital)
  const mayRewardsPay = credit === null || credit.remaining === 0
  const isMember = hasLoyalty && now.promotions.groups.has('loyalty')
  const isDue = priced.remainingToPay > 0
  return [
    ...(credit ? [athletesPayment(credit)] : []),
    { ...method('CREDIT_CARD', isDue), cardBrands: [...cardBrands] },
    ...(offers.includes('wallet') ? [method('WALLET', isDue)] : []),
    ...(paysLater && offers.includes('payLater') ? [method('KLARNA', isDue)] : []),
    method('GIFT_CARD', !isMoney),
    ...(isMember ? [method('LOYALTY_POINTS', mayRewardsPay)] : []),
    ...(hasLoyalty
      ? [method('REWARD_CODE', mayRewardsPay), method('REWARD_CARD', mayRewardsPay && !isMoney)]
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
