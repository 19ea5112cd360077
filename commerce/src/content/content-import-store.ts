import { type ContentBody, type DocumentKind, rowKinds } from '@cairn/contract/content-import'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Transaction } from '../platform/database/database.ts'
import { type Change, importKind } from '../platform/import/import-kind.ts'
import { sentenceOf } from '../platform/import/sentence-of.ts'
import { tellChange } from '../platform/kept/change-store.ts'
import { changedTags } from './content-times-store.ts'
import { documentId } from './document-answer.ts'
import { type ReadDocument, readDocument } from './read-document.ts'

/** What can be handed in of content. */
export const contentImports = Object.fromEntries(
  Object.entries(rowKinds).map(([name, kind]) => [
    name,
    importKind(documentSchema(kind), {
      brings: ({ document }) => [document.slug],
      put: putDocuments,
    }),
  ]),
)

/** A row that reads as a document in each of its locales. */
function documentSchema(kind: DocumentKind) {
  return z.unknown().transform((given, context) => {
    const read = readDocument(given, { kind, error: sentenceOf })
    if (!('problems' in read)) return read
    context.issues.push(
      ...read.problems.map((problem) => ({ code: 'custom', input: given, ...problem }) as const),
    )
    return z.NEVER
  })
}

const mostRowsAtOnce = 200

/** What reads as before stays as it is: importing a file twice publishes once. */
async function putDocuments(
  transaction: Transaction,
  read: readonly ReadDocument[],
): Promise<Change[]> {
  const changes: Change[] = []
  for (let at = 0; at < read.length; at += mostRowsAtOnce) {
    const some = read.slice(at, at + mostRowsAtOnce)
    const written = await writeDocuments(transaction, some)
    const changed = some.filter((each) => written.has(idOf(each)))
    if (changed.length === 0) continue
    await replaceDrafts(transaction, changed)
    await publish(transaction, changed)
    changes.push(...written.values())
  }
  return changes
}

const idOf = ({ kind, document: { slug } }: ReadDocument) => documentId({ kind, slug })

async function writeDocuments(transaction: Transaction, read: readonly ReadDocument[]) {
  const written = await transaction
    .insertInto('content_documents')
    .values(
      read.map(({ kind, document }) => ({
        kind,
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
    .returning(['kind', 'slug', sql<boolean>`xmax = 0`.as('isNew')])
    .execute()
  return new Map<string, Change>(
    written.map(({ kind, slug, isNew }) => [
      documentId({ kind, slug }),
      { thing: kind, id: slug, how: isNew ? 'added' : 'changed' },
    ]),
  )
}

async function replaceDrafts(transaction: Transaction, read: readonly ReadDocument[]) {
  await transaction
    .deleteFrom('content_bodies')
    .where('version', '=', 0)
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('kind', 'slug'),
        'in',
        read.map(({ kind, document }) => tuple(kind, document.slug)),
      ),
    )
    .execute()
  await insertBodies(transaction, read, () => 0)
}

async function publish(transaction: Transaction, read: readonly ReadDocument[]) {
  const published = read.filter(({ document }) => document.publish !== null)
  if (published.length === 0) return
  const versions = await insertVersions(transaction, published)
  await insertBodies(transaction, published, (id) => versions.get(id)?.version ?? 1)
  const begun = [...versions.values()].filter(({ began }) => began)
  await tellChange(transaction, begun.flatMap(changedTags))
}

async function insertVersions(transaction: Transaction, read: readonly ReadDocument[]) {
  const wanted = JSON.stringify(
    read.map(({ kind, document: { slug, publish: times } }) => ({
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
  const rows = read.flatMap(({ kind, document, bodies }) =>
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
