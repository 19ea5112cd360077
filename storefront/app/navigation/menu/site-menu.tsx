import type { MenuNode } from '@cairn/contract/content/document'
import { type RefObject, useEffect, useRef, useState, createContext, useContext } from 'react'
import {
  PrefetchPageLinks,
  useLocation,
  useNavigate,
  createContext as createRequestContext,
} from 'react-router'
import { useMessages } from '../../platform/text/messages.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Wordmark } from '../../ui/logo.tsx'
import { AccountMenuEntry } from '../header/account-link.tsx'
import {
  bindMenuGestures,
  bindMenuLinks,
  type MenuGestures,
  type MenuTrigger,
} from './menu-events.ts'

export const menuId = 'site-menu'

type MenuEntryTexts = Pick<MenuNode, 'title' | 'menuIcon' | 'titleVisibility'>

type MenuEntry = MenuEntryTexts &
  Pick<MenuNode, 'id' | 'target' | 'menuStyle'> & { hasPanel: boolean }

export type Menu = { items: readonly MenuEntry[]; opensOn: MenuTrigger }

/**
 * A bar with panels on wide screens, and a page of sections on narrow ones. The sections open and
 * close without scripts. With scripts they also react to the pointer and the keyboard.
 */
export function SiteMenu({ items, opensOn }: Menu) {
  const t = useMessages()
  const menu = useRef<HTMLElement>(null)
  const [prefetchedPath, setPrefetchedPath] = useState<string>()
  useMenuGestures(menu, { opensOn, onIntent: setPrefetchedPath })
  return (
    <nav id={menuId} ref={menu} popover="auto" aria-label={t('menu')} className="site-menu">
      {prefetchedPath !== undefined && <PrefetchPageLinks page={prefetchedPath} />}
      <div className="menu-head">
        <Wordmark className="site-wordmark" />
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
            {item.hasPanel ? <MenuSection item={item} /> : <MenuPageLink item={item} />}
          </li>
        ))}
        <li className="menu-entry md:hidden">
          <AccountMenuEntry />
        </li>
      </ul>
    </nav>
  )
}

function MenuSection({ item }: { item: MenuEntry }) {
  const { id } = item
  const markup = useMenuMarkup(id)
  return (
    <details name="menu">
      <summary className="menu-title">
        <MenuName {...item} />
        <Icon name="plus" className="menu-mark menu-more" />
        <Icon name="minus" className="menu-mark menu-less" />
      </summary>
      <div
        id={panelIdOf(id)}
        className="menu-panel"
        // oxlint-disable-next-line react/no-danger -- React rendered it on the server (decision 019)
        dangerouslySetInnerHTML={{ __html: markup }}
        suppressHydrationWarning
      />
    </details>
  )
}

const MenuPageLink = ({ item: { target, ...texts } }: { item: MenuEntry }) => (
  <a className="menu-title" data-page-link href={target?.url} target={target?.targetAttribute}>
    <MenuName {...texts} />
  </a>
)

const hiddenClasses = { sm: 'max-md:sr-only', md: 'md:max-lg:sr-only', lg: 'lg:sr-only' } as const
const widths = ['sm', 'md', 'lg'] as const

/** A hidden title is still available to screen readers. */
const MenuName = ({ title, menuIcon, titleVisibility }: MenuEntryTexts) => (
  <span className="flex items-center gap-2">
    {menuIcon && <Icon name={menuIcon} className="icon-middle" />}
    <span
      className={widths
        .map((width) => (titleVisibility[width] ? '' : hiddenClasses[width]))
        .join(' ')}
    >
      {title}
    </span>
  </span>
)

type MenuGestureOptions = {
  opensOn: MenuTrigger
  /** Called with the path of a link that the visitor points at or focuses. */
  onIntent: (path: string) => void
}

/** Adds the event listeners, and closes the menu on every navigation. */
function useMenuGestures(
  menu: RefObject<HTMLElement | null>,
  { opensOn, onIntent }: MenuGestureOptions,
) {
  const { key } = useLocation()
  const navigate = useNavigate()
  const lastKey = useRef(key)
  const gestures = useRef<MenuGestures>(undefined)
  useEffect(() => {
    if (!menu.current) return undefined
    const controller = new AbortController()
    gestures.current = bindMenuGestures(menu.current, opensOn)
    bindMenuLinks(menu.current, { onNavigate: navigate, onIntent, signal: controller.signal })
    return () => {
      controller.abort()
      gestures.current?.stop()
    }
  }, [menu, opensOn, onIntent, navigate])
  useEffect(() => {
    if (lastKey.current !== key) gestures.current?.close()
    lastKey.current = key
  }, [key])
}

/** The HTML of the menu's panels by the id of their menu item. */
export type PanelMarkup = ReadonlyMap<string, string>

/** Passes the markup from the loader that reads the menu to the rendering of the same request. */
export const menuMarkupRequestContext = createRequestContext<PanelMarkup>(new Map())

export const MenuMarkupContext = createContext<PanelMarkup>(new Map())

const panelIdOf = (itemId: string) => `menu-panel-${itemId}`

const markupById = new Map<string, string>()

/** The browser takes the markup from the page. It never changes, so the loader data does not contain it. */
function useMenuMarkup(itemId: string): string {
  const rendered = useContext(MenuMarkupContext)
  const [markup] = useState(() => rendered.get(itemId) ?? readMarkupFromPage(itemId))
  return markup
}

function readMarkupFromPage(itemId: string): string {
  if (typeof document === 'undefined') return ''
  const markup =
    markupById.get(itemId) ?? document.getElementById(panelIdOf(itemId))?.innerHTML ?? ''
  markupById.set(itemId, markup)
  return markup
}
