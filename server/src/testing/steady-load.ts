export type Outcome = { told: string; milliseconds: number }

/** Asks so often in a second, however long the answers take, until it is told to finish. */
export function steadyLoad(perSecond: number, ask: (at: number) => Promise<unknown>) {
  const outcomes: Promise<Outcome>[] = []
  const timer = setInterval(() => {
    outcomes.push(outcomeOf(() => ask(outcomes.length)))
  }, 1000 / perSecond)
  return {
    finish: (): Promise<Outcome[]> => {
      clearInterval(timer)
      return Promise.all(outcomes)
    },
  }
}

async function outcomeOf(ask: () => Promise<unknown>): Promise<Outcome> {
  const began = performance.now()
  const told = await ask().then(String, String)
  return { told, milliseconds: performance.now() - began }
}

export const slowest = (outcomes: readonly Outcome[]): number =>
  Math.max(0, ...outcomes.map(({ milliseconds }) => milliseconds))
