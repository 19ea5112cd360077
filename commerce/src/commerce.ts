import type { Call } from '@cairn/contract/call'
import { calls } from '@cairn/contract/calls'
import { refuse } from '@cairn/contract/result'
import { cartRoutes } from './cart/cart-routes.ts'
import { findActiveCartId } from './cart/cart-store.ts'
import { catalogueRoutes } from './catalogue/catalogue-routes.ts'
import { contentRoutes } from './content/content-routes.ts'
import { commerceGuards } from './guards.ts'
import type { Database } from './platform/database/database.ts'
import { platformRoutes } from './platform/platform-routes.ts'
import type { Challenges } from './platform/defence/challenges.ts'
import type { Guard } from './platform/wire/guard.ts'
import type { Route } from './platform/wire/serve.ts'
import { searchRoutes } from './search/search-routes.ts'
import { sessionsRoutes } from './sessions/sessions-routes.ts'

export type CommerceNeeds = { database: Database; tokenSecret: string; challenges: Challenges }

/** Every call of the contract with its guard and its handler. */
export function commerceRoutes(needs: CommerceNeeds): readonly Route[] {
  const { database } = needs
  const guards = commerceGuards(database)
  const belongingsOf = async (consumerId: string) => ({
    basketId: (await findActiveCartId(database, consumerId)) ?? null,
  })
  const built = [
    ...platformRoutes({ ...needs, guards }),
    ...sessionsRoutes({ ...needs, guards, belongingsOf }),
    ...catalogueRoutes({ ...needs, guards }),
    ...searchRoutes({ database, guards }),
    ...contentRoutes({ database, guards }),
    ...cartRoutes({ database, guards }),
  ]
  const isBuilt = new Set<Call>(built.map(({ call }) => call))
  const missing = Object.values(calls).filter((call) => !isBuilt.has(call))
  return [...built, ...missing.map((call) => notBuiltYet(call, guards[call.policy]))]
}

const notBuiltYet = (call: Call, guard: Guard): Route => ({
  call,
  guard,
  handle: answerNotBuilt,
  isShared: false,
})

const answerNotBuilt = async () => refuse('notBuiltYet')
