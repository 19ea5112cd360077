import { readCountries, readCountryRules } from '@cairn/contract/countries'
import { accept, refuse } from '@cairn/contract/result'
import type { Guard } from '../platform/wire/guard.ts'
import { serveAnybody } from '../platform/wire/serve.ts'
import { countriesIn, countryRulesIn } from './country-rules.ts'

export const countriesRoutes = ({ guards }: { guards: { anyone: Guard<'anyone'> } }) => [
  serveAnybody(readCountries, guards.anyone, async ({ asked }) =>
    accept({ countries: countriesIn(asked.locale) }),
  ),

  serveAnybody(readCountryRules, guards.anyone, async ({ params, asked }) => {
    const rules = countryRulesIn(asked.locale, params.countryCode)
    return rules ? accept(rules) : refuse('callUnknown')
  }),
]
