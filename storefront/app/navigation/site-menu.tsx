import type { MenuNode } from '@cairn/contract/content-entity'
import { lazy, Suspense, useRef } from 'react'
import { useMessages } from '../platform/messages.tsx'
import { Icon } from '../ui/icon.tsx'
import { Wordmark } from '../ui/wordmark.tsx'
import type { MenuTrigger } from './menu-gestures.ts'
import { useMenuGestures } from './use-menu-gestures.ts'

/** Opens and closes by itself; its links only become quicker by what is fetched. */
const MenuPanel = lazy(async () => ({ default: (await import('./menu-panel.tsx')).MenuPanel }))

const AccountEntry = lazy(async () => ({
  default: (await import('./account-door.tsx')).AccountEntry,
}))

export const menuId = 'site-menu'

export type Menu = { items: readonly MenuNode[]; opensOn: MenuTrigger }

/**
 * One list for every width: from lg on a bar whose entries open panels, below that a page of sections.
 * Entries open and close without scripts too; with them they also follow the pointer and the keyboard.
 */
export function SiteMenu({ items, opensOn }: Menu) {
  const t = useMessages()
  const menu = useRef<HTMLElement>(null)
  useMenuGestures(menu, opensOn)
  return (
    <nav id={menuId} ref={menu} popover="auto" aria-label={t('menu')} className="site-menu">
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
            {item.columns.length > 0 ? <MenuSection item={item} /> : <MenuPage item={item} />}
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

function MenuSection({ item }: { item: MenuNode }) {
  return (
    <details name="menu" className="menu-section">
      <summary className="menu-title">
        {item.title}
        <Icon name="plus" className="menu-mark menu-more" />
        <Icon name="minus" className="menu-mark menu-less" />
      </summary>
      <Suspense>
        <MenuPanel item={item} />
      </Suspense>
    </details>
  )
}

function MenuPage({ item: { title, target } }: { item: MenuNode }) {
  return (
    <a className="menu-title" href={target?.url} target={target?.targetAttribute}>
      {title}
    </a>
  )
}
