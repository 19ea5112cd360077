import type { ProductCard, Recommendation, Upsell } from '@cairn/contract/catalogue/product'

/** Empty for a product without a price in the market. */
export function recommendationAnswer({ id, ...card }: ProductCard): Recommendation[] {
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
export function upsellAnswer({ id, onlySku, badge, ...card }: ProductCard): Upsell[] {
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
