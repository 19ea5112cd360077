import { useMessages } from '../../platform/text/messages.tsx'
import { PriceAdjustments } from './price-adjustments.tsx'
import type { AdjustableCart } from './store-view.ts'

/** On the cart page of an in-store session. */
export function CartAdjustments({ cart, limit }: { cart: AdjustableCart; limit: number }) {
  const t = useMessages()
  if (cart.items.length === 0) return null
  return (
    <section aria-labelledby="price-adjustments" className="pt-section">
      <h2 id="price-adjustments" className="display text-h2">
        {t('priceAdjustments')}
      </h2>
      <PriceAdjustments cart={cart} limit={limit} page="cart" />
    </section>
  )
}
