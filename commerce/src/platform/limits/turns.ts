import { createFairQueue } from './fair-queue.ts'

type TurnLimits = {
  /** How many turns there are at the same time. */
  running: number
  runningPerNetwork: number
  waiting: number
  waitingPerNetwork: number
  /** A client that has waited for so long is sent away. */
  waitMilliseconds: number
}

export type WaitingClient = { network: string; signal: AbortSignal }

type EndTurn = () => void

/** Lets clients use something that is slow, in turns, so that one network cannot make the others wait. */
export function createTurns(limits: TurnLimits) {
  const queue = createFairQueue<{ network: string; start: () => void }>()
  const runningByNetwork = new Map<string, number>()
  const runningOf = (network: string) => runningByNetwork.get(network) ?? 0
  let running = 0

  const hasTurn = (network: string) =>
    running < limits.running && runningOf(network) < limits.runningPerNetwork

  function begin(network: string): EndTurn {
    let hasEnded = false
    running += 1
    runningByNetwork.set(network, runningOf(network) + 1)
    return () => {
      if (hasEnded) return
      hasEnded = true
      running -= 1
      if (runningOf(network) > 1) runningByNetwork.set(network, runningOf(network) - 1)
      else runningByNetwork.delete(network)
      queue.takeNext((waiting) => hasTurn(waiting.network))?.start()
    }
  }

  function hasRoom(network: string): boolean {
    const waiting = queue.jobs()
    const own = waiting.filter((other) => other.network === network).length
    return waiting.length < limits.waiting && own < limits.waitingPerNetwork
  }

  return {
    /**
     * The function that ends the turn. Undefined if too many clients wait, if the turn does not come in time,
     * or if the client has gone.
     */
    async wait({ network, signal }: WaitingClient): Promise<EndTurn | undefined> {
      if (signal.aborted) return undefined
      if (hasTurn(network)) return begin(network)
      if (!hasRoom(network)) return undefined
      const { promise, resolve } = Promise.withResolvers<EndTurn | undefined>()
      const leave = () => settle(undefined)
      const timer = setTimeout(leave, limits.waitMilliseconds)
      const job = { network, start: () => settle(begin(network)) }
      function settle(endTurn: EndTurn | undefined) {
        clearTimeout(timer)
        signal.removeEventListener('abort', leave)
        queue.remove(job)
        resolve(endTurn)
      }
      signal.addEventListener('abort', leave)
      queue.add(job)
      return promise
    },
  }
}
