import { randomUUID } from 'node:crypto'
import {
  moveSavedItems,
  readSavedItems,
  removeSavedItem,
  saveItemForLater,
} from '@cairn/contract/lists/list-calls'
import { accept, refuse } from '@cairn/contract/refusals/result'
import { changeAndAnswerCart } from '../cart/answers/cart-answers-wire.ts'
import type { CartRouteDeps, OwnCart } from '../cart/cart-guard.ts'
import { findActiveCartId } from '../cart/store/cart-store.ts'
import { marketOf } from '../catalogue/market.ts'
import type { RequestContext } from '../platform/wire/request-context.ts'
import { serve } from '../platform/wire/serve.ts'
import { findSavedItems, deleteSavedItems, saveItem } from './saved-items-store.ts'
import { savedItemOf, withoutSavedPieces, withSavedItems } from './saved-items.ts'

type SavedItemsRequest = {
  consumerId: string
  context: RequestContext
  start?: number
  count?: number | undefined
}

export function savedItemsRoutes({ guards, ...carts }: CartRouteDeps) {
  const { database } = carts
  const change = changeAndAnswerCart(carts)
  const moveItems = savedItemsMover(carts)

  const answer = async ({ context, ...range }: SavedItemsRequest) =>
    accept(await carts.savedItemsOf({ ...range, market: marketOf(context) }))

  return [
    serve(saveItemForLater, guards.session, async ({ access: session, body, context }) => {
      const { consumerId } = session
      const { itemId, consumerID = consumerId } = body.saveForLater
      if (consumerID !== consumerId) return refuse('itemNotAvailable')
      const cartId = await findActiveCartId(database, consumerId)
      if (!cartId) return refuse('cartNotFound')
      const isSaved = (await findSavedItems(database, { consumerId, itemIds: [itemId] })).length > 0
      return change(
        {
          cartRef: { cartId, session },
          context,
          alsoSave: async (transaction, { lines }) => {
            const line = lines.find(({ id }) => id === itemId)
            const savedItem = line && savedItemOf(line, { quantity: body.qty, newId: randomUUID() })
            if (savedItem) await saveItem(transaction, { ...savedItem, consumerId })
          },
        },
        (cart) =>
          isSaved ? accept(cart) : withoutSavedPieces(cart, { itemId, quantity: body.qty }),
      )
    }),

    serve(moveSavedItems, guards.ownCart, async ({ body, access, context }) => {
      if (body.saveForLaterId !== access.session.consumerId) return refuse('itemNotAvailable')
      return moveItems({ cartRef: access, itemIds: [...new Set(body.itemIds)], context })
    }),

    serve(readSavedItems, guards.session, ({ query, access: { consumerId }, context }) =>
      answer({ ...query, consumerId, context }),
    ),

    serve(removeSavedItem, guards.session, async ({ params, access: { consumerId }, context }) => {
      const { saveForlaterId, itemId } = params
      const isOwn = saveForlaterId === consumerId
      const isDeleted =
        isOwn && (await deleteSavedItems(database, { consumerId, itemIds: [itemId] }))
      return isDeleted ? answer({ consumerId, context }) : refuse('itemNotAvailable')
    }),
  ]
}

type Move = {
  cartRef: OwnCart
  itemIds: readonly string[]
  context: RequestContext
}

/** Adds saved items to the cart and removes them from the list in one transaction. */
function savedItemsMover(carts: Omit<CartRouteDeps, 'guards'>) {
  const { database } = carts
  const change = changeAndAnswerCart(carts)

  async function moveOnce({ cartRef, itemIds, context }: Move) {
    const { consumerId } = cartRef.session
    const savedItems = await findSavedItems(database, { consumerId, itemIds })
    let moved: ReturnType<typeof withSavedItems> | undefined
    const result = await change(
      {
        cartRef,
        context,
        skus: savedItems.map(({ sku }) => sku),
        alsoSave: async (transaction) => {
          const movedIds = moved?.movedIds ?? []
          if (movedIds.length === 0) return
          if (!(await deleteSavedItems(transaction, { consumerId, itemIds: movedIds })))
            throw new ConcurrentMove()
        },
      },
      (cart, changeContext) => {
        moved = withSavedItems(cart, itemIds, { ...changeContext, savedItems })
        const isNothingMoved = moved.movedIds.length === 0
        return isNothingMoved && moved.refused ? moved.refused : accept(moved.cart)
      },
    )
    return result.ok && moved?.refused ? moved.refused : result
  }

  // Each repetition finds fewer saved items, so this ends.
  const move = (request: Move): ReturnType<typeof moveOnce> =>
    moveOnce(request).catch((error: unknown) => {
      if (error instanceof ConcurrentMove) return move(request)
      throw error
    })
  return move
}

/** Another request has moved or removed an item; this change of the cart is rolled back. */
class ConcurrentMove extends Error {}
