import { sql } from 'kysely'
import { recordChange } from '../../platform/cache/change-store.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { tagsOfChangedDocument } from '../publication-times-store.ts'
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
  const documents = await transaction
    .selectFrom('content_documents')
    .select(['kind', 'slug'])
    .where('kind', 'in', pageKinds)
    .where('slug', '=', slug)
    .execute()
  const isFree =
    newSlug !== undefined && !(await findPageSlugs(transaction, [newSlug])).has(newSlug)
  for (const document of documents) {
    if (isFree) await renameDocument(transaction, document, newSlug)
    else await endPublication(transaction, document)
  }
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

/** Versions that are shown end now, and later ones never begin. The draft stays. */
async function endPublication(transaction: Transaction, { kind, slug }: DocumentName) {
  const versions = await transaction
    .deleteFrom('content_versions')
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .where('visible_from', '>=', sql<Date>`now()`)
    .returning('version')
    .execute()
  if (versions.length > 0) {
    await transaction
      .deleteFrom('content_bodies')
      .where('kind', '=', kind)
      .where('slug', '=', slug)
      .where(
        'version',
        'in',
        versions.map(({ version }) => version),
      )
      .execute()
  }
  await transaction
    .updateTable('content_versions')
    .set({ visible_until: sql`now()`, is_end_recorded: true })
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .where(({ or, eb }) =>
      or([eb('visible_until', 'is', null), eb('visible_until', '>', sql<Date>`now()`)]),
    )
    .execute()
  await recordChange(transaction, tagsOfChangedDocument({ kind, slug }))
}
