import { widerNetworkOf } from './rate-limits.ts'

export type QueuedJob = {
  /** The network of the client that waits for the job. */
  network: string
  /** Preferred jobs come before all others. */
  isPreferred?: boolean
}

/**
 * Takes turns between wider networks, and between the networks in each of them, so that neither many jobs of one
 * client nor the many networks of one provider make others wait.
 */
export function createFairQueue<Job extends QueuedJob>() {
  const keysByJob = new Map<Job, readonly [wider: string, network: string]>()
  const turns = new Map<string, number>()
  let lastTurn = 0

  function remove(job: Job): void {
    const keys = keysByJob.get(job)
    if (!keys) return
    keysByJob.delete(job)
    for (const key of keys) {
      const isInUse = keysByJob.values().some((others) => others.includes(key))
      if (!isInUse) turns.delete(key)
    }
  }
  const orderOf = (job: Job, keys: readonly string[]) => [
    job.isPreferred ? 0 : 1,
    ...keys.map((key) => turns.get(key) ?? 0),
  ]

  return {
    add(job: Job): void {
      const keys = [`wider ${widerNetworkOf(job.network)}`, job.network] as const
      keysByJob.set(job, keys)
      for (const key of keys) if (!turns.has(key)) turns.set(key, ++lastTurn)
    },
    remove,
    /** In the order of arrival. */
    jobs: () => [...keysByJob.keys()],
    takeNext(canTake: (job: Job) => boolean = () => true): Job | undefined {
      let next: { job: Job; keys: readonly string[]; order: readonly number[] } | undefined
      for (const [job, keys] of keysByJob) {
        if (!canTake(job)) continue
        const order = orderOf(job, keys)
        if (!next || isBefore(order, next.order)) next = { job, keys, order }
      }
      if (!next) return undefined
      remove(next.job)
      for (const key of next.keys) if (turns.has(key)) turns.set(key, ++lastTurn)
      return next.job
    },
  }
}

function isBefore(order: readonly number[], other: readonly number[]): boolean {
  const position = order.findIndex((value, index) => value !== other[index])
  return position !== -1 && (order[position] ?? 0) < (other[position] ?? 0)
}
