import { readCatalogue } from '@cairn/contract/catalogue/catalogue-calls'
import { accept, refuse } from '@cairn/contract/refusals/result'
import { categoryTag } from '../platform/cache/cache-tags.ts'
import type { Database } from '../platform/database/database.ts'
import type { Challenges } from '../platform/defence/challenges.ts'
import { type Guard, servePublic } from '../platform/wire/serve.ts'
import { categoryLinkAnswer } from './catalogue-paths.ts'
import { findListing } from './listing/listing-store.ts'
import { listingAnswer, listingFiltersOf, productsPerPage } from './listing/listing.ts'
import { marketOf } from './market.ts'
import { productRoutes } from './product/product-routes.ts'
import { recommendationRoutes } from './recommendations/recommendation-routes.ts'
import { sizeChartRoutes } from './size-charts/size-chart-routes.ts'
import { stockNoticeRoutes } from './stock/stock-notice-routes.ts'

type CatalogueRouteDeps = {
  database: Database
  challenges: Challenges
  guards: { anyone: Guard<'anyone'>; session: Guard<'session'> }
}

export const catalogueRoutes = (deps: CatalogueRouteDeps) => [
  ...productRoutes(deps),
  ...stockNoticeRoutes(deps),
  ...sizeChartRoutes(deps),
  ...recommendationRoutes(deps),
  listingRoute(deps),
]

const listingRoute = ({ database, guards }: CatalogueRouteDeps) =>
  servePublic(readCatalogue, guards.anyone, async ({ query, context }) => {
    context.cacheTags(categoryTag(query.categoryId))
    const { locale } = context
    const { categoryId, start, count = productsPerPage } = query
    const filters = listingFiltersOf(query)
    const listing = await findListing(database, {
      market: marketOf(context),
      scope: { categoryId },
      filters,
      start,
      count,
    })
    if (!listing.category) return refuse('listedProductNotFound')
    const { id, name, slug, description, ancestors } = listing.category
    return accept({
      ...listingAnswer(listing, { locale, filters, start, count }),
      category: {
        id,
        name,
        slug,
        description,
        breadcrumbs: ancestors.map((link) => categoryLinkAnswer(link, locale)),
        children: listing.subcategories.map((link) => categoryLinkAnswer(link, locale)),
      },
    })
  })
