export type LoadOutcome = { result: string; milliseconds: number }

/** Sends requests at a constant rate, independent of the response times, until it is finished. */
export function steadyLoad(perSecond: number, request: (index: number) => Promise<unknown>) {
  const outcomes: Promise<LoadOutcome>[] = []
  const timer = setInterval(() => {
    outcomes.push(measureOutcome(() => request(outcomes.length)))
  }, 1000 / perSecond)
  return {
    finish: (): Promise<LoadOutcome[]> => {
      clearInterval(timer)
      return Promise.all(outcomes)
    },
  }
}

export async function measureOutcome(request: () => Promise<unknown>): Promise<LoadOutcome> {
  const startedAt = performance.now()
  const result = await request().then(String, String)
  return { result, milliseconds: performance.now() - startedAt }
}
