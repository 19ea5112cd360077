import { reserveItem } from '@cairn/contract/cart/cart-calls'
import { accept, refuse } from '@cairn/contract/refusals/result'
import { marketOf } from '../../catalogue/market.ts'
import { serve } from '../../platform/wire/serve.ts'
import {
  countReservations,
  maxReservationsPerShopper,
  reserveInStore,
} from '../../stores/reservation-store.ts'
import type { CartRouteDeps } from '../cart-guard.ts'
import { findStoreStock } from './reservation-store.ts'
import { checkReservation } from './reservation.ts'

export const reservationRoutes = ({ database, guards }: CartRouteDeps) => [
  serve(reserveItem, guards.session, async ({ access: { consumerId }, body, context }) => {
    const { sku, qty: quantity, storeId, email } = body
    const market = marketOf(context)
    const { sellable, place } = await findStoreStock(database, { sku, storeId, market })
    const checked = checkReservation(sellable, { quantity, place, siteId: market.siteId })
    if (!checked.ok) return checked
    if ((await countReservations(database, consumerId)) >= maxReservationsPerShopper)
      return refuse('maximumQuantityAdded')
    const { firstName = null, lastName = null, phone = null } = body
    const contact = { firstName, lastName, email, phone }
    const reservation = await reserveInStore(database, {
      consumerId,
      storeId,
      sku,
      quantity,
      ...contact,
    })
    if (!reservation) return refuse('noInventory')
    const { reservationId, expiresAt } = reservation
    return accept({
      reservationId,
      sku,
      qty: quantity,
      storeId,
      keptUntil: expiresAt.toISOString(),
    })
  }),
]
