import { topBlocks } from '@cairn/contract/content/blocks/block-tree'
import {
  readChildPages,
  readMenu,
  readPopups,
  readShowcase,
  searchContent,
} from '@cairn/contract/content/content-calls'
import { accept, refuse } from '@cairn/contract/refusals/result'
import { documentTag } from '../platform/cache/cache-tags.ts'
import type { PublicContext } from '../platform/wire/request-context.ts'
import { servePublic } from '../platform/wire/serve.ts'
import {
  findChildPages,
  findDocument,
  findDocuments,
  findShowcaseEntries,
  searchArticles,
} from './content-store.ts'
import { addCacheTags, type ContentRouteDeps } from './content-wire.ts'
import {
  articleAnswer,
  pageUrl,
  documentAnswer,
  documentId,
  allDocumentsOfKind,
  menuAnswer,
  type ContentMode,
} from './documents/document-answer.ts'

export const contentListRoutes = (deps: ContentRouteDeps) => [
  menuRoute(deps),
  popupsRoute(deps),
  childPagesRoute(deps),
  articleSearchRoute(deps),
  showcaseRoute(deps),
]

const isOwnSite = ({ siteId }: { siteId: string }, context: PublicContext) =>
  siteId === context.site.siteId

const viewOf = ({ mode }: { mode: ContentMode }, { locale, preview }: PublicContext) => ({
  mode,
  locale,
  previewTime: preview?.time,
})

const menuRoute = ({ guards, ...source }: ContentRouteDeps) =>
  servePublic(readMenu, guards.anyone, async ({ params, context }) => {
    addCacheTags(context, params.mode, documentTag(documentId({ kind: 'menu', slug: 'main' })))
    const menu = isOwnSite(params, context)
      ? await findDocument(source, {
          ...viewOf(params, context),
          kinds: ['menu'],
          slugs: ['main'],
        })
      : undefined
    return menu ? accept({ items: menuAnswer(menu) }) : refuse('callUnknown')
  })

const popupsRoute = ({ guards, ...source }: ContentRouteDeps) =>
  servePublic(readPopups, guards.anyone, async ({ params, context }) => {
    if (!isOwnSite(params, context)) return refuse('callUnknown')
    addCacheTags(context, params.mode, documentTag(allDocumentsOfKind('popups')))
    const documents = await findDocuments(source, {
      ...viewOf(params, context),
      kind: 'popups',
    })
    return accept({
      popups: documents.flatMap((document) =>
        // Visitors close a pop-up by its id, which is unique in its document only.
        topBlocks(documentAnswer(document, params.mode)).map((block) => ({
          ...block,
          id: `${document.slug}-${block.id}`,
        })),
      ),
    })
  })

const childPagesRoute = ({ guards, ...source }: ContentRouteDeps) =>
  servePublic(readChildPages, guards.anyone, async ({ params, context }) => {
    if (!isOwnSite(params, context)) return refuse('callUnknown')
    addCacheTags(
      context,
      params.mode,
      ...['page', 'article'].map(allDocumentsOfKind).map(documentTag),
    )
    const children = await findChildPages(source, {
      ...viewOf(params, context),
      parent: params.parentPageSlug,
    })
    if (!children) return refuse('callUnknown')
    return accept({
      children: children.map((page) => ({
        id: documentId(page),
        slug: page.slug,
        title: page.title,
        url: pageUrl(page.slug, context.locale),
      })),
    })
  })

const articleSearchRoute = ({ guards, ...source }: ContentRouteDeps) =>
  servePublic(searchContent, guards.anyone, async ({ params, query, context }) => {
    if (!isOwnSite(params, context) || params.searchType !== 'article') return refuse('callUnknown')
    addCacheTags(context, params.mode, documentTag(allDocumentsOfKind('article')))
    const { articles, facets, numFound } = await searchArticles(source, {
      ...viewOf(params, context),
      text: query.q ?? '',
      tagIds: query.tagId ?? [],
      limit: query.limit,
      offset: query.offset,
    })
    return accept({
      result: articles.flatMap((article) => articleAnswer(article, context.locale)),
      facets,
      numFound,
    })
  })

const showcaseRoute = ({ guards, ...source }: ContentRouteDeps) =>
  servePublic(readShowcase, guards.anyone, async ({ params, query, context }) => {
    if (!isOwnSite(params, context)) return refuse('callUnknown')
    const entries = await findShowcaseEntries(source, {
      ...viewOf(params, context),
      docType: params.docType,
      layoutVariant: query.layoutVariant ?? null,
      limit: query.limit,
      offset: query.offset,
    })
    return accept({
      result: entries.map((entry) => ({
        id: documentId(entry),
        name: entry.title,
        document: documentAnswer(entry, params.mode),
      })),
      numFound: entries[0]?.total ?? 0,
    })
  })
