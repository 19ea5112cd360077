import { surroundings } from '@cairn/contract/content-places'
import { readAlternates, readSitemap } from '@cairn/contract/sitemap'
import { accept } from '@cairn/contract/result'
import { locales } from '@cairn/contract/sites'
import {
  type Alternate,
  findCatalogueUrls,
  findCategoryAlternates,
  findProductAlternates,
  findSetAlternates,
} from '../catalogue/sitemap-store.ts'
import type { Database } from '../platform/database/database.ts'
import { catalogueTag, categoryTag, documentTag, styleTag } from '../platform/kept/tag.ts'
import type { AskedByAnybody } from '../platform/wire/asked.ts'
import { serveAnybody } from '../platform/wire/serve.ts'
import { pageUrl } from './article-answer.ts'
import type { ContentNeeds } from './content-list-routes.ts'
import { documentId, everyDocument } from './document-answer.ts'
import { isWithheld } from './programme-pages.ts'
import { findPageLocales, findPageSlugs } from './sitemap-store.ts'

const pageKinds = ['page', 'article'] as const

/** What search engines are told: where every page is, and where it is in other languages. */
export const sitemapRoutes = ({ database, guards }: ContentNeeds) => [
  serveAnybody(readSitemap, guards.anyone, async ({ asked: { locale, madeOf } }) => {
    madeOf(catalogueTag, ...pageKinds.map(everyDocument).map(documentTag))
    const slugs = await findPageSlugs(database, locale)
    return accept({
      urls: [
        ...slugs
          .filter((slug) => !surroundings.has(slug) && !isWithheld(slug, locale))
          .map((slug) => pageUrl(slug, locale)),
        ...(await findCatalogueUrls(database, locale)),
      ],
    })
  }),

  serveAnybody(readAlternates, guards.anyone, async ({ query, asked }) => {
    const found = await alternatesOf(database, { query, asked })
    return accept({
      alternates: found.toSorted(
        (one, other) => locales.indexOf(one.locale) - locales.indexOf(other.locale),
      ),
    })
  }),
]

type Wanted = {
  query: {
    productId?: string | undefined
    categoryId?: string | undefined
    page?: string | undefined
  }
  asked: AskedByAnybody
}

async function alternatesOf(
  database: Database,
  { query: { productId, categoryId, page }, asked: { madeOf } }: Wanted,
): Promise<Alternate[]> {
  if (productId !== undefined) {
    madeOf(styleTag(productId.slice(0, 8)))
    const products = await findProductAlternates(database, productId)
    if (products.length > 0) return products
    madeOf(catalogueTag)
    return findSetAlternates(database, productId)
  }
  if (categoryId !== undefined) {
    madeOf(categoryTag(categoryId))
    return findCategoryAlternates(database, categoryId)
  }
  if (page === undefined) return []
  madeOf(...pageKinds.map((kind) => documentTag(documentId({ kind, slug: page }))))
  const found = await findPageLocales(database, page)
  return found
    .filter((locale) => !isWithheld(page, locale))
    .map((locale) => ({ locale, url: pageUrl(page, locale) }))
}
