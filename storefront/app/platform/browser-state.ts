import { readPageSettings, type PageSettings } from './page-settings.ts'
import { randomId } from './random-id.ts'

/** What a call has to know of the browser that makes it. */
export type BrowserState = {
  settings: PageSettings
  origin: string
  cookies: () => string
  isPreview: () => boolean
  /** Whether an order comes from the shop put on a home screen, or from a browser. */
  orderChannel: () => 'mobile-app' | 'e-commerce'
  /** The same from one navigation to the next. */
  pageViewId: () => string
  /** The same for as long as the browser keeps it. */
  trustId: () => string
}

export function browserState(): BrowserState {
  return {
    settings: readPageSettings(document),
    origin: location.origin,
    cookies: () => document.cookie,
    isPreview,
    orderChannel: () =>
      matchMedia('(display-mode: standalone)').matches ? 'mobile-app' : 'e-commerce',
    pageViewId: pageViewIds(() => location.pathname),
    trustId: () => kept('cairn_trust'),
  }
}

export const isPreview = (): boolean =>
  new URLSearchParams(location.search).get('preview') === 'true'

export function pageViewIds(pathname: () => string): () => string {
  let view = { path: pathname(), id: randomId() }
  return () => {
    const path = pathname()
    if (path !== view.path) view = { path, id: randomId() }
    return view.id
  }
}

function kept(key: string): string {
  try {
    const known = localStorage.getItem(key) ?? randomId()
    localStorage.setItem(key, known)
    return known
  } catch {
    return randomId()
  }
}
