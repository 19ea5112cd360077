import { type RefObject, Suspense, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { openMiniCart } from '../../cart/mini-cart/mini-cart.tsx'
import { useCartCount } from '../../cart/state/cart-store.ts'
import { lazyOptional } from '../../platform/lazy-component.ts'
import { useLocale } from '../../platform/page/use-shop.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { Wordmark } from '../../ui/logo.tsx'
import { type Menu, menuId, SiteMenu } from '../menu/site-menu.tsx'
import { SearchBox } from '../search/search-box.tsx'

/** The server renders it for a guest, because only the browser knows who is signed in. */
const AccountLink = lazyOptional(async () => (await import('./account-link.tsx')).AccountLink)

export function SiteHeader({ menu }: { menu: Menu }) {
  const t = useMessages()
  const locale = useLocale()
  const header = useRef<HTMLElement>(null)
  useHiddenOnScroll(header)
  return (
    <header ref={header} className="site-header">
      <div className="page site-bar">
        <button
          type="button"
          popoverTarget={menuId}
          aria-label={t('openMenu')}
          className="button-icon -ml-2.5 lg:hidden"
        >
          <Icon name="menu" />
        </button>
        <Link to={`/${locale}`} aria-label={t('homeLink')} className="site-home">
          <Wordmark className="site-wordmark" />
        </Link>
        <SiteMenu {...menu} />
        <SearchBox />
        <div className="site-actions">
          <Link
            to={`/${locale}/search`}
            aria-label={t('search')}
            className="button-icon lg:hidden"
            onClick={focusSearchField}
          >
            <Icon name="search" />
          </Link>
          <HeaderLink to={`/${locale}/store-locator`} icon="pin" label={t('stores')} isWideOnly />
          <Suspense>
            <AccountLink />
          </Suspense>
          <HeaderLink to={`/${locale}/favorites`} icon="heart" label={t('favourites')} isWideOnly />
          <CartLink />
        </div>
      </div>
    </header>
  )
}

/** Narrow screens show the field while it has the focus, until the search page takes over what was typed. */
function focusSearchField() {
  const field = document.querySelector<HTMLInputElement>('[type=search]')
  field?.focus()
  field?.select()
}

type HeaderLinkProps = { to: string; icon: IconName; label: string; isWideOnly?: boolean }

const HeaderLink = ({ to, icon, label, isWideOnly = false }: HeaderLinkProps) => (
  <Link to={to} aria-label={label} className={`button-icon ${isWideOnly ? 'max-md:hidden' : ''}`}>
    <Icon name={icon} />
  </Link>
)

function CartLink() {
  const t = useMessages()
  const locale = useLocale()
  const count = useCartCount()
  const { pathname } = useLocation()
  return (
    <Link
      to={`/${locale}/cart`}
      aria-label={t('cartLink', { count })}
      aria-haspopup="dialog"
      className="button-icon site-action -mr-2.5"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || pathname.endsWith('/cart')) return
        event.preventDefault()
        openMiniCart('seen')
      }}
    >
      <Icon name="bag" />
      {count > 0 && <span className="site-count figures">{count}</span>}
    </Link>
  )
}

/** Loads the code after hydration, because it is not needed before. */
function useHiddenOnScroll(header: RefObject<HTMLElement | null>) {
  useEffect(() => {
    let stop = () => {}
    let isUnmounted = false
    async function bind() {
      const { hideOnScroll } = await import('./header-scroll.ts')
      if (!isUnmounted && header.current) stop = hideOnScroll(header.current)
    }
    bind().catch(() => {})
    return () => {
      isUnmounted = true
      stop()
    }
  }, [header])
}
