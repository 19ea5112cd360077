import { readAlternates, readNearestPage, readSitemap } from '@cairn/contract/content/content-calls'
import { embeddedPages } from '@cairn/contract/content/embedded-pages'
import { styleIdOf } from '@cairn/contract/fields/identifiers'
import { accept } from '@cairn/contract/refusals/result'
import { type Locale, locales } from '@cairn/contract/sites/sites'
import {
  type LocaleAlternate,
  type PageInLocale,
  findCataloguePages,
  findCategoryAlternates,
  findCategoryUrlAbove,
  findCategoryUrlOfProduct,
  findOtherColourUrl,
  findProductAlternates,
  findSetAlternates,
} from '../catalogue/sitemap-store.ts'
import { isWithdrawn } from '../catalogue/withdrawal-store.ts'
import { catalogueTag, categoryTag, documentTag, styleTag } from '../platform/cache/cache-tags.ts'
import type { Database } from '../platform/database/database.ts'
import type { PublicContext } from '../platform/wire/request-context.ts'
import { servePublic } from '../platform/wire/serve.ts'
import { findLongestPageSlug, findPageLocales, findPublishedPages } from './content-store.ts'
import type { ContentRouteDeps } from './content-wire.ts'
import { isHiddenLoyaltyPage } from './documents/conditions.ts'
import { pageUrl, documentId, allDocumentsOfKind } from './documents/document-answer.ts'
import { findSuccessor, isTakenDown } from './moves/moved-page-store.ts'
import {
  allMovedPages,
  pageAtPath,
  pageKinds,
  type PageQuery,
  pathOfPage,
} from './moves/moved-page.ts'

/** The URLs of all pages, and of the same page in other locales. */
export const sitemapRoutes = ({ database, guards }: ContentRouteDeps) => [
  servePublic(readSitemap, guards.anyone, async ({ context: { locale, cacheTags } }) => {
    cacheTags(catalogueTag, ...pageKinds.map(allDocumentsOfKind).map(documentTag))
    const pages = [...(await contentPages(database)), ...(await findCataloguePages(database))]
    return accept({ pages: sitemapOf(pages, locale) })
  }),

  servePublic(readAlternates, guards.anyone, async ({ query, context }) => {
    const alternates = await alternatesOf(database, { query, context, start: query.start })
    const isHere = alternates.some(({ locale }) => locale === context.locale)
    const moved = isHere ? undefined : await moveOf(database, { query, context })
    return accept({
      alternates: alternates.toSorted(
        (one, other) => locales.indexOf(one.locale) - locales.indexOf(other.locale),
      ),
      ...(moved && { moved }),
    })
  }),

  servePublic(readNearestPage, guards.anyone, async ({ query, context }) => {
    const url = await nearestUrl(database, { query, context })
    return accept({ url: url ?? `/${context.locale}` })
  }),
]

async function contentPages(database: Database): Promise<PageInLocale[]> {
  const pages = await findPublishedPages(database)
  return pages
    .filter(({ slug, locale }) => !embeddedPages.has(slug) && !isHiddenLoyaltyPage(slug, locale))
    .map(({ slug, locale, publishedAt, picture }) => ({
      id: slug,
      locale,
      url: pageUrl(slug, locale),
      changedAt: publishedAt,
      images: picture === null ? [] : [`/images/${picture}`],
    }))
}

/** The limit of the sitemap protocol. */
const maxPages = 50_000

/** The pages of a locale, each with its URL in every locale that has it. */
function sitemapOf(pages: readonly PageInLocale[], locale: Locale) {
  const byId = Map.groupBy(pages, ({ id }) => id)
  return pages
    .filter((page) => page.locale === locale)
    .slice(0, maxPages)
    .map(({ id, url, changedAt, images }) => ({
      url,
      ...(changedAt && { changedAt: changedAt.toISOString() }),
      images: [...images],
      alternates: (byId.get(id) ?? [])
        .map((other) => ({ locale: other.locale, url: other.url }))
        .toSorted((one, other) => locales.indexOf(one.locale) - locales.indexOf(other.locale)),
    }))
}

type PageRequest = {
  query: PageQuery
  context: PublicContext
  /** How many products the list of the category has before the page. */
  start?: number
}

/** Where a page of the past is now. Without a URL nothing has taken its place. */
async function moveOf(
  database: Database,
  { query, context }: PageRequest,
): Promise<{ url?: string } | undefined> {
  const path = pathOfPage(query)
  if (path === undefined) return undefined
  context.cacheTags(documentTag(allMovedPages))
  const successor = await findSuccessor(database, path)
  if (successor !== undefined) {
    const url =
      successor !== null && (await nearestUrl(database, { query: pageAtPath(successor), context }))
    return url ? { url } : {}
  }
  const { productId, page } = query
  const isGone =
    (productId !== undefined && (await isWithdrawn(database, productId))) ||
    (page !== undefined && (await isTakenDown(database, { slug: page, locale: context.locale })))
  return isGone ? {} : undefined
}

/** The page itself, or else another colour of the product, the category or the page above it. */
async function nearestUrl(
  database: Database,
  { query, context }: PageRequest,
): Promise<string | undefined> {
  const { locale, cacheTags } = context
  const { productId, categoryId, page } = query
  if (page !== undefined) {
    cacheTags(...pageKinds.map(allDocumentsOfKind).map(documentTag))
    return findNearestPageUrl(database, page, locale)
  }
  const alternates = await alternatesOf(database, { query, context })
  const sameUrl = alternates.find((alternate) => alternate.locale === locale)?.url
  if (sameUrl !== undefined) return sameUrl
  cacheTags(catalogueTag)
  if (productId === undefined) {
    return categoryId === undefined
      ? undefined
      : findCategoryUrlAbove(database, { categoryId, locale })
  }
  return (
    (await findOtherColourUrl(database, { productId, locale })) ??
    findCategoryUrlOfProduct(database, { productId, locale })
  )
}

async function findNearestPageUrl(
  database: Database,
  page: string,
  locale: Locale,
): Promise<string | undefined> {
  const slugs = withPagesAbove(page).filter(
    (slug) => !embeddedPages.has(slug) && !isHiddenLoyaltyPage(slug, locale),
  )
  const slug = await findLongestPageSlug(database, { slugs, locale })
  return slug === undefined ? undefined : pageUrl(slug, locale)
}

/** For help/returns/how-to-return these are also help/returns and help. */
const withPagesAbove = (page: string): string[] =>
  page.split('/').map((_, index, segments) => segments.slice(0, index + 1).join('/'))

async function alternatesOf(
  database: Database,
  { query: { productId, categoryId, page }, context: { cacheTags }, start = 0 }: PageRequest,
): Promise<LocaleAlternate[]> {
  if (productId !== undefined) {
    cacheTags(styleTag(styleIdOf(productId)))
    const products = await findProductAlternates(database, productId)
    if (products.length > 0) return products
    cacheTags(catalogueTag)
    return findSetAlternates(database, productId)
  }
  if (categoryId !== undefined) {
    cacheTags(categoryTag(categoryId))
    return findCategoryAlternates(database, { categoryId, start })
  }
  if (page === undefined) return []
  cacheTags(...pageKinds.map((kind) => documentTag(documentId({ kind, slug: page }))))
  const pageLocales = await findPageLocales(database, page)
  return pageLocales
    .filter((locale) => !isHiddenLoyaltyPage(page, locale))
    .map((locale) => ({ locale, url: pageUrl(page, locale) }))
}
