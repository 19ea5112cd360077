import type { Address } from '@cairn/contract/address/address'
import type { Cart as CartAnswer, CartItem } from '@cairn/contract/cart/cart'
import { isCollected, shippingMethodTypes } from '@cairn/contract/cart/shipping-methods'
import { amountOf } from '@cairn/contract/fields/money'
import type { ShippingMethod } from '../../shipping/shipping-zone.ts'
import type { PickupPlace } from '../../stores/pickup-place.ts'
import type { Cart, CartLine } from '../cart.ts'
import type { PricingConditions } from '../pricing/pricing-conditions.ts'
import { availableStock } from '../quantity-limits.ts'
import { isDeliverableBy, canDeliverTo } from './delivery-rules.ts'

type ShippingOptionContext = { conditions: PricingConditions; favoriteStoreId: string | null }
type Option = CartItem['shippingOptions'][number]

/** The shipping methods of a line including its current one, fastest first. */
export const shippingOptionsOf = (line: CartLine, cart: ShippingOptionContext): Option[] =>
  cart.conditions.methods
    .filter(({ code }) => isDeliverableBy(code, line.sellable))
    .map((method) => optionOf(line, method, cart))

function optionOf(
  line: CartLine,
  method: ShippingMethod,
  { conditions, favoriteStoreId }: ShippingOptionContext,
): Option {
  const { code } = method
  const selected = line.shippingMethod === code
  const shippingMethod = methodTexts(method)
  if (!isCollected(code)) {
    const available = availableStock(line, conditions, { shippingMethod: code, storeId: null }) > 0
    return { selected, available, shippingMethod }
  }
  const storeId = (selected ? line.storeId : null) ?? placeFor(code, { line, favoriteStoreId })
  const supply = availableStock(line, conditions, { shippingMethod: code, storeId })
  // The store or collection point is chosen in a later step.
  if (storeId === null) {
    const available = shippingMethodTypes[code].takesStoreStock === true || supply > 0
    return { selected, available, shippingMethod }
  }
  const place = conditions.places.get(storeId)
  const available = canDeliverTo(place, code, conditions) && supply > 0
  if (place?.kind !== 'store') return { selected, available, shippingMethod }
  const storeInfo = { id: storeId, storeInventory: place.stock[line.sku] ?? 0 }
  return { selected, available, shippingMethod, storeInfo }
}

type StoreChoice = { line: CartLine; favoriteStoreId: string | null }

/** The line's store, or else the favourite store. */
const placeFor = (code: ShippingMethod['code'], { line, favoriteStoreId }: StoreChoice) => {
  if (shippingMethodTypes[code].to === 'point') return null
  const lineStoreId = shippingMethodTypes[line.shippingMethod].to === 'point' ? null : line.storeId
  return lineStoreId ?? favoriteStoreId
}

const methodTexts = ({ code, label, deliveryTime, price }: ShippingMethod) => ({
  code,
  label,
  deliveryTime,
  price: amountOf(price),
})

/** The shipping methods of a shipping id's lines, fastest first. */
export function shippingMethodsFor(
  { lines, favoriteStoreId }: Pick<Cart, 'lines' | 'favoriteStoreId'>,
  { methods, places }: PricingConditions,
  shippingId: string,
): CartAnswer['shippingMethods'] {
  const shipmentLines = lines.filter((line) => line.shippingId === shippingId)
  return methods
    .filter(({ code }) => shipmentLines.some(({ sellable }) => isDeliverableBy(code, sellable)))
    .map((method) => {
      const { code } = method
      const chosenStoreId =
        shipmentLines.find(({ shippingMethod }) => shippingMethod === code)?.storeId ?? null
      const defaultStoreId = shippingMethodTypes[code].to === 'store' ? favoriteStoreId : null
      const place = places.get(chosenStoreId ?? defaultStoreId ?? '')
      return {
        ...methodTexts(method),
        shippingId,
        storeId: place?.placeId ?? null,
        address: place ? placeAddress(place) : null,
      }
    })
}

/** The address of a store or collection point. */
export const placeAddress = (place: PickupPlace): Address => ({
  lastName: place.name,
  addressLine1: place.addressLine1,
  ...(place.addressLine2 !== null && { addressLine2: place.addressLine2 }),
  city: place.city,
  ...(place.province !== null && { province: place.province }),
  postalCode: place.postalCode,
  countryCode: place.countryCode,
})
