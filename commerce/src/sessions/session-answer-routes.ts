import { tokenCookies } from '@cairn/contract/cookies'
import type { SessionAnswer } from '@cairn/contract/sessions'
import type { Locale } from '@cairn/contract/sites'
import type { Database } from '../platform/database/database.ts'
import { hashOf, newToken, successorOf } from '../platform/tokens.ts'
import type { Asked } from '../platform/wire/asked.ts'
import { type Cookie, flagsAsCookies, type Tokens, tokensAsCookies } from './session-cookies.ts'
import { accessHashOf } from './session-guard.ts'
import { findLiveSession, rotateSession, type TokenHashes } from './session-store.ts'
import { isGuest, type LiveSession } from './session.ts'

/** What else a session's answer tells of its consumer; asked of the features that keep it. */
export type Standing = Pick<
  SessionAnswer,
  'basketId' | 'memberId' | 'isEmployeeDiscountTCAccepted' | 'favorites'
>

/** A new session of a guest has nothing yet. */
export type StandingOf = (of: {
  session: LiveSession
  isNew: boolean
  locale: Locale
}) => Promise<Standing>

export type SessionAnswersNeed = {
  database: Database
  tokenSecret: string
  standingOf: StandingOf
}

/** Whoever opens, finds or renews a session answers with it in this way. */
export function sessionAnswers({ database, tokenSecret, standingOf }: SessionAnswersNeed) {
  async function welcome(
    asked: Asked,
    session: LiveSession,
    isNew = false,
  ): Promise<SessionAnswer> {
    const standing = await standingOf({ session, isNew, locale: asked.locale })
    setCookies(asked, flagsAsCookies(session, standing.basketId))
    return answerOf(session, standing)
  }

  async function living(asked: Asked): Promise<LiveSession | undefined> {
    const accessHash = accessHashOf(asked)
    return accessHash === undefined ? undefined : findLiveSession(database, accessHash)
  }

  /** The session that the refresh token still renews, its new tokens already in the jar. */
  async function renewed(asked: Asked): Promise<LiveSession | undefined> {
    const refresh = asked.cookies.get(tokenCookies.refresh)
    if (refresh === undefined) return undefined
    const successors = successorsOf(refresh, tokenSecret)
    const rotated = await rotateSession(database, hashOf(refresh), successors.map(hashesOf))
    const tokens = successors[rotated?.step ?? 0]
    if (rotated && tokens) setCookies(asked, tokensAsCookies(rotated.session, tokens))
    return rotated?.session
  }

  return {
    welcome,
    welcomeWith: (asked: Asked, session: LiveSession, tokens: Tokens) => {
      setCookies(asked, tokensAsCookies(session, tokens))
      return welcome(asked, session, isGuest(session))
    },
    current: async (asked: Asked) => (await living(asked)) ?? (await renewed(asked)),
    renewed,
  }
}

export type SessionAnswers = ReturnType<typeof sessionAnswers>

export const newTokens = (): Tokens => ({ access: newToken(), refresh: newToken() })

export const hashesOf = ({ access, refresh }: Tokens): TokenHashes => ({
  accessHash: hashOf(access),
  refreshHash: hashOf(refresh),
})

export function setCookies({ cookies }: Asked, changed: readonly Cookie[]) {
  for (const { name, value, maxAgeSeconds } of changed) cookies.set(name, value, maxAgeSeconds)
}

/** Tabs that wake up together may exchange one token more often than once. */
const chainLength = 3

function successorsOf(refresh: string, secret: string): Tokens[] {
  const chain: Tokens[] = []
  for (let last = refresh; chain.length < chainLength;) {
    const access = successorOf(last, 'access', secret)
    last = successorOf(last, 'refresh', secret)
    chain.push({ access, refresh: last })
  }
  return chain
}

const answerOf = (session: LiveSession, standing: Standing): SessionAnswer => ({
  consumerId: session.consumerId,
  consumerNo: session.consumerNo,
  consumerType: session.consumerType,
  memberId: standing.memberId,
  refreshToken: session.handle,
  isEmployeeDiscountTCAccepted: standing.isEmployeeDiscountTCAccepted,
  basketId: standing.basketId,
  favorites: standing.favorites,
  usid: session.usid,
  accessExpiresAt: session.accessExpiresAt.toISOString(),
  refreshExpiresAt: session.refreshExpiresAt.toISOString(),
})
