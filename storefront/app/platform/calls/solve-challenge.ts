import type { Challenge, ChallengedAction } from '@cairn/contract/sessions/bot-defence-calls'
import { solveChallengeWorkers } from 'altcha-lib'
import { browserCommerce } from './browser-commerce.ts'

const timeout = 60_000

/** Reads a challenge, solves it in a worker, and returns challenge and solution in base64. */
export async function solveChallenge(action?: ChallengedAction): Promise<string | undefined> {
  const answer = await browserCommerce().readChallenge({ query: { action } })
  return answer.ok ? solutionOf(answer.value) : undefined
}

async function solutionOf(challenge: Challenge): Promise<string | undefined> {
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
