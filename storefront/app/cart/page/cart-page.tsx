import type { Cart } from '@cairn/contract/cart/cart'
import type { ReactNode } from 'react'
import { useLocale } from '../../platform/page/use-shop.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { useMoney } from '../../platform/text/money.ts'
import { isStockShort } from '../../purchase/stock-short.ts'
import { ButtonLink, TextLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageMessage } from '../../ui/page-message.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { cartErrorText, type CartError } from '../commands/cart-error.ts'
import { CartLines } from '../lines/cart-lines.tsx'
import { PromotionNotices } from '../promotions/promotion-notices.tsx'
import { useCart } from '../state/cart-store.ts'
import type { CartView } from '../state/cart-view.ts'
import { CartFailed, CartNotices } from './cart-notices.tsx'
import { CartSummary } from './cart-summary.tsx'

type CartPageProps = {
  view: CartView
  error: CartError | undefined
  /** Shown below the link to the checkout. */
  walletLink?: ReactNode
  children?: ReactNode
}

export function CartPage({ view, error: serverError, walletLink, children }: CartPageProps) {
  const { cart: latest, error } = useCart()
  return (
    <CartFrame>
      <CartContent
        view={view}
        latest={latest}
        error={error ?? serverError}
        walletLink={walletLink}
      />
      {children}
    </CartFrame>
  )
}

type CartContentProps = {
  view: CartView
  latest: Cart | null | undefined
  error: CartError | undefined
  walletLink: ReactNode
}

function CartContent({ view, latest, ...props }: CartContentProps) {
  const t = useMessages()
  if (view.state === 'failed') return <CartFailed message={view.message} />
  if (view.state === 'lost' && !latest) return <CartLost />
  const cart = cartToShow(view, latest)
  return cart ? (
    <FilledCart cart={cart} {...props} />
  ) : (
    <CartEmpty notice={props.error && cartErrorText(props.error, t)} />
  )
}

function cartToShow(view: CartView, latest: Cart | null | undefined): Cart | undefined {
  const cart = latest === undefined && 'cart' in view ? view.cart : latest
  return cart && cart.items.length > 0 ? cart : undefined
}

/** With scripts the browser rebuilds the cart. Without scripts the cart has expired. */
function CartLost() {
  const t = useMessages()
  return (
    <>
      <div className="noscript:hidden">
        <CartSkeleton />
      </div>
      <div className="hidden noscript:block">
        <CartEmpty notice={t('cartExpired')} />
      </div>
    </>
  )
}

type FilledCartProps = { cart: Cart } & Pick<CartContentProps, 'error' | 'walletLink'>

function FilledCart({ cart, error, walletLink }: FilledCartProps) {
  const t = useMessages()
  const money = useMoney()
  const isShownElsewhere =
    (error?.shownAt !== undefined && error.shownAt !== 'toast') ||
    cart.items.some(({ itemId }) => itemId === error?.itemId)
  const topTexts = [
    ...(error && !isShownElsewhere ? [cartErrorText(error, t)] : []),
    ...(isStockShort(cart) ? [t('cartStockShort')] : []),
  ]
  return (
    <>
      <CartHeading>
        {t('cartTitle')}{' '}
        <span className="figures font-normal text-ink-mute">{cart.totalItems}</span>
      </CartHeading>
      <output className="sr-only">
        {t('cartAnnouncement', { count: cart.totalItems, total: money(cart.totals.total) })}
      </output>
      <div className="cart-columns">
        <section aria-label={t('cartLines')}>
          {topTexts.map((text) => (
            <div key={text} className="mb-5.5">
              <Notice tone="error">{text}</Notice>
            </div>
          ))}
          <CartNotices cart={cart} />
          <PromotionNotices cart={cart} />
          <CartLines cart={cart} error={error} />
        </section>
        <CartSummary cart={cart} error={error} walletLink={walletLink} />
      </div>
    </>
  )
}

function CartEmpty({ notice }: { notice: string | undefined }) {
  const t = useMessages()
  const locale = useLocale()
  return (
    <>
      {notice && (
        <div className="cart-notice">
          <Notice tone="warning">{notice}</Notice>
        </div>
      )}
      <div className="cart-message">
        <PageMessage title={t('cartEmptyTitle')} text={t('cartEmptyText')}>
          <ButtonLink to={`/${locale}`}>{t('cartEmptyLink')}</ButtonLink>
          <TextLink to={`/${locale}/favorites`}>{t('openFavourites')}</TextLink>
        </PageMessage>
      </div>
    </>
  )
}

/** At least as high as the window, so that content which loads late moves nothing visible. */
export function CartFrame({ children }: { children: ReactNode }) {
  const t = useMessages()
  return (
    <div className="page cart-frame">
      <PageTitle>{t('cartTitle')}</PageTitle>
      {children}
    </div>
  )
}

function CartHeading({ children }: { children: ReactNode }) {
  return <h1 className="display cart-heading">{children}</h1>
}

const lines = ['first', 'second', 'third']

export function CartSkeleton() {
  const t = useMessages()
  return (
    <>
      <CartHeading>{t('cartTitle')}</CartHeading>
      <output className="sr-only">{t('cartOpening')}</output>
      <div aria-hidden="true" className="cart-columns">
        <div className="cart-line-list">
          {lines.map((line) => (
            <div key={line} className="cart-line-skeleton">
              <div className="skeleton skeleton-picture" />
              <div>
                <div className="skeleton cart-skeleton-name" />
                <div className="skeleton cart-skeleton-traits" />
                <div className="skeleton cart-skeleton-forms" />
              </div>
            </div>
          ))}
        </div>
        <div className="skeleton cart-skeleton-summary" />
      </div>
    </>
  )
}
