import { z } from 'zod'
import type { Books } from './open-books.ts'

const row = z.object({ body: z.string(), tries: z.number(), delivered_at: z.number().nullable() })
const told = z.object({ kind: z.string(), orderNumber: z.string(), reference: z.string() })

export type Letter = z.infer<typeof told> & { tries: number; isTaken: boolean }

/** What the shop was told of late, and what it has not taken yet. */
export const latestLetters = (books: Books, most: number): Letter[] =>
  books
    .prepare('select body, tries, delivered_at from event order by rowid desc limit ?')
    .all(most)
    .map((each) => row.parse(each))
    .map(({ body, tries, delivered_at }) => ({
      ...told.parse(JSON.parse(body)),
      tries,
      isTaken: delivered_at !== null,
    }))
