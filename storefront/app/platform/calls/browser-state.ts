import { storedText } from '../browser-storage.ts'
import { readPageSettings, type PageSettings } from '../page/page-settings.ts'
import { isPreviewRequested } from '../page/preview-request.ts'
import { randomId } from './random-id.ts'

/** What a request contains about the browser that sends it. */
export type BrowserState = {
  settings: PageSettings
  origin: string
  cookies: () => string
  isPreview: () => boolean
  /** 'mobile-app' where the shop runs as an installed web app. */
  orderChannel: () => 'mobile-app' | 'e-commerce'
  /** Stays the same until the path changes. */
  pageViewId: () => string
  /** Stored in the browser and the same on every page. */
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
    pageViewId: createPageViewId(() => location.pathname),
    trustId: () => storedId('cairn_trust'),
  }
}

/** Whether this browser may preview, and the page or the cookie requests it. */
export const isPreview = (): boolean =>
  readPageSettings(document).canPreview && isPreviewRequested(location.search, document.cookie)

export function createPageViewId(pathname: () => string): () => string {
  let view = { path: pathname(), id: randomId() }
  return () => {
    const path = pathname()
    if (path !== view.path) view = { path, id: randomId() }
    return view.id
  }
}

function storedId(key: string): string {
  const text = storedText(key)
  const id = text.read() ?? randomId()
  text.write(id)
  return id
}
