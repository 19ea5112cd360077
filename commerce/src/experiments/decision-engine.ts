import type { DecisionEvent, ExperienceAction } from '@cairn/contract/analytics/analytics-calls'
import type { Locale } from '@cairn/contract/sites/sites'

/** What the page of a visitor reports, who has allowed it. */
export type DecisionBatch = {
  visitorId: string
  locale: Locale
  events: readonly DecisionEvent[]
}

/** Decides which variants a visitor sees: the shop itself, or a service. */
export type DecisionEngine = {
  decide: (batch: DecisionBatch) => Promise<ExperienceAction[]>
}
