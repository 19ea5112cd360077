import { createHash } from 'node:crypto'
import { z } from 'zod'
import { atomically, type Books } from './open-books.ts'

/** The same key came before with something else to do. */
export class KeyReused extends Error {
  override name = 'KeyReused'
}

const row = z.object({ asked: z.string(), answer: z.string() })

type Request = { key: string; operation: string; asked: unknown }

/** Does a thing once for its key, and answers whoever asks again as the first time. */
export function once<Answer>(
  books: Books,
  { key, operation, asked }: Request,
  perform: () => Answer,
): Answer {
  const print = createHash('sha256')
    .update(JSON.stringify([operation, asked]))
    .digest('base64url')
  return atomically(books, () => {
    const found = books.prepare('select asked, answer from answered where key = ?').get(key)
    if (found) {
      const before = row.parse(found)
      if (before.asked !== print) throw new KeyReused(`${operation}: ${key}`)
      return JSON.parse(before.answer)
    }
    const answer = perform()
    books.prepare('insert into answered values (?, ?, ?)').run(key, print, JSON.stringify(answer))
    return answer
  })
}
