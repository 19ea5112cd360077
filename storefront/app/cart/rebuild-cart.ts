import type { Cart } from '@cairn/contract/cart-entity'
import type { CallRefusal, Client } from '@cairn/contract/client'
import { accept, type Result } from '@cairn/contract/result'
import type { RememberedLine } from './cart-memory.ts'
import { isAboutItem } from './refused-write.ts'

type Rebuilt = { cart: Cart; isWhole: boolean }

/**
 * A new cart with the lines that the browser remembers. A cart that lives after all is taken as it
 * is: another tab was faster, or it was only the session that had ended.
 */
export async function rebuildCart(
  commerce: Client,
  lines: readonly RememberedLine[],
): Promise<Result<Rebuilt, CallRefusal>> {
  const active = await commerce.createCart({ body: {} })
  if (!active.ok) return active
  if (active.value.items.length > 0) return accept({ cart: active.value, isWhole: true })

  let cart = active.value
  let isWhole = true
  for (const { item } of lines) {
    const added = await commerce.addItem({ body: { basketId: cart.basketId, ...item } })
    if (added.ok) cart = added.value
    else isWhole = false
    if (!added.ok && !isAboutItem(added.refusal)) break
  }
  return accept({ cart, isWhole })
}
