import { openPaymentSession, readPaymentMethods } from '@cairn/contract/checkout'
import { addPaymentInstrument, removePaymentInstrument } from '@cairn/contract/payments'
import { accept, refuse } from '@cairn/contract/result'
import { cartChanges } from '../cart/cart-changes-routes.ts'
import type { CartNeeds } from '../cart/cart-guard.ts'
import type { CartPayment } from '../cart/cart-payment.ts'
import { openFound } from '../cart/own-cart-store.ts'
import { paymentMethods } from '../cart/payment-methods.ts'
import { priceNow } from '../cart/price-now.ts'
import { marketOf } from '../catalogue/sellable.ts'
import { serve } from '../platform/wire/serve.ts'
import { saveCartInstruments } from './cart-instruments-store.ts'
import {
  instrumentFrom,
  type InstrumentNeeds,
  unlessProviderAway,
  windows,
} from './given-instrument-routes.ts'
import { withoutPayments, withPayment } from './with-payment.ts'

/** What a cart is paid with, and what a page needs to ask for it. */
export function paymentRoutes({ guards, ...needs }: CartNeeds & InstrumentNeeds) {
  const { provider, publicOrigin } = needs
  const change = cartChanges(needs)
  const from = instrumentFrom(needs)

  return [
    serve(readPaymentMethods, guards.ownCartRead, async ({ grant, asked }) => {
      const { cart, now } = await openFound(needs, grant.found, marketOf(asked))
      const prices = priceNow(cart, now)
      // What cannot be added up cannot be paid.
      if (!prices.ok) return accept({ paymentMethods: [] })
      const { priced } = prices.value
      return accept({ paymentMethods: paymentMethods(cart, { now, priced, ...asked }) })
    }),

    serve(openPaymentSession, guards.session, async ({ query, asked: { locale } }) => {
      const none = {
        success: true,
        provider: provider.name,
        sessionId: null,
        windowUrl: null,
        opensAs: 'frame' as const,
      }
      const kind = windows[query.paymentMethodId ?? 'CREDIT_CARD']
      if (!kind || !provider.offers.includes(kind)) return accept(none)
      const asking = { kind, locale, origin: publicOrigin }
      const opened = await provider.openWindow(asking).catch(unlessProviderAway)
      return accept(opened ? { ...none, ...opened } : { ...none, success: false })
    }),

    serve(addPaymentInstrument, guards.ownCart, async ({ grant, body, asked }) => {
      const given = await from({ ...grant, body, asked })
      if (!given.ok) return given
      const { value: payment } = given
      return change({ which: grant, asked, alongside: saveCartInstruments }, (cart, { now }) =>
        withPayment(cart, payment, { now, locale: asked.locale }),
      )
    }),

    serve(removePaymentInstrument, guards.ownCart, ({ grant, body, asked }) => {
      const isGone = (payment: CartPayment) =>
        'payment_instrument_id' in body
          ? payment.id === body.payment_instrument_id
          : payment.method === body.payment_method_id
      return change({ which: grant, asked, alongside: saveCartInstruments }, (cart) =>
        cart.payments.some(isGone)
          ? accept(withoutPayments(cart, isGone))
          : refuse('instrumentNotFound'),
      )
    }),
  ]
}
