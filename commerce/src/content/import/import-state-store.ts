import { sql } from 'kysely'
import type { Transaction } from '../../platform/database/database.ts'
import { rawQuery } from '../../platform/database/queries/raw-query.ts'
import { documentId } from '../documents/document-answer.ts'
import { writePeriod } from '../publishing/schedule-store.ts'
import { draftOfParsed } from '../revisions/draft.ts'
import type { ParsedDocument } from './parse-document.ts'

/** A row of an import, compared with the document as it is here. */
export type ImportState = {
  parsed: ParsedDocument
  /** Null for a new document. */
  revision: number | null
  /** The revision that the last import wrote or found. */
  importedRevision: number | null
  author: string | null
  savedAt: Date | null
  /** Whether the newest revision has the same content. */
  isSame: boolean
  /** Whether the row asks for nothing that is not done: the last row was published alike, and so was this content. */
  isSamePublication: boolean
}

export async function findImportStates(
  transaction: Transaction,
  documents: readonly ParsedDocument[],
): Promise<ImportState[]> {
  const rows = await rawQuery<Omit<ImportState, 'parsed'>>({
    revision: 'number | null',
    importedRevision: 'number | null',
    author: 'text | null',
    savedAt: 'instant | null',
    isSame: 'boolean',
    isSamePublication: 'boolean',
  })`
    select d.revision, d.imported_revision as "importedRevision", r.author,
      r.saved_at as "savedAt", coalesce(d.source = w.source, false) as "isSame",
      coalesce(d.imported_publish = w.publish, false) and not (
        d.source = w.source and imported.source <> w.source
        and w.publish <> '{"publish": null}' and not exists (
          select from content_versions v
          where v.kind = d.kind and v.slug = d.slug and v.revision = d.revision
        )
      ) as "isSamePublication"
    from jsonb_to_recordset(${recordsOf(documents)}::jsonb)
      as w(index integer, kind text, slug text, source jsonb, publish jsonb)
    left join content_documents d on d.kind = w.kind and d.slug = w.slug
    left join content_revisions r
      on r.kind = d.kind and r.slug = d.slug and r.revision = d.revision
    left join content_revisions imported
      on imported.kind = d.kind and imported.slug = d.slug
      and imported.revision = d.imported_revision
    order by w.index`.many(transaction)
  return documents.flatMap((parsed, index) => {
    const row = rows[index]
    return row ? [{ ...row, parsed }] : []
  })
}

const recordsOf = (documents: readonly ParsedDocument[]) =>
  JSON.stringify(
    documents.map((parsed, index) => {
      const { kind, slug, source } = draftOfParsed(parsed)
      return { index, kind, slug, source, publish: publicationOf(parsed) }
    }),
  )

/** In an object, because a null in a record is no JSON null. */
const publicationOf = ({ document: { publish } }: ParsedDocument) => ({ publish })

/** Remembers what was imported, to find out whether it is edited here later. */
export async function recordImports(
  transaction: Transaction,
  states: readonly ImportState[],
): Promise<void> {
  const records = recordsOf(states.map(({ parsed }) => parsed))
  await sql`
    update content_documents d
    set imported_revision = d.revision, imported_publish = w.publish
    from jsonb_to_recordset(${records}::jsonb) as w(kind text, slug text, publish jsonb)
    where d.kind = w.kind and d.slug = w.slug
      and (d.imported_revision is distinct from d.revision
        or d.imported_publish is distinct from w.publish)`.execute(transaction)
}

/** Gives the newest version of each document the period of the row, and returns the ids of the documents. */
export async function changeImportedPeriods(
  transaction: Transaction,
  states: readonly ImportState[],
): Promise<Set<string>> {
  const published = states.filter(({ parsed }) => parsed.document.publish !== null)
  const versions = await rawQuery({
    kind: 'text',
    slug: 'text',
    version: 'number',
    from: 'instant',
    until: 'instant | null',
  })`
    select distinct on (v.kind, v.slug) v.kind, v.slug, v.version, w.until,
      coalesce(w.from, least(v.visible_from, now())) as "from"
    from jsonb_to_recordset(${JSON.stringify(published.map(periodOf))}::jsonb)
      as w(kind text, slug text, "from" timestamptz, until timestamptz)
    join content_documents d on d.kind = w.kind and d.slug = w.slug
    join content_versions v
      on v.kind = d.kind and v.slug = d.slug and v.revision = d.revision and v.withdrawn_at is null
    order by v.kind, v.slug, v.version desc`.many(transaction)
  const changed = new Set<string>()
  for (const { parsed } of published) {
    const { kind, document } = parsed
    const version = versions.find((row) => row.kind === kind && row.slug === document.slug)
    if (!version) continue
    await writePeriod(transaction, { kind, slug: document.slug, version: version.version }, version)
    changed.add(documentId({ kind, slug: document.slug }))
  }
  return changed
}

/**
 * Takes down the versions of the last import that would be shown instead of what the rows say: those that have not
 * begun, and where the new version begins at once, those that begin after it or have an end. A version without an end
 * stays below a new one.
 */
export async function withdrawReplacedVersions(
  transaction: Transaction,
  states: readonly ImportState[],
): Promise<void> {
  const replacing = states.filter(
    ({ parsed, revision, importedRevision, isSame }) =>
      !isSame || revision !== importedRevision || parsed.document.publish === null,
  )
  if (replacing.length === 0) return
  const rows = replacing.map((state) => ({
    ...periodOf(state),
    isPublished: state.parsed.document.publish !== null,
  }))
  await sql`
    update content_versions v set withdrawn_at = now()
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as w(kind text, slug text, "from" timestamptz, "isPublished" boolean)
    join content_documents d on d.kind = w.kind and d.slug = w.slug
    where v.kind = d.kind and v.slug = d.slug and v.revision = d.imported_revision
      and v.published_by is null and v.withdrawn_at is null
      and (v.visible_until is null or v.visible_until > now())
      and (v.visible_from > least(w."from", now())
        or (v.visible_until is not null and w."isPublished" and coalesce(w."from" <= now(), true)))`.execute(
    transaction,
  )
}

const periodOf = ({ parsed: { kind, document } }: ImportState) => ({
  kind,
  slug: document.slug,
  from: document.publish?.from ?? null,
  until: document.publish?.until ?? null,
})
