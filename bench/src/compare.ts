import { figureOf, type Figure, type PairOfRuns } from './figures.ts'
import type { Load } from './load.ts'
import { connections, type Work } from './works.ts'

export type Pace = { runs: number; seconds: number; warmUp: number }

export type Sides = { ours: Work; yardstick: Work }

/** Warms both up and alternates between them, so that other load on the machine affects both. */
export async function compare(load: Load, sides: Sides, pace: Pace): Promise<Figure> {
  const run = (work: Work, seconds: number) => load.run({ connections, ...work, seconds })
  await run(sides.yardstick, pace.warmUp)
  await run(sides.ours, pace.warmUp)
  const pairs: PairOfRuns[] = []
  while (pairs.length < pace.runs) {
    const yardstick = await run(sides.yardstick, pace.seconds)
    pairs.push({ yardstick, ours: await run(sides.ours, pace.seconds) })
  }
  return figureOf(pairs)
}
