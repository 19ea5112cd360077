import type { Cart } from '@cairn/contract/cart/cart'
import { accept, type Result } from '@cairn/contract/refusals/result'
import type { Commerce } from '../../platform/calls/commerce.ts'
import {
  cartHandlers,
  type CartRefusal,
  isItemError,
  itemHandlers,
} from '../commands/cart-handlers.ts'
import { codeOn, commandToApply, sendPromotionCommand } from '../promotions/promotion-command.ts'
import type { LostParts, RememberedCart } from './remembered-cart.ts'

/** A promotion code that no longer applies and the address do not make a cart incomplete. */
type RebuiltCart = { cart: Cart; isComplete: boolean; lostParts: LostParts | null }

type StoredCart = Pick<RememberedCart, 'lines' | 'code' | 'hasAddress'>

/**
 * Creates a cart with the lines and the promotion code that the browser has stored. If the server returns a cart with items,
 * it is used as it is: another tab has rebuilt it, or only the session had ended.
 */
export async function rebuildCart(
  commerce: Commerce,
  { lines, code = null, hasAddress = false }: StoredCart,
): Promise<Result<RebuiltCart, CartRefusal>> {
  const createResult = await commerce.createCart({ body: {} }, cartHandlers)
  if (!createResult.ok) return createResult
  if (createResult.value.items.length > 0)
    return accept({ cart: createResult.value, isComplete: true, lostParts: null })

  const { cart, isComplete } = await addAgain(commerce, createResult.value, lines)
  const withCode = await applyAgain(commerce, cart, code)
  const lostParts = lostPartsOf({ code: withCode ? null : code, hasLostAddress: hasAddress })
  return accept({ cart: withCode ?? cart, isComplete, lostParts })
}

async function addAgain(commerce: Commerce, emptyCart: Cart, lines: RememberedCart['lines']) {
  let cart = emptyCart
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
  return { cart, isComplete }
}

const lostPartsOf = (lostParts: LostParts) =>
  lostParts.code !== null || lostParts.hasLostAddress ? lostParts : null

/** Undefined if the cart does not have the code. */
async function applyAgain(
  commerce: Commerce,
  cart: Cart,
  code: string | null,
): Promise<Cart | undefined> {
  if (code === null || codeOn(cart) === code) return cart
  const result = await sendPromotionCommand(commerce, cart.basketId, commandToApply(code))
  return result.ok ? result.value : undefined
}
