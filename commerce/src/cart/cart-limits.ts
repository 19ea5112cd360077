import { largestQuantity } from '@cairn/contract/quantity'
import { checkSold, type Sellable } from '../catalogue/sellable.ts'
import type { CartLine } from './cart.ts'

type Lines = readonly CartLine[]
type Limit = { most: number; countedIn: (line: CartLine) => boolean }

/** A sku has so many pieces, whichever lines ask for them; a style may be limited over all its variants. */
const limitsOf = ({ sku, styleId, onHand, isDigital, maxPerOrder }: Sellable): Limit[] => [
  {
    most: maxPerOrder ?? Infinity,
    countedIn: (line) => line.sellable.styleId === styleId,
  },
  {
    most: isDigital ? Infinity : onHand,
    countedIn: (line) => line.sku === sku,
  },
]

const held = (lines: Lines, { countedIn }: Limit) =>
  lines.filter(countedIn).reduce((sum, { quantity }) => sum + quantity, 0)

/** The limit that a change would break, or break worse than before. Taking less is never refused. */
export const brokenLimit = (sellable: Sellable, before: Lines, after: Lines): number | undefined =>
  limitsOf(sellable).find((limit) => {
    const now = held(after, limit)
    return now > limit.most && now > held(before, limit)
  })?.most

/** Could this line be ordered as it stands, beside all the others? */
export const isOrderable = (line: CartLine, lines: Lines): boolean =>
  checkSold(line.sellable).ok &&
  limitsOf(line.sellable).every((limit) => held(lines, limit) <= limit.most)

/** How many of it one order can hold. */
export const mostOf = ({ maxPerOrder, onHand, isDigital }: Sellable): number =>
  Math.min(maxPerOrder ?? largestQuantity, isDigital ? largestQuantity : onHand)
