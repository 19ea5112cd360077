import type { DecisionEvent, ExperienceAction } from '@cairn/contract/analytics/analytics-calls'
import {
  allowedCodes,
  choiceFromText,
  consentCodes,
  consentCookie,
} from '@cairn/contract/consent/consent'
import {
  assignedVariant,
  type RunningExperiment,
} from '@cairn/contract/experiments/assigned-variant'
import type { Site } from '@cairn/contract/sites/sites'

type Visit = {
  site: Pick<Site, 'region'>
  cookies: { get: (name: string) => string | undefined }
  hasPrivacyControl: boolean
}

/**
 * Whether the visitor allows measurements and targeting, by the cookie of their choice or, without one, by the region of
 * the site. Staff who preview a page are no visitors to count, so that they may do so is not considered.
 */
export function isDecisionAllowed({ site, cookies, hasPrivacyControl }: Visit): boolean {
  const codes = allowedCodes({
    region: site.region,
    isPreview: false,
    choice: choiceFromText(cookies.get(consentCookie)),
    hasPrivacyControl,
  })
  return [consentCodes.performanceAndAnalytics, consentCodes.targeting].every((code) =>
    codes.includes(code),
  )
}

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
