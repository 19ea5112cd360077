import type { ChallengedAction } from '@cairn/contract/sessions/bot-defence-calls'
import { readPageSettings } from '../page/page-settings.ts'

/** Sent where the shop requires no captcha. */
const noCaptcha = 'none'

/** A solution is valid for ten minutes and can be used once. */
const maxAge = 9 * 60_000

/** For one form: starts to solve immediately, and again after each use. */
export function prepareCaptcha(action: ChallengedAction) {
  let current = startSolving(action)
  return {
    async use(): Promise<string | undefined> {
      const isExpired = performance.now() - current.at > maxAge
      // Tries once more if solving in advance has failed.
      const solution =
        (await (isExpired ? startSolving(action) : current).solution) ?? (await solve(action))
      current = startSolving(action)
      return solution
    },
  }
}

export type Captcha = ReturnType<typeof prepareCaptcha>

const startSolving = (action: ChallengedAction) => ({
  at: performance.now(),
  solution: solve(action),
})

async function solve(action: ChallengedAction): Promise<string | undefined> {
  if (!readPageSettings(document).asksForCaptcha) return noCaptcha
  const { solveChallenge } = await import('./solve-challenge.ts')
  return solveChallenge(action).catch(() => undefined)
}
