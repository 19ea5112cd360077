import { amountOf } from '@cairn/contract/money'
import type { ProductCard } from '@cairn/contract/product-entity'
import { siteOf } from '@cairn/contract/sites'
import { picturePath, productPath } from '../catalogue/product-address.ts'
import { findRecommended, type Recommended } from '../catalogue/recommendation-store.ts'
import type { Market } from '../catalogue/sellable.ts'
import type { Database } from '../platform/database/database.ts'

const mostCards = 100

/** The cards of these products, as far as they are sold here. */
export async function findCards(
  database: Database,
  productIds: readonly string[],
  market: Market,
): Promise<Map<string, ProductCard>> {
  const sold = await findRecommended(database, {
    ...market,
    count: mostCards,
    besideProduct: undefined,
  })
  return new Map(
    productIds.flatMap((id) => {
      const product = sold.find(({ productId }) => productId.startsWith(id.slice(0, 8)))
      return product ? [[id, cardOf(product, market)] as const] : []
    }),
  )
}

function cardOf(product: Recommended, { locale }: Market): ProductCard {
  const { productId, name, slug, colourName, current, score, reviewsCount, onlySku } = product
  const amount = amountOf(current)
  return {
    id: productId,
    masterId: productId.slice(0, 8),
    name,
    slug,
    pageUrl: productPath(product, locale),
    image: { src: picturePath(product), alt: `${name}, ${colourName}` },
    alternateImage: null,
    price: {
      currency: siteOf(locale).currency,
      lowCurrent: amount,
      highCurrent: amount,
      lowOriginal: amount,
      highOriginal: amount,
      historicBestPrice: null,
      previousBestSalesPrice: null,
      percentagePriceDiscount: null,
    },
    rating: { score, reviewsCount },
    badge: null,
    eyebrow: null,
    colours: [],
    onlySku,
  }
}
