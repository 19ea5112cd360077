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

/** Whether an import contains the document, product or category. */
export const isInImport =
  (importedIds: (kind: string) => ReadonlySet<string>) =>
  ({ productId = '', categoryId = '', page = '' }: PageQuery): boolean =>
    importedIds('style').has(productId) ||
    importedIds('set').has(productId) ||
    importedIds('category').has(categoryId) ||
    pageKinds.some((kind) => importedIds(kind).has(page))
