import type { Cart as CartAnswer, CartItem } from '@cairn/contract/cart-entity'
import { amountOf } from '@cairn/contract/money'
import { isStoreBased, type ShippingMethod } from '../shipping/shipping-zone.ts'
import { supplyOf } from './cart-limits.ts'
import type { Cart, CartLine } from './cart.ts'
import type { Conditions } from './conditions.ts'
import { suits, takes } from './delivery.ts'
import { placeAddress } from './place-address.ts'

type InCart = { now: Conditions; favoriteStoreId: string | null }
type Option = CartItem['shippingOptions'][number]

/** The ways in which a line can travel from here, the one it takes now among them, the soonest first. */
export const shippingOptionsOf = (line: CartLine, cart: InCart): Option[] =>
  cart.now.methods
    .filter(({ code }) => suits(code, line.sellable))
    .map((method) => optionOf(line, method, cart))

function optionOf(
  line: CartLine,
  method: ShippingMethod,
  { now, favoriteStoreId }: InCart,
): Option {
  const { code } = method
  const selected = line.shippingMethod === code
  const shippingMethod = wayAnswer(method)
  if (!isStoreBased(code)) {
    const available = supplyOf(line, now, { shippingMethod: code, storeId: null }) > 0
    return { selected, available, shippingMethod }
  }
  const storeId = (selected ? line.storeId : null) ?? placeFor(code, { line, favoriteStoreId })
  const supply = supplyOf(line, now, { shippingMethod: code, storeId })
  // Which store or collection point, is the next question.
  if (storeId === null)
    return { selected, available: code === 'pickup' || supply > 0, shippingMethod }
  const place = now.places.get(storeId)
  const available = takes(place, code, now) && supply > 0
  if (place?.kind !== 'store') return { selected, available, shippingMethod }
  const storeInfo = { id: storeId, storeInventory: place.stock[line.sku] ?? 0 }
  return { selected, available, shippingMethod, storeInfo }
}

type Chosen = { line: CartLine; favoriteStoreId: string | null }

/** Another way to the store that was chosen for the line, else to the shopper's own. */
const placeFor = (code: ShippingMethod['code'], { line, favoriteStoreId }: Chosen) => {
  if (code === 'pudo') return null
  return line.shippingMethod === 'pudo' ? favoriteStoreId : (line.storeId ?? favoriteStoreId)
}

const wayAnswer = ({ code, label, deliveryTime, price }: ShippingMethod) => ({
  code,
  label,
  deliveryTime,
  price: amountOf(price),
})

/** The ways in which something of a shipping can travel, the soonest first. */
export function waysFor(
  { lines, favoriteStoreId }: Pick<Cart, 'lines' | 'favoriteStoreId'>,
  { methods, places }: Conditions,
  shippingId: string,
): CartAnswer['shippingMethods'] {
  const sent = lines.filter((line) => line.shippingId === shippingId)
  return methods
    .filter(({ code }) => sent.some(({ sellable }) => suits(code, sellable)))
    .map((method) => {
      const { code } = method
      const chosen = sent.find(({ shippingMethod }) => shippingMethod === code)?.storeId ?? null
      const own = code === 'pickup' || code === 'sts' ? favoriteStoreId : null
      const place = places.get(chosen ?? own ?? '')
      return {
        ...wayAnswer(method),
        shippingId,
        storeId: place?.placeId ?? null,
        address: place ? placeAddress(place) : null,
      }
    })
}
