import type { Client } from '@cairn/contract/client'
import { basketIdInCookie, cartState, keepCart } from '../cart/cart-store.ts'
import { inCartTurn } from '../cart/cart-turn.ts'
import { isLost } from '../cart/cart-view.ts'
import type { CartWrite } from '../cart/cart-write.ts'
import { changeCart } from '../cart/change-cart.ts'
import { captchaForAddress, solved } from './captcha-for-address.ts'
import { hasMoved, telling } from './carried-news.ts'
import { performCheckout } from './perform-checkout.ts'

/** One after the other, on the cart as this page has heard of it last; nothing where that is lost. */
export function performInBrowser(commerce: Client, form: FormData, country: string) {
  return inCartTurn(async () => {
    const cart = cartState().cart ?? (await cartNow(commerce))
    if (!cart) return undefined
    const where = {
      commerce,
      cart,
      country,
      captcha: () => solved('pay'),
      captchaForAddress: captchaForAddress(),
    }
    const outcome = await performCheckout(where, form)
    if (outcome?.ok) keepCart(outcome.value.cart)
    else if (outcome && isLost(outcome.refusal)) return undefined
    return outcome
  })
}

/** A change of what is in the bag stays on its step, unless something has changed by itself with it. */
export async function changeInBrowser(write: CartWrite, search: string) {
  const refused = await changeCart(write)
  const { cart } = cartState()
  return { refused, search: !refused && cart && hasMoved(cart) ? telling(search, cart) : null }
}

async function cartNow(commerce: Client) {
  const basketId = basketIdInCookie()
  if (!basketId) return undefined
  const read = await commerce.readCart({ params: { basketId }, query: {} })
  return read.ok ? read.value : undefined
}
