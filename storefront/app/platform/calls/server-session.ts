import type { Result } from '@cairn/contract/refusals/result'
import type { requestToken } from '@cairn/contract/sessions/session-calls'
import type { RefusalNameOf, SharedRefusalName } from '@cairn/contract/wire/client'
import { flagCookies } from '@cairn/contract/wire/cookies'
import { cookieOf } from '../cookies.ts'
import type { Commerce, HandledRefusal } from './commerce.ts'
import { showMessage, signIn } from './handling.ts'

/** Whether the browser has a session. It says what is worth asking; each call checks the session itself. */
export const hasSession = (request: Request): boolean =>
  flagOf(request, flagCookies.refreshExpiresAt) !== undefined

/** Whether somebody is signed in at the browser. */
export const hasSignedInSession = (request: Request): boolean =>
  flagOf(request, flagCookies.login) === '1'

const flagOf = (request: Request, name: string) =>
  cookieOf(request.headers.get('cookie') ?? '', name)

type Attempt<Value, Refusal> = () => Promise<Result<Value, Refusal>>
type SessionRefusal = HandledRefusal<
  RefusalNameOf<typeof requestToken> | SharedRefusalName,
  typeof signIn | typeof showMessage
>

/** Renews an expired session once. For reads, which open no new session. */
export const withRenewedSession = <Value, Refusal extends HandledRefusal>(
  commerce: Commerce,
  attempt: Attempt<Value, Refusal>,
) => retryWithSession(attempt, () => renewSession(commerce))

/** Renews an expired session once, or opens a guest session where there is none. */
export const withSession = <Value, Refusal extends HandledRefusal>(
  commerce: Commerce,
  attempt: Attempt<Value, Refusal>,
) =>
  retryWithSession(attempt, async () => {
    const session = await renewSession(commerce)
    if (session.ok || session.refusal.handling !== signIn) return session
    return commerce.requestToken({ body: { type: 'Guest' } }, tokenHandlers)
  })

const tokenHandlers = {
  cannotAuthorize: signIn,
  codeInvalid: showMessage,
  tokenDuplicated: showMessage,
  verifierMismatch: showMessage,
}

const renewSession = (commerce: Commerce) =>
  commerce.requestToken({ body: { type: 'Refresh' } }, tokenHandlers)

/** Returns the refusal of the renewal, because a session that cannot be renewed now may still exist. */
async function retryWithSession<Value, Refusal extends HandledRefusal>(
  attempt: Attempt<Value, Refusal>,
  open: Attempt<unknown, SessionRefusal>,
): Promise<Result<Value, Refusal | SessionRefusal>> {
  const first = await attempt()
  if (first.ok || first.refusal.name !== 'sessionMissing') return first
  const session = await open()
  return session.ok ? attempt() : session
}
