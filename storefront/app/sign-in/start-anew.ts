import { browserCommerce } from '../platform/browser-commerce.ts'
import { reloadOnce } from '../platform/reload-guard.ts'
import { keepCart } from '../cart/cart-store.ts'
import { showToast } from '../ui/show-toast.ts'
import { forgetEverything } from './forget-everything.ts'

const reloadAfter = 4_000

/** Several calls may hear of it at once; the page begins anew after the first. */
let isStarting = false

/** The customer of this session is gone: whoever is here goes on as somebody else, with an empty bag. */
export async function startAnew(message: string): Promise<void> {
  if (isStarting) return
  isStarting = true
  forgetEverything()
  showToast({ title: message, tone: 'error' })
  setTimeout(reloadOnce, reloadAfter)
  const commerce = browserCommerce()
  const opened = await commerce.requestToken({ body: { type: 'Guest' } })
  if (!opened.ok) return
  forgetEverything()
  const made = await commerce.createCart({ body: {} })
  if (made.ok) keepCart(made.value)
}
