import { type Locale, siteOf } from '@cairn/contract/sites/sites'
import type { Database } from '../../platform/database/database.ts'
import { explainPromotions } from '../../promotions/explain-promotions.ts'
import type { Cart } from '../cart.ts'
import { createCartCaches } from '../store/cart-contents-store.ts'
import { findCart } from '../store/cart-store.ts'
import { couponCodesText } from './cart-discounts.ts'
import { applyPromotionsToCart } from './cart-promotions.ts'

/** Tells for every promotion why it applies to the cart at this moment, or why it does not. */
export async function explainCart(
  database: Database,
  { cartId, locale }: { cartId: string; locale: Locale },
): Promise<string[] | undefined> {
  const { siteId, currency } = siteOf(locale)
  const carts = { database, caches: createCartCaches({ offers: [] }) }
  const market = { siteId, locale }
  const loadedCart = await findCart(carts, { cartId, market, sessionId: undefined })
  if (!loadedCart) return undefined
  const { cart, conditions } = loadedCart
  const { groups, byId } = conditions.promotions
  const appliedPromotions = applyPromotionsToCart(cart, conditions, [...byId.values()])
  return [
    `Cart ${cart.id}, as ${siteId} sells it: ${cart.lines.length} lines, codes: ${couponCodesText(cart)}, groups: ${[...groups].join(', ')}.`,
    ...explainPromotions(appliedPromotions, {
      currency,
      targetNameOf: (targetId) => nameIn(cart, targetId),
    }),
  ]
}

function nameIn({ lines }: Cart, targetId: string): string {
  const line = lines.find(({ id }) => id === targetId)
  return line ? `${line.quantity} × ${line.sku}` : targetId
}
