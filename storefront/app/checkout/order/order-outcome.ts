import { useNavigate } from 'react-router'
import { optionalCartHandlers } from '../../cart/commands/cart-refusal-handling.ts'
import { storeLastOrder } from '../../cart/state/last-order.ts'
import { forgetOrderKey } from '../../cart/state/order-key.ts'
import { refreshCart } from '../../cart/state/refresh-cart.ts'
import { setCart } from '../../cart/state/set-cart.ts'
import { browserCommerce } from '../../platform/calls/browser-commerce.ts'
import { useLocale } from '../../platform/page/use-shop.ts'
import type { Order } from './send-order.ts'

/** Stores the order, creates a new cart and opens the confirmation. */
export function useFinishOrder() {
  const navigate = useNavigate()
  const locale = useLocale()
  return async (order: Order) => {
    storeLastOrder(order)
    forgetOrderKey()
    await openNewCart()
    await navigate(`/${locale}/order-confirmation?order=${order.orderNumber}`)
  }
}

/** After a refusal: reads the cart again, or creates a new one if the old cart belongs to a failed order. */
export async function recoverFromRefusal(isOver: boolean) {
  if (!isOver) return refreshCart()
  forgetOrderKey()
  await openNewCart()
}

async function openNewCart() {
  const created = await browserCommerce().createCart({ body: {} }, optionalCartHandlers)
  if (created.ok) setCart(created.value)
}
