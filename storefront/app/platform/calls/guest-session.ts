import type { ClientRefusalName } from '@cairn/contract/wire/client'
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

export type GuestSession = {
  /** Opens or renews the session if necessary and returns the id of its access token. */
  ensure: () => Promise<AccessTokenId>
  /** Renews the session after the server has rejected the given one. */
  replace: (rejectedTokenId: AccessTokenId) => Promise<void>
}

/** Requests one token at a time, even when several calls or tabs need one. */
export function guestSession({ cookies, requestToken }: SessionOptions): GuestSession {
  let pendingRenewal: Promise<void> | undefined

  const renew = (isNeeded: () => boolean) => {
    pendingRenewal ??= withLock('cairn-session', async () => {
      if (isNeeded()) await renewSession(cookies(), requestToken)
    }).finally(() => {
      pendingRenewal = undefined
    })
    return pendingRenewal
  }

  const currentTokenId = (): AccessTokenId => cookieOf(cookies(), flagCookies.accessExpiresAt)

  return {
    async ensure() {
      // The browser deletes the expired cookie, so a wrong clock of this computer does not matter.
      if (!currentTokenId()) await renew(() => !currentTokenId())
      return currentTokenId()
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

/** Reports no failure. The call that needed the session fails and is answered instead. */
async function renewSession(cookies: string, requestToken: SessionOptions['requestToken']) {
  if (cookieOf(cookies, flagCookies.refreshExpiresAt)) {
    const refreshed = await requestToken('Refresh')
    if (refreshed.ok || !endedSessions.has(refreshed.refusal.name)) return
    if (cookieOf(cookies, flagCookies.login)) dispatchSessionEvent(sessionLostEvent)
  }
  await requestToken('Guest')
}
