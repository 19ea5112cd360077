import { accept, type Result } from '@cairn/contract/refusals/result'
import { recordChange } from '../../platform/cache/change-store.ts'
import { readClock } from '../../platform/clock-store.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { rawQuery } from '../../platform/database/queries/raw-query.ts'
import { issueMessage } from '../../platform/import/read-rows.ts'
import { documentId } from '../documents/document-answer.ts'
import type { DocumentProblem } from '../import/block-problems.ts'
import type { ReferringDocument } from '../import/document-references.ts'
import { type ParsedDocument, parseDocument } from '../import/parse-document.ts'
import { findBrokenReferences, type HasPicture } from '../import/reference-check-store.ts'
import { tagsOfChangedDocument } from '../publication-times-store.ts'
import { type DocumentKey, storedBodies } from '../revisions/draft.ts'
import { lockContent } from '../revisions/revision-store.ts'
import { insertBodies } from './body-store.ts'

/** What prevents a document from being published, by its id (`page:home`). */
export type PublicationProblem = Omit<DocumentProblem, 'code'> & { document: string; code?: string }

/** ISO instants. Without a start it is shown at once, without an end until another one is shown. */
export type PublicationPeriod = { from?: string | undefined; until?: string | undefined }

type Publication = PublicationPeriod & {
  document: ParsedDocument
  revision: number
  publishedBy: string | null
}

export type PublishedVersion = DocumentKey & { version: number; isVisible: boolean }

/** Publishes complete documents, whose problems have been excluded before. */
export async function insertPublications(
  transaction: Transaction,
  publications: readonly Publication[],
): Promise<PublishedVersion[]> {
  if (publications.length === 0) return []
  const inserted = await insertVersions(transaction, publications)
  const versions = new Map(inserted.map((row) => [documentId(row), row]))
  const published = publications.flatMap(({ document: { kind, document, bodies } }) => {
    const { slug, position } = document
    const version = versions.get(documentId({ kind, slug }))
    return version ? [{ ...version, kind, slug, position, bodies: storedBodies(bodies) }] : []
  })
  await insertBodies(transaction, published)
  const visible = published.filter(({ isVisible }) => isVisible)
  await recordChange(transaction, visible.flatMap(tagsOfChangedDocument))
  return published
}

function insertVersions(transaction: Transaction, publications: readonly Publication[]) {
  const versions = JSON.stringify(
    publications.map(({ document: { kind, document }, from, until, ...publication }) => ({
      ...publication,
      kind,
      slug: document.slug,
      from: from ?? null,
      until: until ?? null,
    })),
  )
  return rawQuery({
    kind: 'text',
    slug: 'text',
    version: 'number',
    isVisible: 'boolean',
  })`
    insert into content_versions (kind, slug, version, revision, published_by, visible_from,
      visible_until, is_start_recorded, is_end_recorded)
    select w.kind, w.slug,
      1 + coalesce((select max(version) from content_versions v
                    where v.kind = w.kind and v.slug = w.slug), 0),
      w.revision, w."publishedBy", coalesce(w.from, now()), w.until, coalesce(w.from <= now(), true),
      w.until is null
    from jsonb_to_recordset(${versions}::jsonb) as w(kind text, slug text, revision integer,
      "publishedBy" text, "from" timestamptz, until timestamptz)
    returning kind, slug, version, is_start_recorded as "isVisible"`.many(transaction)
}

/** A revision of a document; the newest one if none is named. */
export type RevisionKey = DocumentKey & { revision?: number | undefined }

type PublishRequest = PublicationPeriod & {
  documents: readonly RevisionKey[]
  publishedBy: string | null
  hasPicture?: HasPicture | undefined
}

export type PublicationRefused =
  | { code: 'notPublishable'; problems: PublicationProblem[] }
  | { code: 'endBeforeStart' }

/** Publishes documents together: all of them, or none with the problems of each. */
export const publishDocuments = (
  database: Database,
  { documents, from, until, publishedBy, hasPicture }: PublishRequest,
): Promise<Result<PublishedVersion[], PublicationRefused>> =>
  inTransaction(database, async (transaction) => {
    await lockContent(transaction)
    const start = from === undefined ? await readClock(transaction) : new Date(from)
    if (until !== undefined && new Date(until) <= start)
      return { ok: false, refusal: { code: 'endBeforeStart' } }
    const { revisions, refused, problems } = await readRevisions(transaction, documents)
    const complete = revisions.map(({ document }) => document)
    const broken = await findBrokenReferences(transaction, {
      documents: [...complete, ...refused],
      hasPicture,
    })
    const allProblems = [...problems, ...broken]
    if (allProblems.length > 0) {
      return { ok: false, refusal: { code: 'notPublishable', problems: allProblems } }
    }
    const publications = revisions.map((revision) => ({ ...revision, from, until, publishedBy }))
    return accept(await insertPublications(transaction, publications))
  })

type ReadRevisions = {
  revisions: { document: ParsedDocument; revision: number }[]
  /** What is known of the documents with problems. */
  refused: ReferringDocument[]
  problems: PublicationProblem[]
}

const maxProblemsOfDocument = 1_000

/** The revisions of the documents, and what each of them lacks to be complete. */
async function readRevisions(
  transaction: Transaction,
  documents: readonly RevisionKey[],
): Promise<ReadRevisions> {
  const rows = await findSources(transaction, documents)
  const revisions: ReadRevisions['revisions'] = []
  const refused: ReferringDocument[] = []
  const problems: PublicationProblem[] = []
  for (const key of documents) {
    const document = documentId(key)
    const row = rows.find((candidate) => documentId(candidate) === document)
    if (!row) {
      const message =
        key.revision === undefined
          ? 'there is no such document'
          : `there is no revision ${key.revision} of this document`
      problems.push({ document, path: [], message, code: 'documentUnknown' })
      continue
    }
    // A revision from before a renaming contains the former slug.
    const parsed = parseDocument(
      { ...Object(row.source), slug: key.slug },
      {
        kind: key.kind,
        error: issueMessage,
        maxProblems: maxProblemsOfDocument,
      },
    )
    if ('problems' in parsed) {
      problems.push(...parsed.problems.map((problem) => ({ ...problem, document })))
      if (parsed.unchecked) refused.push({ ...parsed.unchecked, problems: parsed.problems })
    } else revisions.push({ document: parsed, revision: row.revision })
  }
  return { revisions, refused, problems }
}

const findSources = (transaction: Transaction, documents: readonly RevisionKey[]) =>
  rawQuery({ kind: 'text', slug: 'text', revision: 'number', source: 'json' })`
    select d.kind, d.slug, coalesce(w.revision, d.revision) as revision,
      coalesce(r.source, d.source) as source
    from jsonb_to_recordset(${JSON.stringify(documents)}::jsonb)
      as w(kind text, slug text, revision integer)
    join content_documents d on d.kind = w.kind and d.slug = w.slug
    left join content_revisions r
      on r.kind = d.kind and r.slug = d.slug and r.revision = w.revision
    where w.revision is null or r.revision is not null`.many(transaction)
