import type { DecisionEvent, ExperienceAction } from '@cairn/contract/analytics/analytics-calls'
import { consentCodes } from '@cairn/contract/consent/consent'
import {
  assignedVariant,
  type RunningExperiment,
} from '@cairn/contract/experiments/assigned-variant'
import { allowsAll, type Visit } from '../consent/visit-consent.ts'

/** Whether the visitor allows measurements and targeting. */
export const isDecisionAllowed = (visit: Visit): boolean =>
  allowsAll(visit, [consentCodes.performanceAndAnalytics, consentCodes.targeting])

type EventOf<Type extends DecisionEvent['eventType']> = Extract<DecisionEvent, { eventType: Type }>

export const eventsOfType = <Type extends DecisionEvent['eventType']>(
  events: readonly DecisionEvent[],
  type: Type,
): EventOf<Type>[] => events.filter((event): event is EventOf<Type> => event.eventType === type)

type Decision = { action: ExperienceAction; takesPart: boolean }

/** Whether it is about any experiment. Pages without one send an empty list. */
export const isAboutExperiments = ({ experienceIds }: EventOf<'DecisionRequest'>): boolean =>
  experienceIds === undefined || experienceIds.length > 0

/** A decision for each requested experiment that is running. Visitors outside its audience get the baseline. */
export const decisionsFor = (
  visitorId: string,
  { requestId, experienceIds, audiences }: EventOf<'DecisionRequest'>,
  running: readonly RunningExperiment[],
): Decision[] =>
  running
    .filter(
      ({ experienceId }) => experienceIds === undefined || experienceIds.includes(experienceId),
    )
    .map((experiment) => {
      const { experienceId, audience } = experiment
      const takesPart = audience === null || audiences.includes(audience)
      const variationKey = takesPart ? assignedVariant(visitorId, experiment) : null
      return {
        takesPart,
        action: { actionType: 'experience', experienceId, variationKey, requestId },
      }
    })
