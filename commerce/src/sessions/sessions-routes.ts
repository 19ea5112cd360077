import { accept, type Refusal, refuse, type Result } from '@cairn/contract/refusals/result'
import { requestToken, type SessionAnswer, signOut } from '@cairn/contract/sessions/session-calls'
import type { Database } from '../platform/database/database.ts'
import type { RequestContext } from '../platform/wire/request-context.ts'
import { serve } from '../platform/wire/serve.ts'
import {
  type CodeExchange,
  hashesOf,
  newTokens,
  type SessionAnswers,
  setCookies,
  clearedCookies,
} from './session-answers-wire.ts'
import type { SessionGuards } from './session-guard.ts'
import { endSession, newGuest, openSession } from './session-store.ts'
import { isGuest } from './session.ts'

type ExchangeResult = Result<
  SessionAnswer,
  Refusal<'codeInvalid' | 'verifierMismatch' | 'tokenDuplicated' | 'cannotAuthorize'>
>

export type SessionsDeps = {
  database: Database
  guards: SessionGuards
  answers: SessionAnswers
  /** Passed in, because sign-in comes later in the feature order than sessions. */
  exchangeCode: (context: RequestContext, exchange: CodeExchange) => Promise<ExchangeResult>
}

export function sessionsRoutes({ database, guards, answers, exchangeCode }: SessionsDeps) {
  async function openAsGuest(context: RequestContext) {
    const tokens = newTokens()
    const guest = { ...newGuest(), storeId: null, employeeId: null }
    const session = await openSession(database, { ...guest, ...hashesOf(tokens) })
    return accept(await answers.respondWithTokens(context, session, tokens))
  }

  /** A guest keeps their session; a signed-in shopper is signed out first. */
  async function guestSession(context: RequestContext) {
    const session = await answers.current(context)
    if (session && isGuest(session)) return accept(await answers.respond(context, session))
    if (session) await endSession(database, session.id)
    setCookies(context, clearedCookies())
    return openAsGuest(context)
  }

  async function renewedSession(context: RequestContext) {
    const session = await answers.renewed(context)
    if (session) return accept(await answers.respond(context, session))
    setCookies(context, clearedCookies())
    return refuse('sessionMissing')
  }

  return [
    serve(requestToken, guards.anyone, async ({ body, context }) => {
      if (body.type === 'Registered') return exchangeCode(context, body)
      return body.type === 'Guest' ? guestSession(context) : renewedSession(context)
    }),

    serve(signOut, guards.session, async ({ access, context }) => {
      await endSession(database, access.id)
      setCookies(context, clearedCookies())
      return accept({})
    }),
  ]
}
