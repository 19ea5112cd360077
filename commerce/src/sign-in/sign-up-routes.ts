import { signUp } from '@cairn/contract/accounts/credential-calls'
import { accept, refuse } from '@cairn/contract/refusals/result'
import { todayIn } from '@cairn/contract/sites/today'
import type { Memberships } from '../accounts/enrollment-store.ts'
import { findKnownContacts } from '../accounts/new-account-store.ts'
import { checkNewAccount } from '../accounts/new-account.ts'
import { checkPassword } from '../accounts/new-password.ts'
import { readClock } from '../platform/clock-store.ts'
import { isCommonPassword } from '../platform/common-passwords.ts'
import type { Database } from '../platform/database/database.ts'
import type { Captcha } from '../platform/defence/challenges.ts'
import { hashPassword, refuseWhenBusy } from '../platform/passwords.ts'
import { serve } from '../platform/wire/serve.ts'
import type { SessionGuards } from '../sessions/session-guard.ts'
import { signUpShopper } from './sign-up-flow.ts'

type SignUpDeps = {
  database: Database
  guards: SessionGuards
  captcha: Captcha
  sitesWithoutAccounts: ReadonlySet<string>
  memberships: Memberships
}

export const signUpRoutes = ({ database, guards, captcha, memberships, ...shop }: SignUpDeps) => [
  serve(signUp, guards.session, async ({ access, body, context }) => {
    const { locale, site, leadSource } = context
    const { recaptcha_response: solution, subscriptions: consents } = body
    if (shop.sitesWithoutAccounts.has(site.siteId)) return refuse('customerListUnknown')
    const today = todayIn(site.timeZone, await readClock(database))
    const profile = { email: body.email.trim(), sessionId: access.id }
    const known = await findKnownContacts(database, profile)
    const checked = checkNewAccount(body, { locale, today, leadSource, known })
    if (!checked.ok) return checked
    const password = await checkPassword(body.password, isCommonPassword)
    if (!password.ok) return password
    if (!(await captcha.isSolved(solution, 'register'))) return refuse('captchaFailed')
    const hashed = await refuseWhenBusy<string, never>(async () =>
      accept(await hashPassword(body.password)),
    )
    if (!hashed.ok) return hashed
    const account = { ...checked.value, passwordHash: hashed.value, sessionId: access.id }
    return signUpShopper(database, { account, consents, site, locale, today }, memberships)
  }),
]
