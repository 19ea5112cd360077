import { z } from 'zod'
import { categoryId, productId, sku, styleId, upc } from '../fields/identifiers.ts'
import { amount, currency } from '../fields/money.ts'

export const picture = z.object({ src: z.string(), alt: z.string() })

export const rating = z.object({ score: z.number(), reviewsCount: z.int() })

export const price = z.object({
  currency,
  lowCurrent: amount,
  highCurrent: amount,
  lowOriginal: amount,
  highOriginal: amount,
  /** The lowest price in the days before the reduction. */
  historicBestPrice: amount.nullable(),
  previousBestSalesPrice: amount.nullable(),
  percentagePriceDiscount: z.number().nullable(),
})
export type Price = z.infer<typeof price>

export const colour = z.object({
  productId,
  name: z.string(),
  /** The colour family of the filters: black, blue, multi … */
  family: z.string(),
  /** The CSS colour of the swatch. */
  hex: z.string(),
  swatch: picture,
  pageUrl: z.string(),
  inStock: z.boolean(),
})

/** In descending priority; a product shows only one. */
export const badge = z.enum(['soldOut', 'sale', 'new', 'member'])
export type Badge = z.infer<typeof badge>

/** A product in listings, searches and favourites. */
export const productCard = z.object({
  id: productId,
  masterId: styleId,
  name: z.string(),
  /** A short description of the kind of product. */
  kind: z.string(),
  slug: z.string(),
  pageUrl: z.string(),
  image: picture,
  alternateImage: picture.nullable(),
  /** Null if the product has no price on the site. */
  price: price.nullable(),
  rating,
  badge: badge.nullable(),
  eyebrow: z.string().nullable(),
  /** Empty for a product without a colour, such as a gift card. */
  colours: z.array(colour),
  /** The sku of a product with a single variant, which can be added to the cart from its card. */
  onlySku: sku.nullable(),
})
export type ProductCard = z.infer<typeof productCard>

export const variant = z.object({
  sku,
  upc,
  productId,
  /** A digital product has amounts instead of sizes, such as $25. */
  size: z.string().nullable(),
  price: price.nullable(),
  inStock: z.boolean(),
})

export const productDetails = productCard.omit({ onlySku: true }).extend({
  description: z.string(),
  features: z.array(z.string()),
  specifications: z.array(z.object({ label: z.string(), value: z.string() })),
  /** In the colour of this product. */
  images: z.array(picture),
  colours: z.array(colour.extend({ images: z.array(picture) })),
  sizes: z.array(z.string()),
  variants: z.array(variant),
  /** Selects the size chart. */
  productType: z.string(),
  hasSizeChart: z.boolean(),
  breadcrumbs: z.array(z.object({ id: categoryId, name: z.string(), url: z.string() })),
  maxQty: z.int(),
  isDigitalProduct: z.boolean(),
  isCustoms: z.boolean(),
  isProductSet: z.boolean(),
  isGiftOptionPossible: z.boolean(),
  /** False for free gifts, which come with other products only. */
  isSoldAlone: z.boolean(),
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
  /** The lowest and the highest price of its variants. */
  price: amount,
  highestPrice: amount,
  currency,
  /** Sent back when the recommendation was shown. */
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

const cell = z.string().max(60)

export const sizeTable = z
  .object({
    title: cell,
    columns: z.array(cell).min(1).max(12),
    rows: z.array(z.array(cell).max(12)).max(40),
  })
  .refine(
    ({ columns, rows }) => rows.every((row) => row.length === columns.length),
    'a row is not as long as there are columns',
  )
export type SizeTable = z.infer<typeof sizeTable>
