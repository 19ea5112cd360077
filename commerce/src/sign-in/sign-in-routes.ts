import { deviceCookie } from '@cairn/contract/cookies'
import { accept, type Refusal, refuse, type Result } from '@cairn/contract/result'
import { agentSignIn, signIn } from '@cairn/contract/sessions'
import { isEmail } from '../accounts/login.ts'
import { marketOf } from '../catalogue/sellable.ts'
import type { Captcha } from '../platform/defence/captcha.ts'
import type { Database } from '../platform/database/database.ts'
import { PasswordsBusy } from '../platform/passwords.ts'
import { challengeOf, hashOf, newToken } from '../platform/tokens.ts'
import type { Asked } from '../platform/wire/asked.ts'
import { serve } from '../platform/wire/serve.ts'
import { hashesOf, newTokens, type SessionAnswers } from '../sessions/session-answer-routes.ts'
import type { SessionGuards } from '../sessions/session-guard.ts'
import type { Exchange } from '../sessions/sessions-routes.ts'
import { issueCode } from './authorisation-code-store.ts'
import type { Belonging } from './belongings-store.ts'
import { exchangeForSession } from './exchange-store.ts'
import { openInStoreSession } from './in-store-store.ts'
import { proveCustomer, proveStoreEmployee } from './prove-store.ts'

type ExchangeNeeds = {
  database: Database
  answers: SessionAnswers
  belongings: readonly Belonging[]
}

const deviceSeconds = 400 * 24 * 60 * 60

/** For the token call: a code becomes a session. */
export const exchangeCode =
  ({ database, answers, belongings }: ExchangeNeeds) =>
  async (asked: Asked, { authorizationCode, codeVerifier }: Exchange) => {
    const tokens = newTokens()
    const device = asked.cookies.get(deviceCookie) ?? newToken()
    const exchanged = await exchangeForSession(database, {
      codeHash: hashOf(authorizationCode),
      codeChallenge: challengeOf(codeVerifier),
      current: await answers.current(asked),
      hashes: hashesOf(tokens),
      deviceHash: hashOf(device),
      market: marketOf(asked),
      belongings,
    })
    if (!exchanged.ok) return exchanged
    const { session, isNew } = exchanged.value
    if (!isNew) return accept(await answers.welcome(asked, session))
    asked.cookies.set(deviceCookie, device, deviceSeconds)
    return accept(await answers.welcomeWith(asked, session, tokens))
  }

type SignInNeeds = {
  database: Database
  guards: SessionGuards
  answers: SessionAnswers
  captcha: Captcha
  sitesWithoutAccounts: ReadonlySet<string>
}

export const signInRoutes = ({ database, guards, answers, captcha, ...shop }: SignInNeeds) => [
  serve(signIn, guards.session, async ({ grant, body, asked }) => {
    if (shop.sitesWithoutAccounts.has(asked.site.siteId)) return refuse('customerListUnknown')
    if (!isEmail(body.username)) return refuse('emailMalformed')
    if (!(await captcha.isSolved(body.recaptcha_response, 'login'))) return refuse('captchaFailed')
    const deviceHash = hashOf(asked.cookies.get(deviceCookie) ?? '')
    const proved = await unlessBusy(() => proveCustomer(database, { ...body, deviceHash }))
    if (!proved.ok) return proved
    const authorizationCode = newToken()
    await issueCode(database, {
      codeHash: hashOf(authorizationCode),
      codeChallenge: body.codeChallenge,
      accountId: proved.value.id,
      sessionId: grant.id,
    })
    return accept({ authorizationCode })
  }),

  serve(agentSignIn, guards.session, async ({ grant, body, asked }) => {
    if (!(await captcha.isSolved(body.recaptcha_response, 'login'))) return refuse('captchaFailed')
    const { storeId, employeeId } = body
    const proved = await unlessBusy(() => proveStoreEmployee(database, body))
    if (!proved.ok) return proved
    const tokens = newTokens()
    const session = await openInStoreSession(database, {
      endedId: grant.id,
      storeId,
      employeeId,
      ...hashesOf(tokens),
    })
    return accept({
      ...(await answers.welcomeWith(asked, session, tokens)),
      storeId,
      storeName: proved.value.storeName,
      storeEmployeeId: employeeId,
      storeEmployeeName: proved.value.name,
    })
  }),
]

/** A crowd before the door is told so, and not kept waiting. */
async function unlessBusy<Value, Refused extends Refusal>(
  prove: () => Promise<Result<Value, Refused>>,
): Promise<Result<Value, Refused | Refusal<'signInAway'>>> {
  try {
    return await prove()
  } catch (error) {
    if (error instanceof PasswordsBusy) return refuse('signInAway')
    throw error
  }
}
