import type { Cart } from '@cairn/contract/cart-entity'
import type { CallRefusal, Client } from '@cairn/contract/client'
import type { Result } from '@cairn/contract/result'
import type { CartWrite } from './cart-write.ts'

type Written = Promise<Result<Cart, CallRefusal>>

/** A change made to the cart of this id; without one, whatever is added opens a cart. */
export function writeCart(
  commerce: Client,
  basketId: string | undefined,
  write: CartWrite,
): Written {
  return basketId === undefined
    ? openCart(commerce, write)
    : writeIn(commerce, { ...write, basketId })
}

function writeIn(commerce: Client, write: CartWrite & { basketId: string }): Written {
  const { basketId } = write
  switch (write.intent) {
    case 'add':
      return commerce.addItem({ body: { basketId, ...itemOf(write) } })
    case 'deliver':
      return deliver(commerce, write)
    case 'remove':
      return commerce.removeItem({ body: { basketId, itemId: write.itemId } })
    case 'save':
      return save(commerce, write)
    case 'coupon':
      return commerce.applyCoupon({ body: { cartId: basketId, code: write.code } })
    case 'uncoupon':
      return commerce.removeCoupon({ body: { cartId: basketId } })
    case 'restore':
      return commerce.moveSavedItems({
        params: { basketId },
        body: { saveForLaterId: write.saveForLaterId, itemIds: [write.itemId] },
      })
    default:
      return commerce.changeItem({ params: { basketId }, query: {}, body: changeOf(write) })
  }
}

const itemOf = ({ sku, qty, pickUpIn }: Extract<CartWrite, { intent: 'add' }>) => ({
  sku,
  qty,
  ...(pickUpIn !== undefined && { shippingMethod: 'pickup' as const, storeId: pickUpIn }),
})

/** A list is named like the consumer whose it is. */
function save(commerce: Client, write: Extract<CartWrite, { intent: 'save' }>): Written {
  const { itemId, listId, productId, recipeId, pdpUrl, available, qty } = write
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

type ItemChange = Extract<CartWrite, { intent: 'change' | 'resize' | 'gift' }>

function changeOf(write: ItemChange) {
  const { itemId } = write
  if (write.intent === 'change') return { itemId, qty: write.qty }
  return write.intent === 'resize'
    ? { itemId, sku: write.sku }
    : { itemId, giftOption: write.giftOption }
}

type Delivery = Extract<CartWrite, { intent: 'deliver' }> & { basketId: string }

/** Whoever picks up in a store has found their store. */
function deliver(commerce: Client, { basketId, code, storeId, ...which }: Delivery): Written {
  if (code === 'pickup' && storeId !== undefined && 'itemId' in which) {
    return commerce.changeItem({
      params: { basketId },
      query: { action: 'pickup', favStoreId: storeId },
      body: { itemId: which.itemId },
    })
  }
  const what = 'itemId' in which ? { itemIds: [which.itemId] } : { shipmentId: which.shipmentId }
  return commerce.setShippingMethod({
    body: { basketId, ...what, code, ...(storeId !== undefined && { storeId }) },
  })
}

async function openCart(commerce: Client, write: CartWrite): Written {
  if (write.intent === 'add') {
    return commerce.createCartWithItem({ body: itemOf(write) })
  }
  const opened = await commerce.createCart({ body: {} })
  if (!opened.ok || write.intent !== 'restore') return opened
  return writeIn(commerce, { ...write, basketId: opened.value.basketId })
}
