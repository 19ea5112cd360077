import type { MenuNode } from '@cairn/contract/content-entity'
import type { Locale } from '@cairn/contract/sites'
import { renderToStaticMarkup } from 'react-dom/server'
import { messagesFor } from '../platform/messages.server.ts'
import { MessagesProvider } from '../platform/messages.tsx'
import type { PanelMarkup } from './menu-markup.ts'
import { MenuPanel } from './menu-panel.tsx'

type Drawn = { written: string; panels: PanelMarkup }

const drawn = new Map<Locale, Drawn>()

/** What opens below the entries of a menu: drawn once for a locale, until the menu is another. */
export function menuMarkup(items: readonly MenuNode[], locale: Locale): PanelMarkup {
  const written = JSON.stringify(items)
  const last = drawn.get(locale)
  if (last?.written === written) return last.panels
  const panels = new Map(items.map((item) => [item.id, draw(item, locale)]))
  drawn.set(locale, { written, panels })
  return panels
}

const draw = (item: MenuNode, locale: Locale): string =>
  renderToStaticMarkup(
    <MessagesProvider value={messagesFor(locale).catalogue}>
      <MenuPanel item={item} />
    </MessagesProvider>,
  )
