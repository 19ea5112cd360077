import type { refusedContents } from '@cairn/contract/checkout'
import { accept, type Refusal, refuse, type Result } from '@cairn/contract/result'
import { brokenStyleLimit, leftFor, type Tally, tallyOf } from '../cart/cart-limits.ts'
import type { Cart, CartLine } from '../cart/cart.ts'
import type { Conditions } from '../cart/conditions.ts'
import { checkDelivery } from '../cart/delivery.ts'
import type { Shipment } from '../cart/shipments.ts'

export type ContentsRefusal = Refusal<(typeof refusedContents)[number]>
type Checked = Result<undefined, ContentsRefusal>

/** Could everything in this cart be sent now, as it is to be sent? */
export function checkContents({ lines }: Pick<Cart, 'lines'>, now: Conditions): Checked {
  if (lines.length === 0) return refuse('itemNoLongerAvailable')
  const wrong = lines.map((line) => checkLine(line, now)).find(({ ok }) => !ok)
  return wrong && !wrong.ok ? wrong : checkStock(lines, now)
}

function checkLine(line: CartLine, now: Conditions): Checked {
  const { sellable, giftOption, giftOf } = line
  const of = { sku: line.sku, product: sellable.name }
  if (sellable.withdrawn) return refuse(giftOption ? 'giftOptionItemGone' : 'itemsWithdrawn', of)
  if (!sellable.price) return refuse('noPrice', of)
  if (sellable.price.current < 0) return refuse('priceInvalid', of)
  if (giftOf !== null) return accept(undefined)
  return checkDelivery(line, now).ok ? accept(undefined) : refuse('shippingMethodUnavailable', of)
}

function checkStock(lines: Cart['lines'], now: Conditions): Checked {
  const tally = tallyOf(lines)
  const short = lines.filter((line) => isShort(line, tally, now))
  const [first] = short
  if (!first) return accept(undefined)
  const of = { sku: first.sku, product: first.sellable.name }
  const gone = short.filter((line) => leftFor(line, tally, { now }) === 0)
  if (gone.length === lines.filter(({ giftOf }) => giftOf === null).length) {
    return refuse('itemsOutOfStock', of)
  }
  return first.shippingMethod === 'pickup' && short.length === 1
    ? refuse('noInventory', of)
    : refuse('someWithoutInventory', of)
}

const isShort = (line: CartLine, tally: Tally, now: Conditions) =>
  leftFor(line, tally, { now }) < line.quantity || brokenStyleLimit(line, tally) !== undefined

/** Nobody can say what is due where a shipment goes. */
export function checkTax(shipments: readonly Shipment[]): Checked {
  return shipments.every(({ tax, code }) => tax !== null || code === 'digital')
    ? accept(undefined)
    : refuse('taxNotCalculated')
}
