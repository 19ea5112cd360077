import { reserveItem } from '@cairn/contract/cart/cart-calls'
import { accept } from '@cairn/contract/refusals/result'
import { marketOf } from '../../catalogue/market.ts'
import { serve } from '../../platform/wire/serve.ts'
import { reserveInStore } from '../../stores/reservation-store.ts'
import type { CartRouteDeps } from '../cart-guard.ts'
import { findStoreStock } from './reservation-store.ts'
import { checkReservation } from './reservation.ts'

type ReservationDeps = CartRouteDeps & {
  /** False where limits are switched off. */
  countsAttempts: boolean
}

export const reservationRoutes = ({ database, guards, countsAttempts }: ReservationDeps) => [
  serve(reserveItem, guards.session, async ({ access, body, context }) => {
    const { sku, qty: quantity, storeId, email } = body
    const market = marketOf(context)
    const { sellable, place } = await findStoreStock(database, { sku, storeId, market })
    const checked = checkReservation(sellable, { quantity, place, siteId: market.siteId })
    if (!checked.ok) return checked
    const { firstName = null, lastName = null, phone = null } = body
    const { clientIp, locale } = context
    const contact = { firstName, lastName, email, phone }
    const reserved = await reserveInStore(
      database,
      { consumerId: access.consumerId, clientIp, locale, storeId, sku, quantity, ...contact },
      { isNetworkLimited: countsAttempts, isByStaff: access.storeId === storeId },
    )
    if (!reserved.ok) return reserved
    const { reservationId, expiresAt } = reserved.value
    return accept({
      reservationId,
      sku,
      qty: quantity,
      storeId,
      keptUntil: expiresAt.toISOString(),
    })
  }),
]
