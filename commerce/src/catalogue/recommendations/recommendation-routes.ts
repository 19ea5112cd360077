import { readRecommendations } from '@cairn/contract/catalogue/catalogue-calls'
import type { ProductCard } from '@cairn/contract/catalogue/product'
import { accept } from '@cairn/contract/refusals/result'
import { catalogueTag } from '../../platform/cache/cache-tags.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Guard } from '../../platform/wire/guard.ts'
import { servePublic } from '../../platform/wire/serve.ts'
import { marketOf } from '../market.ts'
import { findProductCards } from '../product/product-card-store.ts'
import { productCard } from '../product/product-card.ts'
import { recommendationAnswer, upsellAnswer } from './recommendation-answer.ts'
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
      besideProduct: query.productId,
      inCategory: query.categoryId,
    })
    return accept(recommendationsAnswer(styles.map((style) => productCard(style, context.locale))))
  }),
]

const recommendationsAnswer = (cards: readonly ProductCard[]) => ({
  recommendations: cards.flatMap(recommendationAnswer),
  upsells: cards.flatMap(upsellAnswer),
})
