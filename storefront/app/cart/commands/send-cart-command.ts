import type { calls } from '@cairn/contract/calls'
import type { Cart } from '@cairn/contract/cart/cart'
import type { Result } from '@cairn/contract/refusals/result'
import type {
  CallRefusal,
  Client,
  RefusalNameOf,
  SharedRefusalName,
} from '@cairn/contract/wire/client'
import {
  isPromotionCommand,
  type PromotionRefusalName,
  sendPromotionCommand,
} from '../promotions/promotion-command.ts'
import type { CartCommand } from './cart-command.ts'

type CartCall = (typeof calls)[
  | 'addItem'
  | 'changeItem'
  | 'createCart'
  | 'createCartWithItem'
  | 'moveSavedItems'
  | 'removeItem'
  | 'saveItemForLater'
  | 'setShippingMethod']

/** The refusals that the calls of cart commands declare, except those that change promotions. */
export type ItemCallRefusalName = RefusalNameOf<CartCall>
export type CartRefusalName = ItemCallRefusalName | PromotionRefusalName

type CartResult = Promise<Result<Cart, CallRefusal<CartRefusalName | SharedRefusalName>>>

/** Sends a command to the cart. Without a basket id, the command opens a cart. */
export function sendCartCommand(
  commerce: Client,
  basketId: string | undefined,
  command: CartCommand,
): CartResult {
  return basketId === undefined
    ? openCart(commerce, command)
    : sendToCart(commerce, { ...command, basketId })
}

function sendToCart(commerce: Client, command: CartCommand & { basketId: string }): CartResult {
  const { basketId } = command
  if (isPromotionCommand(command)) return sendPromotionCommand(commerce, basketId, command)
  switch (command.intent) {
    case 'add':
      return commerce.addItem({ body: { basketId, ...itemToAdd(command) } })
    case 'deliver':
      return setDelivery(commerce, command)
    case 'remove':
      return commerce.removeItem({ body: { basketId, itemId: command.itemId } })
    case 'save':
      return saveForLater(commerce, command)
    case 'restore':
      return commerce.moveSavedItems({
        params: { basketId },
        body: { saveForLaterId: command.saveForLaterId, itemIds: [command.itemId] },
      })
    default:
      return commerce.changeItem({ params: { basketId }, query: {}, body: itemChange(command) })
  }
}

const itemToAdd = ({ sku, qty, pickUpIn }: Extract<CartCommand, { intent: 'add' }>) => ({
  sku,
  qty,
  ...(pickUpIn !== undefined && { shippingMethod: 'pickup' as const, storeId: pickUpIn }),
})

/** The list has the id of the consumer who owns it. */
function saveForLater(
  commerce: Client,
  command: Extract<CartCommand, { intent: 'save' }>,
): CartResult {
  const { itemId, listId, productId, recipeId, pdpUrl, available, qty } = command
  const list = listId === '' ? {} : { consumerID: listId, saveForLaterId: listId }
  return commerce.saveItemForLater({
    body: {
      productId,
      recipeId,
      pdpUrl,
      available,
      qty,
      type: 'product',
      saveForLater: { itemId, ...list },
    },
  })
}

type ItemCommand = Extract<CartCommand, { intent: 'change' | 'resize' | 'gift' }>

function itemChange(command: ItemCommand) {
  const { itemId } = command
  if (command.intent === 'change') return { itemId, qty: command.qty }
  return command.intent === 'resize'
    ? { itemId, sku: command.sku }
    : { itemId, giftOption: command.giftOption }
}

type DeliveryCommand = Extract<CartCommand, { intent: 'deliver' }> & { basketId: string }

/** Picking up in a store also makes it the shopper's preferred store. */
function setDelivery(
  commerce: Client,
  { basketId, code, storeId, ...target }: DeliveryCommand,
): CartResult {
  if (code === 'pickup' && storeId !== undefined && 'itemId' in target) {
    return commerce.changeItem({
      params: { basketId },
      query: { action: 'pickup', favStoreId: storeId },
      body: { itemId: target.itemId },
    })
  }
  const targetFields =
    'itemId' in target ? { itemIds: [target.itemId] } : { shipmentId: target.shipmentId }
  return commerce.setShippingMethod({
    body: { basketId, ...targetFields, code, ...(storeId !== undefined && { storeId }) },
  })
}

async function openCart(commerce: Client, command: CartCommand): CartResult {
  if (command.intent === 'add') {
    return commerce.createCartWithItem({ body: itemToAdd(command) })
  }
  const result = await commerce.createCart({ body: {} })
  if (!result.ok || command.intent !== 'restore') return result
  return sendToCart(commerce, { ...command, basketId: result.value.basketId })
}
