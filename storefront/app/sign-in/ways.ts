/** Pages that show what is somebody's own. */
const personal = /cart|checkout|favorites|account/

type Leaving = { pathname: string; locale: string; isInStore: boolean }

/** Where signing out leads to; none: one stays where one is. */
export function wayOut({ pathname, locale, isInStore }: Leaving): string | undefined {
  if (isInStore) return `/${locale}/associate-login`
  return personal.test(pathname) ? `/${locale}` : undefined
}

type Coming = { search: string; locale: string; origin: string }

/** Where signing in on its own page leads to: back, as long as that is within the shop. */
export function wayBack({ search, locale, origin }: Coming): string {
  const query = new URLSearchParams(search)
  if (query.has('orderNo')) return `/${locale}/account`
  const home = `/${locale}`
  const wanted = URL.parse(query.get('to') ?? home, origin)
  if (wanted?.origin !== origin || !wanted.pathname.startsWith(`${home}/`)) return home
  if (wanted.pathname.startsWith(`${home}/sign-in`)) return home
  return `${wanted.pathname}${wanted.search}`
}
