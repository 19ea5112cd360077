import { refuse, accept } from '@cairn/contract/refusals/result'
import { changePickup, readPickups } from '@cairn/contract/stores/own-store-calls'
import { serve } from '../../platform/wire/serve.ts'
import type { SessionGuards } from '../../sessions/session-guard.ts'
import type { OrderDeps } from '../money/instruments-flow.ts'
import { findOrderByNumber, findOrdersOfStore } from '../order-store.ts'
import { moveShipments } from './move-shipments-store.ts'
import { canStaffMove, pickupsOf } from './store-pickups.ts'

type StorePickupsDeps = { orderDeps: OrderDeps; guards: Pick<SessionGuards, 'agent'> }

const maxListed = 200

/** The orders that are picked up in the store in which the session is. */
export const storePickupsRoutes = ({ orderDeps, guards }: StorePickupsDeps) => [
  serve(readPickups, guards.agent, async ({ access: { storeId } }) => {
    if (storeId === null) return refuse('sessionNotEntitled')
    const orders = await findOrdersOfStore(orderDeps.database, { storeId, count: maxListed })
    return accept({ pickups: orders.flatMap((order) => pickupsOf(order, storeId)) })
  }),

  serve(changePickup, guards.agent, async ({ access: { storeId }, params, body }) => {
    if (storeId === null) return refuse('sessionNotEntitled')
    const { orderNumber, shipmentId } = params
    const { status: to } = body
    const order = await findOrderByNumber(orderDeps.database, orderNumber)
    const shipment = order?.shipments.find((candidate) => candidate.shipmentId === shipmentId)
    if (!order || !shipment || !canStaffMove(shipment, { storeId, to }))
      return refuse('orderNotFound')
    // Checks the state again under the lock of the order.
    const moved = await moveShipments(orderDeps, order.orderId, { to, shipmentId })
    return moved.ok ? accept({}) : refuse('orderNotFound')
  }),
]
