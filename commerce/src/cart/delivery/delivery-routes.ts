import { readShippingMethods, setShippingMethod } from '@cairn/contract/cart/delivery-calls'
import { accept } from '@cairn/contract/refusals/result'
import { marketOf } from '../../catalogue/market.ts'
import { serve } from '../../platform/wire/serve.ts'
import { changeAndAnswerCart } from '../answers/cart-answers-wire.ts'
import type { CartRouteDeps } from '../cart-guard.ts'
import { loadFoundCart } from '../store/own-cart-store.ts'
import { withDelivery } from './choose-delivery.ts'
import { shippingMethodsFor } from './shipping-options.ts'

/** Shipping methods of a cart. */
export function deliveryRoutes({ guards, ...carts }: CartRouteDeps) {
  const change = changeAndAnswerCart(carts)

  return [
    serve(setShippingMethod, guards.ownCart, ({ access, body, context }) => {
      const { itemIds: lineIds, storeId = null, shipmentId, code, shippingId } = body
      const choice = { lineIds, shipmentId, code, shippingId, storeId }
      const storeIds = storeId === null ? [] : [storeId]
      return change({ cartRef: access, context, storeIds }, (cart, { conditions }) =>
        withDelivery(cart, choice, conditions),
      )
    }),

    serve(readShippingMethods, guards.ownCartRead, async ({ access, params, context }) => {
      const { cart, conditions } = await loadFoundCart(carts, access.foundCart, marketOf(context))
      return accept({ shippingMethods: shippingMethodsFor(cart, conditions, params.shippingId) })
    }),
  ]
}
