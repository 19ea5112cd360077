import type { OpeningHours } from '@cairn/contract/stores/store-calls'
import type { PickupPlace } from './pickup-place.ts'

/** A reservation that has not expired, with its store. */
export type KeptReservation = {
  reservationId: string
  consumerId: string
  email: string
  sku: string
  quantity: number
  keptUntil: string
  store: Omit<PickupPlace, 'placeId' | 'kind' | 'siteId' | 'services' | 'closed' | 'stock'> & {
    hours: OpeningHours[]
  }
}
