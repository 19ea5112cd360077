import { readOwnReturns } from '@cairn/contract/orders/return-calls'
import { accept } from '@cairn/contract/refusals/result'
import type { Database } from '../../platform/database/database.ts'
import { serve } from '../../platform/wire/serve.ts'
import type { SessionGuards } from '../../sessions/session-guard.ts'
import { findOwnReturns } from './own-returns-store.ts'

type OwnReturnsDeps = { database: Database; guards: Pick<SessionGuards, 'shopper'> }

export const ownReturnsRoutes = ({ database, guards }: OwnReturnsDeps) => [
  serve(readOwnReturns, guards.shopper, async ({ access: { consumerId } }) =>
    accept({ returns: await findOwnReturns(database, consumerId) }),
  ),
]
