import { z } from 'zod'
import { contentBlock } from './content-blocks.ts'
import { linkedCard } from './content-blocks-story.ts'
import { icon, media, perBreakpoint, target } from './content-fields.ts'
import { line, slug, word } from './text.ts'

/** What tells an article from any other page. */
export const articleTraits = z.object({
  picture: media,
  eyebrow: line(80).optional(),
  tags: z
    .array(z.object({ id: slug, label: line(60) }))
    .max(8)
    .default([]),
  publishedOn: z.iso.date().optional(),
})

/** A page, a fragment, a footer: blocks in named places. */
export const contentDocument = z.object({
  id: z.string(),
  docType: z.string(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  article: articleTraits.optional(),
  sections: z.array(z.object({ name: z.string(), blocks: z.array(contentBlock) })),
})
export type ContentDocument = z.infer<typeof contentDocument>

const menuLink = z.object({ id: word, title: line(80), target: target.optional() })

/** A top item of the mega menu; below it columns, in them the second and the third level. */
export const menuNode = menuLink.extend({
  columns: z
    .array(
      z.object({
        children: z
          .array(menuLink.extend({ children: z.array(menuLink).max(20).default([]) }))
          .max(8),
      }),
    )
    .max(6)
    .default([]),
  menuBanner: linkedCard.fields.optional(),
  visualSelectorsTitle: line(80).optional(),
  visualSelectors: z.array(menuLink.extend({ media })).max(8).default([]),
  menuStyle: z.enum(['default', 'sale', 'quiet']).default('default'),
  menuIcon: icon.optional(),
  titleVisibility: perBreakpoint.default({ sm: true, md: true, lg: true }),
  hideShopAll: perBreakpoint.default({ sm: false, md: false, lg: false }),
  overrideShopAll: target.optional(),
})
export type MenuNode = z.infer<typeof menuNode>
