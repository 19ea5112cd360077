import type { Cart } from '@cairn/contract/cart/cart'
import type { Result } from '@cairn/contract/refusals/result'
import type { Commerce } from '../../platform/calls/commerce.ts'
import { isPromotionCommand, sendPromotionCommand } from '../promotions/promotion-command.ts'
import type { CartCommand } from './cart-command.ts'
import { cartHandlers, type CartRefusal, itemHandlers } from './cart-refusal-handling.ts'

type CartResult = Promise<Result<Cart, CartRefusal>>

/** Sends a command to the cart. Without a basket id, the command opens a cart. */
export function sendCartCommand(
  commerce: Commerce,
  basketId: string | undefined,
  command: CartCommand,
): CartResult {
  return basketId === undefined
    ? openCart(commerce, command)
    : sendToCart(commerce, { ...command, basketId })
}

function sendToCart(commerce: Commerce, command: CartCommand & { basketId: string }): CartResult {
  const { basketId } = command
  if (isPromotionCommand(command)) return sendPromotionCommand(commerce, basketId, command)
  switch (command.intent) {
    case 'add':
      return commerce.addItem({ body: { basketId, ...itemToAdd(command) } }, itemHandlers)
    case 'deliver':
      return setDelivery(commerce, command)
    case 'remove':
      return commerce.removeItem({ body: { basketId, itemId: command.itemId } }, itemHandlers)
    case 'save':
      return saveForLater(commerce, command)
    case 'restore':
      return commerce.moveSavedItems(
        {
          params: { basketId },
          body: { saveForLaterId: command.saveForLaterId, itemIds: [command.itemId] },
        },
        itemHandlers,
      )
    default:
      return commerce.changeItem(
        { params: { basketId }, query: {}, body: itemChange(command) },
        itemHandlers,
      )
  }
}

const itemToAdd = ({ sku, qty, pickUpIn }: Extract<CartCommand, { intent: 'add' }>) => ({
  sku,
  qty,
  ...(pickUpIn !== undefined && { shippingMethod: 'pickup' as const, storeId: pickUpIn }),
})

/** The list has the id of the consumer who owns it. */
function saveForLater(
  commerce: Commerce,
  command: Extract<CartCommand, { intent: 'save' }>,
): CartResult {
  const { itemId, listId, productId, recipeId, pdpUrl, available, qty } = command
  const list = listId === '' ? {} : { consumerID: listId, saveForLaterId: listId }
  return commerce.saveItemForLater(
    {
      body: {
        productId,
        recipeId,
        pdpUrl,
        available,
        ...(qty !== undefined && { qty }),
        type: 'product',
        saveForLater: { itemId, ...list },
      },
    },
    itemHandlers,
  )
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
  commerce: Commerce,
  { basketId, code, storeId, ...target }: DeliveryCommand,
): CartResult {
  if (code === 'pickup' && storeId !== undefined && 'itemId' in target) {
    return commerce.changeItem(
      {
        params: { basketId },
        query: { action: 'pickup', favStoreId: storeId },
        body: { itemId: target.itemId },
      },
      itemHandlers,
    )
  }
  const targetFields =
    'itemId' in target ? { itemIds: [target.itemId] } : { shipmentId: target.shipmentId }
  return commerce.setShippingMethod(
    {
      body: { basketId, ...targetFields, code, ...(storeId !== undefined && { storeId }) },
    },
    itemHandlers,
  )
}

async function openCart(commerce: Commerce, command: CartCommand): CartResult {
  if (command.intent === 'add') {
    return commerce.createCartWithItem({ body: itemToAdd(command) }, itemHandlers)
  }
  const result = await commerce.createCart({ body: {} }, cartHandlers)
  if (!result.ok || command.intent !== 'restore') return result
  return sendToCart(commerce, { ...command, basketId: result.value.basketId })
}
