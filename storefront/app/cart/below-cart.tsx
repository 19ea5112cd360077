import type { Cart, SavedItems as SavedList } from '@cairn/contract/cart-entity'
import { SavedItems } from '../lists/saved-items.tsx'
import { useMessages } from '../platform/messages.tsx'
import { useInBrowser } from '../platform/use-in-browser.ts'
import { Recommended } from '../product/recommended.tsx'
import { SeenLatelyRail } from '../product/seen-lately-rail.tsx'
import type { RefusedWrite } from './refused-write.ts'
import { Upsells } from './upsells.tsx'

export type BelowCartProps = {
  cart: Cart | null | undefined
  /** As it came with the cart. */
  saved: SavedList | undefined
  refused: RefusedWrite | undefined
}

/** What was put aside, what goes with what is in the bag, and what was looked at: at its end, where what comes late moves nothing. */
export function BelowCart({ cart, saved, refused }: BelowCartProps) {
  const t = useMessages()
  const isInBrowser = useInBrowser()
  const inBag = cart?.items ?? []
  return (
    <>
      <SavedItems known={saved} refused={refused} />
      {isInBrowser && cart && inBag.length > 0 && (
        <div className="max-w-[720px] pt-section empty:hidden">
          <Upsells cart={cart} heading="h2" />
        </div>
      )}
      {isInBrowser && (
        <SeenLatelyRail
          besides={inBag.map((item) => item.productId)}
          otherwise={inBag.length === 0 && <Recommended title={t('likedByMany')} />}
        />
      )}
    </>
  )
}
