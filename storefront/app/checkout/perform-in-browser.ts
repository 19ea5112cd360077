import type { ChallengedAction } from '@cairn/contract/bot-defence'
import type { Client } from '@cairn/contract/client'
import { basketIdInCookie, cartState, keepCart } from '../cart/cart-store.ts'
import { inCartTurn } from '../cart/cart-turn.ts'
import { isLost } from '../cart/cart-view.ts'
import { readPageSettings } from '../platform/page-settings.ts'
import { performCheckout } from './perform-checkout.ts'

/** One after the other, on the cart as this page has heard of it last; nothing where that is lost. */
export function performInBrowser(commerce: Client, form: FormData, country: string) {
  return inCartTurn(async () => {
    const cart = cartState().cart ?? (await cartNow(commerce))
    if (!cart) return undefined
    const { asksCaptchaForAddress } = readPageSettings(document)
    const where = {
      commerce,
      cart,
      country,
      captcha: () => solved('pay'),
      ...(asksCaptchaForAddress && { captchaForAddress: () => solved('address') }),
    }
    const outcome = await performCheckout(where, form)
    if (outcome?.ok) keepCart(outcome.value.cart)
    else if (outcome && isLost(outcome.refusal)) return undefined
    return outcome
  })
}

async function solved(action: ChallengedAction) {
  const { prepareCaptcha } = await import('../sign-in/captcha.ts')
  return prepareCaptcha(action).use()
}

async function cartNow(commerce: Client) {
  const basketId = basketIdInCookie()
  if (!basketId) return undefined
  const read = await commerce.readCart({ params: { basketId }, query: {} })
  return read.ok ? read.value : undefined
}
