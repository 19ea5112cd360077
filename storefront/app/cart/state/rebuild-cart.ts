import type { Cart } from '@cairn/contract/cart/cart'
import { accept, type Result } from '@cairn/contract/refusals/result'
import type { Commerce } from '../../platform/calls/commerce.ts'
import {
  cartHandlers,
  type CartRefusal,
  isItemError,
  itemHandlers,
} from '../commands/cart-handlers.ts'
import type { RememberedLine } from './remembered-cart.ts'

type RebuiltCart = { cart: Cart; isComplete: boolean }

/**
 * Creates a cart with the lines that the browser has stored. If the server returns a cart with items,
 * it is used as it is: another tab has rebuilt it, or only the session had ended.
 */
export async function rebuildCart(
  commerce: Commerce,
  lines: readonly RememberedLine[],
): Promise<Result<RebuiltCart, CartRefusal>> {
  const createResult = await commerce.createCart({ body: {} }, cartHandlers)
  if (!createResult.ok) return createResult
  if (createResult.value.items.length > 0)
    return accept({ cart: createResult.value, isComplete: true })

  let cart = createResult.value
  let isComplete = true
  for (const { item } of lines) {
    const addResult = await commerce.addItem(
      { body: { basketId: cart.basketId, ...item } },
      itemHandlers,
    )
    if (addResult.ok) cart = addResult.value
    else isComplete = false
    if (!addResult.ok && !isItemError(addResult.refusal)) break
  }
  return accept({ cart, isComplete })
}
