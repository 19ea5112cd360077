import { createContext, useContext, useState } from 'react'
import { createContext as createRequestContext } from 'react-router'

/** The panels of a menu by the ids of its entries, as they stand in the page. */
export type PanelMarkup = ReadonlyMap<string, string>

/** From the loader that reads the menu to the page that is rendered with it. */
export const menuMarkupContext = createRequestContext<PanelMarkup>(new Map())

export const MenuMarkupContext = createContext<PanelMarkup>(new Map())

export const panelIdOf = (itemId: string) => `menu-panel-${itemId}`

const inPage = new Map<string, string>()

/** A panel is in the page from the start, and nothing changes it: scripts leave it as it is. */
export function useMenuMarkup(itemId: string): string {
  const rendered = useContext(MenuMarkupContext)
  const [markup] = useState(() => rendered.get(itemId) ?? markupInPage(itemId))
  return markup
}

function markupInPage(itemId: string): string {
  if (typeof document === 'undefined') return ''
  const known = inPage.get(itemId) ?? document.getElementById(panelIdOf(itemId))?.innerHTML ?? ''
  inPage.set(itemId, known)
  return known
}
