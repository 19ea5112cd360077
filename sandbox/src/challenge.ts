import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Books } from './open-books.ts'
import type { Payment } from './payment.ts'

const row = z.object({
  session_id: z.string(),
  reference: z.string(),
  locale: z.string(),
  origin: z.string(),
  outcome: z.enum(['passed', 'failed', 'abandoned']).nullable(),
  proof: z.string().nullable(),
  is_spent: z.number(),
  wrong_codes: z.number(),
})

export type Challenge = z.infer<typeof row>

type Opener = { locale: string; origin: string }

export function openChallenge(books: Books, { reference }: Payment, { locale, origin }: Opener) {
  books
    .prepare('insert into challenge (session_id, reference, locale, origin) values (?, ?, ?, ?)')
    .run(`cha_${randomBytes(15).toString('hex')}`, reference, locale, origin)
}

export const challengeOf = (books: Books, reference: string): Challenge | undefined =>
  challengeIn(books.prepare('select * from challenge where reference = ?').get(reference))

/** Answers whether it was there to be spent. */
export const spendProof = (books: Books, reference: string, proof: string): boolean =>
  books
    .prepare('update challenge set is_spent = 1 where reference = ? and proof = ? and is_spent = 0')
    .run(reference, proof).changes === 1

const challengeIn = (found: unknown): Challenge | undefined =>
  found === undefined ? undefined : row.parse(found)
