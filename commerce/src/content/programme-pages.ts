import { settingsOf } from '@cairn/contract/site-settings'
import { isLocale, type Locale } from '@cairn/contract/sites'

/** What the pages of the loyalty programme are called, and the one whose blocks stand in its dialog. */
export const programmePages = ['loyalty', 'loyalty-terms', 'loyalty-modal'] as const

/** Where a shopper sees what they have of it. */
const ownPage = 'account/loyalty'

/** A page called so or below one that is, a shared piece, a dialog or a pop-up called so. */
export const isOfProgramme = (name: string): boolean =>
  programmePages.some((page) => name === page || name.startsWith(`${page}/`))

/** Where there is no programme, its pages are not found. */
export const isWithheld = (slug: string, locale: Locale): boolean =>
  !settingsOf(locale).hasLoyalty && isOfProgramme(slug)

/** Whether an address, as content says it, is that of a page of the programme, in any locale of the shop at this origin. */
export function leadsToProgramme(url: string, publicOrigin: string): boolean {
  const read = URL.parse(url, publicOrigin)
  if (!read || read.host !== new URL(publicOrigin).host) return false
  if (isOfProgramme(read.hash.slice(1))) return true
  const [first = '', ...rest] = partsOf(read.pathname)
  const path = (isLocale(first) ? rest : [first, ...rest]).join('/')
  return path === ownPage || isOfProgramme(path)
}

const partsOf = (pathname: string): string[] => decoded(pathname).split('/').filter(Boolean)

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
