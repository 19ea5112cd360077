import {
  readChildPages,
  readMenu,
  readPopups,
  readShowcase,
  searchContent,
} from '@cairn/contract/content'
import { accept, refuse } from '@cairn/contract/result'
import { documentTag } from '../platform/kept/tag.ts'
import type { AskedByAnybody } from '../platform/wire/asked.ts'
import type { Guard } from '../platform/wire/guard.ts'
import { serveAnybody } from '../platform/wire/serve.ts'
import { articleAnswer, pageUrl } from './article-answer.ts'
import {
  type ContentSource,
  findChildPages,
  findDocument,
  findDocuments,
  findExhibits,
  searchArticles,
} from './content-store.ts'
import {
  documentAnswer,
  documentId,
  everyDocument,
  menuAnswer,
  type Mode,
} from './document-answer.ts'
import { note } from './reading-routes.ts'

export type ContentNeeds = ContentSource & { guards: { anyone: Guard<'anyone'> } }

export const contentListRoutes = (needs: ContentNeeds) => [
  menuRoute(needs),
  popupsRoute(needs),
  childPagesRoute(needs),
  articleSearchRoute(needs),
  showcaseRoute(needs),
]

const isHere = ({ siteId }: { siteId: string }, asked: AskedByAnybody) =>
  siteId === asked.site.siteId

const looking = ({ mode }: { mode: Mode }, { locale }: AskedByAnybody) => ({ mode, locale })

const menuRoute = ({ guards, ...source }: ContentNeeds) =>
  serveAnybody(readMenu, guards.anyone, async ({ params, asked }) => {
    note(asked, params.mode, documentTag(documentId({ kind: 'menu', slug: 'main' })))
    const menu = isHere(params, asked)
      ? await findDocument(source, {
          ...looking(params, asked),
          kinds: ['menu'],
          slugs: ['main'],
        })
      : undefined
    return menu ? accept({ items: menuAnswer(menu) }) : refuse('callUnknown')
  })

const popupsRoute = ({ guards, ...source }: ContentNeeds) =>
  serveAnybody(readPopups, guards.anyone, async ({ params, asked }) => {
    if (!isHere(params, asked)) return refuse('callUnknown')
    note(asked, params.mode, documentTag(everyDocument('popups')))
    const documents = await findDocuments(source, {
      ...looking(params, asked),
      kind: 'popups',
    })
    return accept({
      popups: documents
        .map((each) => documentAnswer(each, params.mode))
        .flatMap(({ sections }) => sections.flatMap(({ blocks }) => blocks)),
    })
  })

const childPagesRoute = ({ guards, ...source }: ContentNeeds) =>
  serveAnybody(readChildPages, guards.anyone, async ({ params, asked }) => {
    if (!isHere(params, asked)) return refuse('callUnknown')
    note(asked, params.mode, ...['page', 'article'].map(everyDocument).map(documentTag))
    const children = await findChildPages(source, {
      ...looking(params, asked),
      parent: params.parentPageSlug,
    })
    if (!children) return refuse('callUnknown')
    return accept({
      children: children.map((page) => ({
        id: documentId(page),
        slug: page.slug,
        title: page.title,
        url: pageUrl(page.slug, asked.locale),
      })),
    })
  })

const articleSearchRoute = ({ guards, ...source }: ContentNeeds) =>
  serveAnybody(searchContent, guards.anyone, async ({ params, query, asked }) => {
    if (!isHere(params, asked) || params.searchType !== 'article') return refuse('callUnknown')
    note(asked, params.mode, documentTag(everyDocument('article')))
    const { articles, facets, numFound } = await searchArticles(source, {
      ...looking(params, asked),
      words: query.q ?? '',
      tagIds: query.tagId ?? [],
      limit: query.limit,
      offset: query.offset,
    })
    return accept({
      result: articles.flatMap((each) => articleAnswer(each, asked.locale)),
      facets,
      numFound,
    })
  })

const showcaseRoute = ({ guards, ...source }: ContentNeeds) =>
  serveAnybody(readShowcase, guards.anyone, async ({ params, query, asked }) => {
    if (!isHere(params, asked)) return refuse('callUnknown')
    const exhibits = await findExhibits(source, {
      ...looking(params, asked),
      docType: params.docType,
      layoutVariant: query.layoutVariant ?? null,
      limit: query.limit,
      offset: query.offset,
    })
    return accept({
      result: exhibits.map((each) => ({
        id: documentId(each),
        name: each.title,
        document: documentAnswer(each, params.mode),
      })),
      numFound: exhibits[0]?.total ?? 0,
    })
  })
