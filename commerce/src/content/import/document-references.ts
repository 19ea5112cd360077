import { shopPages } from '@cairn/contract/content/shop-pages'
import type { Locale } from '@cairn/contract/sites/sites'
import type { PageQuery } from '../moves/moved-page.ts'
import type { ParsedDocument } from './parse-document.ts'

type Place = { locale: Locale; path: readonly PropertyKey[] }

/** A picture or a page of the shop that a document names. */
export type DocumentReference = Place & ({ picture: string } | { page: PageQuery })

/** The pictures and the pages of the shop that a document names, in each of its locales. */
export const referencesIn = ({ bodies }: ParsedDocument): DocumentReference[] =>
  [...bodies].flatMap(([locale, body]) => referencesWithin(body, { locale, path: [] }))

function referencesWithin(value: unknown, { locale, path }: Place): DocumentReference[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, child]: [string, unknown]) => {
    const place = { locale, path: [...path, Array.isArray(value) ? Number(name) : name] }
    if (name === 'picture' && typeof child === 'string') return [{ ...place, picture: child }]
    if (name !== 'url' || typeof child !== 'string') return referencesWithin(child, place)
    const page = linkedPage(child, locale)
    return page ? [{ ...place, page }] : []
  })
}

const productPath = /^p\/(?:.+-)?(?<productId>[A-Z0-9]{8,11})$|^[^/]+-p(?<shortId>[A-Z0-9]{8,11})$/
const categoryPath = /^c\/(?:.+-)?(?<categoryId>\d{4,10})$|^[^/]+-c(?<shortId>\d{4,6})$/

/** The document, product or category to which a link leads; undefined for other pages, files and other sites. */
export function linkedPage(url: string, locale: Locale): PageQuery | undefined {
  const [path = ''] = url.split(/[?#]/)
  if (!path.startsWith(`/${locale}/`)) return undefined
  const page = path.slice(locale.length + 2).replace(/\/+$/, '')
  const [first = ''] = page.split('/')
  if (page === '' || shopPages.has(first)) return undefined
  const product = productPath.exec(page)?.groups
  if (product) return { productId: product['productId'] ?? product['shortId'] }
  const category = categoryPath.exec(page)?.groups
  if (category) return { categoryId: category['categoryId'] ?? category['shortId'] }
  return { page }
}
