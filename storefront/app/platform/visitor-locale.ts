import { isLocale, locales, type Locale } from '@cairn/contract/sites'
import { cookieOf } from './cookies.ts'

const localeCookie = 'cairn_locale'
const fallback: Locale = 'en-us'

/** The locale of the address, and where it names none the visitor's best one. */
export function localeOf(request: Request): Locale {
  const [, first = ''] = new URL(request.url).pathname.replace(/\.data$/, '').split('/')
  return isLocale(first) ? first : visitorLocale(request.headers)
}

/** Stored choice, then what the browser asks for, then en-us. */
export function visitorLocale(headers: Headers): Locale {
  const stored = cookieOf(headers.get('cookie') ?? '', localeCookie)?.toLowerCase() ?? ''
  if (isLocale(stored)) return stored
  for (const wanted of languageRanges(headers.get('accept-language') ?? '')) {
    const match = isLocale(wanted) ? wanted : byLanguage(wanted)
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
