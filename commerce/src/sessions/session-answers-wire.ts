import { tokenCookies } from '@cairn/contract/wire/cookies'
import type { SessionAnswer } from '@cairn/contract/sessions/session-calls'
import type { Locale } from '@cairn/contract/sites/sites'
import type { Database } from '../platform/database/database.ts'
import { hashOf, newToken, successorOf } from '../platform/tokens.ts'
import type { RequestContext } from '../platform/wire/request-context.ts'
import { type Cookie, flagsAsCookies, type Tokens, tokensAsCookies } from './session-cookies.ts'
import { accessHashOf } from './session-guard.ts'
import { findLiveSession, rotateSession, type TokenHashes } from './session-store.ts'
import { isGuest, type LiveSession } from './session.ts'

/** Facts of a session answer that other features provide. */
export type SessionFacts = Pick<
  SessionAnswer,
  'basketId' | 'memberId' | 'isEmployeeDiscountTCAccepted' | 'favorites'
>

/** Reads these facts. A guest's new session has none. */
export type ReadSessionFacts = (of: {
  session: LiveSession
  isNew: boolean
  locale: Locale
}) => Promise<SessionFacts>

export type SessionAnswersDeps = {
  database: Database
  tokenSecret: string
  readFacts: ReadSessionFacts
}

/** Builds the answer and the cookies of an opened, found or renewed session. */
export function sessionAnswers({ database, tokenSecret, readFacts }: SessionAnswersDeps) {
  async function respond(
    context: RequestContext,
    session: LiveSession,
    isNew = false,
  ): Promise<SessionAnswer> {
    const facts = await readFacts({ session, isNew, locale: context.locale })
    setCookies(context, flagsAsCookies(session, facts.basketId))
    return answerOf(session, facts)
  }

  async function findByAccessToken(context: RequestContext): Promise<LiveSession | undefined> {
    const accessHash = accessHashOf(context)
    return accessHash === undefined ? undefined : findLiveSession(database, accessHash)
  }

  /** Renews the session by its refresh token and sets the cookies of the new tokens. */
  async function renew(context: RequestContext): Promise<LiveSession | undefined> {
    const refresh = context.cookies.get(tokenCookies.refresh)
    if (refresh === undefined) return undefined
    const successors = successorsOf(refresh, tokenSecret)
    const rotated = await rotateSession(database, hashOf(refresh), successors.map(hashesOf))
    const tokens = successors[rotated?.step ?? 0]
    if (rotated && tokens) setCookies(context, tokensAsCookies(rotated.session, tokens))
    return rotated?.session
  }

  return {
    respond,
    respondWithTokens: (context: RequestContext, session: LiveSession, tokens: Tokens) => {
      setCookies(context, tokensAsCookies(session, tokens))
      return respond(context, session, isGuest(session))
    },
    current: async (context: RequestContext) =>
      (await findByAccessToken(context)) ?? (await renew(context)),
    renewed: renew,
  }
}

export type SessionAnswers = ReturnType<typeof sessionAnswers>

export const newTokens = (): Tokens => ({ access: newToken(), refresh: newToken() })

export const hashesOf = ({ access, refresh }: Tokens): TokenHashes => ({
  accessHash: hashOf(access),
  refreshHash: hashOf(refresh),
})

export function setCookies({ cookies }: RequestContext, changed: readonly Cookie[]) {
  for (const { name, value, maxAgeSeconds } of changed) cookies.set(name, value, maxAgeSeconds)
}

/** Several tabs that wake up together may each exchange the same token. */
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

const answerOf = (session: LiveSession, facts: SessionFacts): SessionAnswer => ({
  consumerId: session.consumerId,
  consumerNo: session.consumerNo,
  consumerType: session.consumerType,
  memberId: facts.memberId,
  refreshToken: session.handle,
  isEmployeeDiscountTCAccepted: facts.isEmployeeDiscountTCAccepted,
  basketId: facts.basketId,
  favorites: facts.favorites,
  usid: session.usid,
  accessExpiresAt: session.accessExpiresAt.toISOString(),
  refreshExpiresAt: session.refreshExpiresAt.toISOString(),
})
