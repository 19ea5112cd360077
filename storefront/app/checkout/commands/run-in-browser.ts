import type { CartCommand } from '../../cart/commands/cart-command.ts'
import { optionalCartHandlers } from '../../cart/commands/cart-refusal-handling.ts'
import { runCartCommand } from '../../cart/commands/run-cart-command.ts'
import { basketIdInCookie, cartState } from '../../cart/state/cart-store.ts'
import { setCart } from '../../cart/state/set-cart.ts'
import { withCartLock } from '../../cart/state/with-cart-lock.ts'
import type { Commerce } from '../../platform/calls/commerce.ts'
import { readServerRules } from '../../purchase/address/read-server-rules.ts'
import type { ServerRules } from '../../purchase/address/server-rules.ts'
import { hasDeliveryChange, addFlashToSearch } from './flash-in-url.ts'
import { runCheckoutCommand } from './run-checkout-command.ts'
import { captchaForAddress, solveCaptcha } from './set-shipping-address.ts'

/**
 * Runs one command after the other on the latest known cart. Returns `undefined` if the cart no
 * longer exists.
 */
export function runInBrowser(
  commerce: Commerce,
  form: FormData,
  { country, loadedRules }: { country: string; loadedRules?: ServerRules | undefined },
) {
  return withCartLock(async () => {
    const cart = cartState().cart ?? (await readCurrentCart(commerce))
    if (!cart) return undefined
    const context = {
      commerce,
      cart,
      country,
      serverRulesOf: async (countryCode: string) =>
        loadedRules && loadedRules.countryCode !== countryCode
          ? readServerRules(commerce, countryCode)
          : loadedRules,
      captcha: () => solveCaptcha('pay'),
      captchaForAddress: captchaForAddress(),
    }
    const outcome = await runCheckoutCommand(context, form)
    if (outcome?.ok) setCart(outcome.value.cart)
    else if (outcome && outcome.refusal.name === 'cartNotFound') return undefined
    return outcome
  })
}

/** A change of the cart keeps the step, unless the change also affected the delivery. */
export async function changeCartInBrowser(command: CartCommand, search: string) {
  const error = await runCartCommand(command)
  const { cart } = cartState()
  return {
    error,
    search: !error && cart && hasDeliveryChange(cart) ? addFlashToSearch(search, cart) : null,
  }
}

async function readCurrentCart(commerce: Commerce) {
  const basketId = basketIdInCookie()
  if (!basketId) return undefined
  const result = await commerce.readCart({ params: { basketId }, query: {} }, optionalCartHandlers)
  return result.ok ? result.value : undefined
}
