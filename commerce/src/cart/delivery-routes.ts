import { readShippingMethods, setShippingMethod } from '@cairn/contract/checkout'
import { accept } from '@cairn/contract/result'
import { marketOf } from '../catalogue/sellable.ts'
import { serve } from '../platform/wire/serve.ts'
import { cartChanges } from './cart-changes-routes.ts'
import type { CartNeeds } from './cart-guard.ts'
import { withDelivery } from './delivery-choice.ts'
import { openFound } from './own-cart-store.ts'
import { waysFor } from './shipping-options.ts'

/** How a cart is delivered. */
export function deliveryRoutes({ guards, ...carts }: CartNeeds) {
  const change = cartChanges(carts)

  return [
    serve(setShippingMethod, guards.ownCart, ({ grant, body, asked }) => {
      const { itemIds: lineIds, storeId = null, shipmentId, code, shippingId } = body
      const choice = { lineIds, shipmentId, code, shippingId, storeId }
      const storeIds = storeId === null ? [] : [storeId]
      return change({ which: grant, asked, storeIds }, (cart, { now }) =>
        withDelivery(cart, choice, now),
      )
    }),

    serve(readShippingMethods, guards.ownCartRead, async ({ grant, params, asked }) => {
      const { cart, now } = await openFound(carts, grant.found, marketOf(asked))
      return accept({ shippingMethods: waysFor(cart, now, params.shippingId) })
    }),
  ]
}
