import type { Address } from '@cairn/contract/address'
import type { refusedDelivery } from '@cairn/contract/checkout'
import type { FlashMessage } from '@cairn/contract/flash'
import { amountOf, type Minor } from '@cairn/contract/money'
import { accept, type Refusal, refuse, type Result } from '@cairn/contract/result'
import { withBillingAddress } from '../cart/billing-address.ts'
import { availableIn } from '../cart/cart-payment.ts'
import type { Cart } from '../cart/cart.ts'
import type { Conditions } from '../cart/conditions.ts'
import { type CartPrices, priceNow } from '../cart/price-now.ts'
import type { PricedCart } from '../cart/price-cart.ts'
import { currencyOf } from '../cart/promoted-cart.ts'
import { settleCart } from '../cart/settle-cart.ts'
import { lookAtAddress } from '../cart/shipping-address.ts'
import { checkContents, checkTax, type ContentsRefusal } from './orderable.ts'

/** What the shopper says beside the cart. */
export type PlacingWish = {
  billingAddress: (Address & { countryCode: string }) | undefined
  seenTotal: Minor | undefined
  /** Of it, what gift cards, rewards and credit left to a bank card. */
  seenToPay: Minor | undefined
}

export type Placeable = { prices: CartPrices; email: string | null }

type PlacingRefusal =
  | ContentsRefusal
  | Refusal<
      | (typeof refusedDelivery)[number]
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

/** May this cart become an order as it stands, at what its shopper was told that it costs? */
export function checkPlacing(
  kept: Cart,
  now: Conditions,
  wish: PlacingWish,
): Result<Placeable, PlacingRefusal> {
  const settled = settleCart(kept, now)
  const moved = changeOfWay(settled.flash)
  if (moved) return moved
  const contents = checkContents(settled.cart, now)
  if (!contents.ok) return refusedAtPlacing(contents.refusal, settled.cart)
  const spent = refusedForSpent(settled.cart, now)
  if (spent) return spent
  const addressed = withAddresses(settled.cart, now, wish)
  if (!addressed.ok) return addressed
  const { cart, email } = addressed.value
  const prices = priceNow(cart, now)
  if (!prices.ok) return prices
  const taxed = checkTax(prices.value.shipments)
  if (!taxed.ok) return taxed
  const seen = checkSeen(prices.value.priced, { prepared: kept.prepared, ...wish })
  return seen.ok ? accept({ prices: prices.value, email }) : seen
}

/** A card is never asked for what somebody believes to be paid with something else. */
function refusedForSpent({ payments }: Cart, { siteId }: Conditions) {
  const currency = currencyOf(siteId)
  const spent = payments.find((payment) => availableIn(payment, currency) === 0)
  if (!spent) return undefined
  return refuse(spent.method === 'GIFT_CARD' ? 'giftCardSpent' : 'rewardBalanceTooLow')
}

const changes: Partial<Record<FlashMessage['type'], 'ship' | 'pickup' | 'store'>> = {
  STHToPickupTransition: 'pickup',
  StsToPickupTransition: 'store',
  PickupToSthTransition: 'ship',
  StsToSthTransition: 'ship',
  PickupToStsTransition: 'store',
  ChangedStoreId: 'store',
}

function changeOfWay(flash: readonly FlashMessage[]) {
  const names = {
    pickup: 'shipToPickupChanged',
    ship: 'pickupToShipChanged',
    store: 'pickupToStoreChanged',
  } as const
  const [first] = flash.flatMap(({ type }) => {
    const change = changes[type]
    return change ? [refuse(names[change], { flash: type })] : []
  })
  return first
}

/** What went while the shopper checked out is told as that. */
function refusedAtPlacing(refusal: ContentsRefusal, { lines }: Cart) {
  const { name, data } = refusal
  if (name === 'itemsWithdrawn') return refuse('itemNoLongerAvailable', data)
  return name === 'itemsOutOfStock' && lines.length === 1
    ? refuse('outOfStock', data)
    : { ok: false as const, refusal }
}

function withAddresses(cart: Cart, now: Conditions, { billingAddress }: PlacingWish) {
  const billed = billingAddress ?? cart.billingAddress
  if (!billed) return refuse('billingAddressMissing')
  const { countryCode = now.country } = billed
  const withBill = withBillingAddress(cart, { ...billed, countryCode })
  if (!withBill.ok) return withBill
  const address = destinationOf(cart, billed)
  if (!address) return refuse('shippingAddressInvalid')
  const looked = lookAtAddress(address, cart, now)
  if (!looked.ok) return looked
  if (looked.value.suggestions.length > 0) return refuse('shippingAddressInvalid')
  const email = address.email ?? billed.email ?? null
  return accept({ cart: withBill.value, email })
}

/** What comes by mail needs no address but the one that the bill has. */
const destinationOf = ({ lines, shippingAddress }: Cart, billed: Address): Address | null =>
  shippingAddress ?? (lines.every(({ sellable }) => sellable.isDigital) ? billed : null)

type Seen = Pick<PlacingWish, 'seenTotal' | 'seenToPay'> & Pick<Cart, 'prepared'>

/** Never at another price than the one that was seen, and no card asked for more of it. */
function checkSeen(
  priced: PricedCart,
  { prepared, seenTotal = prepared?.total, seenToPay = prepared?.toPay }: Seen,
) {
  const { total, remainingToPay: toPay } = priced
  if (isAsSeen(seenTotal, total) && isAsSeen(seenToPay, toPay)) return accept(undefined)
  const because = isOnlyTax(priced, { prepared, seenTotal }) ? 'taxUpdated' : 'priceInvalid'
  return refuse(because, { total: amountOf(total), remainingToPay: amountOf(toPay) })
}

const isAsSeen = (seen: Minor | undefined, now: Minor) => seen === undefined || seen === now

function isOnlyTax(
  { total, tax }: PricedCart,
  { prepared, seenTotal }: Pick<Seen, 'prepared' | 'seenTotal'>,
): boolean {
  if (!prepared || prepared.total !== seenTotal || prepared.total === total) return false
  return total - tax === prepared.total - prepared.tax
}
