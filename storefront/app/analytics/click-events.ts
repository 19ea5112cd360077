import { reportPromotion } from '../content/promotion-clicks.ts'
import { track, type TrackedEvent } from '../platform/tracked-events.ts'
import { itemListOf, type PageData } from './page-events.ts'
import { shownData } from './watch-pages.ts'

type Page = {
  /** Whether the menu is a bar. */
  isWide: boolean
  path: string
  data: PageData | null
}

/** What a click on a link of the menu, of the opened search, or on a product of a list or its heart is called. */
export function eventOfClick(
  target: Element,
  { isWide, path, data }: Page,
): TrackedEvent | undefined {
  const control = target.closest<HTMLElement>('a, summary, .heart')
  if (!control) return undefined
  if (control.matches('.heart')) return addToWishlist(control, path)
  const text = control.textContent.trim()
  const url = control.getAttribute('href') ?? ''
  if (control.closest('.site-menu')) {
    if (isWide) return { event: 'topNavClick', text, url }
    return control.matches('summary') ? { event: 'mobileMenuSectionClick', text } : undefined
  }
  if (control.closest('.site-suggestions')) return { event: 'searchContentClick', text, url }
  return control.closest('.product-tile') ? selectItem(url, data ?? {}) : undefined
}

/** Of a tile, or of the page of a product. A pressed heart is released by the click. */
function addToWishlist(heart: Element, path: string): TrackedEvent | undefined {
  const link = heart.closest('.product-tile')?.querySelector('a')
  const [, item_id] = /-([A-Z\d]{8,11})$/.exec(link?.getAttribute('href') ?? path) ?? []
  const item_name = (link ?? document.querySelector('h1'))?.textContent.trim() ?? ''
  if (item_id === undefined || heart.matches('[aria-pressed=true]')) return undefined
  return { event: 'add_to_wishlist', items: [{ item_id, item_name }] }
}

/** Of the lists that `view_item_list` names. */
function selectItem(url: string, data: PageData): TrackedEvent | undefined {
  const list = itemListOf(data)
  const position = data.listing?.products.findIndex(({ pageUrl }) => pageUrl === url) ?? -1
  const item = list?.items[position]
  return list && item && { event: 'select_item', ...list, items: [item] }
}

function report(click: Event) {
  if (!(click.target instanceof Element)) return
  const isWide = matchMedia('(min-width: 1024px)').matches
  const path = location.pathname
  const event = eventOfClick(click.target, { isWide, path, data: shownData() })
  if (event) track(event)
  reportPromotion(click)
}

/** Tracks clicks, also those before this code has arrived. */
export function watchClicks() {
  const page = globalThis.pageAnalytics
  if (!page) return
  page.onClick = report
  for (const click of page.clicks.splice(0)) report(click)
}
