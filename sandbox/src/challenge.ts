import { randomBytes } from 'node:crypto'
import { locale } from '@cairn/contract/fields/identifiers'
import { z } from 'zod'
import type { Db } from './database.ts'
import type { Payment } from './payment.ts'

export const challengeCode = '123456'
export const maxWrongCodes = 3

const row = z.object({
  session_id: z.string(),
  reference: z.string(),
  locale,
  origin: z.string(),
  outcome: z.enum(['passed', 'failed', 'abandoned']).nullable(),
  proof: z.string().nullable(),
  is_used: z.number(),
  wrong_codes: z.number(),
})

export type Challenge = z.infer<typeof row>
export type ChallengeOutcome = NonNullable<Challenge['outcome']>

type Opener = { locale: string; origin: string }

export function openChallenge(db: Db, { reference }: Payment, opener: Opener) {
  db.prepare(
    'insert into challenge (session_id, reference, locale, origin) values (?, ?, ?, ?)',
  ).run(`cha_${randomBytes(15).toString('hex')}`, reference, opener.locale, opener.origin)
}

export const findChallenge = (db: Db, sessionId: string): Challenge | undefined =>
  challengeIn(db.prepare('select * from challenge where session_id = ?').get(sessionId))

export const challengeOf = (db: Db, reference: string): Challenge | undefined =>
  challengeIn(db.prepare('select * from challenge where reference = ?').get(reference))

export function countWrongCode(db: Db, sessionId: string): void {
  db.prepare('update challenge set wrong_codes = wrong_codes + 1 where session_id = ?').run(
    sessionId,
  )
}

/** The result that the page returns to the shop. It completes one payment, once. */
export function concludeChallenge(db: Db, sessionId: string, outcome: ChallengeOutcome): string {
  const proof = `3ds_${randomBytes(24).toString('hex')}`
  db.prepare('update challenge set outcome = ?, proof = ? where session_id = ?').run(
    outcome,
    proof,
    sessionId,
  )
  return proof
}

/** Returns whether it was unused. */
export const redeemProof = (db: Db, reference: string, proof: string): boolean =>
  db
    .prepare('update challenge set is_used = 1 where reference = ? and proof = ? and is_used = 0')
    .run(reference, proof).changes === 1

const challengeIn = (record: unknown): Challenge | undefined =>
  record === undefined ? undefined : row.parse(record)
