import type { Cart } from '@cairn/contract/cart/cart'
import { Suspense } from 'react'
import type { CartError } from '../cart/commands/cart-error.ts'
import type { CartView } from '../cart/state/cart-view.ts'
import { Upsells } from '../cart/upsells/upsells.tsx'
import { SavedItems } from '../lists/saved-items.tsx'
import { lazyOptional } from '../platform/lazy-component.ts'
import { useIsUsed } from '../platform/page/use-is-used.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { RecentlyViewedRail } from '../product/recommendations/recently-viewed-rail.tsx'
import { Recommendations } from '../product/recommendations/recommendations.tsx'

const CartAdjustments = lazyOptional(() =>
  import('../account/store/cart-adjustments.tsx').then((module) => module.CartAdjustments),
)

type BelowCartProps = {
  /** What the page was rendered with. */
  view: CartView
  cart: Cart | null | undefined
  error: CartError | undefined
}

/** Saved items, then upsells and recently viewed products, which load when somebody uses the page. */
export function BelowCart({ view, cart, error }: BelowCartProps) {
  const t = useMessages()
  const isUsed = useIsUsed()
  const cartItems = cart?.items ?? []
  const savedItems = 'cart' in view ? view.cart.saveForLater : undefined
  return (
    <>
      <StaffAdjustments view={view} cart={cart} />
      <SavedItems initialItems={savedItems} error={error} />
      {isUsed && cart && cartItems.length > 0 && (
        <div className="cart-upsells">
          <Upsells cart={cart} heading="h2" />
        </div>
      )}
      {isUsed && (
        <RecentlyViewedRail
          excludedIds={cartItems.map((item) => item.productId)}
          fallback={cartItems.length === 0 && <Recommendations title={t('likedByMany')} />}
        />
      )}
    </>
  )
}

/** Only in an in-store session. */
function StaffAdjustments({ view, cart }: Pick<BelowCartProps, 'view' | 'cart'>) {
  if (!('cart' in view) || view.staffLimit === undefined) return null
  return (
    <Suspense>
      <CartAdjustments cart={cart ?? view.cart} limit={view.staffLimit} />
    </Suspense>
  )
}
