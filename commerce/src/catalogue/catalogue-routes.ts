import { readCatalogue, readRecommendations } from '@cairn/contract/catalogue'
import type { ProductCard } from '@cairn/contract/product-entity'
import { accept, refuse } from '@cairn/contract/result'
import type { Challenges } from '../platform/defence/challenges.ts'
import type { Database } from '../platform/database/database.ts'
import { catalogueTag, categoryTag } from '../platform/kept/tag.ts'
import type { Guard } from '../platform/wire/guard.ts'
import { serveAnybody } from '../platform/wire/serve.ts'
import { findCards } from './card-store.ts'
import { productCard } from './listed-style.ts'
import { listingAnswer } from './listing-answer.ts'
import { findListing } from './listing-store.ts'
import { narrowingOf, productsPerPage } from './narrowing.ts'
import { noticeRoutes } from './notice-routes.ts'
import { placeAnswer } from './product-answer.ts'
import { productRoutes } from './product-routes.ts'
import { recommendationAnswer, upsellAnswer } from './recommendation-answer.ts'
import { findRecommended } from './recommendation-store.ts'
import { marketOf } from './sellable.ts'
import { sizeChartRoutes } from './size-chart-routes.ts'

type CatalogueNeeds = {
  database: Database
  challenges: Challenges
  guards: { anyone: Guard<'anyone'>; session: Guard<'session'> }
}

export const catalogueRoutes = (needs: CatalogueNeeds) => [
  ...productRoutes(needs),
  ...noticeRoutes(needs),
  ...sizeChartRoutes(needs),
  ...listingRoutes(needs),
]

const listingRoutes = ({ database, guards }: CatalogueNeeds) => [
  serveAnybody(readCatalogue, guards.anyone, async ({ query, asked }) => {
    asked.madeOf(categoryTag(query.categoryId))
    const { categoryId, start, count = productsPerPage } = query
    const narrowing = narrowingOf(query)
    const found = await findListing(database, {
      market: marketOf(asked),
      within: { categoryId },
      narrowing,
      start,
      count,
    })
    if (!found.category) return refuse('listedProductNotFound')
    const { locale } = asked
    const { id, name, slug, description, above } = found.category
    return accept({
      ...listingAnswer(found, { locale, narrowing, start, count }),
      category: {
        id,
        name,
        slug,
        description,
        breadcrumbs: above.map((place) => placeAnswer(place, locale)),
        children: found.below.map((place) => placeAnswer(place, locale)),
      },
    })
  }),

  serveAnybody(readRecommendations, guards.anyone, async ({ query, asked }) => {
    const market = marketOf(asked)
    if (query.productIds) {
      // What one visitor asks for again is not worth keeping for others.
      const known = await findCards(database, { market, ids: query.productIds })
      const there = known.filter(({ badge }) => badge !== 'soldOut').slice(0, query.count)
      return accept(recommendationsOf(there))
    }
    asked.madeOf(catalogueTag)
    const recommended = await findRecommended(database, {
      market,
      count: query.count,
      besideProduct: query.productId,
      inCategory: query.categoryId,
    })
    return accept(recommendationsOf(recommended.map((style) => productCard(style, asked.locale))))
  }),
]

const recommendationsOf = (cards: readonly ProductCard[]) => ({
  recommendations: cards.flatMap(recommendationAnswer),
  upsells: cards.flatMap(upsellAnswer),
})
