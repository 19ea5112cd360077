import type { Price, ProductCard, ProductDetails, ProductSet } from '@cairn/contract/product-entity'
import { largestQuantity } from '@cairn/contract/quantity'
import type { Locale } from '@cairn/contract/sites'
import { type ListedStyle, priceOf, productCard, shownColour } from './listed-style.ts'
import { picturePath, productPath } from './product-address.ts'

export type FoundSet = {
  id: string
  name: string
  slug: string
  description: string
  /** What of it is sold here. */
  styles: readonly ListedStyle[]
}

export function setAnswer(set: FoundSet, locale: Locale): ProductSet {
  const products = set.styles.map((style) => productCard(style, locale))
  return {
    id: set.id,
    name: set.name,
    pageUrl: productPath({ productId: set.id, slug: set.slug }, locale),
    description: set.description,
    image: pictureOf(set, products),
    products,
  }
}

const pictureOf = ({ id, name }: FoundSet, [first]: readonly ProductCard[]) =>
  first?.image ?? { src: picturePath({ productId: id }), alt: name }

/** A set on a page of its own: it has no colours and sizes but those of its products. */
export function setDetails(set: FoundSet, locale: Locale): ProductDetails {
  const { products, pageUrl, image } = setAnswer(set, locale)
  const isSoldOut = products.some(({ badge }) => badge === 'soldOut')
  return {
    id: set.id,
    masterId: set.id.slice(0, 8),
    name: set.name,
    kind: '',
    slug: set.slug,
    pageUrl,
    image,
    alternateImage: products[1]?.image ?? null,
    price: priceOfAll(set.styles, locale),
    rating: { score: 0, reviewsCount: 0 },
    badge: isSoldOut ? 'soldOut' : null,
    eyebrow: null,
    description: set.description,
    features: [],
    specifications: [],
    colours: [],
    sizes: [],
    variants: [],
    productType: 'set',
    hasSizeChart: false,
    breadcrumbs: [],
    maxQty: largestQuantity,
    isDigitalProduct: false,
    isCustoms: false,
    isProductSet: true,
    isGiftOptionPossible: false,
  }
}

/** What everything in it costs together. */
function priceOfAll(styles: readonly ListedStyle[], locale: Locale): Price | null {
  const prices = styles.flatMap((style) => shownColour(style).price ?? [])
  const sum = (part: 'lowCurrent' | 'highCurrent' | 'lowOriginal' | 'highOriginal') =>
    prices.reduce((total, price) => total + price[part], 0)
  if (prices.length === 0) return null
  const price = {
    lowCurrent: sum('lowCurrent'),
    highCurrent: sum('highCurrent'),
    lowOriginal: sum('lowOriginal'),
    highOriginal: sum('highOriginal'),
    historicBest: null,
  }
  return priceOf({ price }, locale)
}
