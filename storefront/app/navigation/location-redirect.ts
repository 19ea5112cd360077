import { settingsOf } from '@cairn/contract/sites/site-settings'
import { isLocale } from '@cairn/contract/sites/sites'
import type { PageContext } from '../platform/page/page-context.ts'
import { categoryPath, contentPath, pathParams, productPath } from '../platform/page/path-params.ts'

const selectorPath =
  /^\/[^/]+\/location-selector\/(?<from>[^/]+)(?:\/(?:p\/(?<product>.+)|c\/(?<category>.+)|(?<page>.+)))?$/

/** Pages that every locale has. */
const shopPages: ReadonlySet<string> = new Set([
  'account',
  'associate-login',
  'cart',
  'cookie-settings',
  'favorites',
  'orders',
  'search',
  'sign-in',
  'store-locator',
])

/**
 * Leads from a page of one locale to the same page of another, whose slugs differ, or to the nearest one there:
 * `/de-de/location-selector/en-us/p/ridge-shell-CAIRN002TRN`.
 */
export async function locationRedirect(
  { url }: Request,
  page: Pick<PageContext, 'commerce' | 'locale'>,
): Promise<Response | undefined> {
  const { pathname, searchParams } = new URL(url)
  const from = pathParams(pathname, selectorPath)
  if (!isLocale(from['from'] ?? '')) return undefined
  const target = await targetUrl(from, page)
  return new Response(null, {
    status: 302,
    headers: {
      location: `${target}${keptQuery(searchParams)}`,
      'cache-control': 'private, no-store',
    },
  })
}

type PathParts = ReturnType<typeof pathParams>

async function targetUrl(
  parts: PathParts,
  { commerce, locale }: Pick<PageContext, 'commerce' | 'locale'>,
): Promise<string> {
  const home = `/${locale}`
  const { page } = parts
  const [first = ''] = page?.split('/') ?? []
  if (page === 'account/loyalty') return `${home}/${page}`
  if (page === 'orders/withdraw' && settingsOf(locale).hasWithdrawal) return `${home}/${page}`
  if (shopPages.has(first)) return `${home}/${first}`
  const result = await commerce.readNearestPage({ query: pageQuery(parts) })
  return result.ok ? result.value.url : home
}

function pageQuery({ product, category, page }: PathParts) {
  const { id: productId } = pathParams(product, productPath)
  const { id: categoryId } = pathParams(category, categoryPath)
  return {
    ...(productId !== undefined && { productId }),
    ...(categoryId !== undefined && { categoryId }),
    ...(page !== undefined && contentPath.test(page) && { page }),
  }
}

/** Search text, filters and order mean the same in every locale; prices and page numbers do not. */
const keptParameters = ['q', 'filter', 'sort']

function keptQuery(query: URLSearchParams): string {
  const kept = keptParameters.flatMap((name) => query.getAll(name).map((value) => [name, value]))
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : ''
}
