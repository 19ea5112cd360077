import { isJsonObject } from '@cairn/contract/content/json-object'
import { languageOf, type Locale } from '@cairn/contract/sites/sites'

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
