import { readRecommendations } from '@cairn/contract/catalogue/catalogue-calls'
import type { ProductCard, Recommendation, Upsell } from '@cairn/contract/catalogue/product'
import { accept } from '@cairn/contract/refusals/result'
import { catalogueTag } from '../../platform/cache/cache-tags.ts'
import type { Database } from '../../platform/database/database.ts'
import { type Guard, servePublic } from '../../platform/wire/serve.ts'
import { marketOf } from '../market.ts'
import { findProductCards } from '../product/product-card-store.ts'
import { productCard } from '../product/product-card.ts'
import { findRecommendedStyles } from './recommendation-store.ts'

type RecommendationRouteDeps = { database: Database; guards: { anyone: Guard<'anyone'> } }

export const recommendationRoutes = ({ database, guards }: RecommendationRouteDeps) => [
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
