import type { Cart, SavedItems as SavedList } from '@cairn/contract/cart-entity'
import { SavedItems } from '../lists/saved-items.tsx'
import { useInBrowser } from '../platform/use-in-browser.ts'
import type { RefusedWrite } from './refused-write.ts'
import { Upsells } from './upsells.tsx'

export type BelowCartProps = {
  cart: Cart | null | undefined
  /** As it came with the cart. */
  saved: SavedList | undefined
  refused: RefusedWrite | undefined
}

/** What was put aside, and what goes with what is in the bag: at its end, where what comes late moves nothing. */
export function BelowCart({ cart, saved, refused }: BelowCartProps) {
  const isInBrowser = useInBrowser()
  return (
    <>
      <SavedItems known={saved} refused={refused} />
      {isInBrowser && cart && cart.items.length > 0 && (
        <div className="max-w-[720px] pt-section empty:hidden">
          <Upsells cart={cart} heading="h2" />
        </div>
      )}
    </>
  )
}
