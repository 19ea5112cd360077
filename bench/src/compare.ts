import { refuseArguments } from '@cairn/server/commands/command-arguments'
import { figureOf, type Figure, type PairOfRuns } from './figures.ts'
import type { Load } from './load.ts'
import { connections, type Workload } from './workloads.ts'

export type Pace = { runs: number; seconds: number; warmUp: number }

export const paceOptions = {
  runs: { type: 'string', default: '5' },
  seconds: { type: 'string', default: '3' },
  'warm-up': { type: 'string', default: '3' },
} as const

export const paceOf = (values: Record<keyof typeof paceOptions, string>, usage: string): Pace => ({
  runs: countOf(values.runs, usage),
  seconds: countOf(values.seconds, usage),
  warmUp: countOf(values['warm-up'], usage),
})

/** An option that is a whole number of at least 1. */
export const countOf = (value: string, usage: string): number =>
  /^[1-9]\d*$/.test(value)
    ? Number(value)
    : refuseArguments(`${value}: this is not a whole number of at least 1.`, usage)

/** Accounts are measured for a shorter time, because there are many of these figures. */
export const briefPace = ({ runs, seconds, warmUp }: Pace): Pace => ({
  runs: Math.min(runs, 3),
  seconds: Math.min(seconds, 1),
  warmUp: Math.min(warmUp, 1),
})

export type ComparedWorkloads = { shop: Workload; reference: Workload }

export async function compare(
  load: Load,
  workloads: ComparedWorkloads,
  pace: Pace,
): Promise<Figure> {
  return figureOf(await runPairs(load, workloads, pace))
}

/**
 * Warms both up and alternates between them, so that other load on the machine affects both. The order
 * within a pair alternates too, because the second run of a pair is a few percent slower.
 */
export async function runPairs(
  load: Load,
  workloads: ComparedWorkloads,
  pace: Pace,
): Promise<PairOfRuns[]> {
  const run = (workload: Workload, seconds: number) =>
    load.run({ connections, ...workload, seconds })
  await run(workloads.reference, pace.warmUp)
  await run(workloads.shop, pace.warmUp)
  const runPair = async (isShopFirst: boolean): Promise<PairOfRuns> => {
    const { shop, reference } = workloads
    if (!isShopFirst) {
      const referenceRun = await run(reference, pace.seconds)
      return { reference: referenceRun, shop: await run(shop, pace.seconds) }
    }
    const shopRun = await run(shop, pace.seconds)
    return { shop: shopRun, reference: await run(reference, pace.seconds) }
  }
  const pairs: PairOfRuns[] = []
  while (pairs.length < pace.runs) {
    pairs.push(await runPair(pairs.length % 2 === 1))
  }
  return pairs
}
