import { everyCallRefuses } from '@cairn/contract/call'
import type { RefusalName } from '@cairn/contract/refusals'
import type { Route } from './serve.ts'

/**
 * Outside production every answer is held against its own contract: one that breaks it is a bug of
 * ours, found here and not by a client.
 */
export const checkAnswers = (routes: readonly Route[]): Route[] =>
  routes.map((route) => ({
    ...route,
    handle: async (served) => {
      const outcome = await route.handle(served)
      const problem = outcome.ok
        ? route.call.answer.safeParse(outcome.value).error?.message
        : undeclared(route, outcome.refusal.name)
      if (problem === undefined) return outcome
      throw new Error(`${route.call.method} ${route.call.path} breaks its contract: ${problem}`)
    },
  }))

function undeclared({ call }: Route, name: RefusalName): string | undefined {
  const declared: readonly RefusalName[] = [...call.refuses, ...everyCallRefuses]
  return declared.includes(name) ? undefined : `it does not say that it may refuse with ${name}`
}
