import type { RunningExperiment } from '@cairn/contract/experiments/assigned-variant'

export type Experiment = Omit<RunningExperiment, 'salt'> & {
  name: string
  startsAt: Date
  endsAt: Date | null
  /** When an operator has stopped it. */
  stoppedAt: Date | null
  state: 'planned' | 'running' | 'ended' | 'stopped'
  /** Whether there are so many visitors that no more are recorded. */
  isFull: boolean
}

/** What the visitors of a variant have done, or of the baseline (null). */
export type VariantResult = {
  variantId: string | null
  visitors: number
  /** Visitors with at least one order. */
  converted: number
  orders: number
  revenue: readonly { currency: string; minor: number }[]
}
