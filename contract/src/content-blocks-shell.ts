import { z } from 'zod'
import { block } from './content-block.ts'
import { colour, common, edited, media, target } from './content-fields.ts'
import { richText } from './content-rich-text.ts'
import { line, prose } from './text.ts'

const { title, subtitle, backgroundColor, textColor, targets } = common
const namedLink = target.required({ text: true })

export const promoBar = block('promo-bar', 'Promo bar', {
  autorotateTime: edited(z.int().min(0).max(60).default(6), 'Seconds for each', 'number'),
  closable: edited(z.boolean().default(true), 'Can be closed', 'switch'),
  messages: edited(
    z
      .array(
        z.object({
          clickable: z.boolean().default(false),
          richText,
          targets: z.array(namedLink).max(2).default([]),
          textColor: colour,
          hoverLinkColor: colour,
          background: colour,
        }),
      )
      .max(20)
      .default([]),
    'Messages',
    'list',
  ),
})

export const popup = block('popup', 'Pop-up', {
  name: edited(line(80), 'Name', 'line'),
  kind: edited(z.enum(['newsletter', 'account']).default('newsletter'), 'What for', 'choice'),
  delay: edited(z.int().min(0).max(120_000).default(2000), 'Milliseconds to wait', 'number'),
  title,
  minimizedTitle: edited(line(80), 'Title when small', 'line'),
  maximizedTitle: edited(line(120), 'Title when open', 'line'),
  disclaimer: edited(prose(400).default(''), 'Small print', 'prose'),
  logo: edited(media.optional(), 'Mark', 'picture'),
  targets,
  backgroundColor,
  textColor,
})

export const secondaryNav = block('secondary-nav', 'Second menu', {
  title,
  targets: edited(z.array(namedLink).max(12).default([]), 'Links', 'list'),
  alignment: common.alignment,
  backgroundColor,
  textColor,
})

export const newsletter = block('newsletter', 'Newsletter', { title, subtitle })

export const footerItems = block('footer-items', 'Footer', {
  groups: edited(
    z
      .array(z.object({ title: line(60), links: z.array(namedLink).max(12) }))
      .max(6)
      .default([]),
    'Groups of links',
    'list',
  ),
  social: edited(z.array(namedLink).max(8).default([]), 'Elsewhere', 'list'),
  legal: edited(z.array(namedLink).max(8).default([]), 'Legal', 'list'),
  statement: edited(line(200).default(''), 'Who we are', 'line'),
})
