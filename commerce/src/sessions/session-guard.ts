import { accept, refuse, type Result } from '@cairn/contract/refusals/result'
import { tokenCookies } from '@cairn/contract/wire/cookies'
import type { Database } from '../platform/database/database.ts'
import { hashOf } from '../platform/tokens.ts'
import type { RequestContext } from '../platform/wire/request-context.ts'
import { guard } from '../platform/wire/serve.ts'
import { findLiveSession } from './session-store.ts'
import { isGuest, isInStore, type LiveSession } from './session.ts'

/** The hash of the access token that came with a request. */
export function accessHashOf({ cookies }: Pick<RequestContext, 'cookies'>): string | undefined {
  const token = cookies.get(tokenCookies.access)
  return token === undefined ? undefined : hashOf(token)
}

/** A call also sends the usid of its session; with that of another session it is refused. */
const hasOtherUsid = (context: Pick<RequestContext, 'usid'>, session: Pick<LiveSession, 'usid'>) =>
  context.usid !== undefined && context.usid !== session.usid

/** Refuses a missing session, one with another usid, and one whose account has been closed or locked. */
export function checkSession(
  context: RequestContext,
  session: LiveSession | undefined,
): Result<LiveSession> {
  if (!session || hasOtherUsid(context, session)) return refuse('sessionMissing')
  return session.isAccountDisabled ? refuse('invalidCustomer') : accept(session)
}

export function sessionGuards(database: Database) {
  async function liveSession(context: RequestContext): Promise<Result<LiveSession>> {
    const accessHash = accessHashOf(context)
    return checkSession(
      context,
      accessHash ? await findLiveSession(database, accessHash) : undefined,
    )
  }

  return {
    anyone: guard('anyone', async () => accept(undefined)),
    session: guard('session', liveSession),
    shopper: guard('shopper', async (context): Promise<Result<LiveSession>> => {
      const sessionResult = await liveSession(context)
      return sessionResult.ok && isGuest(sessionResult.value)
        ? refuse('sessionNotEntitled')
        : sessionResult
    }),
    agent: guard('agent', async (context): Promise<Result<LiveSession>> => {
      const sessionResult = await liveSession(context)
      return sessionResult.ok && !isInStore(sessionResult.value)
        ? refuse('sessionNotEntitled')
        : sessionResult
    }),
  }
}

export type SessionGuards = ReturnType<typeof sessionGuards>
