import { z } from 'zod'
import { multiLine, singleLine } from '../../fields/inputs.ts'
import { richText } from '../rich-text.ts'
import { colour, commonFields, declareBlock, editable, linkTarget, media } from './fields.ts'

const { title, subtitle, backgroundColor, textColor, targets } = commonFields
const namedLink = linkTarget.required({ text: true })

export const promoBar = declareBlock('promo-bar', 'Promo bar', {
  autorotateTime: editable(z.int().min(0).max(60).default(6), 'Seconds per message', 'number'),
  closable: editable(z.boolean().default(true), 'Can be closed', 'switch'),
  messages: editable(
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

export const popup = declareBlock('popup', 'Pop-up', {
  name: editable(singleLine(80), 'Name', 'line'),
  kind: editable(z.enum(['newsletter', 'account']).default('newsletter'), 'Purpose', 'choice'),
  delay: editable(z.int().min(0).max(120_000).default(2000), 'Delay in milliseconds', 'number'),
  title,
  minimizedTitle: editable(singleLine(80), 'Title when minimized', 'line'),
  maximizedTitle: editable(singleLine(120), 'Title when maximized', 'line'),
  disclaimer: editable(multiLine(400).default(''), 'Small print', 'prose'),
  logo: editable(media.optional(), 'Logo', 'picture'),
  targets,
  backgroundColor,
  textColor,
})

export const secondaryNav = declareBlock('secondary-nav', 'Secondary menu', {
  title,
  targets: editable(z.array(namedLink).max(12).default([]), 'Links', 'list'),
  alignment: commonFields.alignment,
  backgroundColor,
  textColor,
})

export const newsletter = declareBlock('newsletter', 'Newsletter', { title, subtitle })

export const footerItems = declareBlock('footer-items', 'Footer', {
  groups: editable(
    z
      .array(z.object({ title: singleLine(60), links: z.array(namedLink).max(12) }))
      .max(6)
      .default([]),
    'Groups of links',
    'list',
  ),
  social: editable(z.array(namedLink).max(8).default([]), 'Links to social networks', 'list'),
  legal: editable(z.array(namedLink).max(8).default([]), 'Legal links', 'list'),
  statement: editable(singleLine(200).default(''), 'Statement about the company', 'line'),
})
