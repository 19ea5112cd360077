import { accept, type Result } from '@cairn/contract/refusals/result'
import { sql } from 'kysely'
import { recordChange } from '../../platform/cache/change-store.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { inTransaction, inTransactionOrRefuse } from '../../platform/database/in-transaction.ts'
import { rawQuery } from '../../platform/database/queries/raw-query.ts'
import { documentId } from '../documents/document-answer.ts'
import { tagsOfChangedDocument } from '../publication-times-store.ts'
import type { DocumentKey } from '../revisions/draft.ts'
import { lockContent } from '../revisions/revision-store.ts'

export type VersionKey = DocumentKey & { version: number }

/** ISO instants. What is undefined stays, null removes: no start is a start now, no end is no end. */
export type NewPeriod = { from?: string | null | undefined; until?: string | null | undefined }

export type ScheduleRefused =
  | { code: 'versionUnknown'; version: VersionKey }
  | { code: 'versionWithdrawn'; version: VersionKey }
  | { code: 'endBeforeStart'; version: VersionKey }

export type Period = { from: Date; until: Date | null }

/** Changes or removes the start and the end of a version. */
export const changePeriod = (
  database: Database,
  version: VersionKey,
  period: NewPeriod,
): Promise<Result<Period, ScheduleRefused>> =>
  inTransaction(database, async (transaction) => {
    await lockContent(transaction)
    const planned = await planPeriod(transaction, version, period)
    if (!planned) return { ok: false, refusal: { code: 'versionUnknown', version } }
    if (planned.isWithdrawn) return { ok: false, refusal: { code: 'versionWithdrawn', version } }
    if (planned.until && planned.until <= planned.from)
      return { ok: false, refusal: { code: 'endBeforeStart', version } }
    await writePeriod(transaction, version, planned)
    return accept({ from: planned.from, until: planned.until })
  })

const planPeriod = (
  transaction: Transaction,
  { kind, slug, version }: VersionKey,
  { from, until }: NewPeriod,
) =>
  rawQuery({ from: 'instant', until: 'instant | null', isWithdrawn: 'boolean' })`
    select
      case when ${from === null} then now()
        else coalesce(${from ?? null}::timestamptz, visible_from) end as "from",
      case when ${until === undefined} then visible_until
        else ${until ?? null}::timestamptz end as "until",
      withdrawn_at is not null as "isWithdrawn"
    from content_versions where kind = ${kind} and slug = ${slug} and version = ${version}`.first(
    transaction,
  )

/** What begins or ends later invalidates the caches again at that time. */
export async function writePeriod(
  transaction: Transaction,
  { kind, slug, version }: VersionKey,
  { from, until }: Period,
): Promise<void> {
  await transaction
    .updateTable('content_versions')
    .set({
      visible_from: from,
      visible_until: until,
      is_start_recorded: sql<boolean>`${from} <= now()`,
      is_end_recorded: sql<boolean>`coalesce(${until} <= now(), true)`,
    })
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .where('version', '=', version)
    .execute()
  await recordChange(transaction, tagsOfChangedDocument({ kind, slug }))
}

type DocumentName = { kind: string; slug: string }

type Withdrawal = {
  documents: readonly DocumentKey[]
  /** Only this version; otherwise all that are shown or scheduled. */
  version?: number | undefined
}

export type WithdrawalRefused = { code: 'notPublished'; documents: string[] }

/** Takes documents down, all of them or none. They are not found until they are published again. */
export const withdraw = (
  database: Database,
  { documents, version }: Withdrawal,
): Promise<Result<VersionKey[], WithdrawalRefused>> =>
  inTransactionOrRefuse(database, async (transaction) => {
    await lockContent(transaction)
    const rows = await withdrawVersions(transaction, documents, version)
    const withdrawn = documents.flatMap((key) =>
      rows
        .filter((row) => documentId(row) === documentId(key))
        .map((row) => ({ ...key, version: row.version })),
    )
    const withdrawnIds = new Set(withdrawn.map(documentId))
    const others = documents.map(documentId).filter((id) => !withdrawnIds.has(id))
    if (others.length > 0) {
      return { ok: false, refusal: { code: 'notPublished', documents: others } }
    }
    await recordChange(transaction, documents.flatMap(tagsOfChangedDocument))
    return accept(withdrawn)
  })

export const withdrawVersions = (
  transaction: Transaction,
  documents: readonly DocumentName[],
  version?: number,
) =>
  rawQuery({ kind: 'text', slug: 'text', version: 'number' })`
    update content_versions v set withdrawn_at = now()
    from jsonb_to_recordset(${JSON.stringify(documents)}::jsonb) as w(kind text, slug text)
    where v.kind = w.kind and v.slug = w.slug and v.withdrawn_at is null
      and (v.visible_until is null or v.visible_until > now())
      and (${version === undefined} or v.version = ${version ?? 0})
    returning v.kind, v.slug, v.version`.many(transaction)
