/** Pages with personal data. */
const personalPages = /cart|checkout|favorites|account/

type SignOutContext = { pathname: string; locale: string; isInStore: boolean }

/** The path to open after a sign-out, or undefined to stay on the page. */
export function pathAfterSignOut({
  pathname,
  locale,
  isInStore,
}: SignOutContext): string | undefined {
  if (isInStore) return `/${locale}/associate-login`
  return personalPages.test(pathname) ? `/${locale}` : undefined
}

type SignInContext = { search: string; locale: string; origin: string }

/** The path to open after a sign-in: the previous page, if it belongs to the shop. */
export function pathAfterSignIn({ search, locale, origin }: SignInContext): string {
  const query = new URLSearchParams(search)
  if (query.has('orderNo')) return `/${locale}/account`
  const home = `/${locale}`
  const target = URL.parse(query.get('to') ?? home, origin)
  if (target?.origin !== origin || !target.pathname.startsWith(`${home}/`)) return home
  if (/^\/sign-(in|up)/.test(target.pathname.slice(home.length))) return home
  return `${target.pathname}${target.search}`
}

/** The guest order in the URL that is added to the account after the sign-in. */
export function pendingOrder(search: string) {
  const query = new URLSearchParams(search)
  const orderNo = query.get('orderNo')
  const st = query.get('st')
  return orderNo === null ? undefined : { orderNo, ...(st !== null && { st }) }
}
