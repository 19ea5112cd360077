import { visitorLocale } from './visitor-locale.ts'

/** The first path segments of pages that can be requested without a locale. */
const pagesWithoutLocale = new Set([
  '',
  'account',
  'associate-login',
  'c',
  'cart',
  'checkout',
  'location-selector',
  'order-confirmation',
  'orders',
  'p',
  'search',
  'workshop',
])

/** Redirects a known path without a locale to the visitor's locale. */
export function redirectToLocale({ url, headers }: Request): Response | undefined {
  const { pathname, search } = new URL(url)
  const [first = ''] = pathname.split('/').slice(1)
  if (!pagesWithoutLocale.has(first)) return undefined
  const rest = pathname === '/' ? '' : pathname
  return new Response(null, {
    status: rest === '' ? 302 : 308,
    headers: {
      location: `/${visitorLocale(headers)}${rest}${search}`,
      'cache-control': 'private, no-store',
      vary: 'accept-language, cookie',
    },
  })
}
