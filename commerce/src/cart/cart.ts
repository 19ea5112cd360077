import type { ItemRefusal } from '@cairn/contract/cart'
import { accept, type Refusal, refuse, type Result } from '@cairn/contract/result'
import type { GiftOption, ShippingMethodCode } from '@cairn/contract/shipping'
import { checkSold, ownShippingMethod, type Sellable } from '../catalogue/sellable.ts'
import { brokenLimit } from './cart-limits.ts'

export type CartLine = {
  id: string
  sku: string
  quantity: number
  recipeId: string | null
  shippingMethod: ShippingMethodCode
  giftOption: GiftOption | null
  sellable: Sellable
}

export type Cart = {
  id: string
  consumerId: string
  version: number
  lines: readonly CartLine[]
}

export type ItemToAdd = {
  lineId: string
  quantity: number
  recipeId: string | null
  shippingMethod: ShippingMethodCode | undefined
  giftOption: GiftOption | null
}

export type ItemChange = {
  lineId: string
  quantity: number | undefined
  shippingMethod: ShippingMethodCode | undefined
  /** Null takes the greeting away. */
  giftOption: GiftOption | null | undefined
}

type Outcome = Result<Cart, Refusal<ItemRefusal>>

/** More lines than any shopper needs, and few enough to price at every change. */
const mostLines = 200

export function withItem(cart: Cart, item: ItemToAdd, sellable: Sellable | null): Outcome {
  const sold = checkSold(sellable)
  if (!sold.ok) return sold
  if (item.giftOption && !sold.value.isDigital) return refuse('giftOptionNotPossible')
  const line = {
    id: item.lineId,
    sku: sold.value.sku,
    quantity: item.quantity,
    recipeId: item.recipeId,
    shippingMethod: item.shippingMethod ?? ownShippingMethod(sold.value),
    giftOption: item.giftOption,
    sellable: sold.value,
  }
  const same = cart.lines.find((other) => isSameItem(other, line))
  return withLine(
    cart,
    same ? { ...line, id: same.id, quantity: same.quantity + line.quantity } : line,
  )
}

/** A replacement is another variant for the same line: another size, another colour. */
export function withChangedItem(
  cart: Cart,
  change: ItemChange,
  replacement?: Sellable | null,
): Outcome {
  const line = cart.lines.find(({ id }) => id === change.lineId)
  if (!line) return refuse('itemNotAvailable')
  const sold = checkSold(replacement === undefined ? line.sellable : replacement)
  if (!sold.ok) return sold
  if (change.giftOption && !sold.value.isDigital) return refuse('giftOptionNotPossible')
  const changed = {
    ...line,
    sku: sold.value.sku,
    sellable: sold.value,
    quantity: change.quantity ?? line.quantity,
    shippingMethod: change.shippingMethod ?? line.shippingMethod,
    giftOption: change.giftOption === undefined ? line.giftOption : change.giftOption,
  }
  const twin = cart.lines.find(({ id, ...other }) => id !== line.id && isSameItem(other, changed))
  if (!twin) return withLine(cart, changed)
  const joined = { ...changed, quantity: changed.quantity + twin.quantity }
  return withLine(
    cart,
    joined,
    cart.lines.filter(({ id }) => id !== twin.id),
  )
}

export function withoutItem(cart: Cart, lineId: string): Result<Cart, Refusal<'itemNotAvailable'>> {
  const lines = cart.lines.filter(({ id }) => id !== lineId)
  return lines.length === cart.lines.length
    ? refuse('itemNotAvailable')
    : accept({ ...cart, lines })
}

function withLine(cart: Cart, line: CartLine, others: Cart['lines'] = cart.lines): Outcome {
  if (line.shippingMethod !== ownShippingMethod(line.sellable)) {
    return refuse('shippingMethodUnavailable')
  }
  const isKnown = others.some(({ id }) => id === line.id)
  const lines = isKnown
    ? others.map((other) => (other.id === line.id ? line : other))
    : [...others, line]
  if (lines.length > mostLines) return refuse('maximumQuantityAdded')
  const maximum = brokenLimit(line.sellable, cart.lines, lines)
  return maximum === undefined
    ? accept({ ...cart, lines })
    : refuse('maximumQuantityAdded', { maximum })
}

type Item = Pick<CartLine, 'sku' | 'recipeId' | 'shippingMethod' | 'giftOption'>

const isSameItem = (one: Item, other: Item) =>
  one.sku === other.sku &&
  one.recipeId === other.recipeId &&
  one.shippingMethod === other.shippingMethod &&
  one.giftOption === null &&
  other.giftOption === null
