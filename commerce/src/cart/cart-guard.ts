import { basketId, storeId } from '@cairn/contract/fields/identifiers'
import { accept, refuse, type Result } from '@cairn/contract/refusals/result'
import { z } from 'zod'
import { marketOf } from '../catalogue/market.ts'
import type { RequestContext } from '../platform/wire/request-context.ts'
import { type CallInput, type Guard, guard } from '../platform/wire/serve.ts'
import { accessHashOf, checkSession, type SessionGuards } from '../sessions/session-guard.ts'
import type { LiveSession } from '../sessions/session.ts'
import type { FoundCart } from './answers/answer-cache.ts'
import type { SavedItemsReader } from './answers/saved-items-port.ts'
import type { CartToRead, CartDeps } from './store/cart-store.ts'
import { findCartClaim, findOwnCart, loadFoundCart } from './store/own-cart-store.ts'

/** Calls name the cart as basketId or cartId, in the path or in the body. */
const cartIdFields = z.object({ basketId: basketId.optional(), cartId: basketId.optional() })

function cartIdIn({ params, body }: CallInput): string | undefined {
  const [inPath, inBody] = [params, body].map((part) => cartIdFields.safeParse(part ?? {}).data)
  return inPath?.basketId ?? inPath?.cartId ?? inBody?.basketId ?? inBody?.cartId
}

const storeIdField = z.object({ favStoreId: storeId })

function storeIdsIn({ query }: CallInput): string[] {
  const storeIdResult = storeIdField.safeParse(query)
  return storeIdResult.success ? [storeIdResult.data.favStoreId] : []
}

function claimOf(
  context: RequestContext,
  input: CallInput,
): Result<{ accessHash: string; cartId: string }> {
  const accessHash = accessHashOf(context)
  const cartId = cartIdIn(input)
  if (accessHash === undefined) return refuse('sessionMissing')
  return cartId === undefined ? refuse('cartNotFound') : accept({ accessHash, cartId })
}

export type OwnCart = { session: LiveSession; cartId: string }
export type OwnCartToOrder = {
  session: LiveSession
  cartId: string
  loadedCart: CartToRead | undefined
}
export type OwnCartRead = { session: LiveSession; foundCart: FoundCart }

/** The cart of another consumer is refused like one that does not exist. */
export const cartGuards = (carts: CartDeps) => ({
  /** For changes: checks the owner and reads nothing else. */
  ownCart: guard('ownCart', async (context, input): Promise<Result<OwnCart>> => {
    const claim = claimOf(context, input)
    if (!claim.ok) return claim
    const claimedCart = await findCartClaim(carts.database, claim.value)
    if (!claimedCart) return refuse('sessionMissing')
    const sessionResult = checkSession(context, claimedCart.session)
    if (!sessionResult.ok) return sessionResult
    const { session, cartId } = claimedCart
    return cartId === null ? refuse('cartNotFound') : accept({ session, cartId })
  }),

  /** For reading: also reads the contents. */
  ownCartRead: guard('ownCart', async (context, input): Promise<Result<OwnCartRead>> => {
    const result = await readOwnCart(carts, context, input)
    if (!result.ok) return result
    const { session, foundCart } = result.value
    return foundCart ? accept({ session, foundCart }) : refuse('cartNotFound')
  }),

  /** For ordering: a cart that is already ordered is undefined, so that the call can be answered by its key. */
  ownCartToOrder: guard('ownCart', async (context, input): Promise<Result<OwnCartToOrder>> => {
    const result = await readOwnCart(carts, context, input)
    if (!result.ok) return result
    const { foundCart, ...rest } = result.value
    return accept({
      ...rest,
      loadedCart: foundCart && (await loadFoundCart(carts, foundCart, marketOf(context))),
    })
  }),
})

async function readOwnCart({ database }: CartDeps, context: RequestContext, input: CallInput) {
  const claim = claimOf(context, input)
  if (!claim.ok) return claim
  const readRequest = { market: marketOf(context), storeIds: storeIdsIn(input) }
  const ownCart = await findOwnCart(database, { ...claim.value, ...readRequest })
  if (!ownCart) return refuse('sessionMissing')
  const sessionResult = checkSession(context, ownCart.session)
  return sessionResult.ok ? accept({ ...ownCart, cartId: claim.value.cartId }) : sessionResult
}

type CartGuards = ReturnType<typeof cartGuards>

/** The dependencies of the cart's routes. */
export type CartRouteDeps = CartDeps & {
  savedItemsOf: SavedItemsReader
  guards: SessionGuards & CartGuards & { agentCart: Guard<'agentCart', OwnCart> }
}
