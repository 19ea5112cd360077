import type { MenuNode } from '@cairn/contract/content/document'
import type { Locale } from '@cairn/contract/sites/sites'
import { renderToStaticMarkup } from 'react-dom/server'
import { messagesFor } from '../../platform/text/messages.server.ts'
import { MessagesProvider } from '../../platform/text/messages.tsx'
import type { PanelMarkup } from './menu-markup.ts'
import { MenuPanel } from './menu-panel.tsx'

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
      <MenuPanel item={item} />
    </MessagesProvider>,
  )
