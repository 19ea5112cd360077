import { readCountries, readCountryRules } from '@cairn/contract/address/address-calls'
import { accept, refuse } from '@cairn/contract/refusals/result'
import type { Guard } from '../platform/wire/guard.ts'
import { servePublic } from '../platform/wire/serve.ts'
import { countriesIn, countryRulesIn } from './country-rules.ts'

export const countriesRoutes = ({ guards }: { guards: { anyone: Guard<'anyone'> } }) => [
  servePublic(readCountries, guards.anyone, async ({ context }) =>
    accept({ countries: countriesIn(context.locale) }),
  ),

  servePublic(readCountryRules, guards.anyone, async ({ params, context }) => {
    const rules = countryRulesIn(context.locale, params.countryCode)
    return rules ? accept(rules) : refuse('callUnknown')
  }),
]
