import { languageTag } from './formatting.ts'
import { type Locale, siteOf } from './sites.ts'

/** Day and time in the time zone of the site, or in that of a store, with its name, because the reader may be elsewhere. */
export const siteTime = (
  locale: Locale,
  instant: string,
  timeZone = siteOf(locale).timeZone,
): string =>
  new Intl.DateTimeFormat(languageTag(locale), {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(new Date(instant))

/** The day of an instant in the time zone of the site, or in that of a store. */
export const siteDay = (
  locale: Locale,
  instant: string,
  timeZone = siteOf(locale).timeZone,
): string =>
  new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'long', timeZone }).format(
    new Date(instant),
  )
