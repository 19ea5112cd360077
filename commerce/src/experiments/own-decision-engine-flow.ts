import type { Database } from '../platform/database/database.ts'
import { decisionsFor, eventsOfType, isAboutExperiments } from './decide.ts'
import type { DecisionEngine } from './decision-engine.ts'
import { findRunningExperiments, recordConversions, recordExposures } from './experiments-store.ts'

/** Assigns visitors as pages do, and stores only what the report needs: first exposures and orders. */
export const createOwnDecisionEngine = (database: Database): DecisionEngine => ({
  decide: async ({ visitorId, events }) => {
    const requests = eventsOfType(events, 'DecisionRequest').filter(isAboutExperiments)
    const running = requests.length > 0 ? await findRunningExperiments(database) : []
    const decisions = requests.flatMap((request) => decisionsFor(visitorId, request, running))
    const exposures = decisions
      .filter(({ takesPart }) => takesPart)
      .map(({ action: { experienceId, variationKey } }) => ({
        experienceId,
        variantId: variationKey,
      }))
    await recordExposures(database, visitorId, exposures)
    const purchases = eventsOfType(events, 'Purchase')
    await recordConversions(
      database,
      visitorId,
      purchases.map(({ orderNumber }) => orderNumber),
    )
    return decisions.map(({ action }) => action)
  },
})
