import { z } from 'zod'
import { sizeTable } from '../catalogue/product.ts'
import { categoryId, locale, productId, sku, styleId, upc } from '../fields/identifiers.ts'
import { siteIds } from '../sites/sites.ts'

const minor = z.int().min(1).max(100_000_000)
const onHand = z.int().min(0).max(1_000_000)
export const importedSiteId = z
  .string()
  .refine((id) => siteIds.includes(id), `must be one of ${siteIds.join(', ')}`)
/** Of the years and time zones that PostgreSQL knows. */
export const importedInstant = z.iso
  .datetime({ offset: true })
  .regex(
    /^(?!0|.*[+-](?:1[5-9]|2\d):\d\d$)/,
    'must be in the year 1000 or later, and less than 15 hours from UTC',
  )
const siteId = importedSiteId
const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case letters and digits with dashes between')
  .max(80)
const name = z.string().trim().min(1).max(80)
const prose = z.string().max(2000)
const code = z
  .string()
  .regex(/^[a-z0-9-]{1,30}$/, 'must be up to 30 lower-case letters, digits and dashes')
const colourProductId = z
  .string()
  .regex(/^[A-Z0-9]{11}$/, 'must be the style and three more letters or digits')

const isNotAboveOriginal = ({ current, original }: { current: number; original: number }) =>
  original >= current
const priceAboveOriginal = { error: 'must not be below the current price', path: ['original'] }

const amounts = { current: minor, original: minor, historicBest: minor.optional() }

/** Amounts in minor units of the site's currency; a product without a row for a site is not sold there. */
const sitePrice = z
  .strictObject({ siteId, ...amounts })
  .refine(isNotAboveOriginal, priceAboveOriginal)
const sitePrices = z
  .array(sitePrice)
  .max(20)
  .refine(
    (prices) => new Set(prices.map((price) => price.siteId)).size === prices.length,
    'must name each site once',
  )

export const importedCategory = z.strictObject({
  categoryId,
  parentId: categoryId.nullable(),
  position: z.int().min(0).max(10_000).default(0),
  texts: z.record(locale, z.strictObject({ name, slug, description: prose.default('') })),
})
export type ImportedCategory = z.infer<typeof importedCategory>

export const importedVariant = z.strictObject({
  sku,
  upc,
  size: z.string().min(1).max(20).nullable(),
  onHand,
  /** Only if they differ from the prices of the product. */
  prices: sitePrices.optional(),
})

export const importedProduct = z.strictObject({
  productId: colourProductId,
  colour: code,
  family: code.default('black'),
  swatch: z
    .string()
    .regex(/^#[0-9a-f]{6}$/, 'must be a colour such as #2b3335')
    .default('#2b3335'),
  views: z.array(code).min(1).max(8).default(['front']),
  colourNames: z.record(locale, z.string().trim().min(1).max(40)),
  prices: sitePrices,
  variants: z.array(importedVariant).min(1).max(60),
})

export const styleText = z.strictObject({
  name,
  slug,
  eyebrow: z.string().min(1).max(40).optional(),
  kind: z.string().max(80).default(''),
  description: prose.default(''),
  features: z.array(z.string().min(1).max(160)).max(12).default([]),
  specifications: z
    .array(z.strictObject({ label: z.string().min(1).max(60), value: z.string().min(1).max(160) }))
    .max(20)
    .default([]),
})

export const importedStyle = z.strictObject({
  styleId,
  categories: z.array(categoryId).max(8).default([]),
  productType: code.default('one'),
  fit: code.optional(),
  activities: z.array(code).max(8).default([]),
  launchedOn: z.iso.date().optional(),
  membersFirst: z.boolean().default(false),
  maxPerOrder: z.int().min(1).max(1000).optional(),
  /** A gift card. It is mailed, and pages show the prices of its variants instead of colours and sizes. */
  isDigital: z.boolean().default(false),
  isCustom: z.boolean().default(false),
  soldAlone: z.boolean().default(true),
  /** False if stores do not stock it and it cannot be picked up there. */
  inStores: z.boolean().default(true),
  rating: z
    .strictObject({ score: z.number().min(0).max(5), reviewsCount: z.int().min(0) })
    .optional(),
  texts: z.record(locale, styleText),
  products: z.array(importedProduct).min(1).max(20),
})
export type ImportedStyle = z.infer<typeof importedStyle>

/** Styles that are sold as a set. */
export const importedSet = z.strictObject({
  productId,
  position: z.int().min(0).max(10_000).default(0),
  texts: z.record(locale, z.strictObject({ name, slug, description: prose.default('') })),
  styles: z.array(styleId).min(2).max(12),
})
export type ImportedSet = z.infer<typeof importedSet>

/** The size chart of a product type; `foot-sizes` is the chart of foot lengths. */
export const importedSizeChart = z.strictObject({
  productType: code,
  texts: z.record(locale, z.strictObject({ tables: z.array(sizeTable).min(1).max(6) })),
})
export type ImportedSizeChart = z.infer<typeof importedSizeChart>

/** A price change without importing the whole style. */
export const importedPrice = z
  .strictObject({ productId: colourProductId, siteId, ...amounts })
  .refine(isNotAboveOriginal, priceAboveOriginal)
export type ImportedPrice = z.infer<typeof importedPrice>

/** The counted stock of a warehouse. */
export const importedStock = z.strictObject({ sku, onHand })
export type ImportedStock = z.infer<typeof importedStock>

/** A row of an import file before defaults are applied. */
export type CatalogueRow =
  | ({ kind: 'category' } & z.input<typeof importedCategory>)
  | ({ kind: 'style' } & z.input<typeof importedStyle>)
  | ({ kind: 'set' } & z.input<typeof importedSet>)
  | ({ kind: 'sizeChart' } & z.input<typeof importedSizeChart>)
  | ({ kind: 'price' } & z.input<typeof importedPrice>)
  | ({ kind: 'stock' } & z.input<typeof importedStock>)
