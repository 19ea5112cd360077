import { accept } from '@cairn/contract/refusals/result'
import {
  endOtherSessions,
  endOwnSession,
  readOwnSessions,
} from '@cairn/contract/sessions/device-calls'
import type { Database } from '../platform/database/database.ts'
import { serve } from '../platform/wire/serve.ts'
import { endSessionOf, findSessionsOf } from './devices-store.ts'
import type { SessionGuards } from './session-guard.ts'
import { endSessionsExcept } from './session-store.ts'

/** The devices on which a shopper is signed in. */
export const devicesRoutes = ({
  database,
  guards,
}: {
  database: Database
  guards: SessionGuards
}) => [
  serve(readOwnSessions, guards.shopper, async ({ access }) => {
    const sessions = await findSessionsOf(database, access.consumerId)
    return accept({
      sessions: sessions.map(({ id, signedInAt, lastUsedAt, ...session }) => ({
        ...session,
        isCurrent: id === access.id,
        signedInAt: signedInAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
      })),
    })
  }),

  serve(endOwnSession, guards.shopper, async ({ access: { consumerId }, params }) => {
    await endSessionOf(database, { consumerId, sessionId: params.sessionId })
    return accept({})
  }),

  serve(endOtherSessions, guards.shopper, async ({ access: { consumerId, id } }) => {
    await endSessionsExcept(database, { consumerId, keptId: id })
    return accept({})
  }),
]
