import { readAlternates, readSitemap } from '@cairn/contract/content/content-calls'
import { embeddedPages } from '@cairn/contract/content/embedded-pages'
import { styleIdOf } from '@cairn/contract/fields/identifiers'
import { accept } from '@cairn/contract/refusals/result'
import { locales } from '@cairn/contract/sites/sites'
import {
  type LocaleAlternate,
  findCatalogueUrls,
  findCategoryAlternates,
  findProductAlternates,
  findSetAlternates,
} from '../catalogue/sitemap-store.ts'
import { catalogueTag, categoryTag, documentTag, styleTag } from '../platform/cache/cache-tags.ts'
import type { Database } from '../platform/database/database.ts'
import type { PublicContext } from '../platform/wire/request-context.ts'
import { servePublic } from '../platform/wire/serve.ts'
import { findPageLocales, findPageSlugs } from './content-store.ts'
import type { ContentRouteDeps } from './content-wire.ts'
import { isHiddenLoyaltyPage } from './documents/conditions.ts'
import { pageUrl, documentId, allDocumentsOfKind } from './documents/document-answer.ts'

const pageKinds = ['page', 'article'] as const

/** For search engines: the URLs of all pages, and of the same page in other locales. */
export const sitemapRoutes = ({ database, guards }: ContentRouteDeps) => [
  servePublic(readSitemap, guards.anyone, async ({ context: { locale, cacheTags } }) => {
    cacheTags(catalogueTag, ...pageKinds.map(allDocumentsOfKind).map(documentTag))
    const slugs = await findPageSlugs(database, locale)
    return accept({
      urls: [
        ...slugs
          .filter((slug) => !embeddedPages.has(slug) && !isHiddenLoyaltyPage(slug, locale))
          .map((slug) => pageUrl(slug, locale)),
        ...(await findCatalogueUrls(database, locale)),
      ],
    })
  }),

  servePublic(readAlternates, guards.anyone, async ({ query, context }) => {
    const alternates = await alternatesOf(database, { query, context })
    return accept({
      alternates: alternates.toSorted(
        (one, other) => locales.indexOf(one.locale) - locales.indexOf(other.locale),
      ),
    })
  }),
]

type AlternatesRequest = {
  query: {
    productId?: string | undefined
    categoryId?: string | undefined
    page?: string | undefined
  }
  context: PublicContext
}

async function alternatesOf(
  database: Database,
  { query: { productId, categoryId, page }, context: { cacheTags } }: AlternatesRequest,
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
    return findCategoryAlternates(database, categoryId)
  }
  if (page === undefined) return []
  cacheTags(...pageKinds.map((kind) => documentTag(documentId({ kind, slug: page }))))
  const pageLocales = await findPageLocales(database, page)
  return pageLocales
    .filter((locale) => !isHiddenLoyaltyPage(page, locale))
    .map((locale) => ({ locale, url: pageUrl(page, locale) }))
}
