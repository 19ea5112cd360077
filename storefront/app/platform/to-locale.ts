import { visitorLocale } from './visitor-locale.ts'

/** Known pages whose address names no language; each as its first part. */
const bare = new Set([
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

/** Addresses without a locale lead to the visitor's own; what is answered differs by visitor. */
export function toLocale({ url, headers }: Request): Response | undefined {
  const { pathname, search } = new URL(url)
  const [first = ''] = pathname.split('/').slice(1)
  if (!bare.has(first)) return undefined
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
