import { settingsOf } from '@cairn/contract/sites/site-settings'
import { isLocale, type Locale } from '@cairn/contract/sites/sites'

/** The pages of the loyalty programme; the blocks of the last one are shown in a dialog. */
export const loyaltyPages = ['loyalty', 'loyalty-terms', 'loyalty-modal'] as const

const accountPage = 'account/loyalty'

/** Whether this is the name of a loyalty page, of a page below one, or of a fragment, dialog or popup. */
export const isLoyaltyName = (name: string): boolean =>
  loyaltyPages.some((page) => name === page || name.startsWith(`${page}/`))

/** Sites without a loyalty programme do not show its pages. */
export const isHiddenLoyaltyPage = (slug: string, locale: Locale): boolean =>
  !settingsOf(locale).hasLoyalty && isLoyaltyName(slug)

/** Whether a URL in content leads to a loyalty page, in any locale of the shop with this origin. */
export function isLoyaltyUrl(url: string, publicOrigin: string): boolean {
  const parsed = URL.parse(url, publicOrigin)
  if (!parsed || parsed.host !== new URL(publicOrigin).host) return false
  if (isLoyaltyName(parsed.hash.slice(1))) return true
  const [first = '', ...rest] = pathSegments(parsed.pathname)
  const path = (isLocale(first) ? rest : [first, ...rest]).join('/')
  return path === accountPage || isLoyaltyName(path)
}

const pathSegments = (pathname: string): string[] =>
  decodedPath(pathname).split('/').filter(Boolean)

function decodedPath(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
