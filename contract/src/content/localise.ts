import { languageOf, type Locale } from '../sites/sites.ts'
import { isJsonObject, type JsonObject } from './json-object.ts'

/**
 * A document contains all its locales. Two notations mark what differs:
 *
 * { "byLocale": { "en": "Women", "fr": "Femme", "fr-ca": "Femmes" } }   a value per locale
 * [ …, { "locales": ["en-us"], … } ]                                   an entry of some locales only
 *
 * The value of the locale takes precedence over that of its language.
 */
export type LocalisedDocument = {
  value: unknown
  /** The paths of values that are missing for this locale. */
  missing: string[]
}

export function localiseDocument(source: unknown, locale: Locale): LocalisedDocument {
  const missingPaths: string[] = []

  function localiseValue(value: unknown, path: string): unknown {
    if (Array.isArray(value)) return readList(value, path)
    if (!isJsonObject(value)) return value
    const choices = value['byLocale']
    if (choices === undefined) return readObject(value, path)
    if (!isJsonObject(choices)) return undefined
    const localisedValue = choices[locale] ?? choices[languageOf(locale)]
    if (localisedValue === undefined) missingPaths.push(path)
    return isJsonObject(localisedValue) && 'byLocale' in localisedValue
      ? undefined
      : localiseValue(localisedValue, path)
  }

  const readList = (list: unknown[], path: string) =>
    list.flatMap((item, index) => {
      if (!isJsonObject(item) || !Array.isArray(item['locales']))
        return [localiseValue(item, `${path}.${index}`)]
      const { locales, ...rest } = item
      return locales.includes(locale) ? [localiseValue(rest, `${path}.${index}`)] : []
    })

  const readObject = (object: JsonObject, path: string) =>
    Object.fromEntries(
      Object.entries(object).map(([key, value]) => {
        const localised = localiseValue(value, path === '' ? key : `${path}.${key}`)
        return [key, key === 'url' ? localisedUrl(localised, locale) : localised]
      }),
    )

  return { value: localiseValue(source, ''), missing: missingPaths }
}

const fileExtension = /\.[a-z\d]{2,5}$/

/** Prefixes the path of a page with the locale: /help becomes /de-de/help. URLs of files stay unchanged. */
function localisedUrl(url: unknown, locale: Locale): unknown {
  if (typeof url !== 'string' || !/^\/(?!\/)/.test(url) || fileExtension.test(url)) return url
  return url === '/' ? `/${locale}` : `/${locale}${url}`
}

/**
 * The place in a document as its author wrote it, of a place in what a locale has of it: lists of a
 * locale are shorter by the entries of other locales.
 */
export function sourcePath(
  source: unknown,
  path: readonly PropertyKey[],
  locale: Locale,
): PropertyKey[] {
  const [step, ...rest] = path
  if (step === undefined) return []
  const value = chosenValue(source, locale)
  if (!Array.isArray(value)) return [step, ...sourcePath(Object(value)[step], rest, locale)]
  const indexes = [...value.keys()].filter((index) => isEntryOf(value[index], locale))
  const index = indexes[Number(step)] ?? step
  return [index, ...sourcePath(value[Number(index)], rest, locale)]
}

function chosenValue(value: unknown, locale: Locale): unknown {
  if (!isJsonObject(value) || !isJsonObject(value['byLocale'])) return value
  return value['byLocale'][locale] ?? value['byLocale'][languageOf(locale)]
}

const isEntryOf = (entry: unknown, locale: Locale): boolean =>
  !isJsonObject(entry) || !Array.isArray(entry['locales']) || entry['locales'].includes(locale)
