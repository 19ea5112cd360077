import type { MenuNode } from '@cairn/contract/content-entity'
import { lazy, Suspense, useRef, useState } from 'react'
import { PrefetchPageLinks } from 'react-router'
import { useMessages } from '../platform/messages.tsx'
import { Icon } from '../ui/icon.tsx'
import { Wordmark } from '../ui/wordmark.tsx'
import type { MenuTrigger } from './menu-gestures.ts'
import { panelIdOf, useMenuMarkup } from './menu-markup.ts'
import { useMenuGestures } from './use-menu-gestures.ts'

const AccountEntry = lazy(async () => ({
  default: (await import('./account-door.tsx')).AccountEntry,
}))

export const menuId = 'site-menu'

type MenuEntry = Pick<MenuNode, 'id' | 'title' | 'target' | 'menuStyle'> & { hasPanel: boolean }

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

function MenuSection({ item: { id, title } }: { item: MenuEntry }) {
  const markup = useMenuMarkup(id)
  return (
    <details name="menu" className="menu-section">
      <summary className="menu-title">
        {title}
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

function MenuPage({ item: { title, target } }: { item: MenuEntry }) {
  return (
    <a className="menu-title menu-page" href={target?.url} target={target?.targetAttribute}>
      {title}
    </a>
  )
}
