export const shippingMethodCodes = [
  'standard',
  'express',
  'digital',
  'customs',
  'pickup',
  'pudo',
  'sts',
] as const
export type ShippingMethodCode = (typeof shippingMethodCodes)[number]

export type Destination = 'home' | 'store' | 'point' | 'inbox'
export type Goods = 'stocked' | 'madeToOrder' | 'digital'

type ShippingMethodType = {
  to: Destination
  /** The kind of goods that it can deliver. */
  goods: Goods
  /** The goods come from the stock of the store, and not from the warehouse. */
  takesStoreStock?: boolean
}

/**
 * Everything that depends on the kind of a shipping method is derived from this table. The cart page
 * loads it: it needs no zod, and what only other pages need is in other files.
 */
export const shippingMethodTypes: Readonly<Record<ShippingMethodCode, ShippingMethodType>> = {
  standard: { to: 'home', goods: 'stocked' },
  express: { to: 'home', goods: 'stocked' },
  customs: { to: 'home', goods: 'madeToOrder' },
  digital: { to: 'inbox', goods: 'digital' },
  pickup: { to: 'store', goods: 'stocked', takesStoreStock: true },
  sts: { to: 'store', goods: 'stocked' },
  pudo: { to: 'point', goods: 'stocked' },
}

/** The methods of items for which nothing was chosen. */
export const defaultMethods = {
  stocked: 'standard',
  madeToOrder: 'customs',
  digital: 'digital',
} as const satisfies Record<Goods, ShippingMethodCode>

/** The shopper collects the parcel at a store or a collection point. */
export const isCollected = (code: ShippingMethodCode): boolean =>
  shippingMethodTypes[code].to === 'store' || shippingMethodTypes[code].to === 'point'

/** One of the methods of home delivery for stocked goods, which differ in speed and price only. */
export const isHomeDeliverySpeed = (code: ShippingMethodCode): boolean =>
  shippingMethodTypes[code].to === 'home' && shippingMethodTypes[code].goods === 'stocked'
