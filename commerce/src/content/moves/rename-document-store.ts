import { sql } from 'kysely'
import { recordChange } from '../../platform/cache/change-store.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { tagsOfChangedDocument } from '../publication-times-store.ts'
import { withdrawVersions } from '../publishing/schedule-store.ts'
import { lockContent } from '../revisions/revision-store.ts'
import { pageKinds } from './moved-page.ts'

type DocumentName = { kind: string; slug: string }

/** The slugs, of these, that documents with a URL have, drafts included. */
export async function findPageSlugs(
  database: Database,
  slugs: readonly string[],
): Promise<ReadonlySet<string>> {
  if (slugs.length === 0) return new Set()
  const rows = await database
    .selectFrom('content_documents')
    .select('slug')
    .where('kind', 'in', pageKinds)
    .where('slug', 'in', slugs)
    .execute()
  return new Set(rows.map(({ slug }) => slug))
}

/** The documents at a slug leave it: they get the new slug, or are taken down if that is missing or in use. */
export async function vacateSlug(
  transaction: Transaction,
  { slug, newSlug }: { slug: string; newSlug: string | undefined },
): Promise<void> {
  await lockContent(transaction)
  const documents = await transaction
    .selectFrom('content_documents')
    .select(['kind', 'slug'])
    .where('kind', 'in', pageKinds)
    .where('slug', '=', slug)
    .execute()
  const isFree =
    newSlug !== undefined && !(await findPageSlugs(transaction, [newSlug])).has(newSlug)
  if (isFree) {
    for (const document of documents) await renameDocument(transaction, document, newSlug)
    return
  }
  await withdrawVersions(transaction, documents)
  await recordChange(transaction, documents.flatMap(tagsOfChangedDocument))
}

/** The document keeps its versions. The caller makes sure that the new slug is free. */
export async function renameDocument(
  transaction: Transaction,
  { kind, slug }: DocumentName,
  newSlug: string,
): Promise<void> {
  await transaction
    .updateTable('content_documents')
    .set({
      slug: newSlug,
      source: sql`jsonb_set(source, '{slug}', to_jsonb(${newSlug}::text))`,
      changed_at: sql`now()`,
    })
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .execute()
  const names = [slug, newSlug].map((name) => ({ kind, slug: name }))
  await recordChange(transaction, names.flatMap(tagsOfChangedDocument))
}
