import { createContext, useContext, useState } from 'react'
import { createContext as createRequestContext } from 'react-router'

/** The HTML of the menu's panels by the id of their menu item. */
export type PanelMarkup = ReadonlyMap<string, string>

/** Passes the markup from the loader that reads the menu to the rendering of the same request. */
export const menuMarkupRequestContext = createRequestContext<PanelMarkup>(new Map())

export const MenuMarkupContext = createContext<PanelMarkup>(new Map())

export const panelIdOf = (itemId: string) => `menu-panel-${itemId}`

const markupById = new Map<string, string>()

/** The browser takes the markup from the page. It never changes, so the loader data does not contain it. */
export function useMenuMarkup(itemId: string): string {
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
