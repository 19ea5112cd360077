/** A store or collection point where an order can be picked up, with its stock of some skus. */
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
  /** Stock by sku, for stores only; a missing sku is out of stock. */
  stock: Readonly<Record<string, number>>
}
