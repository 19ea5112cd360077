import type { Cart } from '@cairn/contract/cart-entity'
import type { CallRefusal, Client } from '@cairn/contract/client'
import type { Result } from '@cairn/contract/result'
import type { BagLine } from './bag-store.ts'
import { type CartWrite, writeCart } from './cart-write.ts'

type Written = Promise<Result<Cart, CallRefusal>>

/** A new cart with the lines that the browser remembers. */
export async function rebuildCart(commerce: Client, lines: readonly BagLine[]): Written {
  let rebuilt = await commerce.createCart({ body: {} })
  for (const { sku, qty, recipeId } of lines) {
    if (!rebuilt.ok) return rebuilt
    const { basketId } = rebuilt.value
    rebuilt = await commerce.addItem({
      body: { basketId, sku, qty, ...(recipeId !== null && { recipeId }) },
    })
  }
  return rebuilt
}

type Pending = { write: CartWrite; lines: readonly BagLine[] }

/** The same change in the new cart, where the same things have other ids. */
export async function writeInRebuilt(
  commerce: Client,
  rebuilt: Cart,
  { write, lines }: Pending,
): Written {
  if (write.intent === 'add') return writeCart(commerce, rebuilt.basketId, write)
  const meant = lines.find(({ itemId }) => itemId === write.itemId)
  const item = rebuilt.items.find(
    ({ sku, recipeId }) => sku === meant?.sku && recipeId === meant.recipeId,
  )
  if (!item) return { ok: true, value: rebuilt }
  return writeCart(commerce, rebuilt.basketId, { ...write, itemId: item.itemId })
}
