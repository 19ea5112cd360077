import {
  askForPasswordReset,
  changePassword,
  askForVerificationMail,
  confirmForgottenPassword,
  checkResetLink,
  verifyEmail,
} from '@cairn/contract/accounts/credential-calls'
import { accept, type Refusal, refuse, type Result } from '@cairn/contract/refusals/result'
import { requestVerificationMail } from '../accounts/account-links-store.ts'
import { findProfile } from '../accounts/account-store.ts'
import { isEmail, loginOf } from '../accounts/account.ts'
import { requestLinkToNewAddress } from '../accounts/email-change-store.ts'
import { checkNewPassword } from '../accounts/new-password.ts'
import { countUnverifiedReset, requestPasswordReset } from '../accounts/reset-requests-store.ts'
import { isCommonPassword } from '../platform/common-passwords.ts'
import type { Database } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { type Captcha, isSolvedOrCounted } from '../platform/defence/challenges.ts'
import { refuseWhenBusy } from '../platform/passwords.ts'
import { withRefusalOnError } from '../platform/wire/refused-call.ts'
import type { RequestContext } from '../platform/wire/request-context.ts'
import { serve } from '../platform/wire/serve.ts'
import { hashesOf, newTokens, type SessionAnswers } from '../sessions/session-answers-wire.ts'
import type { SessionGuards } from '../sessions/session-guard.ts'
import { changePasswordInSession, findResettable, resetPassword } from './replace-password-flow.ts'
import { type TellFormerAddress, verifyEmailOfLink } from './verify-email-flow.ts'

type PasswordsDeps = {
  database: Database
  guards: SessionGuards
  answers: SessionAnswers
  captcha: Captcha
  tellFormerAddress: TellFormerAddress
}

export function passwordsRoutes({ guards, answers, captcha, ...deps }: PasswordsDeps) {
  const { database } = deps

  const mayAsk = (solution: string | undefined, { clientIp }: RequestContext) =>
    isSolvedOrCounted(captcha, { solution, action: 'login' }, () =>
      countUnverifiedReset(database, clientIp),
    )

  return [
    serve(askForPasswordReset, guards.session, async ({ body, context }) => {
      if (!isEmail(body.email)) return refuse('emailMalformed')
      if (!(await mayAsk(body.recaptcha_response, context))) return refuse('captchaFailed')
      const request = { login: loginOf(body.email), locale: context.locale }
      await requestPasswordReset(database, request)
      return accept({})
    }),

    serve(confirmForgottenPassword, guards.session, async ({ body, context }) => {
      const checked = await checkNewPassword(body, isCommonPassword)
      if (!checked.ok) return checked
      const { token, newPassword } = body
      const reset = { token, newPassword, locale: context.locale }
      const result = await replacePassword(() => resetPassword(database, reset))
      return result.ok ? accept({}) : result
    }),

    serve(checkResetLink, guards.session, async ({ body: { token } }) => {
      const account = await findResettable(database, token)
      const isExpired = !account.ok && account.refusal.name === 'resetLinkExpired'
      return isExpired ? refuse('resetLinkExpired') : accept({})
    }),

    serve(verifyEmail, guards.session, ({ access, body: { token }, context: { locale } }) =>
      verifyEmailOfLink(deps, { token, consumerId: access.consumerId, locale }),
    ),

    serve(askForVerificationMail, guards.shopper, ({ access, context }) =>
      mailAnotherLink(database, access.consumerId, context),
    ),

    serve(changePassword, guards.shopper, async ({ access, body, context }) => {
      const checked = await checkNewPassword(body, isCommonPassword)
      if (!checked.ok) return checked
      const tokens = newTokens()
      const { currentPassword, newPassword } = body
      const passwordChange = {
        session: access,
        currentPassword,
        newPassword,
        hashes: hashesOf(tokens),
        locale: context.locale,
      }
      const result = await replacePassword(() => changePasswordInSession(database, passwordChange))
      if (!result.ok) return result
      await answers.respondWithTokens(context, result.value, tokens)
      return accept({})
    }),
  ]
}

/** To the address that is not verified yet, if there is one. */
async function mailAnotherLink(
  database: Database,
  accountId: string,
  { locale, site }: RequestContext,
): Promise<Result<Record<string, never>, Refusal<'profileNotFound'>>> {
  const profile = await findProfile(database, accountId, site)
  if (!profile) return refuse('profileNotFound')
  const { pendingEmail, isEmailVerified } = profile
  if (pendingEmail === null && isEmailVerified) return accept({})
  const requestLink = pendingEmail === null ? requestVerificationMail : requestLinkToNewAddress
  await inTransaction(database, (transaction) => requestLink(transaction, { accountId, locale }))
  return accept({})
}

const replacePassword: typeof refuseWhenBusy = (work) =>
  withRefusalOnError('passwordNotChanged', refuseWhenBusy(work))
