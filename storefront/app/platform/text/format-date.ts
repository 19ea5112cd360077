import { languageTag } from '@cairn/contract/sites/formatting'
import { memoize } from '@cairn/contract/translation/memoize'

/** Formats the day in UTC, so that server and browser show the same. */
export const formatDate = (locale: string, instant: string): string =>
  formatOf(languageTag(locale)).format(new Date(instant))

const formatOf = memoize(
  (language) => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }),
)
