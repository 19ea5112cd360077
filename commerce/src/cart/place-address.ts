import type { Address } from '@cairn/contract/address'
import type { PickupPlace } from '../stores/pickup-place.ts'

/** A store or collection point, as an address that something is sent to. */
export const placeAddress = (place: PickupPlace): Address => ({
  lastName: place.name,
  addressLine1: place.addressLine1,
  ...(place.addressLine2 !== null && { addressLine2: place.addressLine2 }),
  city: place.city,
  ...(place.province !== null && { province: place.province }),
  postalCode: place.postalCode,
  countryCode: place.countryCode,
})
