import { optionalCartHandlers } from '../../cart/commands/cart-refusal-handling.ts'
import { setCart } from '../../cart/state/set-cart.ts'
import { browserCommerce } from '../../platform/calls/browser-commerce.ts'
import { goOn } from '../../platform/calls/handling.ts'
import { reloadOnce } from '../../platform/page/reload-guard.ts'
import { showToast } from '../../ui/toasts/show-toast.ts'
import { clearPersonalData } from './clear-personal-data.ts'

const reloadDelay = 4_000

/** Several calls may report it at once. Only the first restarts the session. */
let isStarting = false

/** The customer of this session no longer exists, so the visitor continues as a guest with an empty cart. */
export async function restartAsGuest(message: string): Promise<void> {
  if (isStarting) return
  isStarting = true
  clearPersonalData()
  showToast({ title: message, tone: 'error' })
  setTimeout(() => {
    isStarting = false
    reloadOnce()
  }, reloadDelay)
  const commerce = browserCommerce()
  const sessionResult = await commerce.requestToken(
    { body: { type: 'Guest' } },
    { cannotAuthorize: goOn, codeInvalid: goOn, tokenDuplicated: goOn, verifierMismatch: goOn },
  )
  if (!sessionResult.ok) return
  clearPersonalData()
  const cartResult = await commerce.createCart({ body: {} }, optionalCartHandlers)
  if (cartResult.ok) setCart(cartResult.value)
}
