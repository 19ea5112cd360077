import type { Policy } from '@cairn/contract/call'
import { refuse, type Result } from '@cairn/contract/result'
import { cartGuards } from './cart/cart-guard.ts'
import type { Database } from './platform/database/database.ts'
import type { Asked } from './platform/wire/asked.ts'
import { type Guard, guard } from './platform/wire/guard.ts'
import { sessionGuards } from './sessions/session-guard.ts'

/** One guard a policy; a policy that has none does not compile. */
export function commerceGuards(database: Database) {
  const { anyone, session, shopper } = sessionGuards(database)

  /** Nobody can be this yet: whoever has a session is told that it may not, all others to get one. */
  const nobodyYet = async (asked: Asked): Promise<Result<never>> => {
    const live = await session.admit(asked, {
      params: undefined,
      query: undefined,
      body: undefined,
    })
    return live.ok ? refuse('sessionNotEntitled') : live
  }

  return {
    anyone,
    session,
    shopper,
    ...cartGuards(database),
    ownOrder: guard('ownOrder', nobodyYet),
    agent: guard('agent', nobodyYet),
    agentCart: guard('agentCart', nobodyYet),
    provider: guard('provider', nobodyYet),
  } satisfies { [P in Policy]: Guard<P> } & { ownCartRead: Guard<'ownCart'> }
}
