import { languageTag } from '@cairn/contract/sites/formatting'
import { isLocale, siteOf } from '@cairn/contract/sites/sites'
import { memoize } from '@cairn/contract/translation/memoize'

/** The day of an instant in the time zone of the site, so that server and browser show the same, or a day as it is. */
export const formatDate = (locale: string, value: string): string => {
  const timeZone = value[10] && isLocale(locale) ? siteOf(locale).timeZone : 'UTC'
  return formatOf(`${languageTag(locale)} ${timeZone}`).format(new Date(value))
}

const formatOf = memoize((key) => {
  const [language, timeZone] = key.split(' ')
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone })
})
