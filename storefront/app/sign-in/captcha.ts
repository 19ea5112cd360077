import type { ChallengedAction } from '@cairn/contract/bot-defence'
import { readPageSettings } from '../platform/page-settings.ts'

/** What a shop that asks for no captcha is sent. */
const none = 'none'

/** Solved while somebody types; a solution is good for ten minutes and counts once. */
const stillGood = 9 * 60_000

/** For one form: begins to solve when it is made, and again whenever one has been used. */
export function prepareCaptcha(action: ChallengedAction) {
  let begun = begin(action)
  return {
    async use(): Promise<string | undefined> {
      const isOld = performance.now() - begun.at > stillGood
      // What could not be solved beforehand is tried once more, now that it is wanted.
      const solution = (await (isOld ? begin(action) : begun).solution) ?? (await solve(action))
      begun = begin(action)
      return solution
    },
  }
}

export type Captcha = ReturnType<typeof prepareCaptcha>

const begin = (action: ChallengedAction) => ({ at: performance.now(), solution: solve(action) })

async function solve(action: ChallengedAction): Promise<string | undefined> {
  if (!readPageSettings(document).asksForCaptcha) return none
  const { solveOne } = await import('../platform/solve-challenge.ts')
  return solveOne(action).catch(() => undefined)
}
