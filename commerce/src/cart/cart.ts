import type { Address } from '@cairn/contract/address/address'
import type { FlashMessage } from '@cairn/contract/cart/cart'
import type { AddItemRefusal } from '@cairn/contract/cart/cart-calls'
import { type GiftOption, defaultShippingId } from '@cairn/contract/cart/shipping'
import {
  type ShippingMethodCode,
  defaultMethods,
  isHomeDeliverySpeed,
  shippingMethodTypes,
} from '@cairn/contract/cart/shipping-methods'
import type { Minor } from '@cairn/contract/fields/money'
import type { RefusalName } from '@cairn/contract/refusals/refusals'
import { type Refusal, type Result, accept, refuse } from '@cairn/contract/refusals/result'
import { type Sellable, checkPurchasable, goodsOf } from '../catalogue/sellable/sellable.ts'
import type { PriceAdjustment } from './adjustments/price-adjustments.ts'
import { checkDelivery } from './delivery/delivery-rules.ts'
import type { CartPayment, PaymentToPrice } from './payment/cart-payment.ts'
import type { PricingConditions } from './pricing/pricing-conditions.ts'
import type { SavedTotal } from './pricing/raised-total.ts'
import { exceededLimit, availableStock } from './quantity-limits.ts'

export type CartLine = {
  id: string
  sku: string
  quantity: number
  recipeId: string | null
  precreatedCustomsCode: string | null
  shippingMethod: ShippingMethodCode
  shippingId: string
  /** The store or collection point of a pickup. */
  storeId: string | null
  giftOption: GiftOption | null
  /** The promotion that gives this line as a gift. */
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
  /** The last address that was checked and found valid. */
  verifiedAddress: Address | null
  billingAddress: Address | null
  favoriteStoreId: string | null
  /** What the last change adjusted without the shopper's request. */
  notices: readonly CartNotice[]
  adjustments: readonly PriceAdjustment[]
  payments: readonly CartPayment[]
  /** The amounts shown when the order was last prepared; null if it never was. */
  shownTotals: ShownTotals | null
  /** Hashes of the emails and the home address. Uses of codes are counted for each of them and for the consumer's id. */
  identityIds: readonly string[]
  /** Null if it was never saved with prices. */
  savedTotal: SavedTotal | null
}

export const pricedFields = [
  'id',
  'lines',
  'coupons',
  'adjustments',
  'payments',
] as const satisfies (keyof Cart)[]

/** The part of a cart that its prices depend on. */
export type CartToPrice = Omit<Pick<Cart, (typeof pricedFields)[number]>, 'payments'> & {
  payments: readonly PaymentToPrice[]
}

/**
 * `toPay` is the total without gift cards, rewards and credit; carts stored by earlier versions lack it.
 * After a change they are outdated: a request that states what the shopper saw takes precedence.
 */
type ShownTotals = { total: Minor; tax: Minor; toPay?: Minor; isOutdated?: true }

export type ItemToAdd = Pick<
  CartLine,
  'quantity' | 'recipeId' | 'precreatedCustomsCode' | 'storeId' | 'giftOption'
> & { lineId: string; shippingMethod: ShippingMethodCode | undefined }

export type ItemChange = {
  lineId: string
  quantity: number | undefined
  shippingMethod: ShippingMethodCode | undefined
  storeId: string | undefined
  /** Null removes the gift option. */
  giftOption: GiftOption | null | undefined
}

type ChangeRefusal = AddItemRefusal | 'itemsWithdrawn' | 'giftOptionItemGone'
type CartResult<Reason extends ChangeRefusal = AddItemRefusal> = Result<Cart, Refusal<Reason>>

/** The requested variant as the catalogue sells it, and the current conditions. */
export type AddItemContext = { sellable: Sellable | null; conditions: PricingConditions }

/** Few enough to price at every change. */
export const maxLines = 200

export function withItem(
  cart: Cart,
  item: ItemToAdd,
  { sellable, conditions }: AddItemContext,
): CartResult {
  const purchasable = checkPurchasable(sellable)
  if (!purchasable.ok) return purchasable
  const { lineId: id, shippingMethod, ...rest } = item
  const line = {
    ...rest,
    id,
    sku: purchasable.value.sku,
    shippingMethod: shippingMethod ?? defaultMethodFor(cart, purchasable.value),
    shippingId: defaultShippingId,
    giftOf: null,
    sellable: purchasable.value,
  }
  const existingLine = cart.lines.find((other) => isSameItem(other, line))
  const mergedLine = existingLine
    ? { ...line, id: existingLine.id, quantity: existingLine.quantity + line.quantity }
    : line
  return withLine(cart, mergedLine, { conditions, soldOutRefusal: 'outOfStock' })
}

/** New lines are delivered as fast as the other lines of the cart. */
function defaultMethodFor({ lines }: Cart, sellable: Sellable): ShippingMethodCode {
  const goods = goodsOf(sellable)
  const chosenSpeed = lines
    .map(({ shippingMethod }) => shippingMethod)
    .find((code) => isHomeDeliverySpeed(code) && code !== defaultMethods.stocked)
  return (goods === 'stocked' && chosenSpeed) || defaultMethods[goods]
}

type ItemChangeContext = {
  conditions: PricingConditions
  replacement?: Sellable | null | undefined
}

/** A replacement is another variant for the same line: another size, another colour. */
export function withChangedItem(
  cart: Cart,
  change: ItemChange,
  { conditions, replacement }: ItemChangeContext,
): CartResult<ChangeRefusal> {
  const line = cart.lines.find(({ id }) => id === change.lineId)
  if (!line) return refuse(change.giftOption ? 'giftOptionItemGone' : 'itemNotAvailable')
  if (line.giftOf !== null) return refuse('giftNotSoldAlone', { maximum: line.quantity })
  const purchasable =
    replacement === undefined ? checkStillForSale(line) : checkPurchasable(replacement)
  if (!purchasable.ok) return purchasable
  const changedLine = {
    ...line,
    ...deliveryOf(change, line),
    sku: purchasable.value.sku,
    sellable: purchasable.value,
    quantity: change.quantity ?? line.quantity,
    giftOption: change.giftOption === undefined ? line.giftOption : change.giftOption,
  }
  const { line: merged, others } = joinEqualLines(cart.lines, changedLine)
  const soldOutRefusal = changedLine.sku === line.sku ? 'noInventory' : 'outOfStock'
  return withLine(cart, merged, { conditions, others, soldOutRefusal })
}

function checkStillForSale({ sellable, quantity }: CartLine) {
  if (sellable.withdrawn) return refuse('itemsWithdrawn')
  if (!sellable.soldAlone) return refuse('giftNotSoldAlone', { maximum: quantity })
  return checkPurchasable(sellable)
}

type DeliveryChange = Pick<ItemChange, 'shippingMethod' | 'storeId'>

/** A new shipping method drops the store of the old one. */
function deliveryOf({ shippingMethod = undefined, storeId }: DeliveryChange, line: CartLine) {
  const method = shippingMethod ?? line.shippingMethod
  const keepsMethod = method === line.shippingMethod
  return { shippingMethod: method, storeId: storeId ?? (keepsMethod ? line.storeId : null) }
}

/** Joins a line with an equal other line and adds up their quantities. */
export function joinEqualLines(lines: Cart['lines'], line: CartLine) {
  const equalLine = lines.find(({ id, ...other }) => id !== line.id && isSameItem(other, line))
  if (!equalLine) return { line, others: lines }
  return {
    line: { ...line, quantity: line.quantity + equalLine.quantity },
    others: lines.filter(({ id }) => id !== equalLine.id),
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

type LinePlacement = {
  conditions: PricingConditions
  soldOutRefusal: 'outOfStock' | 'noInventory'
  others?: Cart['lines']
}

function withLine(
  cart: Cart,
  line: CartLine,
  { conditions, soldOutRefusal, others = cart.lines }: LinePlacement,
): CartResult {
  if (line.giftOption && !line.sellable.isDigital) return refuse('giftOptionNotPossible')
  const delivery = checkDelivery(line, conditions)
  if (!delivery.ok) return delivery
  const isKnown = others.some(({ id }) => id === line.id)
  const lines = isKnown
    ? others.map((other) => (other.id === line.id ? line : other))
    : [...others, line]
  if (lines.length > maxLines) return refuse('maximumQuantityAdded')
  const maximum = exceededLimit(line, { before: cart.lines, after: lines, conditions })
  if (maximum === undefined) return accept({ ...cart, lines })
  if (availableStock(line, conditions) > 0) return refuse('maximumQuantityAdded', { maximum })
  const { takesStoreStock } = shippingMethodTypes[line.shippingMethod]
  return refuse(takesStoreStock ? 'noInventory' : soldOutRefusal)
}

type ComparableItem = Pick<
  CartLine,
  'sku' | 'recipeId' | 'precreatedCustomsCode' | 'giftOption' | 'giftOf'
> &
  Pick<CartLine, 'shippingMethod' | 'shippingId' | 'storeId'>

export const isSameItem = (one: ComparableItem, other: ComparableItem) =>
  one.giftOption === null &&
  other.giftOption === null &&
  comparedProperties.every((part) => one[part] === other[part])

const comparedProperties = [
  'sku',
  'recipeId',
  'precreatedCustomsCode',
  'shippingMethod',
  'shippingId',
  'storeId',
  'giftOf',
] as const

/** A change that the shopper did not make, shown until the shopper changes the cart. */
export type CartNotice =
  | { type: 'ORDER_UPDATED' | 'CARTS_MERGED' | 'PRICE_UPDATED' | 'TOTAL_RAISED' }
  | { type: 'CODE_REMOVED'; code: string; reason: RefusalName }

type CartChange = {
  before: Pick<Cart, 'notices' | 'shownTotals' | 'lines' | 'coupons'>
  flash: readonly FlashMessage[]
}

/**
 * A change removes the notices from before it and adds its own. Those about the price stay until the shopper changes
 * what the cart contains, because addresses and payments are often several changes in a row.
 */
export function withNotices(after: Cart, { before, flash }: CartChange): Cart {
  const isNew = (notice: CartNotice) => !before.notices.includes(notice)
  const isRepeated = ({ type }: CartNotice) =>
    type === 'TOTAL_RAISED' && after.notices.some((other) => other.type === type && isNew(other))
  const keepsContents = hasSameContents(before, after)
  const notices = after.notices.filter(
    (notice) => isNew(notice) || (keepsContents && isAboutPrice(notice) && !isRepeated(notice)),
  )
  const isPreparedNow = after.shownTotals !== before.shownTotals
  const shownTotals: Cart['shownTotals'] =
    isPreparedNow || after.shownTotals === null
      ? after.shownTotals
      : { ...after.shownTotals, isOutdated: true }
  return { ...after, shownTotals, notices: [...notices, ...noticesOf(flash)] }
}

const isAboutPrice = ({ type }: CartNotice) => type === 'CODE_REMOVED' || type === 'TOTAL_RAISED'

/** The same items in the same quantities, and no new code. */
const hasSameContents = (before: CartChange['before'], after: Cart): boolean =>
  before.lines.length === after.lines.length &&
  after.lines.every(({ sku, quantity }, index) => {
    const line = before.lines[index]
    return line?.sku === sku && line.quantity === quantity
  }) &&
  after.coupons.every((code) => before.coupons.includes(code))

export const noticesOf = (flash: readonly FlashMessage[]): CartNotice[] =>
  flash.length > 0 ? [{ type: 'ORDER_UPDATED' }] : []
