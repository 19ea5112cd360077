import { readCatalogue, readRecommendations } from '@cairn/contract/catalogue/catalogue-calls'
import type { ProductCard, Recommendation, Upsell } from '@cairn/contract/catalogue/product'
import { productsPerPage } from '@cairn/contract/catalogue/products-per-page'
import { accept, refuse } from '@cairn/contract/refusals/result'
import { categoryTag, catalogueTag } from '../platform/cache/cache-tags.ts'
import type { Database } from '../platform/database/database.ts'
import type { Challenges } from '../platform/defence/challenges.ts'
import { type Guard, servePublic } from '../platform/wire/serve.ts'
import type { SessionGuards } from '../sessions/session-guard.ts'
import { categoryLinkAnswer } from './catalogue-paths.ts'
import { findListing } from './listing/listing-store.ts'
import { listingAnswer, listingFiltersOf } from './listing/listing.ts'
import { marketOf } from './market.ts'
import { findProductCards } from './product/product-card-store.ts'
import { productCard } from './product/product-card.ts'
import { productRoutes, sizeChartRoutes, stockNoticeRoutes } from './product/product-routes.ts'
import { findRecommendedStyles } from './recommendations/recommendation-store.ts'

type CatalogueRouteDeps = {
  database: Database
  challenges: Challenges
  guards: { anyone: Guard<'anyone'> } & Pick<SessionGuards, 'session'>
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

type RecommendationRouteDeps = { database: Database; guards: { anyone: Guard<'anyone'> } }

const recommendationRoutes = ({ database, guards }: RecommendationRouteDeps) => [
  servePublic(readRecommendations, guards.anyone, async ({ query, context }) => {
    const market = marketOf(context)
    if (query.productIds) {
      // Without cache tags: a list of ids is specific to one visitor, so its answer is not cached.
      const cards = await findProductCards(database, { market, ids: query.productIds })
      const inStock = cards.filter(({ badge }) => badge !== 'soldOut').slice(0, query.count)
      return accept(recommendationsAnswer(inStock))
    }
    context.cacheTags(catalogueTag)
    const styles = await findRecommendedStyles(database, {
      market,
      count: query.count,
      relatedTo: query.productId,
      inCategory: query.categoryId,
    })
    return accept(recommendationsAnswer(styles.map((style) => productCard(style, context.locale))))
  }),
]

const recommendationsAnswer = (cards: readonly ProductCard[]) => ({
  recommendations: cards.flatMap(recommendationAnswer),
  upsells: cards.flatMap(upsellAnswer),
})

/** Empty for a product without a price in the market. */
function recommendationAnswer({ id, ...card }: ProductCard): Recommendation[] {
  if (!card.price) return []
  return [
    {
      id,
      title: card.name,
      url: card.pageUrl,
      image: card.image,
      rating: { score: card.rating.score, showScore: card.rating.reviewsCount > 0 },
      price: card.price.lowCurrent,
      highestPrice: card.price.highCurrent,
      currency: card.price.currency,
      recToken: id,
    },
  ]
}

/** Empty unless the product can be added to the cart without choosing a variant. */
function upsellAnswer({ id, onlySku, badge, ...card }: ProductCard): Upsell[] {
  if (onlySku === null || !card.price) return []
  return [
    {
      id,
      sku: onlySku,
      name: card.name,
      url: card.pageUrl,
      image: card.image,
      price: card.price.lowCurrent,
      productInventoryState: badge === 'soldOut' ? 'OutOfStock' : 'InStock',
    },
  ]
}
