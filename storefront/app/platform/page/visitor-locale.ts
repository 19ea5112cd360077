import { isLocale, locales, type Locale } from '@cairn/contract/sites/sites'
import { cookieOf } from '../cookies.ts'

const localeCookie = 'cairn_locale'
const fallback: Locale = 'en-us'

/** The locale in the URL, or the visitor's best locale where the URL has none. */
export function localeOf(request: Request): Locale {
  const [, first = ''] = new URL(request.url).pathname.replace(/\.data$/, '').split('/')
  return isLocale(first) ? first : visitorLocale(request.headers)
}

/** The stored choice, then the browser's languages, then en-us. */
export function visitorLocale(headers: Headers): Locale {
  const storedLocale = cookieOf(headers.get('cookie') ?? '', localeCookie)?.toLowerCase() ?? ''
  if (isLocale(storedLocale)) return storedLocale
  for (const range of languageRanges(headers.get('accept-language') ?? '')) {
    const match = isLocale(range) ? range : byLanguage(range)
    if (match) return match
  }
  return fallback
}

function byLanguage(range: string): Locale | undefined {
  const language = range.split('-')[0] ?? ''
  const home = `${language}-${language}`
  return isLocale(home) ? home : locales.find((locale) => locale.startsWith(`${language}-`))
}

function languageRanges(header: string): string[] {
  return header
    .split(',')
    .map((part) => {
      const [range = '', quality = 'q=1'] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/)
      return { range, weight: Number(quality.replace('q=', '')) || 0 }
    })
    .filter(({ range, weight }) => range !== '' && weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ range }) => range)
}

/** The locale with the same language, for a well-formed locale of a country without a site. */
const localeOfOtherCountry = (text: string): Locale | undefined =>
  /^[a-z]{2}-[a-z0-9]{2,3}$/.test(text) ? byLanguage(text) : undefined

/** The first path segments of pages that can be requested without a locale. */
const pagesWithoutLocale = new Set([
  '',
  'account',
  'associate-login',
  'brand-terms',
  'c',
  'cart',
  'checkout',
  'location-selector',
  'order-confirmation',
  'orders',
  'p',
  'search',
  'styleguide',
])

/**
 * Redirects a known path without a locale to the visitor's locale, one with the locale of a country without a site to
 * a site in its language, and every other spelling of the path of a page to the one that the shop links: with the
 * locale in small letters and without a slash at its end.
 */
export function redirectToPagePath({ url, headers }: Request): Response | undefined {
  const { pathname, search } = new URL(url)
  const [first = ''] = pathname.split('/').slice(1)
  const path = pathname.replace(/\/+$/, '')
  const locale = first.toLowerCase()
  if (isLocale(locale)) {
    const pagePath = `/${locale}${path.slice(1 + locale.length)}`
    if (pagePath === pathname) return undefined
    return new Response(null, {
      status: 308,
      headers: { location: `${pagePath}${search}`, 'cache-control': 'public, max-age=3600' },
    })
  }
  const marketLocale = localeOfOtherCountry(locale)
  if (marketLocale) {
    return new Response(null, {
      status: 302,
      headers: {
        location: `/${marketLocale}${path.slice(1 + locale.length)}${search}`,
        'cache-control': 'public, max-age=3600',
      },
    })
  }
  if (!pagesWithoutLocale.has(first)) return undefined
  return new Response(null, {
    status: path === '' ? 302 : 308,
    headers: {
      location: `/${visitorLocale(headers)}${path}${search}`,
      'cache-control': 'private, no-store',
      vary: 'accept-language, cookie',
    },
  })
}
