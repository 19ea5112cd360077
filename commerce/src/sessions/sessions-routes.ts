import { tokenCookies } from '@cairn/contract/cookies'
import { accept, refuse } from '@cairn/contract/result'
import { requestToken, type SessionAnswer, signOut } from '@cairn/contract/sessions'
import type { Database } from '../platform/database/database.ts'
import { hashOf, newToken, successorOf } from '../platform/tokens.ts'
import type { Asked } from '../platform/wire/asked.ts'
import { serve } from '../platform/wire/serve.ts'
import { dropSession, keepSession, type Tokens } from './session-cookies.ts'
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
  async function keep(asked: Asked, session: LiveSession, tokens: Tokens) {
    keepSession(asked.cookies, session, tokens)
    return accept(answerOf(session, await belongingsOf(session.consumerId)))
  }

  async function openAsGuest(asked: Asked) {
    const tokens = { access: newToken(), refresh: newToken() }
    return keep(asked, await openGuestSession(database, hashes(tokens)), tokens)
  }

  /** The session that the cookies still open or can still renew. */
  async function resume(asked: Asked) {
    const refresh = asked.cookies.get(tokenCookies.refresh)
    if (refresh === undefined) return undefined
    const next = {
      access: successorOf(refresh, 'access', tokenSecret),
      refresh: successorOf(refresh, 'refresh', tokenSecret),
    }
    const session = await rotateSession(database, hashOf(refresh), hashes(next))
    return session && { session, tokens: next }
  }

  async function current(asked: Asked) {
    const accessHash = accessHashOf(asked)
    return accessHash === undefined ? undefined : findLiveSession(database, accessHash)
  }

  /** A guest stays the guest they are; somebody signed in who asks for this is signed out first. */
  async function guestSession(asked: Asked) {
    const live = await current(asked)
    if (live && isGuest(live)) return accept(answerOf(live, await belongingsOf(live.consumerId)))
    const resumed = live ? undefined : await resume(asked)
    if (resumed && isGuest(resumed.session)) return keep(asked, resumed.session, resumed.tokens)
    const signedIn = live ?? resumed?.session
    if (signedIn) await endSession(database, signedIn.id)
    dropSession(asked.cookies)
    return openAsGuest(asked)
  }

  async function renewedSession(asked: Asked) {
    const resumed = await resume(asked)
    if (resumed) return keep(asked, resumed.session, resumed.tokens)
    dropSession(asked.cookies)
    return refuse('sessionMissing')
  }

  return [
    serve(requestToken, guards.anyone, async ({ body, asked }) => {
      if (body.type === 'Registered') return refuse('notBuiltYet')
      return body.type === 'Guest' ? guestSession(asked) : renewedSession(asked)
    }),

    serve(signOut, guards.session, async ({ grant, asked }) => {
      await endSession(database, grant.id)
      dropSession(asked.cookies)
      return accept({})
    }),
  ]
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
