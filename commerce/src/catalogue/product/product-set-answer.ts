import type {
  Price,
  ProductCard,
  ProductDetails,
  ProductSet,
} from '@cairn/contract/catalogue/product'
import { styleIdOf } from '@cairn/contract/fields/identifiers'
import { maxQuantity } from '@cairn/contract/fields/inputs'
import type { Locale } from '@cairn/contract/sites/sites'
import { type ListedStyle, priceOf, productCard, shownColour } from './product-card.ts'
import { picturePath, productPath } from '../catalogue-paths.ts'

export type StoredProductSet = {
  id: string
  name: string
  slug: string
  description: string
  /** Only those that are sold in the market. */
  styles: readonly ListedStyle[]
}

export function productSetAnswer(set: StoredProductSet, locale: Locale): ProductSet {
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

const pictureOf = ({ id, name }: StoredProductSet, [first]: readonly ProductCard[]) =>
  first?.image ?? { src: picturePath({ productId: id }), alt: name }

/** The product page of a set. It has no colours, sizes and variants of its own. */
export function productSetDetails(set: StoredProductSet, locale: Locale): ProductDetails {
  const { products, pageUrl, image } = productSetAnswer(set, locale)
  const isSoldOut = products.some(({ badge }) => badge === 'soldOut')
  return {
    id: set.id,
    masterId: styleIdOf(set.id),
    name: set.name,
    kind: '',
    slug: set.slug,
    pageUrl,
    image,
    alternateImage: products[1]?.image ?? null,
    price: totalPrice(set.styles, locale),
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
    maxQty: maxQuantity,
    isDigitalProduct: false,
    isCustoms: false,
    isProductSet: true,
    isGiftOptionPossible: false,
  }
}

function totalPrice(styles: readonly ListedStyle[], locale: Locale): Price | null {
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
