export type LoadOutcome = { result: string; milliseconds: number }

/**
 * At most so many requests are unanswered at a time. A server queues more of them without refusing any, also on a
 * machine with other work.
 */
const maxUnanswered = 10

/** Sends requests at a constant rate, or more slowly if the answers are slower, until it is finished. */
export function steadyLoad(perSecond: number, request: (index: number) => Promise<unknown>) {
  const outcomes: Promise<LoadOutcome>[] = []
  let unanswered = 0
  const send = async (index: number) => {
    unanswered += 1
    const outcome = await measureOutcome(() => request(index))
    unanswered -= 1
    return outcome
  }
  const timer = setInterval(() => {
    if (unanswered < maxUnanswered) outcomes.push(send(outcomes.length))
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
