import type { CallRefusal } from '@cairn/contract/wire/client'
import { useNavigate } from 'react-router'
import { setCart } from '../../cart/state/cart-store.ts'
import { refreshCart } from '../../cart/state/refresh-cart.ts'
import { browserCommerce } from '../../platform/calls/browser-commerce.ts'
import { useLocale } from '../../platform/page/use-shop.ts'
import type { Step } from '../steps/steps.ts'
import { forgetOrderKey, type Order } from './send-order.ts'
import { storeLastOrder } from './last-order.ts'

type RefusalHandling = {
  step: Step
  shownAs: 'top' | 'toast'
  /** The order has failed, and its items are in a new cart. */
  isOver: boolean
}

const atTop = (step: Step, isOver = false): RefusalHandling => ({ step, shownAs: 'top', isOver })

/** The step on which the shopper can correct the cause of each refusal. */
const handlingByErrorId: Record<string, RefusalHandling> = {
  challenge: atTop('billing', true),
  PAY400: atTop('billing', true),
  PYT402: atTop('billing', true),
  FE309: atTop('billing'),
  PYT400: atTop('billing'),
  PYT404: atTop('billing'),
  PYT405: atTop('billing'),
  PYT406: atTop('billing'),
  BIL400: atTop('billing'),
  BILL410: atTop('billing'),
  GFC700: atTop('billing'),
  GFC725: atTop('billing'),
  GFC812: atTop('billing'),
  GFS800: atTop('billing'),
  REW140: atTop('billing'),
  PAY401: atTop('shipping'),
  SHP404: atTop('shipping'),
  SHP410: atTop('shipping'),
  SHP500: atTop('shipping'),
  CHK320: atTop('shipping'),
  CHK380: atTop('shipping'),
  ORD516: atTop('shipping'),
  ORD517: atTop('shipping'),
  ORD518: atTop('shipping'),
  ORD430: atTop('summary'),
  INV406: atTop('summary'),
  INV409: atTop('summary'),
  INV700: atTop('summary'),
  PRC400: atTop('summary'),
  TAX309: atTop('summary'),
  TAX310: atTop('summary'),
}

/** Any other refusal is shown in a toast that stays until it is closed. */
export const handlingOf = ({ errorId }: Pick<CallRefusal, 'errorId'>): RefusalHandling =>
  handlingByErrorId[errorId] ?? { step: 'summary', shownAs: 'toast', isOver: false }

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
  const created = await browserCommerce().createCart({ body: {} })
  if (created.ok) setCart(created.value)
}
