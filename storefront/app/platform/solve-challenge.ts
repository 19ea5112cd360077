import type { Challenge, ChallengedAction } from '@cairn/contract/bot-defence'
import { solveChallengeWorkers } from 'altcha-lib'
import { browserCommerce } from './browser-commerce.ts'

const timeout = 60_000

/** Fetches a challenge and solves it off the page's own thread; base64 of challenge and solution. */
export async function solveOne(action?: ChallengedAction): Promise<string | undefined> {
  const read = await browserCommerce().readChallenge({ query: { action } })
  return read.ok ? solved(read.value) : undefined
}

async function solved(challenge: Challenge): Promise<string | undefined> {
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: Math.min(4, navigator.hardwareConcurrency || 1),
    createWorker,
    timeout,
  })
  return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined
}

const createWorker = () =>
  new Worker(new URL('./challenge-worker.ts', import.meta.url), { type: 'module' })
