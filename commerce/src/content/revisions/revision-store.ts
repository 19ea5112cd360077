import { accept, type Result } from '@cairn/contract/refusals/result'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { inTransaction, lockName } from '../../platform/database/in-transaction.ts'
import { rawColumn, rawQuery } from '../../platform/database/queries/raw-query.ts'
import { documentId } from '../documents/document-answer.ts'
import { replaceDrafts } from '../publishing/body-store.ts'
import type { DocumentKey, Draft, RevisionOrigin } from './draft.ts'

/** Whoever writes documents or publishes them does so one after the other. */
export const lockContent = (transaction: Transaction) => lockName(transaction, 'content')

export type Authorship = { author: string | null; note: string | null }

/** Somebody else has saved the document since the revision that the writer started from. */
export type RevisionOutdated = {
  code: 'revisionOutdated'
  /** 0 if there is no such document. */
  currentRevision: number
  author: string | null
  savedAt: Date | null
}

type LatestRevision = { revision: number | null; author: string | null; savedAt: Date | null }

/** For sentences about what somebody else has saved. */
export const savedRevisionText = ({ revision, author, savedAt }: LatestRevision): string =>
  [
    `revision ${revision}`,
    ...(savedAt ? [`of ${savedAt.toISOString()}`] : []),
    ...(author === null ? [] : [`by ${author}`]),
  ].join(' ')

type SaveRequest = Authorship & {
  draft: Draft
  /** The revision that the draft was written from; 0 for a new document. */
  expectedRevision: number
  origin?: 'edit' | 'rollback'
}

export type SavedRevision = { revision: number; isNew: boolean }

/** Saves the next revision, which may be incomplete. What is saved unchanged makes none. */
export const saveDraft = (
  database: Database,
  { draft, expectedRevision, origin = 'edit', ...authorship }: SaveRequest,
): Promise<Result<SavedRevision, RevisionOutdated>> =>
  inTransaction(database, async (transaction) => {
    await lockContent(transaction)
    const { isSame, ...current } = await findCurrent(transaction, draft)
    if (current.currentRevision !== expectedRevision)
      return { ok: false, refusal: { code: 'revisionOutdated', ...current } }
    if (isSame) return accept({ revision: expectedRevision, isNew: false })
    await writeRevisions(transaction, [draft], { origin, ...authorship })
    return accept({ revision: expectedRevision + 1, isNew: true })
  })

type CurrentRevision = Omit<RevisionOutdated, 'code'> & { isSame: boolean }

const noRevision: CurrentRevision = {
  currentRevision: 0,
  isSame: false,
  author: null,
  savedAt: null,
}

/** The newest revision, and whether the draft has the same content. */
async function findCurrent(
  transaction: Transaction,
  { kind, slug, source }: Draft,
): Promise<CurrentRevision> {
  const row = await rawQuery<CurrentRevision>({
    currentRevision: 'number',
    isSame: 'boolean',
    author: 'text | null',
    savedAt: 'instant | null',
  })`
    select d.revision as "currentRevision", d.source = ${JSON.stringify(source)}::jsonb as "isSame", r.author,
      r.saved_at as "savedAt"
    from content_documents d
    left join content_revisions r
      on r.kind = d.kind and r.slug = d.slug and r.revision = d.revision
    where d.kind = ${kind} and d.slug = ${slug}`.first(transaction)
  return row ?? noRevision
}

type WrittenRevision = DocumentKey & { revision: number; isNewDocument: boolean }

/** Writes the next revision of each document, which becomes its draft. */
export async function writeRevisions(
  transaction: Transaction,
  drafts: readonly Draft[],
  { origin, author, note }: Authorship & { origin: RevisionOrigin },
): Promise<WrittenRevision[]> {
  const rows = await transaction
    .insertInto('content_documents')
    .values(
      drafts.map(({ kind, slug, schemaVersion, source }) => ({
        kind,
        slug,
        schema_version: schemaVersion,
        source: JSON.stringify(source),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['kind', 'slug']).doUpdateSet((row) => ({
        schema_version: row.ref('excluded.schema_version'),
        source: row.ref('excluded.source'),
        revision: sql`content_documents.revision + 1`,
        changed_at: sql`now()`,
      })),
    )
    .returning(['kind', 'slug', 'revision', rawColumn('isNewDocument', 'boolean')`xmax = 0`])
    .execute()
  const written = new Map(rows.map((row) => [documentId(row), row]))
  const revisions = drafts.flatMap(({ kind, slug, source }) => {
    const row = written.get(documentId({ kind, slug }))
    return row ? [{ ...row, kind, slug, source: JSON.stringify(source) }] : []
  })
  await transaction
    .insertInto('content_revisions')
    .values(
      revisions.map(({ kind, slug, revision, source }) => ({
        kind,
        slug,
        revision,
        source,
        origin,
        author,
        note,
      })),
    )
    .execute()
  await replaceDrafts(transaction, drafts)
  return revisions
}

/** Saves an earlier state again, as the next revision. */
export const rollBack = (
  database: Database,
  request: Authorship & { draft: Draft },
): Promise<SavedRevision> =>
  inTransaction(database, async (transaction) => {
    await lockContent(transaction)
    const { currentRevision: expectedRevision } = await findCurrent(transaction, request.draft)
    const saved = await saveDraft(transaction, { ...request, expectedRevision, origin: 'rollback' })
    return saved.ok ? saved.value : { revision: expectedRevision, isNew: false }
  })
