import { useNavigate } from 'react-router'
import { keepCart } from '../cart/cart-store.ts'
import { freshenCart } from '../cart/freshen-cart.ts'
import { browserCommerce } from '../platform/browser-commerce.ts'
import { useLocale } from '../platform/use-shop.ts'
import { forgetOrderKey } from './order-key.ts'
import { rememberOrder } from './order-memory.ts'
import type { Order } from './place-order.ts'

/** The order is kept, the bag begins anew, and the confirmation is shown. */
export function useFinish() {
  const navigate = useNavigate()
  const locale = useLocale()
  return async (order: Order) => {
    rememberOrder(order)
    forgetOrderKey()
    await openNewCart()
    await navigate(`/${locale}/order-confirmation?order=${order.orderNumber}`)
  }
}

/** After a refusal: a bag that has become an order is left to it, any other is looked at again. */
export async function recoverCart(isOver: boolean) {
  if (!isOver) return freshenCart()
  forgetOrderKey()
  await openNewCart()
}

async function openNewCart() {
  const made = await browserCommerce().createCart({ body: {} })
  if (made.ok) keepCart(made.value)
}
