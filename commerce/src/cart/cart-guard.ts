import { basketId, storeId } from '@cairn/contract/identifiers'
import { accept, refuse, type Result } from '@cairn/contract/result'
import { z } from 'zod'
import { marketOf } from '../catalogue/sellable.ts'
import type { Asked } from '../platform/wire/asked.ts'
import { type Addressed, type Guard, guard } from '../platform/wire/guard.ts'
import { accessHashOf, letIn, type SessionGuards } from '../sessions/session-guard.ts'
import type { LiveSession } from '../sessions/session.ts'
import type { CartNow, Carts } from './cart-store.ts'
import type { FoundCart } from './kept-answers.ts'
import { findCartClaim, findOwnCart, openFound } from './own-cart-store.ts'
import type { SavedOf } from './saved-of.ts'

/** The wire names a cart by either word, in the path or in the body. */
const naming = z.object({ basketId: basketId.optional(), cartId: basketId.optional() })

function namedCart({ params, body }: Addressed): string | undefined {
  const [inPath, inBody] = [params, body].map((part) => naming.safeParse(part ?? {}).data)
  return inPath?.basketId ?? inPath?.cartId ?? inBody?.basketId ?? inBody?.cartId
}

const namingStore = z.object({ favStoreId: storeId })

function namedStores({ query }: Addressed): string[] {
  const named = namingStore.safeParse(query)
  return named.success ? [named.data.favStoreId] : []
}

function claimOf(asked: Asked, input: Addressed): Result<{ accessHash: string; cartId: string }> {
  const accessHash = accessHashOf(asked)
  const cartId = namedCart(input)
  if (accessHash === undefined) return refuse('sessionMissing')
  return cartId === undefined ? refuse('cartNotFound') : accept({ accessHash, cartId })
}

export type OwnCart = { session: LiveSession; cartId: string }
export type OwnCartToOrder = {
  session: LiveSession
  cartId: string
  found: CartNow | undefined
}
export type OwnCartRead = { session: LiveSession; found: FoundCart }

/** Another's cart answers as one that does not exist. */
export const cartGuards = (carts: Carts) => ({
  /** For changing it: whose it is, and nothing more. */
  ownCart: guard('ownCart', async (asked, input): Promise<Result<OwnCart>> => {
    const claim = claimOf(asked, input)
    if (!claim.ok) return claim
    const found = await findCartClaim(carts.database, claim.value)
    if (!found) return refuse('sessionMissing')
    const live = letIn(asked, found.session)
    if (!live.ok) return live
    const { session, cartId } = found
    return cartId === null ? refuse('cartNotFound') : accept({ session, cartId })
  }),

  /** For reading it: with everything that is in it. */
  ownCartRead: guard('ownCart', async (asked, input): Promise<Result<OwnCartRead>> => {
    const own = await readOwnCart(carts, asked, input)
    if (!own.ok) return own
    const { session, found } = own.value
    return found ? accept({ session, found }) : refuse('cartNotFound')
  }),

  /** For ordering it: one that is ordered already is not found, and may be asked about by its key. */
  ownCartToOrder: guard('ownCart', async (asked, input): Promise<Result<OwnCartToOrder>> => {
    const own = await readOwnCart(carts, asked, input)
    if (!own.ok) return own
    const { found, ...claimed } = own.value
    return accept({ ...claimed, found: found && (await openFound(carts, found, marketOf(asked))) })
  }),
})

async function readOwnCart({ database }: Carts, asked: Asked, input: Addressed) {
  const claim = claimOf(asked, input)
  if (!claim.ok) return claim
  const reading = { market: marketOf(asked), storeIds: namedStores(input) }
  const own = await findOwnCart(database, { ...claim.value, ...reading })
  if (!own) return refuse('sessionMissing')
  const live = letIn(asked, own.session)
  return live.ok ? accept({ ...own, cartId: claim.value.cartId }) : live
}

type CartGuards = ReturnType<typeof cartGuards>

/** What the routes of carts are made with. */
export type CartNeeds = Carts & {
  savedOf: SavedOf
  guards: SessionGuards & CartGuards & { agentCart: Guard<'agentCart', OwnCart> }
}
