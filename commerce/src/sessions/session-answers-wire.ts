import type { requestToken, SessionAnswer } from '@cairn/contract/sessions/session-calls'
import type { Locale } from '@cairn/contract/sites/sites'
import type { InputOf } from '@cairn/contract/wire/call'
import { tokenCookies, flagCookies } from '@cairn/contract/wire/cookies'
import { groupsCookie } from '@cairn/contract/wire/groups-cookie'
import { storeCookie } from '@cairn/contract/wire/store-cookie'
import type { Database } from '../platform/database/database.ts'
import { hashOf, newToken, successorOf } from '../platform/tokens.ts'
import type { RequestContext } from '../platform/wire/request-context.ts'
import { accessHashOf } from './session-guard.ts'
import { findLiveSession, rotateSession, type TokenHashes } from './session-store.ts'
import { isGuest, type LiveSession, isInStore } from './session.ts'

/** An authorisation code, and the verifier of the client that requested it. */
export type CodeExchange = Extract<InputOf<typeof requestToken>['body'], { type: 'Registered' }>

/** Facts of a session answer that other features provide. */
type SessionFacts = Pick<
  SessionAnswer,
  'basketId' | 'memberId' | 'isEmployeeDiscountTCAccepted' | 'favorites'
> & {
  /** The groups of the person that decide what content they see. */
  groups: readonly string[]
}

/** Reads these facts. A guest's new session has none. */
export type ReadSessionFacts = (of: {
  session: LiveSession
  isNew: boolean
  locale: Locale
}) => Promise<SessionFacts>

type SessionAnswersDeps = {
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
    setCookies(context, [
      ...flagsAsCookies(session, facts.basketId),
      groupsAsCookie(session, facts.groups),
      ...chosenStoreAsCookie(session, facts.favorites),
    ])
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
    const rotation = await rotateSession(database, hashOf(refresh), successors.map(hashesOf))
    const tokens = successors[rotation?.step ?? 0]
    if (rotation && tokens) setCookies(context, tokensAsCookies(rotation.session, tokens))
    return rotation?.session
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

export function setCookies({ cookies }: RequestContext, newCookies: readonly Cookie[]) {
  for (const { name, value, maxAgeSeconds } of newCookies) cookies.set(name, value, maxAgeSeconds)
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

type Tokens = { access: string; refresh: string }
type Cookie = { name: string; value: string; maxAgeSeconds: number }

const secondsUntil = (end: Date, { asOf }: LiveSession) =>
  Math.max(0, Math.floor((end.getTime() - asOf.getTime()) / 1000))

const expired = (name: string): Cookie => ({ name, value: '', maxAgeSeconds: 0 })

function tokensAsCookies(session: LiveSession, { access, refresh }: Tokens): Cookie[] {
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
function flagsAsCookies(session: LiveSession, basketId: string | null): Cookie[] {
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

/** Pages are cached for all visitors, so the browser chooses what a person sees. */
export const groupsAsCookie = (session: LiveSession, groups: readonly string[]): Cookie =>
  groups.length === 0
    ? expired(groupsCookie)
    : {
        name: groupsCookie,
        value: groups.join('.'),
        maxAgeSeconds: secondsUntil(session.refreshExpiresAt, session),
      }

/** Carts and pages of a further device get the store that the shopper has chosen on another one. */
const chosenStoreAsCookie = (
  session: LiveSession,
  { favStoreId }: SessionFacts['favorites'],
): Cookie[] =>
  favStoreId === null
    ? []
    : [
        {
          name: storeCookie,
          value: favStoreId,
          maxAgeSeconds: secondsUntil(session.refreshExpiresAt, session),
        },
      ]

/** Clears all cookies of a session; the mock flag stays. */
export const clearedCookies = (): Cookie[] =>
  [...Object.values(tokenCookies), ...Object.values(flagCookies), groupsCookie, storeCookie]
    .filter((name) => name !== flagCookies.mock)
    .map(expired)
