import { randomBytes } from 'node:crypto'
import { locale } from '@cairn/contract/locale'
import { z } from 'zod'
import type { Books } from './open-books.ts'
import type { Payment } from './payment.ts'

export const challengeCode = '123456'
export const mostWrongCodes = 3

const row = z.object({
  session_id: z.string(),
  reference: z.string(),
  locale,
  origin: z.string(),
  outcome: z.enum(['passed', 'failed', 'abandoned']).nullable(),
  proof: z.string().nullable(),
  is_spent: z.number(),
  wrong_codes: z.number(),
})

export type Challenge = z.infer<typeof row>
export type Outcome = NonNullable<Challenge['outcome']>

type Opener = { locale: string; origin: string }

export function openChallenge(books: Books, { reference }: Payment, opener: Opener) {
  books
    .prepare('insert into challenge (session_id, reference, locale, origin) values (?, ?, ?, ?)')
    .run(`cha_${randomBytes(15).toString('hex')}`, reference, opener.locale, opener.origin)
}

export const findChallenge = (books: Books, sessionId: string): Challenge | undefined =>
  challengeIn(books.prepare('select * from challenge where session_id = ?').get(sessionId))

export const challengeOf = (books: Books, reference: string): Challenge | undefined =>
  challengeIn(books.prepare('select * from challenge where reference = ?').get(reference))

export function countWrongCode(books: Books, sessionId: string): void {
  books
    .prepare('update challenge set wrong_codes = wrong_codes + 1 where session_id = ?')
    .run(sessionId)
}

/** What the page carries home, and the shop hands in: it opens this one payment, once. */
export function concludeChallenge(books: Books, sessionId: string, outcome: Outcome): string {
  const proof = `3ds_${randomBytes(24).toString('hex')}`
  books
    .prepare('update challenge set outcome = ?, proof = ? where session_id = ?')
    .run(outcome, proof, sessionId)
  return proof
}

/** Answers whether it was there to be spent. */
export const spendProof = (books: Books, reference: string, proof: string): boolean =>
  books
    .prepare('update challenge set is_spent = 1 where reference = ? and proof = ? and is_spent = 0')
    .run(reference, proof).changes === 1

const challengeIn = (found: unknown): Challenge | undefined =>
  found === undefined ? undefined : row.parse(found)
