import {
  assignedVariant,
  type RunningExperiment,
} from '@cairn/contract/experiments/assigned-variant'
import { readVisitor, visitorNames } from './read-visitor.ts'
import { audiencesOf } from './shown-branch.ts'
import { type ExperimentVisitor, shownVariant } from './shown-variant.ts'
import { visitorId } from './visitor-id.ts'

/** What an experiment shows in this browser until another document is loaded. */
export type Decision = {
  experienceId: string
  /** Ids of branches that are shown before others: one at most is the variant. */
  matching: readonly string[]
  visitor: ExperimentVisitor
}

/** By the ids of the experiments. What was shown once is shown again when somebody returns to a page. */
const decisions = new Map<string, Decision>()

let listen: ((decision: Decision) => void) | undefined

/**
 * The decision for the visitor of this page. During hydration that is the one for whom the page was shown; without one,
 * as on the server, the baseline is shown.
 */
export function decisionFor(experiment: RunningExperiment, isHydrated: boolean): Decision | null {
  const { experienceId } = experiment
  const earlier = decisions.get(experienceId)
  if (earlier) return earlier
  const visitor = isHydrated ? currentVisitor() : globalThis.visitorAtLoad
  if (!visitor) return null
  const rules = { assigned: assignedVariant, idOf: visitorId }
  const decision = { experienceId, matching: shownVariant(experiment, visitor, rules), visitor }
  decisions.set(experienceId, decision)
  listen?.(decision)
  return decision
}

function currentVisitor(): ExperimentVisitor {
  const facts = readVisitor(visitorNames)
  return { ...facts, audiences: audiencesOf(facts) }
}

/** Calls the listener with the decisions of pages that were opened without loading a document, also with earlier ones. */
export function onDecision(listener: (decision: Decision) => void) {
  listen = (decision) => {
    if (decision.visitor !== globalThis.visitorAtLoad) listener(decision)
  }
  for (const decision of decisions.values()) listen(decision)
}
