import { defaultShippingId } from '@cairn/contract/cart/shipping'
import { defaultMethods, shippingMethodTypes } from '@cairn/contract/cart/shipping-methods'
import type { CartPromotions } from '../../promotions/apply-promotions.ts'
import type { CurrentPromotions } from '../../promotions/current-promotions.ts'
import type { Cart, CartLine } from '../cart.ts'

/** The lines of a cart with its gifts, which are not stored but derived from the bought lines. */
export function withGifts(
  cart: Pick<Cart, 'id' | 'lines'>,
  gifts: CartPromotions['gifts'],
  { promotions, areFirst }: { promotions: CurrentPromotions; areFirst: boolean },
): Cart['lines'] {
  const delivery = deliveryOfGifts(cart.lines)
  const giftLines = gifts.flatMap(({ promotionId, sku, pieces }): CartLine[] => {
    const sellable = promotions.gifts.get(sku)
    if (!sellable) return []
    return [
      {
        ...delivery,
        id: giftLineId(cart.id, promotionId),
        sku,
        quantity: pieces,
        recipeId: null,
        precreatedCustomsCode: null,
        giftOption: null,
        giftOf: promotionId,
        sellable,
      },
    ]
  })
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

/** The delivery of a bought line. Instead of pickup, ship to store, because the store may not stock the gift. */
function deliveryOfGifts(lines: Cart['lines']): GiftDelivery {
  const shippedLines = lines.filter((line) => methodOf(line).to !== 'inbox')
  const line = shippedLines.find((each) => !methodOf(each).takesStoreStock) ?? shippedLines[0]
  if (!line)
    return {
      shippingMethod: defaultMethods.stocked,
      shippingId: defaultShippingId,
      storeId: null,
    }
  const { shippingMethod, shippingId, storeId } = line
  return {
    shippingMethod: methodOf(line).takesStoreStock ? 'sts' : shippingMethod,
    shippingId,
    storeId,
  }
}

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
