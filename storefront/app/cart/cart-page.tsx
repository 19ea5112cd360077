import type { Cart } from '@cairn/contract/cart-entity'
import type { ReactNode } from 'react'
import { useMessages } from '../platform/messages.tsx'
import { useMoney } from '../platform/use-money.ts'
import { Notice } from '../ui/notice.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { CartEmpty } from './cart-empty.tsx'
import { CartFailed } from './cart-failed.tsx'
import { CartLine } from './cart-line.tsx'
import { CartSummary } from './cart-summary.tsx'
import type { CartView } from './cart-view.ts'
import type { RefusedWrite } from './refused-write.ts'
import { useBag } from './use-bag.ts'

type CartPageProps = { view: CartView; refused: RefusedWrite | undefined }

export function CartPage({ view, refused: refusedOnServer }: CartPageProps) {
  const t = useMessages()
  const bag = useBag()
  const refused = bag.refused ?? refusedOnServer
  return (
    <div className="page pt-5 lg:pt-10">
      <PageTitle>{t('bagTitle')}</PageTitle>
      <CartContent view={view} latest={bag.cart} refused={refused} />
    </div>
  )
}

type CartContentProps = {
  view: CartView
  latest: Cart | undefined
  refused: RefusedWrite | undefined
}

function CartContent({ view, latest, refused }: CartContentProps) {
  if (view.state === 'failed') return <CartFailed message={view.message} />
  const isExpired = refused?.isExpired ?? view.state === 'lost'
  const cart = latest ?? (view.state === 'filled' ? view.cart : undefined)
  if (isExpired || !cart || cart.items.length === 0) return <CartEmpty isExpired={isExpired} />
  return <FilledCart cart={cart} refused={refused} />
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
      <div className="grid items-start gap-[clamp(28px,5vw,96px)] lg:grid-cols-[minmax(0,7.6fr)_minmax(340px,4fr)]">
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

export function CartHeading({ children }: { children: ReactNode }) {
  return <h1 className="display mb-7 text-h1 lg:mb-8">{children}</h1>
}
