import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { openMiniCart } from '../../cart/mini-cart/mini-cart-state.ts'
import { useCartCount } from '../../cart/state/cart-store.ts'
import { SecondaryNav, type SecondaryNavFields } from '../../content/blocks/secondary-nav.tsx'
import { useLocale } from '../../platform/page/use-shop.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { Wordmark } from '../../ui/logo.tsx'
import { type Menu, menuId, SiteMenu } from '../menu/site-menu.tsx'
import { SearchBox } from '../search/search-box.tsx'
import { AccountLink } from './account-link.tsx'
import { hideOnScroll } from './header-scroll.ts'

type SiteHeaderProps = { menu: Menu; secondaryNav: SecondaryNavFields | undefined }

/** The bar of every page, below the row of links that authors put above it. */
export const SiteHeader = ({ menu, secondaryNav }: SiteHeaderProps) => (
  <>
    {secondaryNav && <SecondaryNav {...secondaryNav} />}
    <SiteBar {...menu} />
  </>
)

function SiteBar(menu: Menu) {
  const t = useMessages()
  const locale = useLocale()
  const header = useRef<HTMLElement>(null)
  useEffect(() => (header.current ? hideOnScroll(header.current) : undefined), [])
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
          <AccountLink />
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
