import { z } from 'zod'
import { picture } from './product-entity.ts'

/** A block by its type; its fields are what the declaration of that block says. */
export const contentBlock = z.object({
  id: z.string(),
  type: z.string(),
  fields: z.record(z.string(), z.json()),
})

/** A page, a fragment, a footer: blocks in named places. */
export const contentDocument = z.object({
  id: z.string(),
  docType: z.string(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  sections: z.array(z.object({ name: z.string(), blocks: z.array(contentBlock) })),
})

export const target = z.object({
  url: z.string(),
  text: z.string().optional(),
  targetAttribute: z.enum(['_self', '_blank']).optional(),
})

const perBreakpoint = z.object({ sm: z.boolean(), md: z.boolean(), lg: z.boolean() })
const menuLink = z.object({ id: z.string(), title: z.string(), target: target.optional() })

/** A top item of the mega menu; below it columns, in them the second and the third level. */
export const menuNode = menuLink.extend({
  columns: z.array(
    z.object({ children: z.array(menuLink.extend({ children: z.array(menuLink) })) }),
  ),
  menuBanner: contentBlock.nullable(),
  visualSelectorsTitle: z.string().nullable(),
  visualSelectors: z.array(menuLink.extend({ picture })),
  menuStyle: z.string().nullable(),
  menuIcon: z.string().nullable(),
  titleVisibility: perBreakpoint.nullable(),
  hideShopAll: perBreakpoint.nullable(),
  overrideShopAll: target.nullable(),
})

export const article = z.object({
  id: z.string(),
  url: z.string(),
  title: z.string(),
  picture: z.object({ url: z.string(), alt: z.string() }),
  tags: z.array(z.object({ id: z.string(), label: z.string() })),
  eyebrow: z.string().nullable(),
  publishedOn: z.iso.date().nullable(),
})
