import type { Cart, SavedItems as SavedList } from '@cairn/contract/cart/cart'
import type { CartError } from '../cart/commands/cart-error.ts'
import { Upsells } from '../cart/upsells/upsells.tsx'
import { SavedItems } from '../lists/saved-items.tsx'
import { useHydrated } from '../platform/page/use-hydrated.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { RecentlyViewedRail } from '../product/recommendations/recently-viewed-rail.tsx'
import { Recommendations } from '../product/recommendations/recommendations.tsx'

type BelowCartProps = {
  cart: Cart | null | undefined
  /** The saved items that the cart response contained. */
  savedItems: SavedList | undefined
  error: CartError | undefined
}

/** Saved items, upsells and recently viewed products. They load late, so they are at the end of the page. */
export function BelowCart({ cart, savedItems, error }: BelowCartProps) {
  const t = useMessages()
  const isInBrowser = useHydrated()
  const cartItems = cart?.items ?? []
  return (
    <>
      <SavedItems initialItems={savedItems} error={error} />
      {isInBrowser && cart && cartItems.length > 0 && (
        <div className="cart-upsells">
          <Upsells cart={cart} heading="h2" />
        </div>
      )}
      {isInBrowser && (
        <RecentlyViewedRail
          excludedIds={cartItems.map((item) => item.productId)}
          fallback={cartItems.length === 0 && <Recommendations title={t('likedByMany')} />}
        />
      )}
    </>
  )
}
