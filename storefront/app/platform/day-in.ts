import { languageTag } from '@cairn/contract/language-tag'
import { madeOnce } from './made-once.ts'

/** The day as its language writes it out; the same on the server and in every time zone. */
export const dayIn = (locale: string, instant: string): string =>
  formatOf(languageTag(locale)).format(new Date(instant))

const formatOf = madeOnce(
  (language) => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }),
)
