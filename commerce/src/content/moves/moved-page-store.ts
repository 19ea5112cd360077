import type { Locale } from '@cairn/contract/sites/sites'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { rawQuery } from '../../platform/database/queries/raw-query.ts'
import { type MovedPage, pageKinds } from './moved-page.ts'

/** The page that has taken the place of a page, after all moves in a row; null if it is gone, undefined if it has not moved. */
export async function findSuccessor(
  database: Database,
  path: string,
): Promise<string | null | undefined> {
  // Pages that replace each other in a circle have no last one; each leads to the next.
  const row = await rawQuery({ successor: 'text | null' })`
    with recursive moves as (
      select path, successor from moved_pages where path = ${path}
      union
      select m.path, m.successor from moves join moved_pages m on m.path = moves.successor)
    select successor from moves
    order by successor is null or successor not in (select path from moves) desc, path = ${path} desc
    limit 1`.first(database)
  return row && row.successor
}

/** Returns false if the move is known. */
export async function recordMove(
  transaction: Transaction,
  { path, successor }: MovedPage,
): Promise<boolean> {
  const recorded = await transaction
    .insertInto('moved_pages')
    .values({ path, successor })
    .onConflict((conflict) =>
      conflict
        .column('path')
        .doUpdateSet({ successor, moved_at: sql`now()` })
        .where('moved_pages.successor', 'is distinct from', successor),
    )
    .returning('path')
    .execute()
  return recorded.length > 0
}

/** For a path that has a page again. */
export async function forgetMove(transaction: Transaction, path: string): Promise<void> {
  await transaction.deleteFrom('moved_pages').where('path', '=', path).execute()
}

/** The recorded successors of the paths, of these, that lead to another page. */
export async function findSuccessors(
  database: Database,
  paths: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (paths.length === 0) return new Map()
  const rows = await database
    .selectFrom('moved_pages')
    .select(['path', 'successor'])
    .where('path', 'in', paths)
    .where('successor', 'is not', null)
    .$narrowType<{ successor: string }>()
    .execute()
  return new Map(rows.map(({ path, successor }) => [path, successor]))
}

/** The slugs, of these, at which a document with a URL is shown in some locale. */
export async function findShownSlugs(
  database: Database,
  slugs: readonly string[],
): Promise<ReadonlySet<string>> {
  if (slugs.length === 0) return new Set()
  const rows = await database
    .selectFrom('published_content')
    .select('slug')
    .distinct()
    .where('kind', 'in', pageKinds)
    .where('slug', 'in', slugs)
    .execute()
  return new Set(rows.map(({ slug }) => slug))
}

/** Whether the locale once had the page and will not have it again as far as is known. */
export async function isTakenDown(
  database: Database,
  { slug, locale }: { slug: string; locale: Locale },
): Promise<boolean> {
  const { isGone } = await rawQuery({ isGone: 'boolean' })`
    select coalesce(bool_or(v.visible_from <= now())
      and not bool_or(v.withdrawn_at is null and coalesce(v.visible_until > now(), true)),
      false) as "isGone"
    from content_bodies b
    join content_versions v on v.kind = b.kind and v.slug = b.slug and v.version = b.version
    where b.kind = any(${pageKinds}) and b.slug = ${slug} and b.locale = ${locale}`.one(database)
  return isGone
}
