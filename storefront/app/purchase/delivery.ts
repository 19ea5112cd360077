import type { Address } from '@cairn/contract/address/address'
import type { AddressRules } from '@cairn/contract/address/address-field'
import {
  addressRulesOf,
  findAddressProblems,
  pickupContactRules,
  emailDeliveryRules,
  type PickupKind,
} from '@cairn/contract/address/address-rules'
import type { Cart, CartItem } from '@cairn/contract/cart/cart'
import {
  defaultMethods,
  isCollected,
  type ShippingMethodCode,
  shippingMethodTypes,
} from '@cairn/contract/cart/shipping-methods'

export const isShippingMethodCode = (text: string | null): text is ShippingMethodCode =>
  text !== null && Object.hasOwn(shippingMethodTypes, text)

/** The details that are required of the person who receives the order. */
export type RequiredContact = 'address' | PickupKind | 'email'

/** What an address form asks for. */
export type AddressFormKind = RequiredContact | 'billing'

export function requiredContactOf({
  items,
  shipments,
}: Pick<Cart, 'items' | 'shipments'>): RequiredContact {
  const physicalItems = items.filter(({ isDigitalProduct }) => !isDigitalProduct)
  if (physicalItems.length === 0) return 'email'
  const codes = new Map(shipments.map((shipment) => [shipment.shipmentId, shipment.shippingMethod]))
  const methodOf = ({ shipmentId }: CartItem) => codes.get(shipmentId) ?? defaultMethods.stocked
  if (physicalItems.some((item) => !isCollected(methodOf(item)))) return 'address'
  const isAtPoint = physicalItems.some((item) => shippingMethodTypes[methodOf(item)].to === 'point')
  return isAtPoint ? 'collectionPoint' : 'store'
}

const rulesByKind: Record<AddressFormKind, (countryCode: string) => AddressRules> = {
  address: (country) => addressRulesOf(country, 'shipping'),
  billing: (country) => addressRulesOf(country, 'billing'),
  collectionPoint: (country) => pickupContactRules(country, 'collectionPoint'),
  store: (country) => pickupContactRules(country, 'store'),
  email: emailDeliveryRules,
}

export const rulesFor = (kind: AddressFormKind, countryCode: string): AddressRules =>
  rulesByKind[kind](countryCode)

/** The address rules read `country`, but addresses of the cart have `countryCode`. */
export const withCountry = (address: Address, country: string) => ({
  ...address,
  country: address.country ?? address.countryCode ?? country,
})

/** Whether the address or the pickup place is missing or wrong. */
export function isDeliveryIncomplete(cart: Cart, country: string): boolean {
  const { shippingAddress, shipments } = cart
  if (!shippingAddress) return true
  const countryCode = shippingAddress.countryCode ?? country
  const problems = findAddressProblems(
    withCountry(shippingAddress, country),
    rulesFor(requiredContactOf(cart), countryCode),
  )
  const lacksPickupPlace = shipments.some(
    ({ shippingMethod, storeId }) => isCollected(shippingMethod) && storeId === null,
  )
  const isUnserved = cart.unservedAddress !== null
  return Object.keys(problems).length > 0 || lacksPickupPlace || isUnserved
}
