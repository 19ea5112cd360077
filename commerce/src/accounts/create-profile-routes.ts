import { randomUUID } from 'node:crypto'
import { createProfile } from '@cairn/contract/accounts/account-calls'
import { accept, refuse } from '@cairn/contract/refusals/result'
import { todayIn } from '@cairn/contract/sites/today'
import { readClock } from '../platform/clock-store.ts'
import type { Database } from '../platform/database/database.ts'
import type { Captcha } from '../platform/defence/challenges.ts'
import { serve } from '../platform/wire/serve.ts'
import type { SessionGuards } from '../sessions/session-guard.ts'
import { isEmail } from './account.ts'
import { createProfileOf } from './new-profile-store.ts'
import { parsePersonalDetails } from './personal-details.ts'

type CreateProfileDeps = { database: Database; guards: SessionGuards; captcha: Captcha }

export const createProfileRoutes = ({ database, guards, captcha }: CreateProfileDeps) => [
  serve(createProfile, guards.session, async ({ body, context }) => {
    const { consumerDetails = {} } = body.consumerProfile
    const { locale, site } = context
    const email = consumerDetails.email?.trim() ?? ''
    if (!isEmail(email)) return refuse('emailMalformed')
    const today = todayIn(site.timeZone, await readClock(database))
    // They are checked as those of a sign-up are, and not stored.
    const details = parsePersonalDetails(consumerDetails, { locale, today })
    if (!details.ok) return details
    if (!(await captcha.isSolved(body.recaptcha_response, 'register')))
      return refuse('captchaFailed')
    const { source: acquisition } = consumerDetails
    await createProfileOf(database, { email, acquisition, locale })
    // The id of the profile is in the mailed link only, because it proves who reads the mails of the address.
    return accept({ consumerId: randomUUID() })
  }),
]
