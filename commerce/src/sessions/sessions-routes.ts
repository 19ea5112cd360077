import type { InputOf } from '@cairn/contract/call'
import { accept, type Refusal, refuse, type Result } from '@cairn/contract/result'
import { requestToken, type SessionAnswer, signOut } from '@cairn/contract/sessions'
import type { Database } from '../platform/database/database.ts'
import type { Asked } from '../platform/wire/asked.ts'
import { serve } from '../platform/wire/serve.ts'
import { hashesOf, newTokens, type SessionAnswers, setCookies } from './session-answer-routes.ts'
import { noSession } from './session-cookies.ts'
import type { SessionGuards } from './session-guard.ts'
import { endSession, newGuest, openSession } from './session-store.ts'
import { isGuest } from './session.ts'

export type Exchange = Extract<InputOf<typeof requestToken>['body'], { type: 'Registered' }>
type Exchanged = Result<
  SessionAnswer,
  Refusal<'codeInvalid' | 'verifierMismatch' | 'tokenDuplicated' | 'cannotAuthorize'>
>

export type SessionsNeed = {
  database: Database
  guards: SessionGuards
  answers: SessionAnswers
  /** What signing in makes of a code; it knows of features that come later than sessions. */
  exchangeCode: (asked: Asked, exchange: Exchange) => Promise<Exchanged>
}

export function sessionsRoutes({ database, guards, answers, exchangeCode }: SessionsNeed) {
  async function openAsGuest(asked: Asked) {
    const tokens = newTokens()
    const nobody = { ...newGuest(), storeId: null, employeeId: null }
    const session = await openSession(database, { ...nobody, ...hashesOf(tokens) })
    return accept(await answers.welcomeWith(asked, session, tokens))
  }

  /** A guest stays the guest they are; somebody signed in who asks for this is signed out first. */
  async function guestSession(asked: Asked) {
    const session = await answers.current(asked)
    if (session && isGuest(session)) return accept(await answers.welcome(asked, session))
    if (session) await endSession(database, session.id)
    setCookies(asked, noSession())
    return openAsGuest(asked)
  }

  async function renewedSession(asked: Asked) {
    const session = await answers.renewed(asked)
    if (session) return accept(await answers.welcome(asked, session))
    setCookies(asked, noSession())
    return refuse('sessionMissing')
  }

  return [
    serve(requestToken, guards.anyone, async ({ body, asked }) => {
      if (body.type === 'Registered') return exchangeCode(asked, body)
      return body.type === 'Guest' ? guestSession(asked) : renewedSession(asked)
    }),

    serve(signOut, guards.session, async ({ grant, asked }) => {
      await endSession(database, grant.id)
      setCookies(asked, noSession())
      return accept({})
    }),
  ]
}
