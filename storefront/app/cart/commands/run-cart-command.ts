import type { CallRefusal } from '@cairn/contract/wire/client'
import { browserCommerce } from '../../platform/calls/browser-commerce.ts'
import {
  withCurrentItemId,
  rememberedCartOf,
  type RememberedLine,
} from '../state/remembered-cart.ts'
import { basketIdInCookie, cartState, setCart, setCartError } from '../state/cart-store.ts'
import { withCartLock } from '../state/with-cart-lock.ts'
import { isCartLost } from '../state/cart-view.ts'
import type { CartCommand } from './cart-command.ts'
import { rebuildCart } from '../state/rebuild-cart.ts'
import { refreshCart } from '../state/refresh-cart.ts'
import {
  hasOtherCartChanges,
  expiredCartError,
  pageError,
  cartErrorOf,
  type CartError,
  inlineError,
} from './cart-error.ts'
import { showToast } from '../../ui/toasts/show-toast.ts'
import { resolveLostResponse } from './resolve-lost-response.ts'
import { sendCartCommand } from './send-cart-command.ts'

type RememberedLines = readonly RememberedLine[]

const rememberedLines = (): RememberedLines => cartState().remembered?.lines ?? []

export function runCartCommand(command: CartCommand): Promise<CartError | null> {
  const { cart } = cartState()
  const before = cart ? rememberedCartOf(cart).lines : rememberedLines()
  return withCartLock(async () => {
    const error = await sendAndKeepCart(
      withCurrentItemId(command, { before, after: rememberedLines() }),
    )
    setCartError(inlineError(error) ?? null)
    if (error?.shownAt === 'toast') showToast({ title: error.message, tone: 'error' })
    return error
  })
}

async function sendAndKeepCart(command: CartCommand): Promise<CartError | null> {
  const basketId = basketIdInCookie() ?? cartState().remembered?.basketId
  const result = await sendCartCommand(browserCommerce(), basketId, command)
  if (!result.ok) {
    const { refusal } = result
    if (refusal.status === 0) return resolveLostResponse({ command, basketId, refusal })
    if (hasOtherCartChanges(refusal)) void refreshCart()
    return isCartLost(refusal)
      ? repeatInRebuiltCart(command, refusal)
      : cartErrorOf(refusal, command)
  }
  setCart(result.value)
  return null
}

/** The shopper sees a message only if the repeated command fails too. */
async function repeatInRebuiltCart(
  command: CartCommand,
  lostCart: CallRefusal,
): Promise<CartError | null> {
  const before = rememberedLines()
  const commerce = browserCommerce()
  const rebuilt = await rebuildCart(commerce, before)
  if (!rebuilt.ok) return pageError(rebuilt.refusal)
  setCart(rebuilt.value.cart)
  if (!rebuilt.value.isComplete) return expiredCartError(lostCart)

  const after = rememberedLines()
  const { basketId } = rebuilt.value.cart
  const repeated = await sendCartCommand(
    commerce,
    basketId,
    withCurrentItemId(command, { before, after }),
  )
  if (!repeated.ok) return pageError(repeated.refusal)
  setCart(repeated.value)
  return null
}
