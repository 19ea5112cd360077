import type { Article } from '@cairn/contract/article-entity'
import type { DocumentKind } from '@cairn/contract/content-import'
import { settingsOf } from '@cairn/contract/site-settings'
import type { Locale } from '@cairn/contract/sites'
import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import type { FoundDocument, Mode, StoredDocument } from './document-answer.ts'
import { leadsToProgramme, programmePages } from './programme-pages.ts'
import { withoutProgramme } from './without-programme.ts'

/** Where content is, and the origin by which it names pages of the shop. */
export type ContentSource = { database: Database; publicOrigin: string }

export type Looking = { locale: Locale; mode: Mode }

type Wanted = Looking & {
  kinds: readonly DocumentKind[]
  /** The first that is there. */
  slugs: readonly string[]
}

/** What is published, or what its authors last wrote; without the pages of a programme that the locale does not have. */
function contentFor({ mode, locale }: Looking) {
  const content = sql.table(mode === 'preview' ? 'draft_content' : 'shown_content')
  if (settingsOf(locale).hasLoyalty) return content
  return sql`(select * from ${content} where not exists (
    select from unnest(${[...programmePages]}::text[]) page
    where slug = page or starts_with(slug, page || '/')))`
}

/** A document as the locale shows it. */
const shownIn =
  ({ publicOrigin }: ContentSource, { locale }: Looking) =>
  <Document extends StoredDocument>(stored: Document): Document =>
    settingsOf(locale).hasLoyalty
      ? stored
      : {
          ...stored,
          body: withoutProgramme(stored.body, (url) => leadsToProgramme(url, publicOrigin)),
        }

/** A document and the shared pieces that it names: one question. */
export async function findDocument(
  source: ContentSource,
  { kinds, slugs, ...looking }: Wanted,
): Promise<FoundDocument | undefined> {
  const content = contentFor(looking)
  const { locale } = looking
  const { rows } = await sql<FoundDocument>`
    select d.kind, d.slug, d.title, d.body, coalesce((
      select jsonb_agg(jsonb_build_object(
        'kind', f.kind, 'slug', f.slug, 'title', f.title, 'body', f.body))
      from ${content} f
      where f.kind = 'fragment' and f.slug = any(d.fragment_ids) and f.locale = ${locale}),
      '[]'::jsonb) as fragments
    from ${content} d
    where d.kind = any(${kinds}) and d.slug = any(${slugs}) and d.locale = ${locale}
    order by array_position(${slugs}::text[], d.slug) limit 1`.execute(source.database)
  const shown = shownIn(source, looking)
  return rows.map(shown).map((found) => ({ ...found, fragments: found.fragments.map(shown) }))[0]
}

/** Every document of a kind. */
export async function findDocuments(
  source: ContentSource,
  { kind, ...looking }: Looking & { kind: DocumentKind },
): Promise<StoredDocument[]> {
  const { rows } = await sql<StoredDocument>`
    select d.kind, d.slug, d.title, d.body from ${contentFor(looking)} d
    where d.kind = ${kind} and d.locale = ${looking.locale}
    order by d.position, d.slug limit 50`.execute(source.database)
  return rows.map(shownIn(source, looking))
}

export type PageName = { kind: string; slug: string; title: string }

/** The pages right below a page; nothing at all if that is not there and has none. */
export async function findChildPages(
  { database }: ContentSource,
  { parent, locale, mode }: Looking & { parent: string },
): Promise<PageName[] | undefined> {
  const { rows } = await sql<PageName & { isParent: boolean }>`
    select d.kind, d.slug, d.title, d.slug = ${parent} as "isParent"
    from ${contentFor({ mode, locale })} d
    where d.kind in ('page', 'article') and d.locale = ${locale}
      and (d.slug = ${parent}
        or (starts_with(d.slug, ${`${parent}/`})
          and strpos(substr(d.slug, ${parent.length + 2}), '/') = 0))
    order by d.position, d.title limit 200`.execute(database)
  if (rows.length === 0) return undefined
  return rows.filter(({ isParent }) => !isParent)
}

export type ArticleSearch = Looking & {
  words: string
  tagIds: readonly string[]
  limit: number
  offset: number
}

type ArticlesFound = {
  articles: StoredDocument[]
  facets: Article['tags']
  numFound: number
}

/** Articles, newest first, and every tag that they could be narrowed to. */
export async function searchArticles(
  { database }: ContentSource,
  { words, tagIds, locale, mode, limit, offset }: ArticleSearch,
): Promise<ArticlesFound> {
  const { rows } = await sql<ArticlesFound>`
    with matching as (
      select d.kind, d.slug, d.title, d.body, d.tag_ids, d.published_on from ${contentFor({ mode, locale })} d
      where d.kind = 'article' and d.locale = ${locale}
        and strpos(lower(d.title), lower(${words})) > 0),
    narrowed as (
      select * from matching where ${tagIds.length === 0} or tag_ids && ${tagIds}::text[]),
    shown as (
      select * from narrowed order by published_on desc nulls last, slug
      limit ${limit} offset ${offset})
    select
      (select count(*)::int from narrowed) as "numFound",
      coalesce((
        select jsonb_agg(to_jsonb(shown) order by published_on desc nulls last, slug) from shown),
        '[]'::jsonb) as articles,
      coalesce((
        select jsonb_agg(tag order by tag ->> 'label')
        from (select distinct jsonb_array_elements(body -> 'article' -> 'tags') as tag
              from matching) tags), '[]'::jsonb) as facets`.execute(database)
  return rows[0] ?? { articles: [], facets: [], numFound: 0 }
}

export type Exhibit = StoredDocument & { total: number }

type Showing = Looking & {
  docType: string
  layoutVariant: string | null
  limit: number
  offset: number
}

/** Documents of a kind, or every use of a block: a document with that block alone. */
export async function findExhibits(
  source: ContentSource,
  { docType, layoutVariant, limit, offset, ...looking }: Showing,
): Promise<Exhibit[]> {
  const { rows } = await sql<Exhibit>`
    with known as (
      select d.kind, d.slug, d.title, d.body from ${contentFor(looking)} d
      where d.locale = ${looking.locale}),
    exhibits as (
      select kind, slug, title, body, 0 as place from known
      where kind = ${docType} and ${layoutVariant}::text is null
      union all
      select kind, slug, title || ', ' || (block ->> 'id'),
        jsonb_build_object('sections', jsonb_build_array(jsonb_build_object(
          'name', section ->> 'name', 'blocks', jsonb_build_array(block)))), place
      from known,
        jsonb_array_elements(body -> 'sections') section,
        jsonb_array_elements(section -> 'blocks') with ordinality as blocks(block, place)
      where block ->> 'type' = ${docType}
        and (${layoutVariant}::text is null
          or block -> 'fields' ->> 'variant' = ${layoutVariant}))
    select *, count(*) over ()::int as total from exhibits
    order by kind, slug, place limit ${limit} offset ${offset}`.execute(source.database)
  return rows.map(shownIn(source, looking))
}
