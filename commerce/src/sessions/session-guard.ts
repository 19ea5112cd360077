import { tokenCookies } from '@cairn/contract/cookies'
import { accept, refuse, type Result } from '@cairn/contract/result'
import type { Database } from '../platform/database/database.ts'
import { hashOf } from '../platform/tokens.ts'
import type { Asked } from '../platform/wire/asked.ts'
import { guard } from '../platform/wire/guard.ts'
import { findLiveSession } from './session-store.ts'
import { isGuest, isInStore, type LiveSession } from './session.ts'

/** The hash of the access token that came with a request. */
export function accessHashOf({ cookies }: Pick<Asked, 'cookies'>): string | undefined {
  const token = cookies.get(tokenCookies.access)
  return token === undefined ? undefined : hashOf(token)
}

/** A consumer call names its session beside the token; naming another one's is no session at all. */
const namesAnother = (asked: Pick<Asked, 'usid'>, session: Pick<LiveSession, 'usid'>) =>
  asked.usid !== undefined && asked.usid !== session.usid

/** A session that was found lets in, unless it is not the one that is meant, or its customer is gone. */
export function letIn(asked: Asked, session: LiveSession | undefined): Result<LiveSession> {
  if (!session || namesAnother(asked, session)) return refuse('sessionMissing')
  return session.isCustomerGone ? refuse('invalidCustomer') : accept(session)
}

export function sessionGuards(database: Database) {
  async function liveSession(asked: Asked): Promise<Result<LiveSession>> {
    const accessHash = accessHashOf(asked)
    return letIn(asked, accessHash ? await findLiveSession(database, accessHash) : undefined)
  }

  return {
    anyone: guard('anyone', async () => accept(undefined)),
    session: guard('session', liveSession),
    shopper: guard('shopper', async (asked): Promise<Result<LiveSession>> => {
      const live = await liveSession(asked)
      return live.ok && isGuest(live.value) ? refuse('sessionNotEntitled') : live
    }),
    agent: guard('agent', async (asked): Promise<Result<LiveSession>> => {
      const live = await liveSession(asked)
      return live.ok && !isInStore(live.value) ? refuse('sessionNotEntitled') : live
    }),
  }
}

export type SessionGuards = ReturnType<typeof sessionGuards>
