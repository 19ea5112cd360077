import { readCountries } from '@cairn/contract/countries'
import { dialCodes, phoneMaskOf } from '@cairn/contract/phone'
import { accept } from '@cairn/contract/result'
import type { Locale } from '@cairn/contract/sites'
import type { Guard } from '../platform/wire/guard.ts'
import { serveAnybody } from '../platform/wire/serve.ts'

export const countriesRoutes = ({ guards }: { guards: { anyone: Guard<'anyone'> } }) => [
  serveAnybody(readCountries, guards.anyone, async ({ asked }) =>
    accept({ countries: countriesIn(asked.locale) }),
  ),
]

/** As the language of the page calls them, in its order. */
function countriesIn(locale: Locale) {
  const called = new Intl.DisplayNames(locale, { type: 'region' })
  return Object.entries(dialCodes)
    .map(([code, dialCode]) => ({
      code,
      name: called.of(code) ?? code,
      dialCode,
      mask: phoneMaskOf(dialCode),
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name, locale))
}
