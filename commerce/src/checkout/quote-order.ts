import type { FlashMessage } from '@cairn/contract/cart/cart'
import type { deliveryRefusals } from '@cairn/contract/cart/delivery-calls'
import { accept, type Refusal, refuse, type Result } from '@cairn/contract/refusals/result'
import type { Cart } from '../cart/cart.ts'
import { isDeliveredHome, checkShippingAddress } from '../cart/delivery/cart-addresses.ts'
import { shipmentIdOf } from '../cart/delivery/shipments.ts'
import type { PriceCart } from '../cart/pricing/cart-prices.ts'
import type { PricingConditions } from '../cart/pricing/pricing-conditions.ts'
import { checkContents, checkTax, type ContentsRefusal } from './check-order.ts'

type QuoteRefusal =
  | ContentsRefusal
  | Refusal<(typeof deliveryRefusals)[number] | 'totalsNotCalculated'>

/**
 * Works out what an order of this cart costs now, and stores it in the cart as the total that the
 * shopper sees. A wallet sheet asks before there is an address.
 */
export function quoteOrder(
  cart: Cart,
  { conditions, price }: { conditions: PricingConditions; price: PriceCart },
  { isForSheet }: { isForSheet: boolean },
): Result<{ cart: Cart; flash: readonly FlashMessage[] }, QuoteRefusal> {
  const contents = checkContents(cart, conditions)
  if (!contents.ok) return contents
  const addressCheck = isForSheet ? accept([]) : checkAddress(cart, conditions)
  if (!addressCheck.ok) return addressCheck
  const prices = price(cart)
  if (!prices.ok) return prices
  const { shipments, pricedCart } = prices.value
  const hasAddress = !isForSheet && addressCheck.value.length === 0
  const taxCheck = hasAddress ? checkTax(shipments) : accept(undefined)
  if (!taxCheck.ok) return taxCheck
  const { total, tax, remainingToPay: toPay } = pricedCart
  return accept({
    cart: { ...cart, shownTotals: { total, tax, toPay } },
    flash: addressCheck.value,
  })
}

/** An address that is no longer valid is asked for again. */
function checkAddress(
  cart: Cart,
  conditions: PricingConditions,
): Result<FlashMessage[], Refusal<(typeof deliveryRefusals)[number]>> {
  const { shippingAddress, lines } = cart
  const isDigital = lines.every(({ sellable }) => sellable.isDigital)
  if (!shippingAddress) return isDigital ? accept([]) : refuse('shippingAddressInvalid')
  const checked = checkShippingAddress(shippingAddress, cart, conditions)
  if (checked.ok && checked.value.suggestions.length === 0) return accept([])
  if (!checked.ok && checked.refusal.name !== 'addressInvalid') {
    const { name, data } = checked.refusal
    return refuse(name, data)
  }
  return accept([{ type: 'InvalidShippingAddress', ...addressedShipment(lines) }])
}

/** The shipment that goes to the address, or else the one whose recipient it names. */
function addressedShipment(lines: Cart['lines']) {
  const line =
    lines.find(isDeliveredHome) ?? lines.find(({ sellable }) => !sellable.isDigital) ?? lines[0]
  return line && { shipmentId: shipmentIdOf(line) }
}
