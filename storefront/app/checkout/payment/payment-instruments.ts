import type { Cart } from '@cairn/contract/cart/cart'
import type { PaymentMethodId } from '@cairn/contract/payments/payment'

export type { PaymentMethodId }
export type Instrument = Cart['paymentInstruments'][number]

/** The instrument that pays the amount left by gift cards and rewards. */
export const payingInstrument = ({ paymentInstruments }: Pick<Cart, 'paymentInstruments'>) =>
  paymentInstruments.find(({ payment_method_id: id }) => isChargedByProvider(id))

/** These are charged when the order is placed or sent; the others are reserved before. */
const isChargedByProvider = (code: PaymentMethodId): boolean =>
  code === 'CREDIT_CARD' || code === 'KLARNA' || code === 'WALLET'

/** Gift cards, points, rewards and athlete's credit. */
export const prepaidInstruments = ({ paymentInstruments }: Pick<Cart, 'paymentInstruments'>) =>
  paymentInstruments.filter(({ payment_method_id: id }) => !isChargedByProvider(id))

export const methodOf = ({ paymentMethods }: Pick<Cart, 'paymentMethods'>, id: PaymentMethodId) =>
  paymentMethods.find((method) => method.payment_method_id === id)

export const isPaymentComplete = (cart: Cart): boolean =>
  cart.totals.remainingToPay === 0 || payingInstrument(cart) !== undefined

export const isBillingIncomplete = (cart: Cart): boolean =>
  cart.billingAddress === null || !isPaymentComplete(cart)
