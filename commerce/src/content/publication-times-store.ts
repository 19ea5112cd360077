import { documentTag, type CacheTag } from '../platform/cache/cache-tags.ts'
import { recordChange } from '../platform/cache/change-store.ts'
import type { Database } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { rawQuery } from '../platform/database/queries/raw-query.ts'
import { documentId, allDocumentsOfKind } from './documents/document-answer.ts'

/** The tag of the document and of the lists of its kind. */
export const tagsOfChangedDocument = (document: { kind: string; slug: string }): CacheTag[] => [
  documentTag(documentId(document)),
  documentTag(allDocumentsOfKind(document.kind)),
]

/** Invalidates the caches for every version whose publication began or ended since the last run. */
export function recordDuePublications(database: Database): Promise<number> {
  return inTransaction(database, async (transaction) => {
    const rows = await rawQuery({ kind: 'text', slug: 'text' })`
      update content_versions set
        is_start_recorded = is_start_recorded or visible_from <= now(),
        is_end_recorded = is_end_recorded or visible_until <= now()
      where (not is_start_recorded and visible_from <= now())
        or (not is_end_recorded and visible_until <= now())
      returning kind, slug`.many(transaction)
    await recordChange(transaction, rows.flatMap(tagsOfChangedDocument))
    return rows.length
  })
}
