import type { ContentBody, ImportedDocument } from '@cairn/contract/content-import'
import { sql } from 'kysely'
import type { Database, Transaction } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { tellChange } from '../platform/kept/change-store.ts'
import { changedTags } from './content-times-store.ts'
import { documentId } from './document-answer.ts'
import { type Problem, type ReadDocument, readDocument } from './read-document.ts'

export type RowProblem = Problem & { row: number }
export type Row = { row: number; value: unknown }

export type Imported =
  | { ok: true; changed: number; unchanged: number }
  | { ok: false; problems: RowProblem[] }

/** All of the documents or none: with a row that is wrong, nothing is written and each wrong row is named. */
export async function importDocuments(database: Database, rows: readonly Row[]): Promise<Imported> {
  const problems: RowProblem[] = []
  const documents = new Map<string, ReadDocument>()
  for (const { row, value } of rows) {
    const read = readDocument(value)
    if ('problems' in read) {
      problems.push(...read.problems.map((problem) => ({ row, ...problem })))
      continue
    }
    const id = documentId(read.document)
    if (documents.has(id)) problems.push({ row, path: 'slug', message: `${id} was there before` })
    documents.set(id, read)
  }
  if (problems.length > 0) return { ok: false, problems }
  const changed = await inTransaction(database, (transaction) =>
    saveDocuments(transaction, [...documents.values()]),
  )
  return { ok: true, changed, unchanged: documents.size - changed }
}

/** Fills a shop that has no content yet; answers whether it did. */
export function importIntoEmptyContent(
  database: Database,
  documents: readonly unknown[],
): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    await sql`set local lock_timeout = 0`.execute(transaction)
    await sql`select pg_advisory_xact_lock(hashtext('fill the content'))`.execute(transaction)
    const any = await transaction.selectFrom('content_documents').select('slug').limit(1).execute()
    if (any.length > 0) return false
    const rows = documents.map((value, at) => ({ row: at + 1, value }))
    const imported = await importDocuments(transaction, rows)
    if (!imported.ok) throw new Error(JSON.stringify(imported.problems, null, 2))
    await sql`analyze content_documents, content_versions, content_bodies`.execute(transaction)
    return true
  })
}

const mostRowsAtOnce = 200

/** What reads as before stays as it is: importing a file twice publishes once. */
async function saveDocuments(transaction: Transaction, read: readonly ReadDocument[]) {
  // Always in the same order, so that two imports wait for each other and never for good.
  const inOrder = read.toSorted((one, other) =>
    documentId(one.document) < documentId(other.document) ? -1 : 1,
  )
  let changed = 0
  for (let at = 0; at < inOrder.length; at += mostRowsAtOnce) {
    const some = inOrder.slice(at, at + mostRowsAtOnce)
    const written = await writeDocuments(transaction, some)
    const changes = some.filter(({ document }) => written.has(documentId(document)))
    if (changes.length === 0) continue
    await replaceDrafts(transaction, changes)
    await publish(transaction, changes)
    changed += changes.length
  }
  return changed
}

async function writeDocuments(transaction: Transaction, read: readonly ReadDocument[]) {
  const written = await transaction
    .insertInto('content_documents')
    .values(
      read.map(({ document }) => ({
        kind: document.kind,
        slug: document.slug,
        schema_version: document.schemaVersion,
        written: JSON.stringify(document),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'slug'])
        .doUpdateSet((row) => ({
          schema_version: row.ref('excluded.schema_version'),
          written: row.ref('excluded.written'),
          changed_at: sql`now()`,
        }))
        .whereRef('content_documents.written', 'is distinct from', 'excluded.written'),
    )
    .returning(['kind', 'slug'])
    .execute()
  return new Set(written.map(documentId))
}

async function replaceDrafts(transaction: Transaction, read: readonly ReadDocument[]) {
  await transaction
    .deleteFrom('content_bodies')
    .where('version', '=', 0)
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('kind', 'slug'),
        'in',
        read.map(({ document }) => tuple(document.kind, document.slug)),
      ),
    )
    .execute()
  await insertBodies(transaction, read, () => 0)
}

async function publish(transaction: Transaction, read: readonly ReadDocument[]) {
  const published = read.filter(({ document }) => document.publish !== null)
  if (published.length === 0) return
  const versions = await insertVersions(
    transaction,
    published.map(({ document }) => document),
  )
  await insertBodies(transaction, published, (id) => versions.get(id)?.version ?? 1)
  const begun = [...versions.values()].filter(({ began }) => began)
  await tellChange(transaction, begun.flatMap(changedTags))
}

async function insertVersions(transaction: Transaction, documents: readonly ImportedDocument[]) {
  const wanted = JSON.stringify(
    documents.map(({ kind, slug, publish: times }) => ({
      kind,
      slug,
      from: times?.from ?? null,
      until: times?.until ?? null,
    })),
  )
  const { rows } = await sql<{ kind: string; slug: string; version: number; began: boolean }>`
    insert into content_versions (kind, slug, version, shown_from, shown_until, began, ended)
    select w.kind, w.slug,
      1 + coalesce((select max(version) from content_versions v
                    where v.kind = w.kind and v.slug = w.slug), 0),
      coalesce(w.from, now()), w.until, coalesce(w.from <= now(), true), w.until is null
    from jsonb_to_recordset(${wanted}::jsonb)
      as w(kind text, slug text, "from" timestamptz, until timestamptz)
    returning kind, slug, version, began`.execute(transaction)
  return new Map(rows.map((row) => [documentId(row), row]))
}

async function insertBodies(
  transaction: Transaction,
  read: readonly ReadDocument[],
  versionOf: (id: string) => number,
) {
  const rows = read.flatMap(({ document, bodies }) =>
    [...bodies].map(([locale, body]) => ({
      kind: document.kind,
      slug: document.slug,
      locale,
      version: versionOf(documentId(document)),
      title: body.title,
      position: document.position,
      body: JSON.stringify(body),
      fragment_ids: fragmentIdsIn(body),
      tag_ids: body.article?.tags.map(({ id }) => id) ?? [],
      published_on: body.article?.publishedOn ?? null,
    })),
  )
  for (let at = 0; at < rows.length; at += mostRowsAtOnce) {
    await transaction
      .insertInto('content_bodies')
      .values(rows.slice(at, at + mostRowsAtOnce))
      .execute()
  }
}

const fragmentIdsIn = ({ sections }: ContentBody): string[] => [
  ...new Set(
    sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.type === 'fragment' ? [block.fields.fragmentId] : [])),
    ),
  ),
]
