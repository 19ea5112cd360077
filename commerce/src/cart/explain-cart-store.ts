import { type Locale, siteOf } from '@cairn/contract/sites'
import { explain } from '../promotions/explain.ts'
import type { Database } from '../platform/database/database.ts'
import { rememberForCarts } from './cart-memory-store.ts'
import { findCart } from './cart-store.ts'
import type { Cart } from './cart.ts'
import { promote } from './promoted-cart.ts'

type Explaining = { cartId: string; locale: Locale }

/** Of every promotion that there is, why it applies to a cart or does not, as it stands now. */
export async function explainCart(
  database: Database,
  { cartId, locale }: Explaining,
): Promise<string[] | undefined> {
  const { siteId, currency } = siteOf(locale)
  const carts = { database, memory: rememberForCarts({ offers: [] }) }
  const found = await findCart(carts, { cartId, market: { siteId, locale } })
  if (!found) return undefined
  const { cart, now } = found
  const { groups, byId } = now.promotions
  const promoted = promote(cart, now, [...byId.values()])
  const codes = cart.coupons.length > 0 ? cart.coupons.join(', ') : 'none'
  return [
    `Cart ${cart.id}, as ${siteId} sells it: ${cart.lines.length} lines, codes: ${codes}, groups: ${[...groups].join(', ')}.`,
    ...explain(promoted, { currency, nameOf: (place) => nameIn(cart, place) }),
  ]
}

function nameIn({ lines }: Cart, place: string): string {
  const line = lines.find(({ id }) => id === place)
  return line ? `${line.quantity} × ${line.sku}` : place
}
