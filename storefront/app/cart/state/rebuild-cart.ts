import type { Cart } from '@cairn/contract/cart/cart'
import { accept, type Result } from '@cairn/contract/refusals/result'
import type { Commerce } from '../../platform/calls/commerce.ts'
import {
  cartHandlers,
  type CartRefusal,
  isItemError,
  itemHandlers,
} from '../commands/cart-refusal-handling.ts'
import { codeOn, commandToApply, sendPromotionCommand } from '../promotions/promotion-command.ts'
import type { LostParts, RememberedCart } from './remembered-cart.ts'

/** A promotion code that no longer applies and the address do not make a cart incomplete. */
type RebuiltCart = {
  cart: Cart
  /** The names of the items that could not be added again; null if there are none. */
  missingItems: string | null
  lostParts: LostParts | null
}

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
    return accept({ cart: createResult.value, missingItems: null, lostParts: null })

  const { cart, missing } = await addAgain(commerce, createResult.value, lines)
  const withCode = await applyAgain(commerce, cart, code)
  const lostParts = lostPartsOf({ code: withCode ? null : code, hasLostAddress: hasAddress })
  return accept({ cart: withCode ?? cart, missingItems: namesOf(missing), lostParts })
}

async function addAgain(commerce: Commerce, emptyCart: Cart, lines: RememberedCart['lines']) {
  let cart = emptyCart
  const missing: RememberedCart['lines'][number][] = []
  for (const [index, line] of lines.entries()) {
    const { item } = line
    const addResult = await commerce.addItem(
      { body: { basketId: cart.basketId, ...item } },
      itemHandlers,
    )
    if (addResult.ok) {
      cart = addResult.value
      continue
    }
    if (!isItemError(addResult.refusal)) {
      missing.push(...lines.slice(index))
      break
    }
    missing.push(line)
  }
  return { cart, missing }
}

const namesOf = (missing: RememberedCart['lines']): string | null =>
  missing.length === 0
    ? null
    : [...new Set(missing.flatMap(({ name }) => (name === undefined ? [] : [name])))].join(', ')

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
