import { flagCookies } from '@cairn/contract/wire/cookies'
import { parseStoreCookie, storeCookie } from '@cairn/contract/wire/store-cookie'
import type { Commerce } from '../platform/calls/commerce.ts'
import { withRenewedSession } from '../platform/calls/server-session.ts'
import { cookieOf } from '../platform/cookies.ts'
import { cartHandlers, isCartLost } from './commands/cart-refusal-handling.ts'
import { viewOf, type CartView } from './state/cart-view.ts'

const cookieIn = (request: Request, name: string) =>
  cookieOf(request.headers.get('cookie') ?? '', name)

export const basketIdOf = (request: Request): string | undefined =>
  cookieIn(request, flagCookies.basketId)

/** The server corrects delivery methods that are no longer possible, and checks the stock. */
const cartQuery = { isPatchRequired: true, inventorySupplyCheck: true }

function cartQueryOf(request: Request) {
  const favStoreId = parseStoreCookie(cookieIn(request, storeCookie))
  return favStoreId === undefined ? cartQuery : { ...cartQuery, favStoreId }
}

/** Reads the cart named by the request's cookies. Reading opens neither a session nor a cart. */
export async function readCartView(commerce: Commerce, request: Request): Promise<CartView> {
  const basketId = basketIdOf(request)
  if (!basketId) return { state: 'none' }
  const result = await withRenewedSession(commerce, () =>
    commerce.readCart({ params: { basketId }, query: cartQueryOf(request) }, cartHandlers),
  )
  if (result.ok) return viewOf(result.value)
  const { refusal } = result
  const isForgotten = isCartLost(refusal) || refusal.name === 'sessionMissing'
  return isForgotten ? { state: 'lost' } : { state: 'failed', message: refusal.message }
}
