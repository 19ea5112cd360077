import { defaultShippingId } from '@cairn/contract/cart/shipping'
import { defaultMethods, shippingMethodTypes } from '@cairn/contract/cart/shipping-methods'
import type { CartPromotions } from '../../promotions/apply-promotions.ts'
import type { CurrentPromotions } from '../../promotions/current-promotions.ts'
import { stockLocationOf } from '../../shipping/stock-location.ts'
import type { Cart, CartLine } from '../cart.ts'
import type { PricingConditions } from '../pricing/pricing-conditions.ts'
import { isSoldHere } from '../quantity-limits.ts'

type Places = PricingConditions['places']
type GiftConditions = { promotions: CurrentPromotions; places: Places; areFirst: boolean }

/** The lines of a cart with its gifts, which are not stored but derived from the bought lines. */
export function withGifts(
  cart: Pick<Cart, 'id' | 'lines'>,
  gifts: CartPromotions['gifts'],
  { promotions, places, areFirst }: GiftConditions,
): Cart['lines'] {
  const giftLines: CartLine[] = []
  for (const { promotionId, sku, pieces } of gifts) {
    const sellable = promotions.gifts.get(sku)
    if (!sellable) continue
    giftLines.push({
      ...deliveryOfGift([...cart.lines, ...giftLines], { sku, pieces, places }),
      id: giftLineId(cart.id, promotionId),
      sku,
      quantity: pieces,
      recipeId: null,
      precreatedCustomsCode: null,
      giftOption: null,
      giftOf: promotionId,
      sellable,
    })
  }
  if (giftLines.length === 0) return cart.lines
  return areFirst ? [...giftLines, ...cart.lines] : [...cart.lines, ...giftLines]
}

/** The quantity of a gift line, also when the cart no longer earns the gift. */
export function maxGiftQuantity(
  { id }: Pick<Cart, 'id'>,
  lineId: string,
  { byId }: CurrentPromotions,
): number | undefined {
  for (const { promotionId, gives } of byId.values()) {
    if (gives.type === 'gift' && giftLineId(id, promotionId) === lineId) return gives.pieces
  }
  return undefined
}

type GiftDelivery = Pick<CartLine, 'shippingMethod' | 'shippingId' | 'storeId'>

type PlacedGift = { sku: string; pieces: number; places: Places }

/** The delivery of a bought line. A gift that the store of a pickup does not have is sent to the store. */
function deliveryOfGift(lines: Cart['lines'], gift: PlacedGift): GiftDelivery {
  const accompanied = shippedLineOf(lines) ?? collectedLineWith(lines, gift)
  const line = accompanied ?? collectedLineOf(lines)
  if (!line)
    return {
      shippingMethod: defaultMethods.stocked,
      shippingId: defaultShippingId,
      storeId: null,
    }
  const { shippingId, storeId } = line
  return { shippingMethod: accompanied?.shippingMethod ?? 'sts', shippingId, storeId }
}

const boughtLinesOf = (lines: Cart['lines']) =>
  lines.filter((line) => line.giftOf === null && isSoldHere(line) && methodOf(line).to !== 'inbox')

const shippedLineOf = (lines: Cart['lines']): CartLine | undefined =>
  boughtLinesOf(lines).find((line) => !methodOf(line).takesStoreStock)

const collectedLineOf = (lines: Cart['lines']): CartLine | undefined =>
  boughtLinesOf(lines).find((line) => methodOf(line).takesStoreStock)

/** A line that is collected from a store that has the gift too, beside everything else of the cart. */
const collectedLineWith = (
  lines: Cart['lines'],
  { sku, pieces, places }: PlacedGift,
): CartLine | undefined =>
  boughtLinesOf(lines).find((line) => {
    if (!methodOf(line).takesStoreStock) return false
    const location = stockLocationOf(line)
    const taken = lines
      .filter((other) => other.sku === sku && stockLocationOf(other) === location)
      .reduce((sum, { quantity }) => sum + quantity, 0)
    return (places.get(location)?.stock[sku] ?? 0) - taken >= pieces
  })

/** Whether the gift can be collected from the store from which everything else of the cart is collected. */
export const isGiftInStore = (lines: Cart['lines'], gift: PlacedGift): boolean =>
  shippedLineOf(lines) === undefined && collectedLineWith(lines, gift) !== undefined

const methodOf = ({ shippingMethod }: CartLine) => shippingMethodTypes[shippingMethod]

/** Stable for each cart and promotion: the cart's id with a hash of the promotion as its end. */
export const giftLineId = (cartId: string, promotionId: string): string =>
  cartId.slice(0, 24) + hexOf(promotionId, 0x811c9dc5) + hexOf(promotionId, 0x01000193).slice(4)

/** A hash of eight hexadecimal digits. */
function hexOf(text: string, seed: number): string {
  const hash = Array.from(text).reduce(
    (sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193),
    seed,
  )
  return (hash >>> 0).toString(16).padStart(8, '0')
}
