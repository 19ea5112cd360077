import { Suspense, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { openMiniCart } from '../cart/mini-cart-store.ts'
import { useCartCount } from '../cart/use-cart-count.ts'
import { useMessages } from '../platform/messages.tsx'
import { useLocale } from '../platform/use-shop.ts'
import { later } from '../platform/later.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import { Wordmark } from '../ui/wordmark.tsx'
import { SearchBox } from './search-box.tsx'
import { type Menu, menuId, SiteMenu } from './site-menu.tsx'
import { useHidingHeader } from './use-hiding-header.ts'

/** A link until who is there is known. */
const AccountDoor = later(async () => (await import('./account-door.tsx')).AccountDoor)

export function SiteHeader({ menu }: { menu: Menu }) {
  const t = useMessages()
  const locale = useLocale()
  const header = useRef<HTMLElement>(null)
  useHidingHeader(header)
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
        <Link to={`/${locale}`} aria-label={t('homeLink')} className="-mx-2 px-2 py-3">
          <Wordmark className="h-5.5 w-auto lg:h-6.75" />
        </Link>
        <SiteMenu {...menu} />
        <SearchBox />
        <div className="site-doors">
          <Link to={`/${locale}/search`} aria-label={t('search')} className="button-icon lg:hidden">
            <Icon name="search" />
          </Link>
          <Door to={`/${locale}/store-locator`} icon="pin" label={t('stores')} isForWide />
          <Suspense>
            <AccountDoor />
          </Suspense>
          <Door to={`/${locale}/favorites`} icon="heart" label={t('favourites')} isForWide />
          <CartDoor />
        </div>
      </div>
    </header>
  )
}

type DoorProps = { to: string; icon: IconName; label: string; isForWide?: boolean }

const Door = ({ to, icon, label, isForWide = false }: DoorProps) => (
  <Link to={to} aria-label={label} className={`button-icon ${isForWide ? 'max-md:hidden' : ''}`}>
    <Icon name={icon} />
  </Link>
)

function CartDoor() {
  const t = useMessages()
  const locale = useLocale()
  const count = useCartCount()
  const { pathname } = useLocation()
  return (
    <Link
      to={`/${locale}/cart`}
      aria-label={t('cartLink', { count })}
      aria-haspopup="dialog"
      className="button-icon relative -mr-2.5"
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
