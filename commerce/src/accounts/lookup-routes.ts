import { lookUpConsumer } from '@cairn/contract/accounts/account-calls'
import { accept, refuse } from '@cairn/contract/refusals/result'
import type { Database } from '../platform/database/database.ts'
import type { Captcha } from '../platform/defence/challenges.ts'
import { serve } from '../platform/wire/serve.ts'
import type { SessionGuards } from '../sessions/session-guard.ts'
import { isEmail } from './account.ts'
import { findEnrollmentStatus } from './lookup-store.ts'
import { countAttempt } from './user-data-store.ts'

type LookupDeps = {
  database: Database
  guards: SessionGuards
  captcha: Captcha
  /** False where limits are switched off. */
  countsAttempts: boolean
}

export const lookupRoutes = ({ database, guards, captcha, countsAttempts }: LookupDeps) => [
  serve(lookUpConsumer, guards.session, async ({ query, context }) => {
    const { email, recaptcha_response: solution } = query
    if (!isEmail(email)) return refuse('emailMalformed')
    if (!(await captcha.isSolved(solution, 'lookup'))) return refuse('captchaFailed')
    if (countsAttempts) {
      const counted = await countAttempt(database, 'lookup', context.clientIp)
      if (!counted.ok) return counted
    }
    return accept({ status: await findEnrollmentStatus(database, email) })
  }),
]
