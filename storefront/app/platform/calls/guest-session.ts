import type { CallRefusal, ClientRefusalName } from '@cairn/contract/wire/client'
import { flagCookies } from '@cairn/contract/wire/cookies'
import { cookieOf } from '../cookies.ts'
import { withLock } from '../with-lock.ts'
import type { CallAnswer } from './call-request.ts'
import { sessionLostEvent, dispatchSessionEvent } from './session-events.ts'

type TokenType = 'Guest' | 'Refresh'

type SessionOptions = {
  cookies: () => string
  requestToken: (type: TokenType) => Promise<CallAnswer>
}

/** Identifies the current access token, or undefined without a session. */
export type AccessTokenId = string | undefined

/** Why there is no session at the moment. */
type Failure = CallRefusal | undefined

export type GuestSession = {
  /** Opens or renews the session if necessary and returns the id of its access token. */
  ensure: () => Promise<{ tokenId: AccessTokenId; failure: Failure }>
  /** Renews the session after the server has rejected the given one. */
  replace: (rejectedTokenId: AccessTokenId) => Promise<Failure>
}

/** Requests one token at a time, even when several calls or tabs need one. */
export function guestSession({ cookies, requestToken }: SessionOptions): GuestSession {
  let pendingRenewal: Promise<Failure> | undefined

  const renew = (isNeeded: () => boolean) => {
    pendingRenewal ??= withLock('cairn-session', async () => {
      return isNeeded() ? renewSession(cookies(), requestToken) : undefined
    }).finally(() => {
      pendingRenewal = undefined
    })
    return pendingRenewal
  }

  const currentTokenId = (): AccessTokenId => cookieOf(cookies(), flagCookies.accessExpiresAt)

  return {
    async ensure() {
      // The browser deletes the expired cookie, so a wrong clock of this computer does not matter.
      const failure = currentTokenId() ? undefined : await renew(() => !currentTokenId())
      return { tokenId: currentTokenId(), failure }
    },
    replace: (rejectedTokenId) =>
      renew(() => !currentTokenId() || currentTokenId() === rejectedTokenId),
  }
}

/** Refusals of a token that cannot be renewed. All others leave the session as it is. */
const endedSessions: ReadonlySet<ClientRefusalName> = new Set([
  'cannotAuthorize',
  'invalidCustomer',
  'sessionMissing',
])

async function renewSession(
  cookies: string,
  requestToken: SessionOptions['requestToken'],
): Promise<Failure> {
  if (cookieOf(cookies, flagCookies.refreshExpiresAt)) {
    const refreshed = await requestToken('Refresh')
    if (refreshed.ok) return undefined
    if (!endedSessions.has(refreshed.refusal.name)) return failureOf(refreshed.refusal)
    if (cookieOf(cookies, flagCookies.login)) dispatchSessionEvent(sessionLostEvent)
  }
  const opened = await requestToken('Guest')
  return opened.ok ? undefined : failureOf(opened.refusal)
}

/** Refusals that say what to do. The others concern the token, which no shopper knows about. */
const explainedFailures: ReadonlySet<ClientRefusalName> = new Set([
  'noResponse',
  'timedOut',
  'temporarilyUnavailable',
  'tooManyRequests',
])

const failureOf = (refusal: CallRefusal): CallRefusal =>
  explainedFailures.has(refusal.name) ? refusal : { ...refusal, name: 'general', message: '' }
