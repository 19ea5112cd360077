import { defaultShippingId } from '@cairn/contract/shipping'
import type { Promoted } from '../promotions/apply-promotions.ts'
import type { PromotionsNow } from '../promotions/promotions-now.ts'
import type { Cart, CartLine } from './cart.ts'

/** A cart with what promotions give away beside it. Gifts are not kept: they follow from what is bought. */
export function withGifts(
  cart: Cart,
  gifts: Promoted['gifts'],
  { promotions, areFirst }: { promotions: PromotionsNow; areFirst: boolean },
): Cart {
  const delivery = deliveryOfGifts(cart.lines)
  const given = gifts.flatMap(({ promotionId, sku, pieces }): CartLine[] => {
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
  if (given.length === 0) return cart
  return { ...cart, lines: areFirst ? [...given, ...cart.lines] : [...cart.lines, ...given] }
}

/** How many pieces of a gift a line may have, also where the cart has not earned it any more. */
export function mostOfGift(
  { id }: Pick<Cart, 'id'>,
  lineId: string,
  { byId }: PromotionsNow,
): number | undefined {
  for (const { promotionId, gives } of byId.values()) {
    if (gives.type === 'gift' && giftLineId(id, promotionId) === lineId) return gives.pieces
  }
  return undefined
}

type Delivery = Pick<CartLine, 'shippingMethod' | 'shippingId' | 'storeId'>

/** Along with something that is bought; to a store from the warehouse, as its shelf may not have any. */
function deliveryOfGifts(lines: Cart['lines']): Delivery {
  const sent = lines.filter(({ shippingMethod }) => shippingMethod !== 'digital')
  const line = sent.find(({ shippingMethod }) => shippingMethod !== 'pickup') ?? sent[0]
  if (!line) return { shippingMethod: 'standard', shippingId: defaultShippingId, storeId: null }
  const { shippingMethod, shippingId, storeId } = line
  return {
    shippingMethod: shippingMethod === 'pickup' ? 'sts' : shippingMethod,
    shippingId,
    storeId,
  }
}

/** The same for every reading of a cart: its own id, with another end for each promotion. */
export const giftLineId = (cartId: string, promotionId: string): string =>
  cartId.slice(0, 24) + hexOf(promotionId, 0x811c9dc5) + hexOf(promotionId, 0x01000193).slice(4)

/** Eight hexadecimal digits of a text. */
function hexOf(text: string, seed: number): string {
  const hash = Array.from(text).reduce(
    (sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193),
    seed,
  )
  return (hash >>> 0).toString(16).padStart(8, '0')
}
