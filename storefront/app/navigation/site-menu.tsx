import type { MenuNode } from '@cairn/contract/content-entity'
import { Suspense, useRef, useState } from 'react'
import { PrefetchPageLinks } from 'react-router'
import { useMessages } from '../platform/messages.tsx'
import { later } from '../platform/later.ts'
import { Icon } from '../ui/icon.tsx'
import { Wordmark } from '../ui/wordmark.tsx'
import type { MenuTrigger } from './menu-gestures.ts'
import { panelIdOf, useMenuMarkup } from './menu-markup.ts'
import { useMenuGestures } from './use-menu-gestures.ts'

const AccountEntry = later(async () => (await import('./account-door.tsx')).AccountEntry)

export const menuId = 'site-menu'

type Named = Pick<MenuNode, 'title' | 'menuIcon' | 'titleVisibility'>

type MenuEntry = Named & Pick<MenuNode, 'id' | 'target' | 'menuStyle'> & { hasPanel: boolean }

export type Menu = { items: readonly MenuEntry[]; opensOn: MenuTrigger }

/**
 * One list for every width: from lg on a bar whose entries open panels, below that a page of sections.
 * Entries open and close without scripts too; with them they also follow the pointer and the keyboard.
 */
export function SiteMenu({ items, opensOn }: Menu) {
  const t = useMessages()
  const menu = useRef<HTMLElement>(null)
  const [meant, setMeant] = useState<string>()
  useMenuGestures(menu, { opensOn, onMeant: setMeant })
  return (
    <nav id={menuId} ref={menu} popover="auto" aria-label={t('menu')} className="site-menu">
      {meant !== undefined && <PrefetchPageLinks page={meant} />}
      <div className="menu-head">
        <Wordmark className="h-5.5 w-auto" />
        <button
          type="button"
          popoverTarget={menuId}
          popoverTargetAction="hide"
          aria-label={t('closeMenu')}
          className="button-icon -mr-2.5"
        >
          <Icon name="close" />
        </button>
      </div>
      <ul className="contents">
        {items.map((item) => (
          <li key={item.id} className={`menu-entry menu-${item.menuStyle}`}>
            {item.hasPanel ? <MenuSection item={item} /> : <MenuPage item={item} />}
          </li>
        ))}
        <li className="menu-entry menu-default md:hidden">
          <Suspense>
            <AccountEntry />
          </Suspense>
        </li>
      </ul>
    </nav>
  )
}

function MenuSection({ item }: { item: MenuEntry }) {
  const { id } = item
  const markup = useMenuMarkup(id)
  return (
    <details name="menu" className="menu-section">
      <summary className="menu-title">
        <MenuName {...item} />
        <Icon name="plus" className="menu-mark menu-more" />
        <Icon name="minus" className="menu-mark menu-less" />
      </summary>
      <div
        id={panelIdOf(id)}
        className="menu-panel"
        // oxlint-disable-next-line react/no-danger -- React wrote it, once for every page (decision 019).
        dangerouslySetInnerHTML={{ __html: markup }}
        suppressHydrationWarning
      />
    </details>
  )
}

const MenuPage = ({ item: { target, ...named } }: { item: MenuEntry }) => (
  <a className="menu-title menu-page" href={target?.url} target={target?.targetAttribute}>
    <MenuName {...named} />
  </a>
)

const unseen = { sm: 'max-md:sr-only', md: 'md:max-lg:sr-only', lg: 'lg:sr-only' } as const
const widths = ['sm', 'md', 'lg'] as const

/** Where its title is not to be seen, it is still heard. */
const MenuName = ({ title, menuIcon, titleVisibility }: Named) => (
  <span className="flex items-center gap-2">
    {menuIcon && <Icon name={menuIcon} className="icon-middle" />}
    <span
      className={widths.map((width) => (titleVisibility[width] ? '' : unseen[width])).join(' ')}
    >
      {title}
    </span>
  </span>
)
