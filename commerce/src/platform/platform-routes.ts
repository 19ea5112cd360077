import { readServerTime, validateResponse } from '@cairn/contract/analytics/analytics-calls'
import { calls } from '@cairn/contract/calls'
import { accept, refuse } from '@cairn/contract/refusals/result'
import { readChallenge } from '@cairn/contract/sessions/bot-defence-calls'
import { errorBody } from '@cairn/contract/wire/client'
import { readClock } from './clock-store.ts'
import type { Database } from './database/database.ts'
import type { Challenges } from './defence/challenges.ts'
import { type Guard, serve } from './wire/serve.ts'

type PlatformNeeds = {
  database: Database
  challenges: Challenges
  guards: { anyone: Guard<'anyone'> }
}

const isCall = (name: string): name is keyof typeof calls => Object.hasOwn(calls, name)

export const platformRoutes = ({ database, challenges, guards }: PlatformNeeds) => [
  serve(readChallenge, guards.anyone, async ({ query }) =>
    accept(await challenges.create(query.action)),
  ),

  serve(readServerTime, guards.anyone, async () => {
    const now = await readClock(database)
    return accept({ timestamp: now.toISOString() })
  }),

  serve(validateResponse, guards.anyone, async ({ params, body }) => {
    if (!isCall(params.contract)) return refuse('callUnknown')
    const schema = body.error === undefined ? calls[params.contract].answer : errorBody
    const { error } = schema.safeParse(body.error ?? body.data)
    const problems = (error?.issues ?? []).map(({ path, message }) => ({
      path: path.join('.'),
      message,
    }))
    return accept({ isValid: problems.length === 0, problems: problems.slice(0, 50) })
  }),
]
