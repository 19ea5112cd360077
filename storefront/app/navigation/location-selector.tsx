import { type Locale, locales } from '@cairn/contract/sites'
import { madeOnce } from '../platform/made-once.ts'
import { useMessages } from '../platform/messages.tsx'
import { useLocale } from '../platform/use-shop.ts'
import { Icon } from '../ui/icon.tsx'

const choiceId = 'location-choice'

/** Says where one is, and opens the choice; without scripts too. */
export function LocationButton() {
  const t = useMessages()
  const locale = useLocale()
  return (
    <div className="relative">
      <button type="button" popoverTarget={choiceId} className="site-link gap-2">
        <Icon name="globe" />
        <span className="sr-only">{t('chooseLocation')}: </span>
        {locationName(locale)}
      </button>
      <div id={choiceId} popover="auto" className="site-choice">
        <p className="text-h3 display mb-3">{t('chooseLocation')}</p>
        <LocationList />
      </div>
    </div>
  )
}

/** Each leads to the start of another shop, which from then on is the visitor's own. */
export function LocationList() {
  const current = useLocale()
  return (
    <ul className="grid gap-x-8 md:grid-cols-2">
      {locales.map((locale) => (
        <li key={locale}>
          <a
            href={`/${locale}`}
            hrefLang={locale}
            lang={locale}
            aria-current={locale === current ? 'true' : undefined}
            className="flex min-h-11 items-center text-ui aria-[current]:font-[600]"
            onClick={() => remember(locale)}
          >
            {locationName(locale)}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** A place and its language, in that language's own words. */
const locationName = madeOnce((locale) => {
  const [language = 'en', country = 'us'] = locale.split('-')
  const place = new Intl.DisplayNames(locale, { type: 'region' }).of(country.toUpperCase())
  const tongue = new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language
  return `${place} · ${tongue.slice(0, 1).toLocaleUpperCase(locale)}${tongue.slice(1)}`
})

const year = 31_536_000

const remember = (locale: Locale) =>
  void (document.cookie = `cairn_locale=${locale}; path=/; max-age=${year}; samesite=lax`)
