import { accept, refuse } from '@cairn/contract/refusals/result'
import { handOverReservation, readReservations } from '@cairn/contract/stores/own-store-calls'
import { marketOf } from '../../catalogue/market.ts'
import { findSellables } from '../../catalogue/sellable/sellable-store.ts'
import type { Database } from '../../platform/database/database.ts'
import { serve } from '../../platform/wire/serve.ts'
import type { SessionGuards } from '../../sessions/session-guard.ts'
import {
  deleteHandedOver,
  findReservationsOfStore,
  findTimeZoneOfStore,
} from '../../stores/store-reservations-store.ts'

type StoreReservationsDeps = { database: Database; guards: Pick<SessionGuards, 'agent'> }

/** The reservations of the store in which the session is. */
export const storeReservationsRoutes = ({ database, guards }: StoreReservationsDeps) => [
  serve(readReservations, guards.agent, async ({ access: { storeId }, context }) => {
    if (storeId === null) return refuse('sessionNotEntitled')
    const reservations = await findReservationsOfStore(database, storeId)
    const skus = reservations.map(({ sku }) => sku)
    const variants = await findSellables(database, skus, marketOf(context))
    return accept({
      storeId,
      timeZone: await findTimeZoneOfStore(database, storeId),
      reservations: reservations.map(({ sku, quantity, expiresAt, ...reservation }) => ({
        ...reservation,
        item: {
          sku,
          qty: quantity,
          name: variants.get(sku)?.name ?? sku,
          size: variants.get(sku)?.size ?? null,
        },
        keptUntil: expiresAt.toISOString(),
      })),
    })
  }),

  serve(handOverReservation, guards.agent, async ({ access: { storeId }, params }) => {
    if (storeId === null) return refuse('sessionNotEntitled')
    const { reservationId } = params
    const isHandedOver = await deleteHandedOver(database, { storeId, reservationId })
    return isHandedOver ? accept({}) : refuse('itemNotAvailable')
  }),
]
