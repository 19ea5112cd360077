import { readCountries, readCountryRules } from '@cairn/contract/address/address-calls'
import { addressRulesOf, pickupContactRules } from '@cairn/contract/address/address-rules'
import { de } from '@cairn/contract/address/messages/de'
import { en } from '@cairn/contract/address/messages/en'
import { es } from '@cairn/contract/address/messages/es'
import { fr } from '@cairn/contract/address/messages/fr'
import { it } from '@cairn/contract/address/messages/it'
import { provincesOf } from '@cairn/contract/address/provinces'
import { dialCodes } from '@cairn/contract/fields/phone'
import { phoneMaskOf } from '@cairn/contract/fields/phone-mask'
import { accept, refuse } from '@cairn/contract/refusals/result'
import { languageOf, type Locale } from '@cairn/contract/sites/sites'
import { translatorFor } from '@cairn/contract/translation/translation'
import { personRequirementsOf } from '@cairn/contract/validation/profile-rules'
import type { AnswerOf } from '@cairn/contract/wire/call'
import type { Database } from '../platform/database/database.ts'
import { type Guard, servePublic } from '../platform/wire/serve.ts'
import { findPostalPlaces } from './postal-places-store.ts'

type CountriesRouteDeps = { database: Database; guards: { anyone: Guard<'anyone'> } }

export const countriesRoutes = ({ database, guards }: CountriesRouteDeps) => [
  servePublic(readCountries, guards.anyone, async ({ context }) =>
    accept({ countries: countriesIn(context.locale) }),
  ),

  servePublic(readCountryRules, guards.anyone, async ({ params, query, context }) => {
    const { countryCode } = params
    const { postalCode } = query
    const rules = countryRulesIn(context.locale, countryCode)
    if (!rules) return refuse('callUnknown')
    if (!postalCode) return accept(rules)
    const places = await findPostalPlaces(database, { countryCode, postalCode })
    return accept({ ...rules, places })
  }),
]

type Rules = AnswerOf<typeof readCountryRules>

/** The known countries, named and sorted in the language of the page. */
function countriesIn(locale: Locale) {
  const displayNames = new Intl.DisplayNames(locale, { type: 'region' })
  return Object.entries(dialCodes)
    .map(([code, dialCode]) => ({
      code,
      name: displayNames.of(code) ?? code,
      dialCode,
      mask: phoneMaskOf(dialCode),
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name, locale))
}

const provinceNames = { en, de, fr, it, es }

function statesIn(locale: Locale, countryCode: string) {
  const provinces = provincesOf(countryCode, translatorFor(provinceNames, languageOf(locale)))
  return provinces.toSorted((one, other) => one.name.localeCompare(other.name, locale))
}

/** The address rules of a country, for forms; the core applies the same. Undefined for an unknown country. */
function countryRulesIn(locale: Locale, countryCode: string): Rules | undefined {
  const countries = countriesIn(locale)
  const country = countries.find(({ code }) => code === countryCode)
  if (!country) return undefined
  const { name } = country
  const atPoint = pickupContactRules(countryCode, 'collectionPoint')
  return {
    countryCode,
    name,
    addressRules: {
      shipping: addressRulesOf(countryCode, 'shipping'),
      billing: addressRulesOf(countryCode, 'billing'),
    },
    collectionPointRules: {
      email: atPoint.email,
      phone: atPoint.phone,
      contact: atPoint.firstName,
    },
    storePickupRules: { email: pickupContactRules(countryCode, 'store').email },
    states: statesIn(locale, countryCode),
    countries: countries.map(({ code, name: called }) => ({ code, name: called })),
    ...personRequirementsOf(locale, countryCode),
  }
}
