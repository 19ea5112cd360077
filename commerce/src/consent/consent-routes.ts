import { randomUUID } from 'node:crypto'
import {
  allCodes,
  choiceFromText,
  choiceToText,
  consentCodes,
  consentCookie,
  consentSeconds,
  withoutTargeting,
} from '@cairn/contract/consent/consent'
import { consentId as idOfChoices, recordConsent } from '@cairn/contract/consent/consent-calls'
import { accept } from '@cairn/contract/refusals/result'
import type { Database } from '../platform/database/database.ts'
import { type Guard, serve } from '../platform/wire/serve.ts'
import { saveConsentChoice } from './consent-store.ts'

type ConsentDeps = { database: Database; guards: { anyone: Guard<'anyone'> } }

export const consentRoutes = ({ database, guards }: ConsentDeps) => [
  serve(recordConsent, guards.anyone, async ({ body, context }) => {
    const { locale, site, hasPrivacyControl, cookies } = context
    const chosenCodes = allCodes.filter(
      (code) => code === consentCodes.required || body.codes.includes(code),
    )
    const codes = hasPrivacyControl ? withoutTargeting(chosenCodes) : chosenCodes
    // The browser keeps its id, so that its choices can be found together. A cookie may contain anything.
    const earlierChoice = choiceFromText(cookies.get(consentCookie))
    const { data: consentId = randomUUID() } = idOfChoices.safeParse(earlierChoice?.consentId)
    const { version, source } = body
    const choice = { consentId, version, codes }
    const { region } = site
    const chosenAt = await saveConsentChoice(database, {
      ...choice,
      locale,
      region,
      source,
      hasPrivacyControl,
    })
    cookies.set(consentCookie, choiceToText({ ...choice, chosenAt }), consentSeconds)
    return accept({ ...choice, codes: [...codes], chosenAt: chosenAt.toISOString() })
  }),
]
