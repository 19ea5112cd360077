import {
  moveSavedItems,
  readSavedItems,
  removeSavedItem,
  saveItemForLater,
} from '@cairn/contract/lists/list-calls'
import { accept, refuse } from '@cairn/contract/refusals/result'
import { changeAndAnswerCart } from '../cart/answers/cart-answers-wire.ts'
import type { CartRouteDeps } from '../cart/cart-guard.ts'
import { type CartLine, withItem, withoutItem } from '../cart/cart.ts'
import { findActiveCartId } from '../cart/store/cart-store.ts'
import { marketOf } from '../catalogue/market.ts'
import type { RequestContext } from '../platform/wire/request-context.ts'
import { serve } from '../platform/wire/serve.ts'
import { findSavedItem, deleteSavedItem, saveItem } from './saved-items-store.ts'

type SavedItemsRequest = {
  consumerId: string
  context: RequestContext
  start?: number
  count?: number | undefined
}

export function savedItemsRoutes({ guards, ...carts }: CartRouteDeps) {
  const { database } = carts
  const change = changeAndAnswerCart(carts)
  const moveItem = savedItemMover(carts)

  const answer = async ({ context, ...range }: SavedItemsRequest) =>
    accept(await carts.savedItemsOf({ ...range, market: marketOf(context) }))

  return [
    serve(saveItemForLater, guards.session, async ({ access: { consumerId }, body, context }) => {
      const { itemId, consumerID = consumerId } = body.saveForLater
      if (consumerID !== consumerId) return refuse('itemNotAvailable')
      const cartId = await findActiveCartId(database, consumerId)
      if (!cartId) return refuse('cartNotFound')
      const isSaved = (await findSavedItem(database, { consumerId, itemId })) !== undefined
      return change(
        {
          cartRef: { cartId },
          context,
          alsoSave: async (transaction, { lines }) => {
            const line = lines.find(({ id }) => id === itemId)
            if (line) await saveItem(transaction, { ...savedItemFrom(line), consumerId })
          },
        },
        (cart) => (isSaved ? accept(cart) : withoutItem(cart, itemId)),
      )
    }),

    serve(moveSavedItems, guards.ownCart, async ({ params, body, access, context }) => {
      const { consumerId } = access.session
      if (body.saveForLaterId !== consumerId) return refuse('itemNotAvailable')
      const move = (itemId: string) =>
        moveItem({ consumerId, itemId, cartId: params.basketId, context })
      let result = await move(body.itemIds[0] ?? '')
      for (const itemId of body.itemIds.slice(1)) result = result.ok ? await move(itemId) : result
      return result
    }),

    serve(readSavedItems, guards.session, ({ query, access: { consumerId }, context }) =>
      answer({ ...query, consumerId, context }),
    ),

    serve(removeSavedItem, guards.session, async ({ params, access: { consumerId }, context }) => {
      const { saveForlaterId, itemId } = params
      const isOwn = saveForlaterId === consumerId
      const isDeleted = isOwn && (await deleteSavedItem(database, { consumerId, itemId }))
      return isDeleted ? answer({ consumerId, context }) : refuse('itemNotAvailable')
    }),
  ]
}

type Move = { consumerId: string; itemId: string; cartId: string; context: RequestContext }

/** Adds a saved item to the cart and removes it from the list in one transaction. */
function savedItemMover(carts: Omit<CartRouteDeps, 'guards'>) {
  const { database } = carts
  const change = changeAndAnswerCart(carts)

  async function moveOnce({ consumerId, itemId, cartId, context }: Move) {
    const savedItem = await findSavedItem(database, { consumerId, itemId })
    return change(
      {
        cartRef: { cartId },
        context,
        sku: savedItem?.sku,
        alsoSave: async (transaction) => {
          if (!(await deleteSavedItem(transaction, { consumerId, itemId }))) {
            throw new ConcurrentMove()
          }
        },
      },
      (cart, { requestedVariant, conditions }) => {
        // A repeated request: the first one moved the item, and its answer was lost.
        if (!savedItem && cart.lines.some(({ id }) => id === itemId)) return accept(cart)
        if (!savedItem) return refuse('itemNotAvailable')
        return withItem(
          cart,
          { ...defaultDelivery, ...savedItem, lineId: itemId },
          { sellable: requestedVariant, conditions },
        )
      },
    )
  }

  return (move: Move) =>
    moveOnce(move).catch((error: unknown) => {
      if (error instanceof ConcurrentMove) return moveOnce(move)
      throw error
    })
}

/** Another request has moved the item; this change of the cart is rolled back. */
class ConcurrentMove extends Error {}

const savedItemFrom = ({ id, sku, quantity, recipeId }: CartLine) => ({
  itemId: id,
  sku,
  quantity,
  recipeId,
})

/** The delivery is not saved with the item. */
const defaultDelivery = {
  shippingMethod: undefined,
  storeId: null,
  giftOption: null,
  precreatedCustomsCode: null,
}
