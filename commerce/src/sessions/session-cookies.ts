import { flagCookies, tokenCookies } from '@cairn/contract/cookies'
import { isGuest, type LiveSession } from './session.ts'

export type Tokens = { access: string; refresh: string }

type Jar = {
  set: (name: string, value: string, maxAgeSeconds: number) => void
  remove: (name: string) => void
}

/** The tokens, and beside them what the page may read: flags and instants that open nothing. */
export function keepSession(cookies: Jar, session: LiveSession, tokens: Tokens) {
  const secondsUntil = (instant: Date) =>
    Math.max(0, Math.floor((instant.getTime() - session.asOf.getTime()) / 1000))
  const access = secondsUntil(session.accessExpiresAt)
  const refresh = secondsUntil(session.refreshExpiresAt)

  cookies.set(tokenCookies.access, tokens.access, access)
  cookies.set(tokenCookies.refresh, tokens.refresh, refresh)
  cookies.set(flagCookies.accessExpiresAt, session.accessExpiresAt.toISOString(), access)
  cookies.set(flagCookies.refreshExpiresAt, session.refreshExpiresAt.toISOString(), refresh)
  cookies.set(flagCookies.usid, session.usid, refresh)
  if (isGuest(session)) cookies.remove(flagCookies.login)
  else cookies.set(flagCookies.login, '1', refresh)
}

export function dropSession(cookies: Jar) {
  for (const name of Object.values(tokenCookies)) cookies.remove(name)
  for (const name of Object.values(flagCookies)) {
    if (name !== flagCookies.mock) cookies.remove(name)
  }
}
