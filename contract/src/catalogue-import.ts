import { z } from 'zod'
import { categoryId, productId, sku, styleId, upc } from './identifiers.ts'
import { locale } from './sites.ts'

const minor = z.int().min(1).max(100_000_000)
const siteId = z.string().regex(/^[A-Z0-9-]{3,20}$/)
const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(80)
const name = z.string().min(1).max(80)
const prose = z.string().max(2000)
const code = z.string().regex(/^[a-z0-9-]{1,30}$/)

/** Amounts in minor units of the site's currency; no row for a site: not sold there. */
const sitePrice = z
  .object({ siteId, current: minor, original: minor, historicBest: minor.optional() })
  .refine(({ current, original }) => original >= current, 'original is below current')

export const importedCategory = z.object({
  categoryId,
  parentId: categoryId.nullable(),
  position: z.int().min(0).default(0),
  texts: z.record(locale, z.object({ name, slug, description: prose.default('') })),
})

export const importedVariant = z.object({
  sku,
  upc,
  size: z.string().min(1).max(20).nullable(),
  onHand: z.int().min(0).max(1_000_000),
  /** Only where it costs something else than its product. */
  prices: z.array(sitePrice).max(20).optional(),
})

export const importedProduct = z.object({
  productId,
  colour: code,
  family: code.default('black'),
  swatch: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .default('#2b3335'),
  views: z.array(code).min(1).max(8).default(['front']),
  colourNames: z.record(locale, z.string().min(1).max(40)),
  prices: z.array(sitePrice).max(20),
  variants: z.array(importedVariant).min(1).max(60),
})

export const styleText = z.object({
  name,
  slug,
  eyebrow: z.string().min(1).max(40).optional(),
  kind: z.string().max(80).default(''),
  description: prose.default(''),
  features: z.array(z.string().min(1).max(160)).max(12).default([]),
  specifications: z
    .array(z.object({ label: z.string().min(1).max(60), value: z.string().min(1).max(160) }))
    .max(20)
    .default([]),
})

/** A style as a merchant hands it in. */
export const importedStyle = z.object({
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
  rating: z.object({ score: z.number().min(0).max(5), reviewsCount: z.int().min(0) }).optional(),
  texts: z.record(locale, styleText),
  products: z.array(importedProduct).min(1).max(20),
})
export type ImportedStyle = z.infer<typeof importedStyle>

/** Styles that are shown and bought together. */
export const importedSet = z.object({
  productId,
  position: z.int().min(0).default(0),
  texts: z.record(locale, z.object({ name, slug, description: prose.default('') })),
  styles: z.array(styleId).min(2).max(12),
})
