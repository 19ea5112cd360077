import { allBlocks } from '@cairn/contract/content/blocks/block-tree'
import {
  type ContentBody,
  type DocumentKind,
  documentKindOfRow,
} from '@cairn/contract/imports/content-import'
import { sql } from 'kysely'
import { z } from 'zod'
import { recordChange } from '../../platform/cache/change-store.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { rawQuery, rawColumn } from '../../platform/database/queries/raw-query.ts'
import {
  type Change,
  importKind,
  type ImportedIds,
  type RowProblem,
} from '../../platform/import/import-kind.ts'
import { issueMessage } from '../../platform/import/read-rows.ts'
import { documentId } from '../documents/document-answer.ts'
import { isInImport } from '../moves/moved-page.ts'
import { tagsOfChangedDocument } from '../publication-times-store.ts'
import { type ParsedDocument, parseDocument } from './parse-document.ts'
import { findBrokenReferences, type HasPicture } from './reference-check-store.ts'

/** Without `hasPicture`, the pictures that documents name are not checked. */
export const contentImports = (hasPicture?: HasPicture) =>
  Object.fromEntries(
    Object.entries(documentKindOfRow).map(([name, kind]) => [
      name,
      importKind(documentSchema(kind), {
        idsOf: ({ document }) => [document.slug],
        check: (transaction, documents, importedIds) =>
          checkReferences(transaction, { documents, importedIds, hasPicture }),
        write: writeChangedDocuments,
      }),
    ]),
  )

type ImportedDocuments = {
  documents: readonly ParsedDocument[]
  importedIds: ImportedIds
  hasPicture: HasPicture | undefined
}

/** Drafts may name what does not exist yet. */
async function checkReferences(
  transaction: Transaction,
  { documents, importedIds, hasPicture }: ImportedDocuments,
): Promise<RowProblem[]> {
  const problems = await findBrokenReferences(transaction, {
    documents: documents.filter(({ document }) => document.publish !== null),
    isWritten: isInImport(importedIds),
    hasPicture,
  })
  const ids = documents.map(idOf)
  return problems.map(({ document, ...problem }) => ({ ...problem, row: ids.indexOf(document) }))
}

function documentSchema(kind: DocumentKind) {
  return z.unknown().transform((row, context) => {
    const parsed = parseDocument(row, { kind, error: issueMessage })
    if (!('problems' in parsed)) return parsed
    context.issues.push(
      ...parsed.problems.map(
        ({ code, ...problem }) =>
          ({ code: 'custom', input: row, ...problem, ...(code && { params: { code } }) }) as const,
      ),
    )
    return z.NEVER
  })
}

const batchSize = 200

/** Unchanged documents are skipped, so that importing a file twice publishes once. */
async function writeChangedDocuments(
  transaction: Transaction,
  documents: readonly ParsedDocument[],
): Promise<Change[]> {
  const changes: Change[] = []
  for (let index = 0; index < documents.length; index += batchSize) {
    const batch = documents.slice(index, index + batchSize)
    const writtenDocuments = await upsertDocuments(transaction, batch)
    const changedDocuments = batch.filter((document) => writtenDocuments.has(idOf(document)))
    if (changedDocuments.length === 0) continue
    await replaceDrafts(transaction, changedDocuments)
    await publish(transaction, changedDocuments)
    changes.push(...writtenDocuments.values())
  }
  return changes
}

const idOf = ({ kind, document: { slug } }: ParsedDocument) => documentId({ kind, slug })

async function upsertDocuments(transaction: Transaction, documents: readonly ParsedDocument[]) {
  const rows = await transaction
    .insertInto('content_documents')
    .values(
      documents.map(({ kind, document }) => ({
        kind,
        slug: document.slug,
        schema_version: document.schemaVersion,
        source: JSON.stringify(document),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'slug'])
        .doUpdateSet((row) => ({
          schema_version: row.ref('excluded.schema_version'),
          source: row.ref('excluded.source'),
          changed_at: sql`now()`,
        }))
        .whereRef('content_documents.source', 'is distinct from', 'excluded.source'),
    )
    .returning(['kind', 'slug', rawColumn('isNew', 'boolean')`xmax = 0`])
    .execute()
  return new Map<string, Change>(
    rows.map(({ kind, slug, isNew }) => [
      documentId({ kind, slug }),
      { entity: kind, id: slug, change: isNew ? 'added' : 'changed' },
    ]),
  )
}

async function replaceDrafts(transaction: Transaction, documents: readonly ParsedDocument[]) {
  await transaction
    .deleteFrom('content_bodies')
    .where('version', '=', 0)
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('kind', 'slug'),
        'in',
        documents.map(({ kind, document }) => tuple(kind, document.slug)),
      ),
    )
    .execute()
  await insertBodies(transaction, documents, () => 0)
}

async function publish(transaction: Transaction, documents: readonly ParsedDocument[]) {
  const published = documents.filter(({ document }) => document.publish !== null)
  if (published.length === 0) return
  const versions = await insertVersions(transaction, published)
  await insertBodies(transaction, published, (id) => versions.get(id)?.version ?? 1)
  const visibleNow = [...versions.values()].filter(({ isVisible }) => isVisible)
  await recordChange(transaction, visibleNow.flatMap(tagsOfChangedDocument))
}

async function insertVersions(transaction: Transaction, documents: readonly ParsedDocument[]) {
  const versions = JSON.stringify(
    documents.map(({ kind, document: { slug, publish: times } }) => ({
      kind,
      slug,
      from: times?.from ?? null,
      until: times?.until ?? null,
    })),
  )
  const rows = await rawQuery({
    kind: 'text',
    slug: 'text',
    version: 'number',
    isVisible: 'boolean',
  })`
    insert into content_versions (kind, slug, version, visible_from, visible_until,
      is_start_recorded, is_end_recorded)
    select w.kind, w.slug,
      1 + coalesce((select max(version) from content_versions v
                    where v.kind = w.kind and v.slug = w.slug), 0),
      coalesce(w.from, now()), w.until, coalesce(w.from <= now(), true), w.until is null
    from jsonb_to_recordset(${versions}::jsonb)
      as w(kind text, slug text, "from" timestamptz, until timestamptz)
    returning kind, slug, version, is_start_recorded as "isVisible"`.many(transaction)
  return new Map(rows.map((row) => [documentId(row), row]))
}

async function insertBodies(
  transaction: Transaction,
  documents: readonly ParsedDocument[],
  versionOf: (id: string) => number,
) {
  const rows = documents.flatMap(({ kind, document, bodies }) =>
    [...bodies].map(([locale, body]) => ({
      kind,
      slug: document.slug,
      locale,
      version: versionOf(documentId({ kind, slug: document.slug })),
      title: body.title,
      position: document.position,
      body: JSON.stringify(body),
      fragment_ids: fragmentIdsIn(body),
      tag_ids: body.article?.tags.map(({ id }) => id) ?? [],
      published_on: body.article?.publishedOn ?? null,
    })),
  )
  for (let index = 0; index < rows.length; index += batchSize) {
    await transaction
      .insertInto('content_bodies')
      .values(rows.slice(index, index + batchSize))
      .execute()
  }
}

const fragmentIdsIn = (body: ContentBody): string[] => [
  ...new Set(
    allBlocks(body).flatMap((block) =>
      block.type === 'fragment' ? [block.fields.fragmentId] : [],
    ),
  ),
]
