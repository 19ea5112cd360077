import { type ShippingMethodCode, shippingMethodTypes } from '@cairn/contract/cart/shipping-methods'

type Delivery = { shippingMethod: ShippingMethodCode; storeId: string | null }

/** The id of a store, or an empty string for the warehouse. */
export const stockLocationOf = ({ shippingMethod, storeId }: Delivery): string =>
  shippingMethodTypes[shippingMethod].takesStoreStock ? (storeId ?? '') : ''
