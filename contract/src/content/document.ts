import { z } from 'zod'
import { machineName, singleLine, slug } from '../fields/inputs.ts'
import { contentBlock } from './blocks/content-block.ts'
import { icon, linkTarget, media, perBreakpoint } from './blocks/fields.ts'
import { linkedCard } from './blocks/linked-card.ts'
import { conditional } from './conditions.ts'

/** The fields that only articles have. */
export const articleMetadata = z.object({
  picture: media,
  eyebrow: singleLine(80).optional(),
  tags: z
    .array(z.object({ id: slug, label: singleLine(60) }))
    .max(8)
    .default([]),
  publishedOn: z.iso.date().optional(),
})

/** A page, fragment or footer: blocks in named sections. */
export const contentDocument = z.object({
  id: z.string(),
  docType: z.string(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  article: articleMetadata.optional(),
  sections: z.array(z.object({ name: z.string(), blocks: z.array(contentBlock) })),
})
export type ContentDocument = z.infer<typeof contentDocument>

export const menuLink = z.object({
  ...conditional,
  id: machineName,
  title: singleLine(80),
  target: linkTarget.optional(),
})

/** A top-level item of the mega menu; its columns contain the second and third levels. */
export const menuNode = menuLink.extend({
  columns: z
    .array(
      z.object({
        ...conditional,
        children: z
          .array(menuLink.extend({ children: z.array(menuLink).max(20).default([]) }))
          .max(8),
      }),
    )
    .max(6)
    .default([]),
  menuBanner: linkedCard.fields.extend(conditional).optional(),
  visualSelectorsTitle: singleLine(80).optional(),
  visualSelectors: z.array(menuLink.extend({ media })).max(8).default([]),
  menuStyle: z.enum(['default', 'sale', 'quiet']).default('default'),
  menuIcon: icon.optional(),
  titleVisibility: perBreakpoint.default({ sm: true, md: true, lg: true }),
  hideShopAll: perBreakpoint.default({ sm: false, md: false, lg: false }),
  overrideShopAll: linkTarget.optional(),
})
export type MenuNode = z.infer<typeof menuNode>
