import type { Minor } from '@cairn/contract/fields/money'
import type { ProductDetails } from '@cairn/contract/catalogue/product'
import { maxQuantity } from '@cairn/contract/fields/inputs'
import type { Locale } from '@cairn/contract/sites/sites'
import { colourAnswer, imagesOf, type ListedStyle, priceOf, productCard } from './product-card.ts'
import { type CategoryLink, categoryLinkAnswer } from '../catalogue-paths.ts'

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
  /** Sorted by colour and size. */
  variants: StoredVariant[]
  /** Starts with the department. */
  breadcrumbs: CategoryLink[]
}

export function productAnswer(product: StoredProduct, locale: Locale): ProductDetails {
  const { style, variants, isDigital, isCustom } = product
  const { onlySku: _, ...card } = productCard(style, locale)
  return {
    ...card,
    description: product.description,
    features: product.features,
    specifications: product.specifications,
    colours: style.colours.map((colour) => ({
      ...colourAnswer(style, colour, locale),
      images: imagesOf(style, colour),
    })),
    sizes: [...new Set(variants.flatMap(({ size }) => (size === null ? [] : [size])))],
    variants: variants.map((variant) => variantAnswer(variant, locale)),
    productType: product.productType,
    hasSizeChart: product.hasSizeChart,
    breadcrumbs: product.breadcrumbs.map((link) => categoryLinkAnswer(link, locale)),
    maxQty: product.maxPerOrder ?? maxQuantity,
    isDigitalProduct: isDigital,
    isCustoms: isCustom,
    isProductSet: false,
    isGiftOptionPossible: isDigital,
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
