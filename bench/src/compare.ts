import { figureOf, type Figure, type PairOfRuns } from './figures.ts'
import type { Load } from './load.ts'
import { connections, type Work } from './works.ts'

export type Pace = { runs: number; seconds: number; warmUp: number }

export type Sides = { shop: Work; reference: Work }

/** Warms both up and alternates between them, so that other load on the machine affects both. */
export async function compare(load: Load, sides: Sides, pace: Pace): Promise<Figure> {
  const run = (work: Work, seconds: number) => load.run({ connections, ...work, seconds })
  await run(sides.reference, pace.warmUp)
  await run(sides.shop, pace.warmUp)
  const pairs: PairOfRuns[] = []
  while (pairs.length < pace.runs) {
    const reference = await run(sides.reference, pace.seconds)
    pairs.push({ reference, shop: await run(sides.shop, pace.seconds) })
  }
  return figureOf(pairs)
}
