import type { Transaction } from '../../platform/database/database.ts'
import type { Draft, DocumentKey, StoredBody } from '../revisions/draft.ts'

const batchSize = 200

export type DocumentBodies = DocumentKey & Pick<Draft, 'position' | 'bodies'> & { version: number }

/** Version 0 is the draft. */
export async function replaceDrafts(transaction: Transaction, drafts: readonly Draft[]) {
  await transaction
    .deleteFrom('content_bodies')
    .where('version', '=', 0)
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('kind', 'slug'),
        'in',
        drafts.map(({ kind, slug }) => tuple<string, string>(kind, slug)),
      ),
    )
    .execute()
  await insertBodies(
    transaction,
    drafts.map((draft) => ({ ...draft, version: 0 })),
  )
}

export async function insertBodies(
  transaction: Transaction,
  documents: readonly DocumentBodies[],
): Promise<void> {
  const rows = documents.flatMap((document) =>
    document.bodies.map((body) => bodyRow(document, body)),
  )
  for (let index = 0; index < rows.length; index += batchSize) {
    await transaction
      .insertInto('content_bodies')
      .values(rows.slice(index, index + batchSize))
      .execute()
  }
}

const bodyRow = ({ kind, slug, version, position }: DocumentBodies, stored: StoredBody) => ({
  kind,
  slug,
  version,
  position,
  locale: stored.locale,
  title: stored.title,
  body: JSON.stringify(stored.body),
  fragment_ids: stored.fragmentIds,
  tag_ids: stored.tagIds,
  published_on: stored.publishedOn,
})
