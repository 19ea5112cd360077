import type {
  ProductDetails,
  Price,
  ProductCard,
  ProductSet,
} from '@cairn/contract/catalogue/product'
import { styleIdOf } from '@cairn/contract/fields/identifiers'
import { maxQuantity } from '@cairn/contract/fields/inputs'
import type { Minor } from '@cairn/contract/fields/money'
import type { Locale } from '@cairn/contract/sites/sites'
import { amountText } from '../amount-text.ts'
import {
  type CategoryLink,
  categoryLinkAnswer,
  picturePath,
  productPath,
} from '../catalogue-paths.ts'
import {
  colourAnswer,
  imagesOf,
  isNamedColour,
  type ListedStyle,
  priceOf,
  productCard,
  shownColour,
} from './product-card.ts'

export type VariantQuantity = { sku: string; onHand: number; isDigital: boolean }

type StoredVariant = {
  sku: string
  upc: string
  productId: string
  size: string | null
  inStock: boolean
  /** Null if it is not sold in the market. */
  current: Minor | null
  original: Minor | null
  historicBest: Minor | null
}

export type StoredProduct = {
  style: ListedStyle
  description: string
  features: string[]
  specifications: { label: string; value: string }[]
  productType: string
  hasSizeChart: boolean
  maxPerOrder: number | null
  isDigital: boolean
  isCustom: boolean
  soldAlone: boolean
  /** Sorted by colour and size. */
  variants: StoredVariant[]
  /** Starts with the department. */
  breadcrumbs: CategoryLink[]
}

export function productAnswer(product: StoredProduct, locale: Locale): ProductDetails {
  const { style, isDigital, isCustom } = product
  const { onlySku: _, ...card } = productCard(style, locale)
  const variants = product.variants.map((variant) => ({
    ...variantAnswer(variant, locale),
    ...(isDigital && { size: amountText(variant.original, locale) }),
  }))
  return {
    ...card,
    description: product.description,
    features: product.features,
    specifications: product.specifications,
    images: imagesOf(style, shownColour(style)),
    colours: style.colours.filter(isNamedColour).map((colour) => ({
      ...colourAnswer(style, colour, locale),
      images: imagesOf(style, colour),
    })),
    sizes: [...new Set(variants.flatMap(({ size }) => (size === null ? [] : [size])))],
    variants,
    productType: product.productType,
    hasSizeChart: product.hasSizeChart,
    breadcrumbs: product.breadcrumbs.map((link) => categoryLinkAnswer(link, locale)),
    maxQty: product.maxPerOrder ?? maxQuantity,
    isDigitalProduct: isDigital,
    isCustoms: isCustom,
    isProductSet: false,
    isGiftOptionPossible: isDigital,
    isSoldAlone: product.soldAlone,
  }
}

function variantAnswer(variant: StoredVariant, locale: Locale): ProductDetails['variants'][number] {
  const { sku, upc, productId, size, inStock, current, original, historicBest } = variant
  const price =
    current === null || original === null
      ? null
      : {
          lowCurrent: current,
          highCurrent: current,
          lowOriginal: original,
          highOriginal: original,
          historicBest,
        }
  return { sku, upc, productId, size, inStock, price: priceOf({ price }, locale) }
}

/** By sku. Digital products, which are sent by email, have no limited stock. */
export const quantitiesAnswer = (quantities: readonly VariantQuantity[]) =>
  Object.fromEntries(
    quantities.map(({ sku, onHand, isDigital }) => [
      sku,
      { quantity: isDigital ? maxQuantity : onHand },
    ]),
  )

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
    images: [image],
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
    isSoldAlone: true,
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
