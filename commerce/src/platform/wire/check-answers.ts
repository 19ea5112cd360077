import { commonRefusals } from '@cairn/contract/wire/call'
import type { RefusalName } from '@cairn/contract/refusals/refusals'
import type { Route } from './serve.ts'

/** Wraps the handlers so that an answer that violates its contract throws. Used outside production. */
export const checkAnswers = (routes: readonly Route[]): Route[] =>
  routes.map((route) => ({
    ...route,
    handle: async (input) => {
      const outcome = await route.handle(input)
      const problem = outcome.ok
        ? route.call.answer.safeParse(outcome.value).error?.message
        : undeclared(route, outcome.refusal.name)
      if (problem === undefined) return outcome
      throw new Error(`${route.call.method} ${route.call.path} violates its contract: ${problem}`)
    },
  }))

function undeclared({ call }: Route, name: RefusalName): string | undefined {
  const declared: readonly RefusalName[] = [...call.refuses, ...commonRefusals]
  return declared.includes(name) ? undefined : `it does not declare the refusal ${name}`
}
