import { z } from 'zod'
import { categoryId, productId, sku, styleId, upc } from './identifiers.ts'
import { amount, currency } from './money.ts'

export const picture = z.object({ src: z.string(), alt: z.string() })

export const rating = z.object({ score: z.number(), reviewsCount: z.int() })

export const price = z.object({
  currency,
  lowCurrent: amount,
  highCurrent: amount,
  lowOriginal: amount,
  highOriginal: amount,
  /** The lowest of the days before the reduction. */
  historicBestPrice: amount.nullable(),
  previousBestSalesPrice: amount.nullable(),
  percentagePriceDiscount: z.number().nullable(),
})
export type Price = z.infer<typeof price>

const colour = z.object({
  productId,
  name: z.string(),
  /** The word of the filters: black, blue, multi … */
  family: z.string(),
  /** Its paint, as CSS writes it; the picture shows the product in it. */
  hex: z.string(),
  swatch: picture,
  pageUrl: z.string(),
  inStock: z.boolean(),
})

/** The one that matters most, in this order. */
export const badge = z.enum(['soldOut', 'sale', 'new', 'member'])
export type Badge = z.infer<typeof badge>

/** A product as lists, searches and favourites show it. */
export const productCard = z.object({
  id: productId,
  masterId: styleId,
  name: z.string(),
  /** What it is, in a few words. */
  kind: z.string(),
  slug: z.string(),
  pageUrl: z.string(),
  image: picture,
  alternateImage: picture.nullable(),
  /** None where the site sells it at no price. */
  price: price.nullable(),
  rating,
  badge: badge.nullable(),
  eyebrow: z.string().nullable(),
  colours: z.array(colour),
  /** One variant and nothing to choose: it can go into the cart from the card. */
  onlySku: sku.nullable(),
})
export type ProductCard = z.infer<typeof productCard>

export const variant = z.object({
  sku,
  upc,
  productId,
  size: z.string().nullable(),
  price: price.nullable(),
  inStock: z.boolean(),
})

export const productDetails = productCard.omit({ onlySku: true }).extend({
  description: z.string(),
  features: z.array(z.string()),
  specifications: z.array(z.object({ label: z.string(), value: z.string() })),
  colours: z.array(colour.extend({ images: z.array(picture) })),
  sizes: z.array(z.string()),
  variants: z.array(variant),
  /** Picks the size chart. */
  productType: z.string(),
  hasSizeChart: z.boolean(),
  breadcrumbs: z.array(z.object({ id: categoryId, name: z.string(), url: z.string() })),
  maxQty: z.int(),
  isDigitalProduct: z.boolean(),
  isCustoms: z.boolean(),
  isProductSet: z.boolean(),
  isGiftOptionPossible: z.boolean(),
})
export type ProductDetails = z.infer<typeof productDetails>

export const productSet = z.object({
  id: productId,
  name: z.string(),
  pageUrl: z.string(),
  description: z.string(),
  image: picture,
  products: z.array(productCard),
})
export type ProductSet = z.infer<typeof productSet>

export const recommendation = z.object({
  id: productId,
  title: z.string(),
  url: z.string(),
  image: picture,
  rating: z.object({ score: z.number(), showScore: z.boolean() }),
  price: amount,
  currency,
  /** Told back when the shopper has seen it. */
  recToken: z.string(),
})
export type Recommendation = z.infer<typeof recommendation>

export const upsell = z.object({
  id: productId,
  sku,
  name: z.string(),
  url: z.string(),
  image: picture,
  price: amount,
  productInventoryState: z.enum(['InStock', 'OutOfStock']),
})
export type Upsell = z.infer<typeof upsell>
