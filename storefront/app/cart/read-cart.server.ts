import type { Client } from '@cairn/contract/client'
import { flagCookies } from '@cairn/contract/cookies'
import { cookieOf } from '../platform/cookies.ts'
import { renewingSession } from '../platform/server-session.ts'
import { isLost, viewOf, type CartView } from './cart-view.ts'

export const basketIdOf = (request: Request): string | undefined =>
  cookieOf(request.headers.get('cookie') ?? '', flagCookies.basketId)

/** Put right where a way has closed, and with what is said of stock. */
const asItCanBe = { isPatchRequired: true, inventorySupplyCheck: true }

/** The cart that the request's cookies name; reading opens neither a session nor a cart. */
export async function readCartView(commerce: Client, request: Request): Promise<CartView> {
  const basketId = basketIdOf(request)
  if (!basketId) return { state: 'none' }
  const read = await renewingSession(commerce, () =>
    commerce.readCart({ params: { basketId }, query: asItCanBe }),
  )
  if (read.ok) return viewOf(read.value)
  const { refusal } = read
  const isForgotten = isLost(refusal) || refusal.errorId === 'REQ401'
  return isForgotten ? { state: 'lost' } : { state: 'failed', message: refusal.message }
}
