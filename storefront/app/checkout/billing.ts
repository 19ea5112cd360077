import type { Cart } from '@cairn/contract/cart-entity'
import type { PaymentMethodId } from '@cairn/contract/payment-entity'

export type { PaymentMethodId }
export type Instrument = Cart['paymentInstruments'][number]

/** Asked for the money when the order is placed; all others have promised it before. */
const askedLater: ReadonlySet<PaymentMethodId> = new Set(['CREDIT_CARD', 'KLARNA', 'WALLET'])

/** The one instrument that pays what no gift card or reward does. */
export const payingInstrument = ({ paymentInstruments }: Pick<Cart, 'paymentInstruments'>) =>
  paymentInstruments.find(({ payment_method_id: id }) => askedLater.has(id))

/** What is paid with beforehand: gift cards, points, rewards, an athlete's credit. */
export const paidBefore = ({ paymentInstruments }: Pick<Cart, 'paymentInstruments'>) =>
  paymentInstruments.filter(({ payment_method_id: id }) => !askedLater.has(id))

export const methodOf = ({ paymentMethods }: Pick<Cart, 'paymentMethods'>, id: PaymentMethodId) =>
  paymentMethods.find((method) => method.payment_method_id === id)

export const isPaid = (cart: Cart): boolean =>
  cart.totals.remainingToPay === 0 || payingInstrument(cart) !== undefined

export const lacksInBilling = (cart: Cart): boolean => cart.billingAddress === null || !isPaid(cart)
