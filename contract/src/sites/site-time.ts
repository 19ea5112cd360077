import { languageTag } from './formatting.ts'
import { type Locale, siteOf } from './sites.ts'

/** Day and time in the time zone of the site, with its name, because the reader may be elsewhere. */
export const siteTime = (locale: Locale, instant: string): string =>
  new Intl.DateTimeFormat(languageTag(locale), {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: siteOf(locale).timeZone,
    timeZoneName: 'short',
  }).format(new Date(instant))
