import { z } from 'zod'
import { categoryId, productId, sku, styleId, upc } from './identifiers.ts'
import { locale } from './locale.ts'
import { siteIds } from './sites.ts'
import { sizeTable } from './size-chart-entity.ts'

const minor = z.int().min(1).max(100_000_000)
const onHand = z.int().min(0).max(1_000_000)
export const importedSiteId = z
  .string()
  .refine((id) => siteIds.includes(id), `must be one of ${siteIds.join(', ')}`)
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
const colouredId = z
  .string()
  .regex(/^[A-Z0-9]{11}$/, 'must be the style and three more letters or digits')

const isFair = ({ current, original }: { current: number; original: number }) => original >= current
const unfair = { error: 'must not be below the current price', path: ['original'] }

const amounts = { current: minor, original: minor, historicBest: minor.optional() }

/** Amounts in minor units of the site's currency; no row for a site: not sold there. */
const sitePrice = z.strictObject({ siteId, ...amounts }).refine(isFair, unfair)
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
  /** Only where it costs something else than its product. */
  prices: sitePrices.optional(),
})

export const importedProduct = z.strictObject({
  productId: colouredId,
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

/** A style as a merchant hands it in. */
export const importedStyle = z.strictObject({
  styleId,
  categories: z.array(categoryId).max(8).default([]),
  productType: code.default('one'),
  fit: code.optional(),
  activities: z.array(code).max(8).default([]),
  launchedOn: z.iso.date().optional(),
  membersFirst: z.boolean().default(false),
  maxPerOrder: z.int().min(1).max(1000).optional(),
  isDigital: z.boolean().default(false),
  isCustom: z.boolean().default(false),
  soldAlone: z.boolean().default(true),
  /** Too bulky for a store where not: it cannot be fetched there either. */
  inStores: z.boolean().default(true),
  rating: z
    .strictObject({ score: z.number().min(0).max(5), reviewsCount: z.int().min(0) })
    .optional(),
  texts: z.record(locale, styleText),
  products: z.array(importedProduct).min(1).max(20),
})
export type ImportedStyle = z.infer<typeof importedStyle>

/** Styles that are shown and bought together. */
export const importedSet = z.strictObject({
  productId,
  position: z.int().min(0).max(10_000).default(0),
  texts: z.record(locale, z.strictObject({ name, slug, description: prose.default('') })),
  styles: z.array(styleId).min(2).max(12),
})
export type ImportedSet = z.infer<typeof importedSet>

/** What body a size is made for; the one called foot-sizes is for feet alone. */
export const importedSizeChart = z.strictObject({
  productType: code,
  texts: z.record(locale, z.strictObject({ tables: z.array(sizeTable).min(1).max(6) })),
})
export type ImportedSizeChart = z.infer<typeof importedSizeChart>

/** A new price, without handing in the style again. */
export const importedPrice = z
  .strictObject({ productId: colouredId, siteId, ...amounts })
  .refine(isFair, unfair)
export type ImportedPrice = z.infer<typeof importedPrice>

/** What a count of the warehouse has found. */
export const importedStock = z.strictObject({ sku, onHand })
export type ImportedStock = z.infer<typeof importedStock>

/** A row of a file, before its defaults are filled in. */
export type CatalogueRow =
  | ({ kind: 'category' } & z.input<typeof importedCategory>)
  | ({ kind: 'style' } & z.input<typeof importedStyle>)
  | ({ kind: 'set' } & z.input<typeof importedSet>)
  | ({ kind: 'sizeChart' } & z.input<typeof importedSizeChart>)
  | ({ kind: 'price' } & z.input<typeof importedPrice>)
  | ({ kind: 'stock' } & z.input<typeof importedStock>)
