import type {
  assignedVariant,
  RunningExperiment,
} from '@cairn/contract/experiments/assigned-variant'
import type { Visitor } from './shown-branch.ts'

/** A visitor with what experiments need to know besides. */
export type ExperimentVisitor = Visitor & {
  audiences: readonly string[]
  /** Read when the first experiment needs it. */
  id?: string
}

type Rules = { assigned: typeof assignedVariant; idOf: () => string }

/**
 * The variant that an experiment shows to the visitor, as a list; empty for the baseline. The page contains the text of
 * this function too.
 */
export function shownVariant(
  { audience, ...experiment }: RunningExperiment,
  visitor: ExperimentVisitor,
  { assigned, idOf }: Rules,
): string[] {
  if (audience !== null && !visitor.audiences.includes(audience)) return []
  visitor.id ??= idOf()
  return visitor.id === '' ? [] : [assigned(visitor.id, experiment) ?? ''].filter(Boolean)
}
