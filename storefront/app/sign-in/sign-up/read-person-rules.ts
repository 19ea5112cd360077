import type { readCountryRules } from '@cairn/contract/address/address-calls'
import { type Locale, siteOf } from '@cairn/contract/sites/sites'
import { todayIn } from '@cairn/contract/sites/today'
import type { PersonRequirements } from '@cairn/contract/validation/profile-rules'
import type { AnswerOf } from '@cairn/contract/wire/call'
import type { Commerce } from '../../platform/calls/commerce.ts'
import { goOn } from '../../platform/calls/handling.ts'

/** What the server knows better than the page: the date, and what the site requires of a person now. */
export type ServerPersonRules = { today: string; requirements: PersonRequirements | undefined }

export async function readPersonRules(
  commerce: Pick<Commerce, 'readServerTime' | 'readCountryRules'>,
  locale: Locale,
): Promise<ServerPersonRules> {
  const { country: countryCode, timeZone } = siteOf(locale)
  const [timeResult, rulesResult] = await Promise.all([
    commerce.readServerTime({}),
    commerce.readCountryRules({ params: { countryCode }, query: {} }, { callUnknown: goOn }),
  ])
  const now = timeResult.ok ? new Date(timeResult.value.timestamp) : new Date()
  return {
    today: todayIn(timeZone, now),
    requirements: rulesResult.ok ? requirementsIn(rulesResult.value) : undefined,
  }
}

/** Only what the form needs, because it becomes a part of the page. */
const requirementsIn = ({
  phone,
  birthDate,
  postalCode,
  gender,
  smsConsent,
}: AnswerOf<typeof readCountryRules>): PersonRequirements => ({
  phone,
  birthDate,
  postalCode,
  gender,
  smsConsent,
})
