import type { Challenge, ChallengedAction } from '@cairn/contract/bot-defence'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Visitor } from './visitor.ts'

/** As the widget of a page solves it and writes it down. */
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
