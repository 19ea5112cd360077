import { tokenCookies } from '@cairn/contract/cookies'
import { accept, refuse } from '@cairn/contract/result'
import { requestToken, type SessionAnswer, signOut } from '@cairn/contract/sessions'
import type { Database } from '../platform/database/database.ts'
import { hashOf, newToken, successorOf } from '../platform/tokens.ts'
import type { Asked } from '../platform/wire/asked.ts'
import { serve } from '../platform/wire/serve.ts'
import {
  type Cookie,
  flagsAsCookies,
  noSession,
  type Tokens,
  tokensAsCookies,
} from './session-cookies.ts'
import { accessHashOf, type SessionGuards } from './session-guard.ts'
import { endSession, findLiveSession, openGuestSession, rotateSession } from './session-store.ts'
import { isGuest, type LiveSession } from './session.ts'

/** What a shopper already has here; asked of the features that keep it. */
export type Belongings = { basketId: string | null }

export type SessionsNeed = {
  database: Database
  guards: SessionGuards
  tokenSecret: string
  belongingsOf: (consumerId: string) => Promise<Belongings>
}

export function sessionsRoutes({ database, guards, tokenSecret, belongingsOf }: SessionsNeed) {
  async function welcomeBack(asked: Asked, session: LiveSession) {
    const belongings = await belongingsOf(session.consumerId)
    set(asked, flagsAsCookies(session, belongings.basketId))
    return accept(answerOf(session, belongings))
  }

  async function openAsGuest(asked: Asked) {
    const tokens = { access: newToken(), refresh: newToken() }
    const session = await openGuestSession(database, hashes(tokens))
    set(asked, [...tokensAsCookies(session, tokens), ...flagsAsCookies(session, null)])
    return accept(answerOf(session, { basketId: null }))
  }

  /** The session that the refresh token still renews, its new tokens already in the jar. */
  async function renewed(asked: Asked) {
    const refresh = asked.cookies.get(tokenCookies.refresh)
    if (refresh === undefined) return undefined
    const successors = successorsOf(refresh, tokenSecret)
    const rotated = await rotateSession(database, hashOf(refresh), successors.map(hashes))
    const tokens = successors[rotated?.step ?? 0]
    if (rotated && tokens) set(asked, tokensAsCookies(rotated.session, tokens))
    return rotated?.session
  }

  async function living(asked: Asked) {
    const accessHash = accessHashOf(asked)
    return accessHash === undefined ? undefined : findLiveSession(database, accessHash)
  }

  /** A guest stays the guest they are; somebody signed in who asks for this is signed out first. */
  async function guestSession(asked: Asked) {
    const session = (await living(asked)) ?? (await renewed(asked))
    if (session && isGuest(session)) return welcomeBack(asked, session)
    if (session) await endSession(database, session.id)
    set(asked, noSession())
    return openAsGuest(asked)
  }

  async function renewedSession(asked: Asked) {
    const session = await renewed(asked)
    if (session) return welcomeBack(asked, session)
    set(asked, noSession())
    return refuse('sessionMissing')
  }

  return [
    serve(requestToken, guards.anyone, async ({ body, asked }) => {
      if (body.type === 'Registered') return refuse('notBuiltYet')
      return body.type === 'Guest' ? guestSession(asked) : renewedSession(asked)
    }),

    serve(signOut, guards.session, async ({ grant, asked }) => {
      await endSession(database, grant.id)
      set(asked, noSession())
      return accept({})
    }),
  ]
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

function set({ cookies }: Asked, changed: readonly Cookie[]) {
  for (const { name, value, maxAgeSeconds } of changed) cookies.set(name, value, maxAgeSeconds)
}

const hashes = ({ access, refresh }: Tokens) => ({
  accessHash: hashOf(access),
  refreshHash: hashOf(refresh),
})

const answerOf = (session: LiveSession, { basketId }: Belongings): SessionAnswer => ({
  consumerId: session.consumerId,
  consumerNo: session.consumerNo,
  consumerType: session.consumerType,
  memberId: null,
  refreshToken: session.handle,
  isEmployeeDiscountTCAccepted: false,
  basketId,
  favorites: { favoriteId: null, favStoreId: null },
  usid: session.usid,
  accessExpiresAt: session.accessExpiresAt.toISOString(),
  refreshExpiresAt: session.refreshExpiresAt.toISOString(),
})
