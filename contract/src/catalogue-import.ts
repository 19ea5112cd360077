import { z } from 'zod'
import { productId, sku, styleId, upc } from './identifiers.ts'
import { locale } from './sites.ts'

const minor = z.int().min(1).max(100_000_000)
const siteId = z.string().regex(/^[A-Z0-9-]{3,20}$/)

export const importedVariant = z.object({
  sku,
  upc,
  size: z.string().min(1).max(20).nullable(),
  onHand: z.int().min(0).max(1_000_000),
})

export const importedProduct = z.object({
  productId,
  colour: z.string().regex(/^[a-z-]{2,30}$/),
  colourNames: z.record(locale, z.string().min(1).max(40)),
  prices: z.array(
    z.object({ siteId, current: minor, original: minor, historicBest: minor.optional() }),
  ),
  variants: z.array(importedVariant).min(1).max(60),
})

/** A style as a merchant hands it in; amounts in minor units of the site's currency. */
export const importedStyle = z.object({
  styleId,
  maxPerOrder: z.int().min(1).max(1000).optional(),
  isDigital: z.boolean().default(false),
  isCustom: z.boolean().default(false),
  soldAlone: z.boolean().default(true),
  rating: z.object({ score: z.number().min(0).max(5), reviewsCount: z.int().min(0) }).optional(),
  texts: z.record(
    locale,
    z.object({
      name: z.string().min(1).max(80),
      slug: z
        .string()
        .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
        .max(80),
      eyebrow: z.string().min(1).max(40).optional(),
    }),
  ),
  products: z.array(importedProduct).min(1).max(20),
})
export type ImportedStyle = z.infer<typeof importedStyle>
