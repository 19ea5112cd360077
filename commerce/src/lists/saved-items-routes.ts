import {
  moveSavedItems,
  readSavedItems,
  removeSavedItem,
  saveItemForLater,
} from '@cairn/contract/lists'
import { accept, refuse } from '@cairn/contract/result'
import { cartChanges } from '../cart/cart-changes-routes.ts'
import type { CartNeeds } from '../cart/cart-guard.ts'
import { findActiveCartId } from '../cart/cart-store.ts'
import { type CartLine, withItem, withoutItem } from '../cart/cart.ts'
import { marketOf } from '../catalogue/sellable.ts'
import type { Asked } from '../platform/wire/asked.ts'
import { serve } from '../platform/wire/serve.ts'
import { findSavedItem, forgetSavedItem, saveItem } from './saved-items-store.ts'

type Part = { consumerId: string; asked: Asked; start?: number; count?: number | undefined }

export function savedItemsRoutes({ guards, ...carts }: CartNeeds) {
  const { database } = carts
  const change = cartChanges(carts)
  const moveItem = savedItemMover(carts)

  const answer = async ({ asked, ...part }: Part) =>
    accept(await carts.savedOf({ ...part, market: marketOf(asked) }))

  return [
    serve(saveItemForLater, guards.session, async ({ grant: { consumerId }, body, asked }) => {
      const { itemId, consumerID = consumerId } = body.saveForLater
      if (consumerID !== consumerId) return refuse('itemNotAvailable')
      const cartId = await findActiveCartId(database, consumerId)
      if (!cartId) return refuse('cartNotFound')
      const isSaved = (await findSavedItem(database, { consumerId, itemId })) !== undefined
      return change(
        {
          which: { cartId },
          asked,
          alongside: async (transaction, { lines }) => {
            const line = lines.find(({ id }) => id === itemId)
            if (line) await saveItem(transaction, { ...savedOf(line), consumerId })
          },
        },
        (cart) => (isSaved ? accept(cart) : withoutItem(cart, itemId)),
      )
    }),

    serve(moveSavedItems, guards.ownCart, async ({ params, body, grant, asked }) => {
      const { consumerId } = grant.session
      if (body.saveForLaterId !== consumerId) return refuse('itemNotAvailable')
      const move = (itemId: string) =>
        moveItem({ consumerId, itemId, cartId: params.basketId, asked })
      let moved = await move(body.itemIds[0] ?? '')
      for (const itemId of body.itemIds.slice(1)) moved = moved.ok ? await move(itemId) : moved
      return moved
    }),

    serve(readSavedItems, guards.session, ({ query, grant: { consumerId }, asked }) =>
      answer({ ...query, consumerId, asked }),
    ),

    serve(removeSavedItem, guards.session, async ({ params, grant: { consumerId }, asked }) => {
      const { saveForlaterId, itemId } = params
      const isOwn = saveForlaterId === consumerId
      const isForgotten = isOwn && (await forgetSavedItem(database, { consumerId, itemId }))
      return isForgotten ? answer({ consumerId, asked }) : refuse('itemNotAvailable')
    }),
  ]
}

type Move = { consumerId: string; itemId: string; cartId: string; asked: Asked }

/** Puts one saved item into the cart, and takes it off the list in the same breath. */
function savedItemMover(carts: Omit<CartNeeds, 'guards'>) {
  const { database } = carts
  const change = cartChanges(carts)

  async function moveNow({ consumerId, itemId, cartId, asked }: Move) {
    const saved = await findSavedItem(database, { consumerId, itemId })
    return change(
      {
        which: { cartId },
        asked,
        sku: saved?.sku,
        alongside: async (transaction) => {
          if (!(await forgetSavedItem(transaction, { consumerId, itemId }))) {
            throw new MovedMeanwhile()
          }
        },
      },
      (cart, { wanted, now }) => {
        // The answer to an earlier asking was lost on its way.
        if (!saved && cart.lines.some(({ id }) => id === itemId)) return accept(cart)
        if (!saved) return refuse('itemNotAvailable')
        return withItem(
          cart,
          { ...backInCart, ...saved, lineId: itemId },
          { sellable: wanted, now },
        )
      },
    )
  }

  return (move: Move) =>
    moveNow(move).catch((error: unknown) => {
      if (error instanceof MovedMeanwhile) return moveNow(move)
      throw error
    })
}

/** Another tab was faster; the cart is left as that one made it. */
class MovedMeanwhile extends Error {}

const savedOf = ({ id, sku, quantity, recipeId }: CartLine) => ({
  itemId: id,
  sku,
  quantity,
  recipeId,
})

/** How it travels is chosen anew. */
const backInCart = {
  shippingMethod: undefined,
  storeId: null,
  giftOption: null,
  precreatedCustomsCode: null,
}
