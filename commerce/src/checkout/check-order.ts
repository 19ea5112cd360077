import type { Address } from '@cairn/contract/address/address'
import type { FlashMessage } from '@cairn/contract/cart/cart'
import type { deliveryRefusals } from '@cairn/contract/cart/delivery-calls'
import { shippingMethodTypes } from '@cairn/contract/cart/shipping-methods'
import type { cartContentRefusals } from '@cairn/contract/checkout/checkout-calls'
import { amountOf, type Minor } from '@cairn/contract/fields/money'
import { accept, type Refusal, refuse, type Result } from '@cairn/contract/refusals/result'
import type { Cart, CartLine } from '../cart/cart.ts'
import { withBillingAddress, checkShippingAddress } from '../cart/delivery/cart-addresses.ts'
import { checkDelivery } from '../cart/delivery/delivery-rules.ts'
import { settleCart } from '../cart/delivery/settle-cart.ts'
import type { Shipment } from '../cart/delivery/shipments.ts'
import { availableIn } from '../cart/payment/cart-payment.ts'
import { type CartPrices, calculatePrices } from '../cart/pricing/cart-prices.ts'
import type { PricedCart } from '../cart/pricing/price-cart.ts'
import type { PricingConditions } from '../cart/pricing/pricing-conditions.ts'
import { currencyOf } from '../cart/promotions/cart-promotions.ts'
import {
  exceededStyleLimit,
  remainingStock,
  type QuantityTotals,
  quantityTotalsOf,
} from '../cart/quantity-limits.ts'

/** What a request to place an order states besides the cart. */
type OrderTerms = {
  billingAddress: (Address & { countryCode: string }) | undefined
  seenTotal: Minor | undefined
  /** The part of the total that gift cards, rewards and credit do not cover. */
  seenToPay: Minor | undefined
}

/** The cart as it is ordered, with its prices. */
type CheckedCart = { cart: Cart; prices: CartPrices; email: string | null }

type OrderRefusal =
  | ContentsRefusal
  | Refusal<
      | (typeof deliveryRefusals)[number]
      | 'outOfStock'
      | 'shipToPickupChanged'
      | 'pickupToShipChanged'
      | 'pickupToStoreChanged'
      | 'taxUpdated'
      | 'addressInvalid'
      | 'addressFieldsMissing'
      | 'billingAddressMissing'
      | 'billingPhoneMissing'
      | 'orderEmailWrong'
      | 'totalsNotCalculated'
      | 'giftCardSpent'
      | 'rewardBalanceTooLow'
    >

/** Checks that a cart can be ordered unchanged and at the totals that the shopper saw. */
export function checkOrder(
  storedCart: Cart,
  conditions: PricingConditions,
  terms: OrderTerms,
): Result<CheckedCart, OrderRefusal> {
  const settlement = settleCart(storedCart, conditions)
  const methodChange = refuseMethodChange(settlement.flash)
  if (methodChange) return methodChange
  const contents = checkContents(settlement.cart, conditions)
  if (!contents.ok) return availabilityRefusal(contents.refusal, settlement.cart)
  const refusal = refuseSpentInstrument(settlement.cart, conditions)
  if (refusal) return refusal
  const withBoth = withAddresses(settlement.cart, conditions, terms)
  if (!withBoth.ok) return withBoth
  const { cart, email } = withBoth.value
  const prices = calculatePrices(cart, conditions)
  if (!prices.ok) return prices
  const taxCheck = checkTax(prices.value.shipments)
  if (!taxCheck.ok) return taxCheck
  const totalsCheck = checkSeenTotals(prices.value.pricedCart, {
    shownTotals: storedCart.shownTotals,
    ...terms,
  })
  return totalsCheck.ok ? accept({ cart, prices: prices.value, email }) : totalsCheck
}

/** The bank card must not pay what the shopper expects a spent instrument to pay. */
function refuseSpentInstrument({ payments }: Cart, { siteId }: PricingConditions) {
  const currency = currencyOf(siteId)
  const spentPayment = payments.find((payment) => availableIn(payment, currency) === 0)
  if (!spentPayment) return undefined
  return refuse(spentPayment.method === 'GIFT_CARD' ? 'giftCardSpent' : 'rewardBalanceTooLow')
}

type MethodChangeRefusal =
  | 'shipToPickupChanged'
  | 'pickupToShipChanged'
  | 'pickupToStoreChanged'
  | 'shippingMethodUnavailable'

const methodChangeRefusals: Partial<Record<FlashMessage['type'], MethodChangeRefusal>> = {
  STHToPickupTransition: 'shipToPickupChanged',
  StsToPickupTransition: 'pickupToStoreChanged',
  PickupToSthTransition: 'pickupToShipChanged',
  StsToSthTransition: 'pickupToShipChanged',
  PickupToStsTransition: 'pickupToStoreChanged',
  ChangedStoreId: 'pickupToStoreChanged',
  OrderShippingMethodDowngraded: 'shippingMethodUnavailable',
}

function refuseMethodChange(flash: readonly FlashMessage[]) {
  const [first] = flash.flatMap(({ type }) => {
    const name = methodChangeRefusals[type]
    return name ? [refuse(name, { flash: type })] : []
  })
  return first
}

/** Names what became unavailable during checkout. */
function availabilityRefusal({ name, data }: ContentsRefusal, { lines }: Cart) {
  if (name === 'itemsWithdrawn') return refuse('itemNoLongerAvailable', data)
  return name === 'itemsOutOfStock' && lines.length === 1
    ? refuse('outOfStock', data)
    : refuse(name, data)
}

function withAddresses(cart: Cart, conditions: PricingConditions, { billingAddress }: OrderTerms) {
  const address = billingAddress ?? cart.billingAddress
  if (!address) return refuse('billingAddressMissing')
  const { countryCode = conditions.country } = address
  const result = withBillingAddress(cart, { ...address, countryCode })
  if (!result.ok) return result
  const destination = destinationOf(cart, address)
  if (!destination) return refuse('shippingAddressInvalid')
  const checked = checkShippingAddress(destination, cart, conditions)
  if (!checked.ok) return checked
  if (checked.value.suggestions.length > 0) return refuse('shippingAddressInvalid')
  const email = destination.email ?? address.email ?? null
  return accept({ cart: result.value, email })
}

/** A digital order needs only the billing address. */
const destinationOf = ({ lines, shippingAddress }: Cart, billingAddress: Address): Address | null =>
  shippingAddress ?? (lines.every(({ sellable }) => sellable.isDigital) ? billingAddress : null)

type SeenTotals = Pick<OrderTerms, 'seenTotal' | 'seenToPay'> & Pick<Cart, 'shownTotals'>

/**
 * An order is never placed at another total, nor with more left to pay, than the shopper saw. A request that
 * does not state what that was is compared with what the order was prepared at, even if the cart has changed.
 */
function checkSeenTotals(pricedCart: PricedCart, { shownTotals, ...stated }: SeenTotals) {
  const { total, remainingToPay: toPay } = pricedCart
  const { seenTotal = shownTotals?.total, seenToPay } = stated
  const isToPayAsSeen =
    seenToPay === undefined ? isAsPrepared(toPay, shownTotals, stated) : seenToPay === toPay
  const isTotalAsSeen = seenTotal === undefined || seenTotal === total
  if (isTotalAsSeen && isToPayAsSeen) return accept(undefined)
  const refusal = isOnlyTax(pricedCart, { shownTotals, seenTotal }) ? 'taxUpdated' : 'priceInvalid'
  return refuse(refusal, { total: amountOf(total), remainingToPay: amountOf(toPay) })
}

/** After a change that keeps the total, a gift card may pay more of it than when the order was prepared. */
function isAsPrepared(
  toPay: Minor,
  shownTotals: Cart['shownTotals'],
  { seenTotal }: Pick<SeenTotals, 'seenTotal'>,
): boolean {
  if (shownTotals?.toPay === undefined) return true
  if (!shownTotals.isOutdated) return toPay === shownTotals.toPay
  return seenTotal !== undefined || toPay <= shownTotals.toPay
}

function isOnlyTax(
  { total, tax }: PricedCart,
  { shownTotals, seenTotal }: Pick<SeenTotals, 'shownTotals' | 'seenTotal'>,
): boolean {
  if (!shownTotals || shownTotals.total !== seenTotal || shownTotals.total === total) return false
  return total - tax === shownTotals.total - shownTotals.tax
}

export type ContentsRefusal = Refusal<(typeof cartContentRefusals)[number]>
type AvailabilityCheck = Result<undefined, ContentsRefusal>

/** Checks that everything in the cart can be delivered now, by its shipping methods. */
export function checkContents(
  { lines }: Pick<Cart, 'lines'>,
  conditions: PricingConditions,
): AvailabilityCheck {
  if (lines.length === 0) return refuse('itemNoLongerAvailable')
  const failure = lines.map((line) => checkLine(line, conditions)).find(({ ok }) => !ok)
  return failure && !failure.ok ? failure : checkStock(lines, conditions)
}

function checkLine(line: CartLine, conditions: PricingConditions): AvailabilityCheck {
  const { sellable, giftOption, giftOf } = line
  const item = { sku: line.sku, product: sellable.name }
  if (sellable.withdrawn) return refuse(giftOption ? 'giftOptionItemGone' : 'itemsWithdrawn', item)
  if (!sellable.price) return refuse('noPrice', item)
  if (sellable.price.current < 0) return refuse('priceInvalid', item)
  if (giftOf !== null) return accept(undefined)
  return checkDelivery(line, conditions).ok
    ? accept(undefined)
    : refuse('shippingMethodUnavailable', item)
}

function checkStock(lines: Cart['lines'], conditions: PricingConditions): AvailabilityCheck {
  const quantityTotals = quantityTotalsOf(lines)
  const short = lines.filter((line) => isShort(line, quantityTotals, conditions))
  const [first] = short
  if (!first) return accept(undefined)
  const item = { sku: first.sku, product: first.sellable.name }
  const soldOut = short.filter((line) => remainingStock(line, quantityTotals, { conditions }) === 0)
  if (soldOut.length === lines.filter(({ giftOf }) => giftOf === null).length) {
    return refuse('itemsOutOfStock', item)
  }
  return shippingMethodTypes[first.shippingMethod].takesStoreStock && short.length === 1
    ? refuse('noInventory', item)
    : refuse('someWithoutInventory', item)
}

const isShort = (line: CartLine, quantityTotals: QuantityTotals, conditions: PricingConditions) =>
  remainingStock(line, quantityTotals, { conditions }) < line.quantity ||
  exceededStyleLimit(line, quantityTotals) !== undefined

/** Refuses shipments to a place whose tax is unknown. */
export function checkTax(shipments: readonly Shipment[]): AvailabilityCheck {
  return shipments.every(
    ({ tax, code }) => tax !== null || shippingMethodTypes[code].to === 'inbox',
  )
    ? accept(undefined)
    : refuse('taxNotCalculated')
}
