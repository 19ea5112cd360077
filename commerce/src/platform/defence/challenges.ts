import { randomInt } from 'node:crypto'
import {
  challenge,
  type Challenge,
  type ChallengedAction,
} from '@cairn/contract/sessions/bot-defence-calls'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../database/database.ts'

/** Marks a challenge as used. Answers false if it was used before. */
type SpendChallenge = (signature: string, expiresAt: Date) => Promise<boolean>

export type Challenges = {
  create: (action?: ChallengedAction) => Promise<Challenge>
  /** A solution of a challenge for an action is valid for that action only. */
  spend: (solution: string | undefined, action?: ChallengedAction) => Promise<boolean>
}

const minutesToSolve = 10
/** Tolerance for the clocks of the node that created the challenge and the node that verifies it. */
const minutesBetweenClocks = 10
/** About a second of work for a phone. Verification takes one step. */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 1_000, minSteps: 400, maxSteps: 1_200 }

const solved = z.object({
  challenge,
  solution: z.object({ counter: z.int(), derivedKey: z.string().max(256) }),
})

/** Proof-of-work challenges against bots. Each solution can be used once. */
export function createChallenges(secret: string, spendChallenge: SpendChallenge): Challenges {
  const secrets = { hmacSignatureSecret: secret, hmacKeySignatureSecret: `${secret}:key` }
  return {
    create: async (action) =>
      challenge.parse(
        await createChallenge({
          algorithm: work.algorithm,
          cost: work.cost,
          counter: randomInt(work.minSteps, work.maxSteps),
          expiresAt: new Date(Date.now() + (minutesToSolve + minutesBetweenClocks) * 60_000),
          deriveKey,
          ...(action && { data: { action } }),
          ...secrets,
        }),
      ),
    spend: async (text, action) => {
      const read = solved.safeParse(decodeSolution(text))
      if (!read.success || read.data.challenge.parameters.data?.action !== action) return false
      const { verified } = await verifySolution({ ...read.data, deriveKey, ...secrets })
      if (!verified) return false
      const { signature, parameters } = read.data.challenge
      return spendChallenge(signature, new Date(parameters.expiresAt * 1000))
    },
  }
}

function decodeSolution(text: string | undefined): unknown {
  if (text === undefined || text.length > 4096) return undefined
  try {
    return JSON.parse(Buffer.from(text, 'base64').toString('utf8'))
  } catch {
    return undefined
  }
}

/** Verifies the captcha response of a form. */
export type Captcha = {
  isSolved: (response: string | undefined, action: ChallengedAction) => Promise<boolean>
}

type SentForm = { solution: string | undefined; action: ChallengedAction }

/** A form without JavaScript has no captcha solution and is rate-limited. A wrong solution is refused. */
export const isSolvedOrCounted = async (
  captcha: Captcha,
  { solution, action }: SentForm,
  countUnverified: () => Promise<boolean>,
): Promise<boolean> =>
  (await captcha.isSolved(solution, action)) ||
  (solution === undefined && (await countUnverified()))

/** A captcha that needs one solved challenge for each submitted form. */
export const captchaBy = (challenges: Challenges): Captcha => ({
  isSolved: (response, action) => challenges.spend(response, action),
})

/** For a shop without captcha. */
export const noCaptcha: Captcha = { isSolved: async () => true }

/** Stored in the database, so that a solution stays used after a restart and on every node. */
export const spendChallenge =
  (database: Database): SpendChallenge =>
  async (signature, expiresAt) => {
    const inserted = await database
      .insertInto('used_challenges')
      .values({ signature, expires_at: expiresAt })
      .onConflict((conflict) => conflict.doNothing())
      .returning('signature')
      .executeTakeFirst()
    return inserted !== undefined
  }

/** An expired solution is refused for its age, so its row is no longer needed. */
export async function deleteExpiredChallenges(database: Database): Promise<void> {
  await database
    .deleteFrom('used_challenges')
    .where('expires_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute()
}
