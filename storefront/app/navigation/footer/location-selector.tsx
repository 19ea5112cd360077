import { type Locale, locales } from '@cairn/contract/sites/sites'
import { memoize } from '@cairn/contract/translation/memoize'
import { useLocation } from 'react-router'
import { useLocale } from '../../platform/page/use-shop.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { Icon } from '../../ui/icon.tsx'

const popoverId = 'location-choice'

/** Shows the current location, and opens the list of locations. Works without scripts. */
export function LocationButton() {
  const t = useMessages()
  const locale = useLocale()
  return (
    <div className="location-selector">
      <button type="button" popoverTarget={popoverId} className="site-link location-button">
        <Icon name="globe" />
        <span className="sr-only">{t('chooseLocation')}: </span>
        {locationName(locale)}
      </button>
      <div id={popoverId} popover="auto" className="site-choice">
        <p className="text-h3 display mb-3">{t('chooseLocation')}</p>
        <LocationList />
      </div>
    </div>
  )
}

/** Links to this page in every locale. The chosen locale is stored for later visits. */
export function LocationList() {
  const current = useLocale()
  const { pathname, search } = useLocation()
  const page = /\/(?:c\/|search$)/.test(pathname) ? pathname + search : pathname
  return (
    <ul className="locations">
      {locales.map((locale) => (
        <li key={locale}>
          <a
            href={locale === current ? page : `/${locale}/location-selector${page}`}
            rel="nofollow"
            hrefLang={locale}
            lang={locale}
            aria-current={locale === current ? 'true' : undefined}
            onClick={() => storeLocale(locale)}
          >
            {locationName(locale)}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The country and the language, in that language. */
const locationName = memoize((locale) => {
  const [language = 'en', country = 'us'] = locale.split('-')
  const countryName = new Intl.DisplayNames(locale, { type: 'region' }).of(country.toUpperCase())
  const languageName = new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language
  return `${countryName} · ${languageName.slice(0, 1).toLocaleUpperCase(locale)}${languageName.slice(1)}`
})

const yearInSeconds = 31_536_000

const storeLocale = (locale: Locale) =>
  void (document.cookie = `cairn_locale=${locale}; path=/; max-age=${yearInSeconds}; samesite=lax`)
