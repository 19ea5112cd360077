import type { Challenge, ChallengedAction } from '@cairn/contract/sessions/bot-defence-calls'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Visitor } from './visitor.ts'

/** Solves and encodes a challenge like the widget of a page. */
export async function solvedChallenge(
  visitor: Visitor,
  action?: ChallengedAction,
): Promise<string> {
  const { body: challenge } = await visitor.send<Challenge>('readChallenge', {
    ...(action && { query: { action } }),
  })
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
