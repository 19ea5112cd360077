import { type Locale, locales } from '@cairn/contract/sites/sites'
import { allDocumentsOfKind } from '../documents/document-answer.ts'

/** One of the fields names the page. */
export type PageQuery = {
  productId?: string | undefined
  categoryId?: string | undefined
  page?: string | undefined
}

export type MovedPage = {
  /** Below the locale, such as `/help`, `/p/CAIRN001BLK` or `/c/210101`. */
  path: string
  /** Null if nothing has taken its place. */
  successor: string | null
}

/** The id in the cache tag of everything that was read from the list of moved pages. */
export const allMovedPages = allDocumentsOfKind('moved')

const pagePath = /^\/(?:p\/(?<productId>[A-Z0-9]+)|c\/(?<categoryId>\d+)|(?<page>.+))$/

export const pageAtPath = (path: string): PageQuery => pagePath.exec(path)?.groups ?? {}

export function pathOfPage({ productId, categoryId, page }: PageQuery): string | undefined {
  if (productId !== undefined) return `/p/${productId}`
  if (categoryId !== undefined) return `/c/${categoryId}`
  return page === undefined ? undefined : `/${page}`
}

/** The kinds of documents that have a URL. */
export const pageKinds = ['page', 'article'] as const

/** The ids that an import contains for a kind. */
type ImportedIds = (kind: string) => ReadonlySet<string>

/** Whether an import contains the document, product or category. */
export const isInImport =
  (importedIds: ImportedIds) =>
  (query: PageQuery): boolean =>
    hasGoods(importedIds, query) ||
    pageKinds.some((kind) => importedIds(kind).has(query.page ?? ''))

const hasGoods = (importedIds: ImportedIds, { productId = '', categoryId = '' }: PageQuery) =>
  importedIds('style').has(productId) ||
  importedIds('set').has(productId) ||
  importedIds('category').has(categoryId)

/** The id, within an import, of a document that it publishes in a locale. */
export const publishedId = (slug: string, locale: Locale) => `${slug} ${locale}`

/** The id, within an import, of the move of a page to its successor. */
export const moveId = ({ path, successor }: MovedPage) => `${path} ${successor}`

/** The slugs of documents that an import renames to a slug, in one or several steps. */
export function formerSlugsIn(importedIds: ImportedIds): (slug: string) => string[] {
  const moves = Map.groupBy(
    [...importedIds('movedPage')].map((id) => id.split(' ')),
    ([, successor]) => successor,
  )
  return (slug) => {
    const paths = new Set([`/${slug}`])
    // A set also iterates over what is added meanwhile.
    for (const path of paths) for (const [former = ''] of moves.get(path) ?? []) paths.add(former)
    return [...paths].flatMap((path) => pageAtPath(path).page ?? []).filter((page) => page !== slug)
  }
}

/** Whether an import contains the product or category, or publishes the document in one of the locales. */
export const isPublishedByImport =
  (importedIds: ImportedIds) =>
  (query: PageQuery, inLocales: readonly Locale[] = locales): boolean =>
    hasGoods(importedIds, query) ||
    pageKinds.some((kind) =>
      inLocales.some((locale) => importedIds(kind).has(publishedId(query.page ?? '', locale))),
    )
