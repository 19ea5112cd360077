import { randomUUID } from 'node:crypto'
import { decide } from '@cairn/contract/analytics/analytics-calls'
import { readExperiments } from '@cairn/contract/experiments/experiment-calls'
import { accept, refuse } from '@cairn/contract/refusals/result'
import { brand } from '@cairn/contract/wire/headers'
import { experimentsTag } from '../platform/cache/cache-tags.ts'
import type { Database } from '../platform/database/database.ts'
import { type Guard, serve, servePublic } from '../platform/wire/serve.ts'
import { isDecisionAllowed } from './decide.ts'
import type { DecisionEngine } from './decision-engine.ts'
import { findRunningExperiments } from './experiments-store.ts'

type ExperimentsDeps = {
  database: Database
  decisionEngine: DecisionEngine
  guards: { anyone: Guard<'anyone'> }
}

export const experimentsRoutes = ({ database, decisionEngine, guards }: ExperimentsDeps) => [
  servePublic(readExperiments, guards.anyone, async ({ context }) => {
    context.cacheTags(experimentsTag)
    const experiments = await findRunningExperiments(database)
    return accept({
      experiments: experiments.map(({ shares, ...experiment }) => ({
        ...experiment,
        shares: [...shares],
      })),
    })
  }),

  serve(decide, guards.anyone, async ({ params, body, context }) => {
    if (params.brand !== brand || (body.brand ?? brand) !== brand) return refuse('callUnknown')
    if (!isDecisionAllowed(context))
      return accept({ monetateId: body.monetateId ?? '', actions: [] })
    const visitorId = body.monetateId ?? randomUUID()
    const { locale } = context
    const actions = await decisionEngine.decide({ visitorId, locale, events: body.events })
    return accept({ monetateId: visitorId, actions })
  }),
]
