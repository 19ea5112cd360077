import type { OpeningHours } from '@cairn/contract/stores/store-calls'

/** A reservation that has not expired, with its store. */
export type KeptReservation = {
  reservationId: string
  consumerId: string
  email: string
  sku: string
  quantity: number
  keptUntil: string
  store: {
    name: string
    addressLine1: string
    addressLine2: string | null
    city: string
    province: string | null
    postalCode: string
    countryCode: string
    hours: OpeningHours[]
  }
}
