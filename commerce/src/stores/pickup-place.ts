/** Where something can be fetched, and what is there of some skus. */
export type PickupPlace = {
  placeId: string
  kind: 'store' | 'point'
  siteId: string
  name: string
  addressLine1: string
  addressLine2: string | null
  city: string
  province: string | null
  postalCode: string
  countryCode: string
  services: readonly string[]
  closed: boolean
  /** Of a store; what is not named is not there. */
  stock: Readonly<Record<string, number>>
}
