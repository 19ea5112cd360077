import type { Article } from '@cairn/contract/content/article'
import type { DocumentKind } from '@cairn/contract/imports/content-import'
import { settingsOf } from '@cairn/contract/sites/site-settings'
import type { Locale } from '@cairn/contract/sites/sites'
import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import { jsonbObject } from '../platform/database/queries/json-object.ts'
import { rawQuery } from '../platform/database/queries/raw-query.ts'
import { applyConditions, enabledFeatures, loyaltyPages } from './documents/conditions.ts'
import type {
  DocumentWithFragments,
  ContentMode,
  StoredDocument,
} from './documents/document-answer.ts'

export type ContentSource = { database: Database }

export type ContentView = {
  locale: Locale
  mode: ContentMode
  /** The time at which a preview evaluates schedules. */
  previewTime?: Date | undefined
}

type DocumentQuery = ContentView & {
  kinds: readonly DocumentKind[]
  /** The first existing document is returned. */
  slugs: readonly string[]
}

/** The published content or that of the preview, without loyalty pages where the site has no loyalty programme. */
function contentTable(view: ContentView) {
  const { locale } = view
  const content = view.mode === 'preview' ? previewTable(view) : sql.table('published_content')
  if (settingsOf(locale).hasLoyalty) return content
  return sql`(select * from ${content} where not exists (
    select from unnest(${[...loyaltyPages]}::text[]) page
    where slug = page or starts_with(slug, page || '/')))`
}

/**
 * The drafts. At a given time a document is shown as its versions say; a draft that is newer than
 * what was published is always shown.
 */
function previewTable({ previewTime }: ContentView) {
  if (!previewTime) return sql.table('draft_content')
  return sql`(
    select b.* from content_documents d
    left join lateral (
      select v.version from content_versions v
      where v.kind = d.kind and v.slug = d.slug and v.withdrawn_at is null
        and v.visible_from <= ${previewTime}
        and (v.visible_until is null or v.visible_until > ${previewTime})
      order by v.visible_from desc, v.version desc limit 1) shown on true
    join content_bodies b on b.kind = d.kind and b.slug = d.slug
      and b.version = case when exists (
          select from content_versions v
          where v.kind = d.kind and v.slug = d.slug and v.revision >= d.revision)
        then shown.version else 0 end)`
}

/** The documents without the parts whose feature the site does not have. */
function withConditions<Document extends StoredDocument>(
  documents: readonly Document[],
  { locale }: ContentView,
): Document[] {
  const features = enabledFeatures(locale)
  return documents.map((document) => ({
    ...document,
    body: applyConditions(document.body, features),
  }))
}

const fragmentJson = jsonbObject<StoredDocument>({
  kind: 'f.kind',
  slug: 'f.slug',
  title: 'f.title',
  body: 'f.body',
})

/** A document with its fragments, in one query. */
export async function findDocument(
  source: ContentSource,
  { kinds, slugs, ...view }: DocumentQuery,
): Promise<DocumentWithFragments | undefined> {
  const content = contentTable(view)
  const { locale } = view
  const rows = await rawQuery<DocumentWithFragments>({
    kind: 'text',
    slug: 'text',
    title: 'text',
    body: 'json',
    fragmentIds: 'text[]',
    fragments: 'json',
  })`
    select d.kind, d.slug, d.title, d.body, d.fragment_ids as "fragmentIds", coalesce((
      select jsonb_agg(${fragmentJson})
      from ${content} f
      where f.kind = 'fragment' and f.slug = any(d.fragment_ids) and f.locale = ${locale}),
      '[]'::jsonb) as fragments
    from ${content} d
    where d.kind = any(${kinds}) and d.slug = any(${slugs}) and d.locale = ${locale}
    order by array_position(${slugs}::text[], d.slug) limit 1`.many(source.database)
  const [document] = withConditions(rows, view)
  return document && { ...document, fragments: withConditions(document.fragments, view) }
}

export async function findDocuments(
  source: ContentSource,
  { kind, ...view }: ContentView & { kind: DocumentKind },
): Promise<StoredDocument[]> {
  const rows = await rawQuery<StoredDocument>({
    kind: 'text',
    slug: 'text',
    title: 'text',
    body: 'json',
  })`
    select d.kind, d.slug, d.title, d.body from ${contentTable(view)} d
    where d.kind = ${kind} and d.locale = ${view.locale}
    order by d.position, d.slug limit 50`.many(source.database)
  return withConditions(rows, view)
}

export type PageName = { kind: string; slug: string; title: string }

/** The direct children of a page; undefined for an unknown page without children. */
export async function findChildPages(
  { database }: ContentSource,
  { parent, ...view }: ContentView & { parent: string },
): Promise<PageName[] | undefined> {
  const rows = await rawQuery({ kind: 'text', slug: 'text', title: 'text', isParent: 'boolean' })`
    select d.kind, d.slug, d.title, d.slug = ${parent} as "isParent"
    from ${contentTable(view)} d
    where d.kind in ('page', 'article') and d.locale = ${view.locale}
      and (d.slug = ${parent}
        or (starts_with(d.slug, ${`${parent}/`})
          and strpos(substr(d.slug, ${parent.length + 2}), '/') = 0))
    order by d.position, d.title limit 200`.many(database)
  if (rows.length === 0) return undefined
  return rows.filter(({ isParent }) => !isParent)
}

export type ArticleSearch = ContentView & {
  text: string
  tagIds: readonly string[]
  limit: number
  offset: number
}

type ArticleSearchRow = {
  articles: StoredDocument[]
  facets: Article['tags']
  numFound: number
}

const articleJson = jsonbObject<StoredDocument>({
  kind: 's.kind',
  slug: 's.slug',
  title: 's.title',
  body: 's.body',
})

/** A page of articles, newest first, with all tags of the matching articles. */
export async function searchArticles(
  { database }: ContentSource,
  { text, tagIds, limit, offset, ...view }: ArticleSearch,
): Promise<ArticleSearchRow> {
  const rows = await rawQuery<ArticleSearchRow>({
    articles: 'json',
    facets: 'json',
    numFound: 'number',
  })`
    with matching as (
      select d.kind, d.slug, d.title, d.body, d.tag_ids, d.published_on from ${contentTable(view)} d
      where d.kind = 'article' and d.locale = ${view.locale}
        and strpos(lower(d.title), lower(${text})) > 0),
    filtered as (
      select * from matching where ${tagIds.length === 0} or tag_ids && ${tagIds}::text[]),
    shown as (
      select * from filtered order by published_on desc nulls last, slug
      limit ${limit} offset ${offset})
    select
      (select count(*)::int from filtered) as "numFound",
      coalesce((
        select jsonb_agg(${articleJson} order by s.published_on desc nulls last, s.slug) from shown s),
        '[]'::jsonb) as articles,
      coalesce((
        select jsonb_agg(tag order by tag ->> 'label')
        from (select distinct jsonb_array_elements(body -> 'article' -> 'tags') as tag
              from matching) tags), '[]'::jsonb) as facets`.many(database)
  return rows[0] ?? { articles: [], facets: [], numFound: 0 }
}

export type ShowcaseEntry = StoredDocument & { total: number }

type ShowcaseRequest = ContentView & {
  docType: string
  layoutVariant: string | null
  limit: number
  offset: number
}

/** All blocks of a `section` of a document, also those within other blocks. */
export const blocksOfSection = sql`jsonb_path_query(
  section, 'strict $.blocks.** ? (exists(@.type) && exists(@.fields))', '{}', true)`

/** The blocks of a `section` that are, or are part of, something whose feature the site does not have. */
const hiddenBlocks = (features: ReadonlySet<unknown>) => sql`jsonb_path_query(
  section,
  'strict $.blocks.** ? (exists(@.when) && !(@.when.feature == $enabled[*])).**
    ? (exists(@.type) && exists(@.fields))',
  jsonb_build_object('enabled', ${JSON.stringify([...features])}::jsonb), true)`

/** The documents of a kind, or every use of a block, each as a document with only that block. */
export async function findShowcaseEntries(
  source: ContentSource,
  { docType, layoutVariant, limit, offset, ...view }: ShowcaseRequest,
): Promise<ShowcaseEntry[]> {
  const rows = await rawQuery<ShowcaseEntry>({
    kind: 'text',
    slug: 'text',
    title: 'text',
    body: 'json',
    total: 'number',
  })`
    with documents as (
      select d.kind, d.slug, d.title, d.body from ${contentTable(view)} d
      where d.locale = ${view.locale}),
    entries as (
      select kind, slug, title, body, 0 as position from documents
      where kind = ${docType} and ${layoutVariant}::text is null
      union all
      select kind, slug, title || ', ' || (block ->> 'id'),
        jsonb_build_object('sections', jsonb_build_array(jsonb_build_object(
          'name', section ->> 'name', 'blocks', jsonb_build_array(block)))), position
      from documents,
        jsonb_array_elements(body -> 'sections') section,
        ${blocksOfSection} with ordinality as blocks(block, position)
      where block ->> 'type' = ${docType}
        and not exists (
          select from ${hiddenBlocks(enabledFeatures(view.locale))} hidden where hidden = block)
        and (${layoutVariant}::text is null
          or block -> 'fields' ->> 'variant' = ${layoutVariant}))
    select kind, slug, title, body, count(*) over ()::int as total from entries
    order by kind, slug, position limit ${limit} offset ${offset}`.many(source.database)
  return withConditions(rows, view)
}

type PublishedPage = { slug: string; locale: Locale; publishedAt: Date; picture: string | null }

/**
 * The published pages and articles of all locales, with the pictures of articles. A page that is shown
 * again because a later version has ended has changed at that time.
 */
export const findPublishedPages = (database: Database): Promise<PublishedPage[]> =>
  rawQuery<PublishedPage>({
    slug: 'text',
    locale: 'text',
    publishedAt: 'instant',
    picture: 'text | null',
  })`
    select p.slug, p.locale,
      greatest(v.visible_from, (
        select max(least(e.visible_until, e.withdrawn_at)) from content_versions e
        where e.kind = v.kind and e.slug = v.slug and e.visible_from >= v.visible_from
          and least(e.visible_until, e.withdrawn_at) between e.visible_from and now())) as "publishedAt",
      p.body -> 'article' -> 'picture' ->> 'picture' as picture
    from published_content p
    join content_versions v on v.kind = p.kind and v.slug = p.slug and v.version = p.version
    where p.kind in ('page', 'article')
    order by p.slug`.many(database)

export async function findPageLocales(database: Database, slug: string): Promise<Locale[]> {
  const rows = await database
    .selectFrom('published_content')
    .select('locale')
    .where('kind', 'in', ['page', 'article'])
    .where('slug', '=', slug)
    .$narrowType<{ locale: Locale }>()
    .execute()
  return rows.map(({ locale }) => locale)
}

/** The longest of the slugs that is a published page or article of the locale. */
export async function findLongestPageSlug(
  database: Database,
  { slugs, locale }: { slugs: readonly string[]; locale: Locale },
): Promise<string | undefined> {
  if (slugs.length === 0) return undefined
  const pages = await database
    .selectFrom('published_content')
    .select('slug')
    .where('kind', 'in', ['page', 'article'])
    .where('slug', 'in', slugs)
    .where('locale', '=', locale)
    .execute()
  return pages.map(({ slug }) => slug).toSorted((one, other) => other.length - one.length)[0]
}
