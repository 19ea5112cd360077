import { isContentUrl } from '@cairn/contract/content/content-url'
import type { JsonObject } from '@cairn/contract/content/json-object'
import { sourcePath } from '@cairn/contract/content/localise'
import { shopPages } from '@cairn/contract/content/shop-pages'
import type { Locale } from '@cairn/contract/sites/sites'
import type { PageQuery } from '../moves/moved-page.ts'
import type { DocumentProblem } from './block-problems.ts'
import type { ParsedDocument } from './parse-document.ts'
import { isWithin } from './paths.ts'

/** A document that is checked for what it names; also one with problems, whose content was not validated. */
export type ReferringDocument = Pick<ParsedDocument, 'kind' | 'document'> & {
  bodies: ReadonlyMap<Locale, JsonObject>
  problems?: readonly DocumentProblem[]
}

type FieldInLocale = { locale: Locale; path: readonly PropertyKey[] }

/** A picture or a page of the shop that a document names. */
export type DocumentReference = FieldInLocale & ({ picture: string } | { page: PageQuery })

/** More cannot be in one query. Documents without problems have fewer. */
const maxReferences = 10_000

/** The pictures and the pages of the shop that a document names, in each of its locales, where it has no other problem. */
export const referencesIn = ({
  document,
  bodies,
  problems = [],
}: ReferringDocument): DocumentReference[] =>
  [...bodies]
    .flatMap(([locale, body]) => referencesWithin(body, { locale, path: [] }))
    .slice(0, problems.length > 0 ? maxReferences : undefined)
    .map((reference) => ({
      ...reference,
      path: sourcePath(document, reference.path, reference.locale),
    }))
    .filter(
      ({ path, locale }) =>
        !problems.some(
          (problem) => isWithin(path, problem.path) && (problem.locales?.includes(locale) ?? true),
        ),
    )

function referencesWithin(value: unknown, { locale, path }: FieldInLocale): DocumentReference[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, child]: [string, unknown]) => {
    const place = { locale, path: [...path, Array.isArray(value) ? Number(name) : name] }
    if (name === 'picture' && typeof child === 'string') return [{ ...place, picture: child }]
    if (name !== 'url' || !isContentUrl(child)) return referencesWithin(child, place)
    const page = linkedPage(child, locale)
    return page ? [{ ...place, page }] : []
  })
}

const productPath = /^p\/(?:.+-)?([A-Z0-9]{8,11})$|^[^/]+-p([A-Z0-9]{8,11})$/
const categoryPath = /^c\/(?:.+-)?(\d{4,10})$|^[^/]+-c(\d{4,6})$/

/** The document, product or category to which a link leads; undefined for other pages, files and other sites. */
export function linkedPage(url: string, locale: Locale): PageQuery | undefined {
  const page = pagePath(url, locale)
  const [first = ''] = page.split('/')
  if (page === '' || shopPages.has(first)) return undefined
  const productId = idIn(page, productPath)
  if (productId !== undefined) return { productId }
  const categoryId = idIn(page, categoryPath)
  return categoryId === undefined ? { page } : { categoryId }
}

/** The path below the locale; empty for other sites, files and the home page. */
function pagePath(url: string, locale: Locale): string {
  const [path = ''] = url.split(/[?#]/)
  const start = `/${locale}/`
  return path.startsWith(start) ? path.slice(start.length).replace(/\/+$/, '') : ''
}

const idIn = (page: string, pattern: RegExp): string | undefined =>
  pattern
    .exec(page)
    ?.slice(1)
    .find((id) => id !== undefined)
