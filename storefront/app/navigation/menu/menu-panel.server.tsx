import type { MenuNode } from '@cairn/contract/content/document'
import type { Locale } from '@cairn/contract/sites/sites'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createPath, type Navigator, parsePath, Router } from 'react-router'
import { ContentCard } from '../../content/elements/content-card.tsx'
import { ContentPicture } from '../../content/elements/content-picture.tsx'
import { messagesFor } from '../../platform/text/messages.server.ts'
import { MessagesProvider, useMessages } from '../../platform/text/messages.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { PanelMarkup } from './site-menu.tsx'

type RenderedMenu = { itemsJson: string; panels: PanelMarkup }

const cache = new Map<Locale, RenderedMenu>()

/** Renders the panels of a menu, or returns the cached ones if the menu of the locale is unchanged. */
export function renderMenuPanels(items: readonly MenuNode[], locale: Locale): PanelMarkup {
  const itemsJson = JSON.stringify(items)
  const cached = cache.get(locale)
  if (cached?.itemsJson === itemsJson) return cached.panels
  const panels = new Map(items.map((item) => [item.id, renderPanel(item, locale)]))
  cache.set(locale, { itemsJson, panels })
  return panels
}

const renderPanel = (item: MenuNode, locale: Locale): string =>
  renderToStaticMarkup(
    <MessagesProvider value={messagesFor(locale).catalogue}>
      <Router location={anyPage} navigator={staticNavigator} static>
        <MenuPanel item={item} />
      </Router>
    </MessagesProvider>,
  )

/** The same panels are on every page, so the path of no page equals this one. */
const anyPage = '/any-page'

/** Leaves the URLs of links as they are. Those without a path keep the page. */
const staticNavigator: Navigator = {
  createHref: (to) => {
    const path = typeof to === 'string' ? parsePath(to) : to
    return createPath(path).replace(anyPage, '')
  },
  go: () => {},
  push: () => {},
  replace: () => {},
}

/** With more of the six columns in use, the banner gets one column instead of two. */
const maxColumnsBesideWideBanner = 4

type MenuGroup = MenuNode['columns'][number]['children'][number]

export const hasPanel = ({ columns, menuBanner, visualSelectors }: MenuNode): boolean =>
  columns.length > 0 || menuBanner !== undefined || visualSelectors.length > 0

/** The second and third level of the menu, with a banner. */
export function MenuPanel({ item }: { item: MenuNode }) {
  return (
    <div className="menu-columns">
      {item.columns.map(({ children }) => (
        <div key={children[0]?.id} className="menu-column">
          {children.map((group) => (
            <PanelGroup key={group.id} group={group} />
          ))}
        </div>
      ))}
      {item.menuBanner && (
        <MenuBanner
          banner={item.menuBanner}
          isNarrow={item.columns.length > maxColumnsBesideWideBanner}
        />
      )}
      <VisualSelectors title={item.visualSelectorsTitle} selectors={item.visualSelectors} />
      <ShopAll item={item} />
    </div>
  )
}

function PanelGroup({ group: { title, target, children } }: { group: MenuGroup }) {
  return (
    <>
      {target ? (
        <PanelLink target={target} className="menu-group">
          {title}
          <Icon name="right" className="menu-arrow" />
        </PanelLink>
      ) : (
        <p className="menu-group">{title}</p>
      )}
      <ul className="menu-links">
        {children.map((link) => (
          <li key={link.id}>
            <PanelLink target={link.target} className="menu-link">
              {link.title}
            </PanelLink>
          </li>
        ))}
      </ul>
    </>
  )
}

const widths = ['sm', 'md', 'lg'] as const

function ShopAll({ item: { target, title, overrideShopAll, hideShopAll } }: { item: MenuNode }) {
  const t = useMessages()
  const allTarget = overrideShopAll ?? target
  if (!allTarget || widths.every((width) => hideShopAll[width])) return null
  const hiddenClasses = widths
    .filter((width) => hideShopAll[width])
    .map((width) => `hidden-at-${width}`)
  return (
    <p className={`menu-all ${hiddenClasses.join(' ')}`}>
      <PanelLink target={allTarget} className="link">
        {overrideShopAll?.text ?? t('shopAll', { title })}
      </PanelLink>
    </p>
  )
}

type Banner = NonNullable<MenuNode['menuBanner']>

const MenuBanner = ({ banner, isNarrow }: { banner: Banner; isNarrow: boolean }) => (
  <ContentCard
    card={banner}
    heading="strong"
    className={`menu-banner ${isNarrow ? 'menu-banner-narrow' : ''}`}
    sizes="(min-width: 1024px) 50vw, 100vw"
    widths={[400, 640]}
  />
)

type VisualSelectorsProps = {
  title: string | undefined
  selectors: MenuNode['visualSelectors']
}

function VisualSelectors({ title, selectors }: VisualSelectorsProps) {
  if (selectors.length === 0) return null
  return (
    <div className="menu-selectors">
      {title && <p className="menu-group">{title}</p>}
      <ul className="flex flex-wrap gap-4">
        {selectors.map(({ id, title: name, target, media }) => (
          <li key={id}>
            <PanelLink target={target} className="menu-selector">
              <ContentPicture
                media={{ ...media, alt: '' }}
                widths={[120, 240]}
                sizes="120px"
                shape="portrait"
              />
              {name}
            </PanelLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

type Target = { url: string; targetAttribute?: '_self' | '_blank' | undefined }

type PanelLinkProps = { target: Target | undefined; className: string; children: ReactNode }

/** Without a click handler, because the panel is static markup. See `bindMenuLinks`. */
const PanelLink = ({ target, className, children }: PanelLinkProps) =>
  target ? (
    <a href={target.url} target={target.targetAttribute} className={className}>
      {children}
    </a>
  ) : (
    <span className={className}>{children}</span>
  )
