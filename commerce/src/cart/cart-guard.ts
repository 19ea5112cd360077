import { basketId } from '@cairn/contract/identifiers'
import { accept, refuse, type Result } from '@cairn/contract/result'
import { z } from 'zod'
import type { Database } from '../platform/database/database.ts'
import type { Asked } from '../platform/wire/asked.ts'
import { type Addressed, guard } from '../platform/wire/guard.ts'
import { accessHashOf, namesAnother } from '../sessions/session-guard.ts'
import type { LiveSession } from '../sessions/session.ts'
import { findOwnCart } from './cart-store.ts'
import type { Cart } from './cart.ts'

export type OwnCart = { session: LiveSession; cart: Cart }

/** The wire names a cart by either word, in the path or in the body. */
const naming = z.union([
  z.object({ basketId }).transform((named) => named.basketId),
  z.object({ cartId: basketId }).transform((named) => named.cartId),
])

function namedCart({ params, body }: Addressed): string | undefined {
  const named = [params, body].map((part) => naming.safeParse(part))
  return named.find(({ success }) => success)?.data
}

export const marketOf = ({ locale, site }: Pick<Asked, 'locale' | 'site'>) => ({
  locale,
  siteId: site.siteId,
})

/** Another's cart answers as one that does not exist. */
export const ownCartGuard = (database: Database) =>
  guard('ownCart', async (asked, input): Promise<Result<OwnCart>> => {
    const accessHash = accessHashOf(asked)
    const cartId = namedCart(input)
    if (accessHash === undefined) return refuse('sessionMissing')
    if (cartId === undefined) return refuse('cartNotFound')
    const found = await findOwnCart(database, { accessHash, cartId, market: marketOf(asked) })
    if (!found || namesAnother(asked, found.session)) return refuse('sessionMissing')
    const { session, cart } = found
    return cart ? accept({ session, cart }) : refuse('cartNotFound')
  })

export type OwnCartGuard = ReturnType<typeof ownCartGuard>
