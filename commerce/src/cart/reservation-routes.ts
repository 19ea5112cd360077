import { reserveItem } from '@cairn/contract/checkout'
import { accept, refuse } from '@cairn/contract/result'
import { marketOf } from '../catalogue/sellable.ts'
import { serve } from '../platform/wire/serve.ts'
import { countReservations, mostReservations, reserveInStore } from '../stores/reservation-store.ts'
import type { CartNeeds } from './cart-guard.ts'
import { findInStore } from './reservation-store.ts'
import { checkReservation } from './reservation.ts'

export const reservationRoutes = ({ database, guards }: CartNeeds) => [
  serve(reserveItem, guards.session, async ({ grant: { consumerId }, body, asked }) => {
    const { sku, qty: quantity, storeId, email } = body
    const market = marketOf(asked)
    const { sellable, place } = await findInStore(database, { sku, storeId, market })
    const possible = checkReservation(sellable, { quantity, place, siteId: market.siteId })
    if (!possible.ok) return possible
    if ((await countReservations(database, consumerId)) >= mostReservations)
      return refuse('maximumQuantityAdded')
    const { firstName = null, lastName = null, phone = null } = body
    const contact = { firstName, lastName, email, phone }
    const reserved = await reserveInStore(database, {
      consumerId,
      storeId,
      sku,
      quantity,
      ...contact,
    })
    if (!reserved) return refuse('noInventory')
    const { reservationId, keptUntil } = reserved
    return accept({
      reservationId,
      sku,
      qty: quantity,
      storeId,
      keptUntil: keptUntil.toISOString(),
    })
  }),
]
