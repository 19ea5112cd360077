import { languageOf, type Locale } from './sites.ts'

/**
 * A document is written once for all its locales. Whatever differs is said so in its place:
 *
 * { "byLocale": { "en": "Women", "fr": "Femme", "fr-ca": "Femmes" } }   another value
 * [ …, { "locales": ["en-us"], … } ]                                   an entry that only some have
 *
 * A locale finds its own value, then its language's.
 */
export type InLocale = {
  value: unknown
  /** Where nothing is said for this locale. */
  missing: string[]
}

export function inLocale(written: unknown, locale: Locale): InLocale {
  const missing: string[] = []

  function read(value: unknown, path: string): unknown {
    if (Array.isArray(value)) return readList(value, path)
    if (!isObject(value)) return value
    const choices = value['byLocale']
    if (choices === undefined) return readObject(value, path)
    if (!isObject(choices)) return undefined
    const found = choices[locale] ?? choices[languageOf(locale)]
    if (found === undefined) missing.push(path)
    return isObject(found) && 'byLocale' in found ? undefined : read(found, path)
  }

  const readList = (list: unknown[], path: string) =>
    list.flatMap((item, at) => {
      if (!isObject(item) || !Array.isArray(item['locales'])) return [read(item, `${path}.${at}`)]
      const { locales, ...rest } = item
      return locales.includes(locale) ? [read(rest, `${path}.${at}`)] : []
    })

  const readObject = (given: Record<string, unknown>, path: string) =>
    Object.fromEntries(
      Object.entries(given).map(([key, value]) => {
        const there = read(value, path === '' ? key : `${path}.${key}`)
        return [key, key === 'url' ? localAddress(there, locale) : there]
      }),
    )

  return { value: read(written, ''), missing }
}

const file = /\.[a-z\d]{2,5}$/

/** Authors write /help/contact-us; the page of this locale lies at /de-de/help/contact-us. A file lies where it lies. */
function localAddress(url: unknown, locale: Locale): unknown {
  if (typeof url !== 'string' || !/^\/(?!\/)/.test(url) || file.test(url)) return url
  return url === '/' ? `/${locale}` : `/${locale}${url}`
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
