import { figureOf, type Figure, type PairOfRuns } from './figures.ts'
import type { Load } from './load.ts'
import { connections, type Workload } from './workloads.ts'

export type Pace = { runs: number; seconds: number; warmUp: number }

export const paceOptions = {
  runs: { type: 'string', default: '5' },
  seconds: { type: 'string', default: '3' },
  'warm-up': { type: 'string', default: '3' },
} as const

export const paceOf = (values: Record<keyof typeof paceOptions, string>): Pace => ({
  runs: Number(values.runs),
  seconds: Number(values.seconds),
  warmUp: Number(values['warm-up']),
})

export type ComparedWorkloads = { shop: Workload; reference: Workload }

/** Warms both up and alternates between them, so that other load on the machine affects both. */
export async function compare(
  load: Load,
  workloads: ComparedWorkloads,
  pace: Pace,
): Promise<Figure> {
  const run = (workload: Workload, seconds: number) =>
    load.run({ connections, ...workload, seconds })
  await run(workloads.reference, pace.warmUp)
  await run(workloads.shop, pace.warmUp)
  const pairs: PairOfRuns[] = []
  while (pairs.length < pace.runs) {
    const reference = await run(workloads.reference, pace.seconds)
    pairs.push({ reference, shop: await run(workloads.shop, pace.seconds) })
  }
  return figureOf(pairs)
}
