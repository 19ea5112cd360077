import { accept, refuse } from '@cairn/contract/refusals/result'
import { type Cart, type CartLine, withItem, withoutItem } from '../cart/cart.ts'
import type { PricingConditions } from '../cart/pricing/pricing-conditions.ts'
import type { Sellable } from '../catalogue/sellable/sellable.ts'

export type SavedItem = Pick<CartLine, 'sku' | 'quantity' | 'recipeId'> & { itemId: string }

type SavedPieces = { quantity: number | undefined; newId: string }

/** The whole line, or some of its pieces. They get a new id, because the line keeps its own. */
export function savedItemOf(line: CartLine, { quantity, newId }: SavedPieces): SavedItem {
  const { id, sku, recipeId } = line
  return quantity !== undefined && quantity < line.quantity
    ? { itemId: newId, sku, quantity, recipeId }
    : { itemId: id, sku, quantity: line.quantity, recipeId }
}

/** The cart without the pieces that are saved. */
export function withoutSavedPieces(
  cart: Cart,
  { itemId, quantity }: { itemId: string; quantity: number | undefined },
) {
  const line = cart.lines.find(({ id, giftOf }) => id === itemId && giftOf === null)
  if (!line || quantity === undefined || quantity >= line.quantity) return withoutItem(cart, itemId)
  const rest = { ...line, quantity: line.quantity - quantity }
  return accept({ ...cart, lines: cart.lines.map((other) => (other === line ? rest : other)) })
}

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
