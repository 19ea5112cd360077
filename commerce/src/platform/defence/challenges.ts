import { randomInt } from 'node:crypto'
import { challenge, type Challenge, type ChallengedAction } from '@cairn/contract/bot-defence'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'

/** Remembers for good which challenges were used; answers false for one that already was. */
export type SpendChallenge = (signature: string, expiresAt: Date) => Promise<boolean>

export type Challenges = {
  create: (action?: ChallengedAction) => Promise<Challenge>
  /** A solution that was made for something is good for that only. */
  spend: (solution: string | undefined, action?: ChallengedAction) => Promise<boolean>
}

const minutesToSolve = 10
/** The node that judges the solution may be five minutes early when the one that asked was late. */
const minutesBetweenClocks = 10
/** About a second of work for a phone; checking the answer costs us one step. */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 1_000, fewestSteps: 400, mostSteps: 1_200 }

const solved = z.object({
  challenge,
  solution: z.object({ counter: z.int(), derivedKey: z.string().max(256) }),
})

/** The bot-defence challenge: solved once, spent for good. */
export function createChallenges(secret: string, spendChallenge: SpendChallenge): Challenges {
  const secrets = { hmacSignatureSecret: secret, hmacKeySignatureSecret: `${secret}:key` }
  return {
    create: async (action) =>
      challenge.parse(
        await createChallenge({
          algorithm: work.algorithm,
          cost: work.cost,
          counter: randomInt(work.fewestSteps, work.mostSteps),
          expiresAt: new Date(Date.now() + (minutesToSolve + minutesBetweenClocks) * 60_000),
          deriveKey,
          ...(action && { data: { action } }),
          ...secrets,
        }),
      ),
    spend: async (text, action) => {
      const read = solved.safeParse(decoded(text))
      if (!read.success || read.data.challenge.parameters.data?.action !== action) return false
      const { verified } = await verifySolution({ ...read.data, deriveKey, ...secrets })
      if (!verified) return false
      const { signature, parameters } = read.data.challenge
      return spendChallenge(signature, new Date(parameters.expiresAt * 1000))
    },
  }
}

function decoded(text: string | undefined): unknown {
  if (text === undefined || text.length > 4096) return undefined
  try {
    return JSON.parse(Buffer.from(text, 'base64').toString('utf8'))
  } catch {
    return undefined
  }
}
