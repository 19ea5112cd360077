import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { tellChange } from '../platform/kept/change-store.ts'
import { documentTag, type Tag } from '../platform/kept/tag.ts'
import { documentId, everyDocument } from './document-answer.ts'

/** Its own tag, and that of lists which any document of its kind may join. */
export const changedTags = (changed: { kind: string; slug: string }): Tag[] => [
  documentTag(documentId(changed)),
  documentTag(everyDocument(changed.kind)),
]

/** Tells of every version whose time has come or gone since somebody last looked. */
export function tellOfTimes(database: Database): Promise<number> {
  return inTransaction(database, async (transaction) => {
    const { rows } = await sql<{ kind: string; slug: string }>`
      update content_versions set
        began = began or shown_from <= now(),
        ended = ended or shown_until <= now()
      where (not began and shown_from <= now()) or (not ended and shown_until <= now())
      returning kind, slug`.execute(transaction)
    await tellChange(transaction, rows.flatMap(changedTags))
    return rows.length
  })
}
