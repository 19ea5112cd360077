import { settingsOf } from '@cairn/contract/sites/site-settings'
import { languageOf, type Locale } from '@cairn/contract/sites/sites'
import { translatorFor } from '@cairn/contract/translation/translation'
import { de } from './messages/de.ts'
import { en } from './messages/en.ts'
import { es } from './messages/es.ts'
import { fr } from './messages/fr.ts'
import { it } from './messages/it.ts'

/** Search engines cut longer descriptions. */
const maxDescriptionLength = 160

/** The beginning of a text that search engines show whole: it ends after a sentence, or else after a word. */
export function shortDescription(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= maxDescriptionLength) return line
  const beginning = line.slice(0, maxDescriptionLength)
  const sentences = /^.{80,}[.!?](?= )/.exec(beginning)?.[0]
  return sentences ?? `${beginning.slice(0, -1).replace(/[\s,;:–-]+\S*$/, '')}…`
}

const translatorOf = (locale: Locale) => translatorFor({ en, de, fr, it, es }, languageOf(locale))

/** What search engines show of pages that read nothing. */
export function descriptionOfPath(pathname: string, locale: Locale): string | undefined {
  const t = translatorOf(locale)
  const page = pathname.split('/')[2]
  if (page === 'sign-in') return t('signInDescription')
  return page === 'search' ? t('searchDescription') : undefined
}

/** Of a page that does not exist or could not be read. Analytics recognises it (`page-type.ts`). */
export const descriptionOfMissingPage = (locale: Locale): string =>
  translatorOf(locale)('missingDescription')

type ListedCategory = {
  /** From the top down to the category itself. */
  names: readonly string[]
  page: number
}

/** Distinguishes the jackets for women from those for men, and each page of a list from the others. */
export function categoryTitle({ names, page }: ListedCategory, locale: Locale): string {
  const [top = '', ...below] = names
  const ownName = below.at(-1)
  return [
    ...(ownName === undefined ? [top] : [ownName, top]),
    ...(page > 1 ? [translatorOf(locale)('pageNumbered', { page })] : []),
  ].join(' · ')
}

type CategoryContent = ListedCategory & { total: number; productNames: readonly string[] }

/** Names as many products as there is space for. */
export function categoryDescription(
  { names, page, total, productNames }: CategoryContent,
  locale: Locale,
): string {
  const t = translatorOf(locale)
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  const category = [names.join(', '), ...(page > 1 ? [t('pageNumbered', { page })] : [])].join(
    ' · ',
  )
  const withExamples = (count: number) =>
    t('categoryDescription', {
      category,
      count: total,
      days: settingsOf(locale).returnPeriodDays,
      examples:
        count > 0
          ? t('categoryExamples', { names: list.format(productNames.slice(0, count)) })
          : '',
    })
  const counts = [3, 2, 1, 0].filter((count) => count <= productNames.length)
  const texts = counts.map(withExamples)
  return shortDescription(
    texts.find((text) => text.length <= maxDescriptionLength) ?? texts.at(-1) ?? category,
  )
}
