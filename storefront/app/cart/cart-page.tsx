import type { Cart } from '@cairn/contract/cart-entity'
import { Suspense } from 'react'
import { useMessages } from '../platform/messages.tsx'
import { useInBrowser } from '../platform/use-in-browser.ts'
import { useMoney } from '../platform/use-money.ts'
import { later } from '../platform/later.ts'
import { Notice } from '../ui/notice.tsx'
import type { BelowCartProps } from './below-cart.tsx'
import { CartEmpty } from './cart-empty.tsx'
import { CartFailed } from './cart-failed.tsx'
import { cartColumns, CartFrame, CartHeading } from './cart-frame.tsx'
import { CartLines } from './cart-lines.tsx'
import { CartNews } from './cart-news.tsx'
import { CartOpening } from './cart-opening.tsx'
import { CartSummary } from './cart-summary.tsx'
import type { CartView } from './cart-view.ts'
import { refusalText, type RefusedWrite } from './refused-write.ts'
import { PromotionNotes } from './promotion-notes.tsx'
import { useCart } from './use-cart.ts'

type CartPageProps = { view: CartView; refused: RefusedWrite | undefined }

export function CartPage({ view, refused: refusedOnServer }: CartPageProps) {
  const { cart: latest, refused } = useCart()
  return (
    <CartFrame>
      <CartContent view={view} latest={latest} refused={refused ?? refusedOnServer} />
      {view.state !== 'failed' && (
        <Below
          cart={latest}
          saved={'cart' in view ? view.cart.saveForLater : undefined}
          refused={refused ?? refusedOnServer}
        />
      )}
    </CartFrame>
  )
}

/** What was saved comes with the cart; who has no cart is asked for once the page stands. */
function Below(props: BelowCartProps) {
  const isInBrowser = useInBrowser()
  if (!isInBrowser && !props.saved?.total) return null
  return (
    <Suspense>
      <BelowCart {...props} />
    </Suspense>
  )
}

const BelowCart = later(async () => (await import('./below-cart.tsx')).BelowCart)

type CartContentProps = {
  view: CartView
  latest: Cart | null | undefined
  refused: RefusedWrite | undefined
}

function CartContent({ view, latest, refused }: CartContentProps) {
  const t = useMessages()
  if (view.state === 'failed') return <CartFailed message={view.message} />
  if (view.state === 'lost' && !latest) return <CartLost />
  const cart = cartToShow(view, latest)
  return cart ? (
    <FilledCart cart={cart} refused={refused} />
  ) : (
    <CartEmpty notice={refused && refusalText(refused, t)} />
  )
}

function cartToShow(view: CartView, latest: Cart | null | undefined): Cart | undefined {
  const cart = latest === undefined && 'cart' in view ? view.cart : latest
  return cart && cart.items.length > 0 ? cart : undefined
}

/** With scripts the browser is about to make it anew; without them there is nothing to hope for. */
function CartLost() {
  const t = useMessages()
  return (
    <>
      <div className="noscript:hidden">
        <CartOpening />
      </div>
      <div className="hidden noscript:block">
        <CartEmpty notice={t('cartExpired')} />
      </div>
    </>
  )
}

type FilledCartProps = { cart: Cart; refused: RefusedWrite | undefined }

function FilledCart({ cart, refused }: FilledCartProps) {
  const t = useMessages()
  const money = useMoney()
  const isElsewhere =
    (refused?.toldBy !== undefined && refused.toldBy !== 'toast') ||
    cart.items.some(({ itemId }) => itemId === refused?.itemId)
  return (
    <>
      <CartHeading>
        {t('cartTitle')}{' '}
        <span className="figures font-normal text-ink-mute">{cart.totalItems}</span>
      </CartHeading>
      <output className="sr-only">
        {t('cartSaid', { count: cart.totalItems, total: money(cart.totals.total) })}
      </output>
      <div className={cartColumns}>
        <section aria-label={t('cartLines')}>
          {refused && !isElsewhere && (
            <div className="mb-5.5">
              <Notice tone="error">{refusalText(refused, t)}</Notice>
            </div>
          )}
          <CartNews cart={cart} />
          <PromotionNotes cart={cart} />
          <CartLines cart={cart} refused={refused} />
        </section>
        <CartSummary cart={cart} refused={refused} />
      </div>
    </>
  )
}
