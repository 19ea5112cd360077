import { refuse } from '@cairn/contract/refusals/result'
import { type Cart, type CartLine, withItem } from '../cart/cart.ts'
import type { PricingConditions } from '../cart/pricing/pricing-conditions.ts'
import type { Sellable } from '../catalogue/sellable/sellable.ts'

export type SavedItem = Pick<CartLine, 'sku' | 'quantity' | 'recipeId'> & { itemId: string }

export const savedItemOf = ({ id, sku, quantity, recipeId }: CartLine): SavedItem => ({
  itemId: id,
  sku,
  quantity,
  recipeId,
})

type MoveContext = {
  /** Those of the requested items that are still in the list. */
  savedItems: readonly SavedItem[]
  requestedVariants: ReadonlyMap<string, Sellable>
  conditions: PricingConditions
}

/** Adds saved items to a cart, up to the first one that is refused. */
export function withSavedItems(
  cart: Cart,
  itemIds: readonly string[],
  { savedItems, requestedVariants, conditions }: MoveContext,
) {
  const movedIds: string[] = []
  let after = cart
  for (const itemId of itemIds) {
    const savedItem = savedItems.find((item) => item.itemId === itemId)
    // A repeated request: the first one moved the item, and its answer was lost.
    if (!savedItem && cart.lines.some(({ id }) => id === itemId)) continue
    const result = savedItem
      ? withItem(after, itemToAdd(savedItem), {
          sellable: requestedVariants.get(savedItem.sku) ?? null,
          conditions,
        })
      : refuse('itemNotAvailable')
    if (!result.ok) return { cart: after, movedIds, refused: result }
    after = result.value
    movedIds.push(itemId)
  }
  return { cart: after, movedIds, refused: undefined }
}

/** The delivery is not saved with the item. */
const itemToAdd = ({ itemId, quantity, recipeId }: SavedItem) => ({
  lineId: itemId,
  quantity,
  recipeId,
  shippingMethod: undefined,
  storeId: null,
  giftOption: null,
  precreatedCustomsCode: null,
})
