import { largestQuantity } from '@cairn/contract/quantity'
import { checkSold, type Sellable } from '../catalogue/sellable.ts'
import type { CartLine } from './cart.ts'
import type { Conditions } from './conditions.ts'

type Lines = readonly CartLine[]
type Places = Pick<Conditions, 'places'>

/** How many pieces there are at most of all that is counted under a key. */
type Limit = { most: number; key: string }

/** How many pieces lines hold, of every style and from every shelf. */
export type Tally = ReadonlyMap<string, number>

export function tallyOf(lines: Lines): Tally {
  const tally = new Map<string, number>()
  for (const line of lines) {
    for (const key of [styleKey(line.sellable), shelfKey(line, line)]) {
      tally.set(key, (tally.get(key) ?? 0) + line.quantity)
    }
  }
  return tally
}

const styleKey = ({ styleId }: Sellable) => `style ${styleId}`

type Way = Pick<CartLine, 'shippingMethod' | 'storeId'>

/** Where pieces come from: a store's shelf, or the warehouse. */
const shelfOf = ({ shippingMethod, storeId }: Way) =>
  shippingMethod === 'pickup' ? (storeId ?? '') : ''

const shelfKey = ({ sku }: CartLine, way: Way) => `${sku} in ${shelfOf(way)}`

/** How many pieces there are for a line, or would be if it travelled another way. */
export function supplyOf(line: CartLine, { places }: Places, way: Way = line): number {
  const { sellable, sku } = line
  if (sellable.isDigital) return Infinity
  const shelf = shelfOf(way)
  return shelf === '' ? sellable.onHand : (places.get(shelf)?.stock[sku] ?? 0)
}

/** A style may be limited over all its variants. */
const styleLimit = ({ sellable }: CartLine): Limit => ({
  most: sellable.maxPerOrder ?? Infinity,
  key: styleKey(sellable),
})

/** A shelf has so many pieces of a sku, whichever lines ask for them. */
const supplyLimit = (line: CartLine, now: Places): Limit => ({
  most: supplyOf(line, now),
  key: shelfKey(line, line),
})

const limitsOf = (line: CartLine, now: Places) => [styleLimit(line), supplyLimit(line, now)]

const held = (tally: Tally, { key }: Limit) => tally.get(key) ?? 0

type Change = { before: Lines; after: Lines; now: Places }

/** The limit that a change would break, or break worse than before. Taking less is never refused. */
export function brokenLimit(line: CartLine, { before, after, now }: Change): number | undefined {
  const [was, is] = [tallyOf(before), tallyOf(after)]
  return limitsOf(line, now).find(
    (limit) => held(is, limit) > limit.most && held(is, limit) > held(was, limit),
  )?.most
}

/** How many pieces a way has for a line of such a cart, when the others have theirs. */
export function leftFor(
  line: CartLine,
  tally: Tally,
  { now, way = line }: { now: Places; way?: Way },
) {
  const key = shelfKey(line, way)
  const own = key === shelfKey(line, line) ? line.quantity : 0
  return Math.max(0, supplyOf(line, now, way) - ((tally.get(key) ?? 0) - own))
}

/** The most of a style that an order may hold, where the cart holds more. */
export function brokenStyleLimit(line: CartLine, tally: Tally): number | undefined {
  const limit = styleLimit(line)
  return held(tally, limit) > limit.most ? limit.most : undefined
}

/** Could this line be ordered as it stands, beside all the others? */
export const isOrderable = (line: CartLine, tally: Tally, now: Places): boolean =>
  isSold(line) && limitsOf(line, now).every((limit) => held(tally, limit) <= limit.most)

/** A gift is not sold by itself, and need not be. */
export const isSold = ({ giftOf, sellable }: CartLine): boolean =>
  giftOf === null ? checkSold(sellable).ok : !sellable.withdrawn

/** How many of it one order can hold. */
export const mostOf = (line: CartLine, now: Places): number =>
  Math.min(line.sellable.maxPerOrder ?? largestQuantity, supplyOf(line, now), largestQuantity)

/** How many more of it a cart with such a tally can take. */
export const roomFor = (line: CartLine, tally: Tally, now: Places): number =>
  Math.max(0, Math.min(...limitsOf(line, now).map((limit) => limit.most - held(tally, limit))))
