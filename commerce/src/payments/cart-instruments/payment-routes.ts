import {
  openPaymentSession,
  readPaymentMethods,
  addPaymentInstrument,
  removePaymentInstrument,
} from '@cairn/contract/payments/payment-calls'
import { accept, refuse } from '@cairn/contract/refusals/result'
import { changeAndAnswerCart } from '../../cart/answers/cart-answers-wire.ts'
import type { CartRouteDeps, OwnCart } from '../../cart/cart-guard.ts'
import type { Cart } from '../../cart/cart.ts'
import type { CartPayment } from '../../cart/payment/cart-payment.ts'
import { paymentMethods } from '../../cart/payment/payments-answer.ts'
import { calculatePrices, type PriceCart } from '../../cart/pricing/cart-prices.ts'
import { loadFoundCart } from '../../cart/store/own-cart-store.ts'
import { marketOf } from '../../catalogue/market.ts'
import type { RequestContext } from '../../platform/wire/request-context.ts'
import { serve } from '../../platform/wire/serve.ts'
import { saveCartInstruments } from './cart-instruments-store.ts'
import {
  type PaymentRefusal,
  withInstrument,
  withoutPayments,
  withPayment,
} from './cart-with-payment.ts'
import {
  instrumentResolver,
  openPayLaterSession,
  type PayLaterRefusal,
  type InstrumentDeps,
  openPaymentWindow,
} from './resolve-instrument-flow.ts'

/** The payment methods and instruments of a cart. */
export function paymentRoutes({ guards, ...deps }: CartRouteDeps & InstrumentDeps) {
  const change = changeAndAnswerCart(deps)
  const resolve = instrumentResolver(deps)
  const add = paymentAdder(deps)

  return [
    serve(readPaymentMethods, guards.ownCartRead, async ({ access, context }) => {
      const { cart, conditions } = await loadFoundCart(deps, access.foundCart, marketOf(context))
      const prices = calculatePrices(cart, conditions)
      // A cart without a total cannot be paid.
      if (!prices.ok) return accept({ paymentMethods: [] })
      const { pricedCart } = prices.value
      return accept({
        paymentMethods: paymentMethods(cart, { conditions, pricedCart, ...context }),
      })
    }),

    serve(openPaymentSession, guards.session, async ({ query, context: { locale } }) => {
      const noWindow = {
        success: true,
        provider: deps.provider.name,
        sessionId: null,
        windowUrl: null,
        opensAs: 'frame' as const,
      }
      const window = await openPaymentWindow(deps, query.paymentMethodId ?? 'CREDIT_CARD', locale)
      if (window === 'notOffered') return accept(noWindow)
      return accept(window ? { ...noWindow, ...window } : { ...noWindow, success: false })
    }),

    serve(addPaymentInstrument, guards.ownCart, async ({ access, body, context }) => {
      const result = await resolve({ ...access, body, context })
      return result.ok ? add(access, result.value, context) : result
    }),

    serve(removePaymentInstrument, guards.ownCart, ({ access, body, context }) => {
      const isRemoved = (payment: CartPayment) =>
        'payment_instrument_id' in body
          ? payment.id === body.payment_instrument_id
          : payment.method === body.payment_method_id
      return change({ cartRef: access, context, alsoSave: saveCartInstruments }, (cart) =>
        cart.payments.some(isRemoved)
          ? accept(withoutPayments(cart, isRemoved))
          : refuse('instrumentNotFound'),
      )
    }),
  ]
}

function paymentAdder(deps: Omit<CartRouteDeps, 'guards'> & InstrumentDeps) {
  const change = changeAndAnswerCart(deps)

  return (
    cartRef: OwnCart,
    instrument: CartPayment & { balance?: number },
    context: RequestContext,
  ) => {
    let payment = instrument
    const openSession = async (cart: Cart, price: PriceCart) => {
      const details = await openPayLaterSession(deps, { cart, price, context })
      if (!details.ok) return details
      payment = { ...payment, details: details.value }
      return accept(withInstrument(cart, payment))
    }
    const beforeSave = payment.method === 'KLARNA' ? openSession : undefined
    return change<PaymentRefusal | PayLaterRefusal>(
      { cartRef, context, beforeSave, alsoSave: saveCartInstruments },
      (cart, changeContext) =>
        withPayment(cart, payment, { ...changeContext, locale: context.locale }),
    )
  }
}
