import { readRecommendations } from '@cairn/contract/catalogue'
import { amountOf } from '@cairn/contract/money'
import type { Recommendation, Upsell } from '@cairn/contract/product-entity'
import { accept } from '@cairn/contract/result'
import type { Database } from '../platform/database/database.ts'
import { catalogueTag } from '../platform/kept/tag.ts'
import type { AskedByAnybody } from '../platform/wire/asked.ts'
import type { Guard } from '../platform/wire/guard.ts'
import { serveAnybody } from '../platform/wire/serve.ts'
import { picturePath, productPath } from './product-address.ts'
import { findRecommended, type Recommended } from './recommendation-store.ts'
import { marketOf } from './sellable.ts'

type CatalogueNeeds = { database: Database; guards: { anyone: Guard<'anyone'> } }

export const catalogueRoutes = ({ database, guards }: CatalogueNeeds) => [
  serveAnybody(readRecommendations, guards.anyone, async ({ query, asked }) => {
    asked.madeOf(catalogueTag)
    const recommended = await findRecommended(database, {
      ...marketOf(asked),
      count: query.count,
      besideProduct: query.productId,
    })
    return accept({
      recommendations: recommended.map((product) => recommendationAnswer(product, asked)),
      upsells: recommended.flatMap((product) => upsellAnswer(product, asked)),
    })
  }),
]

const imageOf = ({ productId, name, colourName }: Recommended) => ({
  src: picturePath({ productId }),
  alt: `${name}, ${colourName}`,
})

const recommendationAnswer = (product: Recommended, asked: AskedByAnybody): Recommendation => ({
  id: product.productId,
  title: product.name,
  url: productPath(product, asked.locale),
  image: imageOf(product),
  rating: { score: product.score, showScore: product.reviewsCount > 0 },
  price: amountOf(product.current),
  currency: asked.site.currency,
  recToken: product.productId,
})

/** What can be added without choosing a size. */
function upsellAnswer(product: Recommended, asked: AskedByAnybody): Upsell[] {
  if (product.onlySku === null) return []
  return [
    {
      id: product.productId,
      sku: product.onlySku,
      name: product.name,
      url: productPath(product, asked.locale),
      image: imageOf(product),
      price: amountOf(product.current),
      productInventoryState: 'InStock',
    },
  ]
}
