import { flagCookies } from '@cairn/contract/wire/cookies'
import { tokenCookies } from '@cairn/contract/wire/cookies'
import { isGuest, isInStore, type LiveSession } from './session.ts'

export type Tokens = { access: string; refresh: string }
export type Cookie = { name: string; value: string; maxAgeSeconds: number }

const secondsUntil = (end: Date, { asOf }: LiveSession) =>
  Math.max(0, Math.floor((end.getTime() - asOf.getTime()) / 1000))

const expired = (name: string): Cookie => ({ name, value: '', maxAgeSeconds: 0 })

export function tokensAsCookies(session: LiveSession, { access, refresh }: Tokens): Cookie[] {
  const { accessExpiresAt, refreshExpiresAt } = session
  return [
    {
      name: tokenCookies.access,
      value: access,
      maxAgeSeconds: secondsUntil(accessExpiresAt, session),
    },
    {
      name: tokenCookies.refresh,
      value: refresh,
      maxAgeSeconds: secondsUntil(refreshExpiresAt, session),
    },
  ]
}

/** The cookies that scripts may read: flags, times and ids that grant no access. */
export function flagsAsCookies(session: LiveSession, basketId: string | null): Cookie[] {
  const { accessExpiresAt, refreshExpiresAt, usid } = session
  const access = secondsUntil(accessExpiresAt, session)
  const refresh = secondsUntil(refreshExpiresAt, session)
  const { login, employee, basketId: basket } = flagCookies
  return [
    {
      name: flagCookies.accessExpiresAt,
      value: accessExpiresAt.toISOString(),
      maxAgeSeconds: access,
    },
    {
      name: flagCookies.refreshExpiresAt,
      value: refreshExpiresAt.toISOString(),
      maxAgeSeconds: refresh,
    },
    { name: flagCookies.usid, value: usid, maxAgeSeconds: refresh },
    basketId === null ? expired(basket) : { name: basket, value: basketId, maxAgeSeconds: refresh },
    isGuest(session) ? expired(login) : { name: login, value: '1', maxAgeSeconds: refresh },
    isInStore(session) ? { name: employee, value: '1', maxAgeSeconds: refresh } : expired(employee),
  ]
}

/** Clears all cookies of a session; the mock flag stays. */
export const clearedCookies = (): Cookie[] =>
  [...Object.values(tokenCookies), ...Object.values(flagCookies)]
    .filter((name) => name !== flagCookies.mock)
    .map(expired)
