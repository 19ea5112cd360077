import type { Minor } from '@cairn/contract/money'
import type { ProductDetails } from '@cairn/contract/product-entity'
import { largestQuantity } from '@cairn/contract/quantity'
import type { Locale } from '@cairn/contract/sites'
import type { Place } from './listing-answer.ts'
import { colourAnswer, imagesOf, type ListedStyle, priceOf, productCard } from './listed-style.ts'
import { categoryPath } from './product-address.ts'

export type Quantity = { sku: string; onHand: number; isDigital: boolean }

type FoundVariant = {
  sku: string
  upc: string
  productId: string
  size: string | null
  inStock: boolean
  /** None: not sold in this market. */
  current: Minor | null
  original: Minor | null
  historicBest: Minor | null
}

export type FoundProduct = {
  style: ListedStyle
  description: string
  features: string[]
  specifications: { label: string; value: string }[]
  productType: string
  hasSizeChart: boolean
  maxPerOrder: number | null
  isDigital: boolean
  isCustom: boolean
  /** Of every colour that is shown, by colour and then as the sizes run. */
  variants: FoundVariant[]
  /** From the department down. */
  breadcrumbs: Place[]
}

/** A product as its page shows it. */
export function productAnswer(found: FoundProduct, locale: Locale): ProductDetails {
  const { style, variants, isDigital, isCustom } = found
  const { onlySku: _, ...card } = productCard(style, locale)
  return {
    ...card,
    description: found.description,
    features: found.features,
    specifications: found.specifications,
    colours: style.colours.map((colour) => ({
      ...colourAnswer(style, colour, locale),
      images: imagesOf(style, colour),
    })),
    sizes: [...new Set(variants.flatMap(({ size }) => (size === null ? [] : [size])))],
    variants: variants.map((variant) => variantAnswer(variant, locale)),
    productType: found.productType,
    hasSizeChart: found.hasSizeChart,
    breadcrumbs: found.breadcrumbs.map((place) => placeAnswer(place, locale)),
    maxQty: found.maxPerOrder ?? largestQuantity,
    isDigitalProduct: isDigital,
    isCustoms: isCustom,
    isProductSet: false,
    isGiftOptionPossible: isDigital,
  }
}

export const placeAnswer = ({ id, name, slug }: Place, locale: Locale) => ({
  id,
  name,
  url: categoryPath({ categoryId: id, slug }, locale),
})

function variantAnswer(variant: FoundVariant, locale: Locale): ProductDetails['variants'][number] {
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

/** By sku; what is sent by mail never runs out. */
export const quantitiesAnswer = (quantities: readonly Quantity[]) =>
  Object.fromEntries(
    quantities.map(({ sku, onHand, isDigital }) => [
      sku,
      { quantity: isDigital ? largestQuantity : onHand },
    ]),
  )
