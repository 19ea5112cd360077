import { prepareOrder } from '@cairn/contract/checkout'
import type { FlashMessage } from '@cairn/contract/flash'
import { accept, refuse } from '@cairn/contract/result'
import { cartAnswer } from '../cart/cart-answer.ts'
import type { CartNeeds } from '../cart/cart-guard.ts'
import { changeCart } from '../cart/cart-store.ts'
import { marketOf } from '../catalogue/sellable.ts'
import { serve } from '../platform/wire/serve.ts'
import { checkPrepared } from './prepare.ts'

export const prepareRoutes = ({ guards, ...carts }: CartNeeds) => [
  serve(prepareOrder, guards.ownCart, async ({ grant, body, asked }) => {
    const target = { which: { cartId: grant.cartId }, market: marketOf(asked) }
    const isForSheet = body['cookie-bid'] === true
    let invalid: readonly FlashMessage[] = []
    const changed = await changeCart(carts, target, (cart, { now }) => {
      const prepared = checkPrepared(cart, now, { isForSheet })
      if (!prepared.ok) return prepared
      invalid = prepared.value.flash
      return accept(prepared.value.cart)
    })
    if (!changed) return refuse('cartNotFound')
    if (!changed.ok) return changed
    const { flash } = changed.value
    return cartAnswer({ ...changed.value, flash: [...flash, ...invalid] }, asked)
  }),
]
