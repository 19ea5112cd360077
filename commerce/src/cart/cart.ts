import type { Address } from '@cairn/contract/address'
import type { ItemRefusal } from '@cairn/contract/cart'
import type { Minor } from '@cairn/contract/money'
import { accept, type Refusal, refuse, type Result } from '@cairn/contract/result'
import {
  defaultShippingId,
  type GiftOption,
  type ShippingMethodCode,
} from '@cairn/contract/shipping'
import { checkSold, ownShippingMethod, type Sellable } from '../catalogue/sellable.ts'
import { brokenLimit, supplyOf } from './cart-limits.ts'
import type { CartPayment } from './cart-payment.ts'
import type { Conditions } from './conditions.ts'
import { checkDelivery } from './delivery.ts'
import type { Notice } from './notice.ts'
import type { PriceAdjustment } from './price-adjustment.ts'

export type CartLine = {
  id: string
  sku: string
  quantity: number
  recipeId: string | null
  precreatedCustomsCode: string | null
  shippingMethod: ShippingMethodCode
  shippingId: string
  /** Where it is fetched: a store, or a collection point. */
  storeId: string | null
  giftOption: GiftOption | null
  /** The promotion that gives it away. */
  giftOf: string | null
  sellable: Sellable
}

export type Cart = {
  id: string
  consumerId: string
  version: number
  lines: readonly CartLine[]
  /** As the shopper typed them. */
  coupons: readonly string[]
  shippingAddress: Address | null
  /** The last one that stood up to being looked at. */
  verifiedAddress: Address | null
  billingAddress: Address | null
  favoriteStoreId: string | null
  /** What changed by itself at the last change. */
  notices: readonly Notice[]
  adjustments: readonly PriceAdjustment[]
  payments: readonly CartPayment[]
  /** What the shopper was shown when the order was prepared, if nothing was changed since. */
  prepared: Prepared | null
}

/** Of the total, what gift cards, rewards and credit left to pay; one kept by an earlier version says less. */
type Prepared = { total: Minor; tax: Minor; toPay?: Minor }

export type ItemToAdd = Pick<
  CartLine,
  'quantity' | 'recipeId' | 'precreatedCustomsCode' | 'storeId' | 'giftOption'
> & { lineId: string; shippingMethod: ShippingMethodCode | undefined }

export type ItemChange = {
  lineId: string
  quantity: number | undefined
  shippingMethod: ShippingMethodCode | undefined
  storeId: string | undefined
  /** Null takes the greeting away. */
  giftOption: GiftOption | null | undefined
}

type ChangeRefusal = ItemRefusal | 'itemsWithdrawn' | 'giftOptionItemGone'
type Outcome<Refused extends ChangeRefusal = ItemRefusal> = Result<Cart, Refusal<Refused>>

/** What the catalogue says of the variant that somebody wants, and what holds now. */
export type Wanted = { sellable: Sellable | null; now: Conditions }

/** More lines than any shopper needs, and few enough to price at every change. */
export const mostLines = 200

export function withItem(cart: Cart, item: ItemToAdd, { sellable, now }: Wanted): Outcome {
  const sold = checkSold(sellable)
  if (!sold.ok) return sold
  const { lineId: id, shippingMethod, ...rest } = item
  const line = {
    ...rest,
    id,
    sku: sold.value.sku,
    shippingMethod: shippingMethod ?? usualMethod(cart, sold.value),
    shippingId: defaultShippingId,
    giftOf: null,
    sellable: sold.value,
  }
  const same = cart.lines.find((other) => isSameItem(other, line))
  const added = same ? { ...line, id: same.id, quantity: same.quantity + line.quantity } : line
  return withLine(cart, added, { now, whenGone: 'outOfStock' })
}

/** What comes later travels like what is there. */
function usualMethod({ lines }: Cart, sellable: Sellable): ShippingMethodCode {
  const own = ownShippingMethod(sellable)
  const isExpress = lines.some(({ shippingMethod }) => shippingMethod === 'express')
  return own === 'standard' && isExpress ? 'express' : own
}

type ItemChanges = { now: Conditions; replacement?: Sellable | null | undefined }

/** A replacement is another variant for the same line: another size, another colour. */
export function withChangedItem(
  cart: Cart,
  change: ItemChange,
  { now, replacement }: ItemChanges,
): Outcome<ChangeRefusal> {
  const line = cart.lines.find(({ id }) => id === change.lineId)
  if (!line) return refuse(change.giftOption ? 'giftOptionItemGone' : 'itemNotAvailable')
  if (line.giftOf !== null) return refuse('giftNotSoldAlone', { maximum: line.quantity })
  const sold = replacement === undefined ? checkKept(line) : checkSold(replacement)
  if (!sold.ok) return sold
  const changed = {
    ...line,
    ...deliveryOf(change, line),
    sku: sold.value.sku,
    sellable: sold.value,
    quantity: change.quantity ?? line.quantity,
    giftOption: change.giftOption === undefined ? line.giftOption : change.giftOption,
  }
  const { line: whole, others } = joined(cart.lines, changed)
  const whenGone = changed.sku === line.sku ? 'noInventory' : 'outOfStock'
  return withLine(cart, whole, { now, others, whenGone })
}

function checkKept({ sellable, quantity }: CartLine) {
  if (sellable.withdrawn) return refuse('itemsWithdrawn')
  if (!sellable.soldAlone) return refuse('giftNotSoldAlone', { maximum: quantity })
  return checkSold(sellable)
}

type Delivery = Pick<ItemChange, 'shippingMethod' | 'storeId'>

/** Whoever chooses another way chooses the store anew. */
function deliveryOf({ shippingMethod = undefined, storeId }: Delivery, line: CartLine) {
  const method = shippingMethod ?? line.shippingMethod
  const keeps = method === line.shippingMethod
  return { shippingMethod: method, storeId: storeId ?? (keeps ? line.storeId : null) }
}

/** A line that has become the same as another takes its pieces. */
export function joined(lines: Cart['lines'], line: CartLine) {
  const twin = lines.find(({ id, ...other }) => id !== line.id && isSameItem(other, line))
  if (!twin) return { line, others: lines }
  return {
    line: { ...line, quantity: line.quantity + twin.quantity },
    others: lines.filter(({ id }) => id !== twin.id),
  }
}

export function withoutItem(cart: Cart, lineId: string): Result<Cart, Refusal<'itemNotAvailable'>> {
  const line = cart.lines.find(({ id, giftOf }) => id === lineId && giftOf === null)
  if (!line) return refuse('itemNotAvailable')
  return accept({
    ...cart,
    lines: cart.lines.filter(({ id }) => id !== lineId),
    adjustments: cart.adjustments.filter((adjustment) => adjustment.lineId !== lineId),
  })
}

type Putting = {
  now: Conditions
  whenGone: 'outOfStock' | 'noInventory'
  others?: Cart['lines']
}

function withLine(
  cart: Cart,
  line: CartLine,
  { now, whenGone, others = cart.lines }: Putting,
): Outcome {
  if (line.giftOption && !line.sellable.isDigital) return refuse('giftOptionNotPossible')
  const delivery = checkDelivery(line, now)
  if (!delivery.ok) return delivery
  const isKnown = others.some(({ id }) => id === line.id)
  const lines = isKnown
    ? others.map((other) => (other.id === line.id ? line : other))
    : [...others, line]
  if (lines.length > mostLines) return refuse('maximumQuantityAdded')
  const maximum = brokenLimit(line, { before: cart.lines, after: lines, now })
  if (maximum === undefined) return accept({ ...cart, lines })
  if (supplyOf(line, now) > 0) return refuse('maximumQuantityAdded', { maximum })
  return refuse(isFetched(line) ? 'noInventory' : whenGone)
}

const isFetched = ({ shippingMethod }: CartLine) => shippingMethod === 'pickup'

type Item = Pick<CartLine, 'sku' | 'recipeId' | 'precreatedCustomsCode' | 'giftOption' | 'giftOf'> &
  Pick<CartLine, 'shippingMethod' | 'shippingId' | 'storeId'>

export const isSameItem = (one: Item, other: Item) =>
  one.giftOption === null &&
  other.giftOption === null &&
  alike.every((part) => one[part] === other[part])

const alike = [
  'sku',
  'recipeId',
  'precreatedCustomsCode',
  'shippingMethod',
  'shippingId',
  'storeId',
  'giftOf',
] as const
