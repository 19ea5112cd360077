import { createHash } from 'node:crypto'
import { z } from 'zod'
import { inTransaction, type Db } from './database.ts'

/** The key was used before with another request. */
export class KeyReusedError extends Error {
  override name = 'KeyReusedError'
}

const row = z.object({ fingerprint: z.string(), answer: z.string() })

type Request = { key: string; operation: string; input: unknown }

/** Runs the work once for a key, and returns the first answer to later requests. */
export function idempotent<Answer>(
  db: Db,
  { key, operation, input }: Request,
  perform: () => Answer,
): Answer {
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([operation, input]))
    .digest('base64url')
  return inTransaction(db, () => {
    const stored = db
      .prepare('select fingerprint, answer from idempotent_answers where key = ?')
      .get(key)
    if (stored) {
      const before = row.parse(stored)
      if (before.fingerprint !== fingerprint) throw new KeyReusedError(`${operation}: ${key}`)
      return JSON.parse(before.answer)
    }
    const answer = perform()
    db.prepare('insert into idempotent_answers values (?, ?, ?)').run(
      key,
      fingerprint,
      JSON.stringify(answer),
    )
    return answer
  })
}
