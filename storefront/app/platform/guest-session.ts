import { flagCookies } from '@cairn/contract/cookies'
import type { CallAnswer } from './call-answer.ts'
import { cookieOf } from './cookies.ts'
import { sessionLostEvent, tell } from './session-events.ts'
import { inTurn } from './in-turn.ts'

type TokenType = 'Guest' | 'Refresh'

type SessionNeeds = {
  cookies: () => string
  requestToken: (type: TokenType) => Promise<CallAnswer>
}

/** Tells one session's tokens from the next; none: there is no session. */
export type SessionMark = string | undefined

export type GuestSession = {
  /** There is a session, or all was done to get one; answers which. */
  ensure: () => Promise<SessionMark>
  /** The server no longer takes this one. */
  replace: (refused: SessionMark) => Promise<void>
}

/** Asks for tokens once at a time, however many calls, or tabs, find that they need one. */
export function guestSession({ cookies, requestToken }: SessionNeeds): GuestSession {
  let flight: Promise<void> | undefined

  const renew = (isNeeded: () => boolean) => {
    flight ??= inTurn('cairn-session', async () => {
      if (isNeeded()) await renewSession(cookies(), requestToken)
    }).finally(() => {
      flight = undefined
    })
    return flight
  }

  const mark = (): SessionMark => cookieOf(cookies(), flagCookies.accessExpiresAt)

  return {
    async ensure() {
      // The browser drops the cookie when its time is over: no clock of ours is asked.
      if (!mark()) await renew(() => !mark())
      return mark()
    },
    replace: (refused) => renew(() => !mark() || mark() === refused),
  }
}

/** What comes of it shows in the call that needed it: a 403 on a guest's token says nothing itself. */
async function renewSession(cookies: string, requestToken: SessionNeeds['requestToken']) {
  if (cookieOf(cookies, flagCookies.refreshExpiresAt)) {
    const refreshed = await requestToken('Refresh')
    if (refreshed.ok || refreshed.refusal.status !== 401) return
    if (cookieOf(cookies, flagCookies.login)) tell(sessionLostEvent)
  }
  await requestToken('Guest')
}
