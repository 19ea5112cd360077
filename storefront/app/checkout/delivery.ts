import type { Address } from '@cairn/contract/address'
import {
  type AddressRules,
  addressRulesOf,
  brokenFields,
  contactRules,
  emailRules,
  type FetchedAt,
} from '@cairn/contract/address-rules'
import type { Cart, CartItem } from '@cairn/contract/cart-entity'
import type { ShippingMethodCode } from '@cairn/contract/shipping'

/** Somebody fetches these; the others come to them. */
const fetched: ReadonlySet<ShippingMethodCode> = new Set(['pickup', 'pudo', 'sts'])

export const isFetched = (code: ShippingMethodCode): boolean => fetched.has(code)

/** What has to be known of whoever the order goes to. */
export type Need = 'address' | FetchedAt | 'email'

export function needOf({ items, shipments }: Pick<Cart, 'items' | 'shipments'>): Need {
  const material = items.filter(({ isDigitalProduct }) => !isDigitalProduct)
  if (material.length === 0) return 'email'
  const codes = new Map(shipments.map((each) => [each.shipmentId, each.shippingMethod]))
  const comesHome = ({ shipmentId }: CartItem) => !isFetched(codes.get(shipmentId) ?? 'standard')
  if (material.some(comesHome)) return 'address'
  const isAtPoint = material.some(({ shipmentId }) => codes.get(shipmentId) === 'pudo')
  return isAtPoint ? 'collectionPoint' : 'store'
}

const rules: Record<Need, (countryCode: string) => AddressRules> = {
  address: addressRulesOf,
  collectionPoint: (country) => contactRules(country, 'collectionPoint'),
  store: (country) => contactRules(country, 'store'),
  email: emailRules,
}

export const rulesFor = (need: Need, countryCode: string): AddressRules => rules[need](countryCode)

/** An address names its country once; the rules want it under its other name. */
export const known = (address: Address, country: string) => ({
  ...address,
  country: address.country ?? address.countryCode ?? country,
})

/** Whether there is something left to say of where the order goes. */
export function lacksInDelivery(cart: Cart, country: string): boolean {
  const { shippingAddress, shipments } = cart
  if (!shippingAddress) return true
  const countryCode = shippingAddress.countryCode ?? country
  const { missing, wrong } = brokenFields(
    known(shippingAddress, country),
    rulesFor(needOf(cart), countryCode),
  )
  const isNowhere = shipments.some(
    ({ shippingMethod, storeId }) => isFetched(shippingMethod) && storeId === null,
  )
  const isAbroad = needOf(cart) === 'address' && countryCode !== country
  return missing.length > 0 || wrong.length > 0 || isNowhere || isAbroad
}
