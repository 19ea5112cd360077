import { flagCookies } from '@cairn/contract/cookies'
import type { CallAnswer } from './call-answer.ts'
import { callLimits } from './call-limits.ts'
import { cookieOf } from './cookies.ts'
import { inTurn } from './in-turn.ts'

type TokenType = 'Guest' | 'Refresh'

type SessionNeeds = {
  cookies: () => string
  requestToken: (type: TokenType) => Promise<CallAnswer>
}

export type GuestSession = {
  /** There is a session that still lives for a while, or all was done to get one. */
  ensure: () => Promise<void>
  /** The server no longer takes the one that there is. */
  replace: () => Promise<void>
}

/** Asks for tokens once at a time, however many calls, or tabs, find that they need one. */
export function guestSession({ cookies, requestToken }: SessionNeeds): GuestSession {
  let flight: Promise<void> | undefined

  const renew = (isNeeded: () => boolean) => {
    flight ??= inTurn('cairn-session', async () => {
      if (isNeeded()) await renewSession(cookies, requestToken)
    }).finally(() => {
      flight = undefined
    })
    return flight
  }

  return {
    async ensure() {
      if (!isAlive(cookies())) await renew(() => !isAlive(cookies()))
    },
    async replace() {
      const refused = accessExpiry(cookies())
      await renew(() => accessExpiry(cookies()) === refused)
    },
  }
}

const accessExpiry = (cookies: string) => cookieOf(cookies, flagCookies.accessExpiresAt)

const isAlive = (cookies: string) => isAhead(accessExpiry(cookies), callLimits.renewBefore)

const isAhead = (instant: string | undefined, margin = 0) =>
  instant !== undefined && Date.parse(instant) - Date.now() > margin

/** What comes of it shows in the call that needed it: a 403 on a guest's token says nothing itself. */
async function renewSession(
  cookies: SessionNeeds['cookies'],
  requestToken: SessionNeeds['requestToken'],
) {
  const canRefresh = isAhead(cookieOf(cookies(), flagCookies.refreshExpiresAt))
  const refreshed = canRefresh && (await requestToken('Refresh')).ok
  if (!refreshed) await requestToken('Guest')
}
