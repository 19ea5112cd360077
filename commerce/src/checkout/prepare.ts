import type { refusedDelivery } from '@cairn/contract/checkout'
import type { FlashMessage } from '@cairn/contract/flash'
import { accept, type Refusal, refuse, type Result } from '@cairn/contract/result'
import type { Cart } from '../cart/cart.ts'
import type { Conditions } from '../cart/conditions.ts'
import { priceNow } from '../cart/price-now.ts'
import { shipmentIdOf } from '../cart/shipments.ts'
import { goesHome, lookAtAddress } from '../cart/shipping-address.ts'
import { checkContents, checkTax, type ContentsRefusal } from './orderable.ts'

type Prepared = { cart: Cart; flash: readonly FlashMessage[] }
type Refused = ContentsRefusal | Refusal<(typeof refusedDelivery)[number] | 'totalsNotCalculated'>

/**
 * Settles what an order of this cart would cost now, and remembers it as what the shopper was shown.
 * A wallet's sheet on a product page asks before anybody has given an address.
 */
export function checkPrepared(
  cart: Cart,
  now: Conditions,
  { isForSheet }: { isForSheet: boolean },
): Result<Prepared, Refused> {
  const contents = checkContents(cart, now)
  if (!contents.ok) return contents
  const addressed = isForSheet ? accept([]) : checkAddress(cart, now)
  if (!addressed.ok) return addressed
  const prices = priceNow(cart, now)
  if (!prices.ok) return prices
  const { shipments, priced } = prices.value
  const isPlaceKnown = !isForSheet && addressed.value.length === 0
  const taxed = isPlaceKnown ? checkTax(shipments) : accept(undefined)
  if (!taxed.ok) return taxed
  const { total, tax, remainingToPay: toPay } = priced
  return accept({ cart: { ...cart, prepared: { total, tax, toPay } }, flash: addressed.value })
}

/** An address that was fine when it was given and is not any more is asked for again. */
function checkAddress(
  cart: Cart,
  now: Conditions,
): Result<FlashMessage[], Refusal<(typeof refusedDelivery)[number]>> {
  const { shippingAddress, lines } = cart
  const isMailed = lines.every(({ sellable }) => sellable.isDigital)
  if (!shippingAddress) return isMailed ? accept([]) : refuse('shippingAddressInvalid')
  const looked = lookAtAddress(shippingAddress, cart, now)
  if (looked.ok && looked.value.suggestions.length === 0) return accept([])
  if (!looked.ok && looked.refusal.name !== 'addressInvalid') {
    const { name, data } = looked.refusal
    return refuse(name, data)
  }
  return accept([{ type: 'InvalidShippingAddress', ...addressedOf(lines) }])
}

/** The shipment that goes to the address, or whose receiver it names. */
function addressedOf(lines: Cart['lines']) {
  const line = lines.find(goesHome) ?? lines.find(({ sellable }) => !sellable.isDigital) ?? lines[0]
  return line && { shipmentId: shipmentIdOf(line) }
}
