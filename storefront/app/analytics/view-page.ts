import type { pageTypeOf } from '../platform/page/page-type.ts'
import type { EventNamed } from '../platform/tracked-events.ts'
import type { GoogleTag, startGoogle } from './start-google.ts'
import type { trackedAddress } from './tracked-address.ts'

/** What the page notes for the code that is loaded with the first interaction. */
export type PageAnalytics = {
  /** Resolves when the visitor allows analytics. */
  allowed: Promise<unknown>
  /** The view of the page, once it was tracked. */
  view?: EventNamed<'page_view'>
  /** Undefined for sites without Google Analytics. */
  google?: GoogleTag
  /** Clicks with consent, before that code arrives. */
  clicks: Event[]
  onClick: (click: Event) => void
}

declare global {
  var pageAnalytics: PageAnalytics | undefined
}

type Rules = {
  typeOf: typeof pageTypeOf
  addressOf: typeof trackedAddress
  startGoogle: typeof startGoogle
  changes: readonly string[]
}

/**
 * Tracks the view of the page once, as soon as the visitor allows analytics. Pages contain the text of this function, so
 * it uses nothing from outside.
 */
export function viewPage({ typeOf, addressOf, startGoogle: start, changes }: Rules): void {
  const { documentElement: root, currentScript } = document
  const measurementId = currentScript?.dataset['measurementId']
  const description = document.querySelector<HTMLMetaElement>('meta[name=description]')?.content
  const firstPath = location.pathname
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page contains this text only
  let allow = () => {}
  const clicks: Event[] = []
  const page: PageAnalytics = (globalThis.pageAnalytics = {
    allowed: new Promise<void>((resolve) => (allow = resolve)),
    clicks,
    onClick: (click) => clicks.push(click),
  })
  const update = () => {
    const isAllowed = root.matches('[data-allows~=performanceAndAnalytics]')
    if (measurementId) Object.assign(window, { [`ga-disable-${measurementId}`]: !isAllowed })
    if (page.view || !isAllowed) return
    const path = location.pathname
    const view: EventNamed<'page_view'> = (page.view = {
      event: 'page_view',
      // Only documents have a description, not pages after a navigation.
      page_type: typeOf(path, path === firstPath ? (description ?? '') : ''),
      page_path: addressOf(path, ''),
      locale: root.dataset['locale'] ?? '',
    })
    ;(window.dataLayer ??= []).push(view)
    if (measurementId) page.google = start({ measurementId, view, addressOf })
    allow()
  }
  update()
  for (const change of changes) addEventListener(change, update)
  addEventListener('click', (click) => page.view && page.onClick(click), true)
}
