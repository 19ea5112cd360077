import type { Cart } from '@cairn/contract/cart-entity'
import { useMessages } from '../platform/messages.tsx'
import { useMoney } from '../platform/use-money.ts'
import { Notice } from '../ui/notice.tsx'
import { CartEmpty } from './cart-empty.tsx'
import { CartFailed } from './cart-failed.tsx'
import { cartColumns, CartFrame, CartHeading } from './cart-frame.tsx'
import { CartLine } from './cart-line.tsx'
import { CartOpening } from './cart-opening.tsx'
import { CartSummary } from './cart-summary.tsx'
import type { CartView } from './cart-view.ts'
import type { RefusedWrite } from './refused-write.ts'
import { useBag } from './use-bag.ts'

type CartPageProps = { view: CartView; refused: RefusedWrite | undefined }

export function CartPage({ view, refused: refusedOnServer }: CartPageProps) {
  const bag = useBag()
  const refused = bag.refused ?? refusedOnServer
  return (
    <CartFrame>
      <CartContent view={view} latest={bag.cart} refused={refused} />
    </CartFrame>
  )
}

type CartContentProps = {
  view: CartView
  latest: Cart | undefined
  refused: RefusedWrite | undefined
}

function CartContent({ view, latest, refused }: CartContentProps) {
  const t = useMessages()
  if (view.state === 'failed') return <CartFailed message={view.message} />
  if (view.state === 'lost' && !latest) return <CartLost />
  if (refused?.isExpired || view.state === 'expired') return <CartEmpty notice={t('bagExpired')} />
  const cart = cartToShow(view, latest)
  if (cart) return <FilledCart cart={cart} refused={refused} />
  return <CartEmpty notice={refused && (refused.message || t('problem'))} />
}

function cartToShow(view: CartView, latest: Cart | undefined): Cart | undefined {
  const cart = latest ?? (view.state === 'filled' ? view.cart : undefined)
  return cart?.items.length === 0 ? undefined : cart
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
        <CartEmpty notice={t('bagExpired')} />
      </div>
    </>
  )
}

type FilledCartProps = { cart: Cart; refused: RefusedWrite | undefined }

function FilledCart({ cart, refused }: FilledCartProps) {
  const t = useMessages()
  const money = useMoney()
  return (
    <>
      <CartHeading>
        {t('bagTitle')} <span className="figures font-normal text-ink-mute">{cart.totalItems}</span>
      </CartHeading>
      <output className="sr-only">
        {t('bagSaid', { count: cart.totalItems, total: money(cart.totals.total) })}
      </output>
      <div className={cartColumns}>
        <section aria-label={t('bagLines')}>
          {refused && !refused.itemId && (
            <div className="mb-5.5">
              <Notice tone="error">{refused.message || t('problem')}</Notice>
            </div>
          )}
          <ul className="border-b border-line">
            {cart.items.map((item) => (
              <CartLine
                key={item.itemId}
                item={item}
                refused={refused?.itemId === item.itemId ? refused : undefined}
              />
            ))}
          </ul>
        </section>
        <CartSummary cart={cart} />
      </div>
    </>
  )
}
