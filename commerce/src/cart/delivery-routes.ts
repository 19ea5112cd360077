import { readShippingMethods, setShippingMethod } from '@cairn/contract/checkout'
import { accept } from '@cairn/contract/result'
import { serve } from '../platform/wire/serve.ts'
import { cartChanges } from './cart-changes-routes.ts'
import type { CartNeeds } from './cart-guard.ts'
import { withDelivery } from './delivery-choice.ts'
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

    serve(readShippingMethods, guards.ownCartRead, async ({ grant, params }) =>
      accept({ shippingMethods: waysFor(grant.cart, grant.now, params.shippingId) }),
    ),
  ]
}
