import type { DocumentKind } from '@cairn/contract/imports/content-import'
import type { Database } from '../../platform/database/database.ts'
import { rawQuery } from '../../platform/database/queries/raw-query.ts'
import type { DocumentKey } from '../revisions/draft.ts'
import type { DocumentSummary, RevisionSummary, VersionSummary } from './content-command.ts'

export const findDocumentSummaries = (
  database: Database,
  kinds: readonly DocumentKind[],
): Promise<DocumentSummary[]> =>
  rawQuery<DocumentSummary>({
    kind: 'text',
    slug: 'text',
    revision: 'number',
    changedAt: 'instant',
    shownVersion: 'number | null',
    shownRevision: 'number | null',
    scheduledVersions: 'number',
  })`
    select d.kind, d.slug, d.revision, d.changed_at as "changedAt", shown.version as "shownVersion",
      shown.revision as "shownRevision",
      (select count(*)::int from content_versions v
       where v.kind = d.kind and v.slug = d.slug and v.withdrawn_at is null
         and v.visible_from > now()) as "scheduledVersions"
    from content_documents d
    left join lateral (
      select v.version, v.revision from content_versions v
      where v.kind = d.kind and v.slug = d.slug and v.withdrawn_at is null
        and v.visible_from <= now() and (v.visible_until is null or v.visible_until > now())
      order by v.visible_from desc, v.version desc limit 1) shown on true
    where d.kind = any(${kinds})
    order by d.kind, d.slug`.many(database)

/** The newest revisions first. */
export const findRevisions = (
  database: Database,
  { kind, slug }: DocumentKey,
): Promise<RevisionSummary[]> =>
  rawQuery<RevisionSummary>({
    revision: 'number',
    origin: 'text',
    author: 'text | null',
    note: 'text | null',
    savedAt: 'instant',
  })`
    select revision, origin, author, note, saved_at as "savedAt" from content_revisions
    where kind = ${kind} and slug = ${slug} order by revision desc`.many(database)

export type RevisionSource = { revision: number; source: unknown }

/**
 * A revision with its content; the newest one if none is named. A revision from before a renaming is
 * stored with the former slug, and has the present one here, so that it can be saved again.
 */
export const findRevision = (
  database: Database,
  { kind, slug, revision }: DocumentKey & { revision?: number | undefined },
): Promise<RevisionSource | undefined> =>
  rawQuery<RevisionSource>({ revision: 'number', source: 'json' })`
    select revision, source || jsonb_build_object('slug', slug) as source from content_revisions
    where kind = ${kind} and slug = ${slug}
      and (${revision === undefined} or revision = ${revision ?? 0})
    order by revision desc limit 1`.first(database)

/** The versions with the latest start first. Hidden is what another one with a later start covers. */
export const findVersions = (
  database: Database,
  { kind, slug }: DocumentKey,
): Promise<VersionSummary[]> =>
  rawQuery<VersionSummary>({
    version: 'number',
    revision: 'number | null',
    from: 'instant',
    until: 'instant | null',
    publishedAt: 'instant',
    publishedBy: 'text | null',
    state: 'text',
  })`
    select v.version, v.revision, v.visible_from as "from", v.visible_until as "until",
      v.published_at as "publishedAt", v.published_by as "publishedBy",
      case when v.withdrawn_at is not null then 'taken down'
        when v.visible_until <= now() then 'ended'
        when v.visible_from > now() then 'scheduled'
        when exists (
          select from content_versions o
          where o.kind = v.kind and o.slug = v.slug and o.withdrawn_at is null
            and o.visible_from <= now() and (o.visible_until is null or o.visible_until > now())
            and (o.visible_from, o.version) > (v.visible_from, v.version)) then 'hidden'
        else 'shown' end as state
    from content_versions v
    where v.kind = ${kind} and v.slug = ${slug}
    order by v.visible_from desc, v.version desc`.many(database)
