import { accept, type Refusal, refuse, type Result } from '@cairn/contract/refusals/result'
import { agentSignIn, signIn } from '@cairn/contract/sessions/session-calls'
import { deviceCookie } from '@cairn/contract/wire/cookies'
import { isEmail } from '../accounts/account.ts'
import { marketOf } from '../catalogue/market.ts'
import type { Database } from '../platform/database/database.ts'
import type { Captcha } from '../platform/defence/challenges.ts'
import { networkOf } from '../platform/limits/rate-limits.ts'
import { PasswordsBusy } from '../platform/passwords.ts'
import { challengeOf, hashOf, newToken } from '../platform/tokens.ts'
import type { RequestContext } from '../platform/wire/request-context.ts'
import { serve } from '../platform/wire/serve.ts'
import { signInOriginOf } from '../sessions/device.ts'
import {
  type CodeExchange,
  hashesOf,
  newTokens,
  type SessionAnswers,
} from '../sessions/session-answers-wire.ts'
import type { SessionGuards } from '../sessions/session-guard.ts'
import { issueCodeForPassword } from './issue-code-flow.ts'
import {
  type ClaimOrder,
  exchangeForSession,
  type GuestDataOwner,
  openInStoreSession,
} from './open-session-flow.ts'
import { verifyCustomer, verifyStoreEmployee } from './verify-credentials-flow.ts'

type ExchangeDeps = {
  database: Database
  answers: SessionAnswers
  guestData: readonly GuestDataOwner[]
  claimOrder: ClaimOrder
}

const deviceSeconds = 400 * 24 * 60 * 60

/** The part of the token call that exchanges a code for a session. */
export const exchangeCode =
  ({ database, answers, guestData, claimOrder }: ExchangeDeps) =>
  async (
    context: RequestContext,
    { authorizationCode, codeVerifier, orderNo, st }: CodeExchange,
  ) => {
    const tokens = newTokens()
    const device = context.cookies.get(deviceCookie) ?? newToken()
    const exchanged = await exchangeForSession(database, {
      codeHash: hashOf(authorizationCode),
      codeChallenge: challengeOf(codeVerifier),
      current: await answers.current(context),
      hashes: hashesOf(tokens),
      deviceHash: hashOf(device),
      origin: signInOriginOf({
        userAgent: context.userAgent,
        network: networkOf(context.clientIp),
      }),
      market: marketOf(context),
      guestData,
      ...(orderNo !== undefined &&
        st !== undefined && { handedOrder: { orderNumber: orderNo, ticket: st } }),
      claimOrder,
    })
    if (!exchanged.ok) return exchanged
    const { session, isNew } = exchanged.value
    if (!isNew) return accept(await answers.respond(context, session))
    context.cookies.set(deviceCookie, device, deviceSeconds)
    return accept(await answers.respondWithTokens(context, session, tokens))
  }

type SignInDeps = {
  database: Database
  guards: SessionGuards
  answers: SessionAnswers
  captcha: Captcha
  sitesWithoutAccounts: ReadonlySet<string>
}

export const signInRoutes = ({ database, guards, answers, captcha, ...shop }: SignInDeps) => [
  serve(signIn, guards.session, async ({ access, body, context }) => {
    if (shop.sitesWithoutAccounts.has(context.site.siteId)) return refuse('customerListUnknown')
    if (!isEmail(body.username)) return refuse('emailMalformed')
    if (!(await captcha.isSolved(body.recaptcha_response, 'login'))) return refuse('captchaFailed')
    const deviceHash = hashOf(context.cookies.get(deviceCookie) ?? '')
    const result = await refuseWhenBusy(() => verifyCustomer(database, { ...body, deviceHash }))
    if (!result.ok) return result
    const authorizationCode = newToken()
    await issueCodeForPassword(database, {
      passwordHash: result.value.passwordHash,
      codeHash: hashOf(authorizationCode),
      codeChallenge: body.codeChallenge,
      accountId: result.value.id,
      sessionId: access.id,
    })
    return accept({ authorizationCode })
  }),

  serve(agentSignIn, guards.session, async ({ access, body, context }) => {
    if (!(await captcha.isSolved(body.recaptcha_response, 'login'))) return refuse('captchaFailed')
    const { storeId, employeeId } = body
    const { clientIp, cookies } = context
    const device = cookies.get(deviceCookie) ?? newToken()
    const deviceHash = hashOf(device)
    const result = await refuseWhenBusy(() =>
      verifyStoreEmployee(database, { ...body, deviceHash, clientIp }),
    )
    if (!result.ok) return result
    const tokens = newTokens()
    const session = await openInStoreSession(database, {
      endedId: access.id,
      storeId,
      employeeId,
      deviceHash,
      ...hashesOf(tokens),
    })
    cookies.set(deviceCookie, device, deviceSeconds)
    return accept({
      ...(await answers.respondWithTokens(context, session, tokens)),
      storeId,
      storeName: result.value.storeName,
      storeEmployeeId: employeeId,
      storeEmployeeName: result.value.name,
    })
  }),
]

/** Refuses at once when too many passwords are being verified. */
async function refuseWhenBusy<Value, KnownRefusal extends Refusal>(
  verify: () => Promise<Result<Value, KnownRefusal>>,
): Promise<Result<Value, KnownRefusal | Refusal<'signInUnavailable'>>> {
  try {
    return await verify()
  } catch (error) {
    if (error instanceof PasswordsBusy) return refuse('signInUnavailable')
    throw error
  }
}
