import { z } from 'zod'
import { block } from './content-block.ts'
import { alignment, colour, common, edited, icon, media, target } from './content-fields.ts'
import { richText } from './content-rich-text.ts'
import { line, prose } from './text.ts'

const { title, subtitle, targets, backgroundColor, textColor, promotionTracking } = common

export const hero = block('hero', 'Hero', {
  ...common,
  name: edited(line(80).default(''), 'Name', 'line'),
  variant: edited(
    z.enum(['standard', 'block-below', 'product-overlay']).default('standard'),
    'Layout',
    'choice',
  ),
  eyebrowText: edited(line(80).default(''), 'Line above the title', 'line'),
  eyebrowLogo: edited(media.optional(), 'Mark above the title', 'picture'),
  mediaList: edited(
    z
      .array(media.extend({ breakpoint: z.enum(['sm', 'md', 'lg']) }))
      .max(3)
      .default([]),
    'Pictures by width',
    'list',
  ),
  mediaTarget: edited(target.optional(), 'Where the picture leads', 'link'),
  caption: edited(
    z
      .object({
        text: prose(160),
        position: z.enum(['left', 'right']).default('right'),
        color: colour,
      })
      .optional(),
    'Caption',
    'group',
  ),
  gradient: edited(
    z
      .object({
        style: z.enum(['full', 'focused', 'off']),
        tone: z.enum(['dark', 'light']),
      })
      .default({ style: 'focused', tone: 'dark' }),
    'Gradient',
    'group',
  ),
  overlay: edited(
    z
      .object({
        position: z.enum(['left', 'center', 'right']),
        width: z.enum(['xs', 'sm', 'md', 'lg']),
      })
      .default({ position: 'left', width: 'sm' }),
    'Where the words stand',
    'group',
  ),
  linkType: edited(z.enum(['CTA', 'No-CTA']).default('CTA'), 'What leads on', 'choice'),
  equalTargetSize: edited(z.boolean().default(false), 'Buttons of one width', 'switch'),
  isFullHeight: edited(z.boolean().default(false), 'Fills the window', 'switch'),
  product: edited(media.optional(), 'Product over the picture', 'picture'),
})

const layout = z.object({
  layout: z.enum(['overlay', 'overlay-top', 'overlay-bottom']),
  alignment: z.enum(['left', 'center']),
})
export const cardFields = {
  ...common,
  target: edited(target.optional(), 'Where it leads', 'link'),
  badge: edited(line(24).default(''), 'Badge', 'line'),
  /** Words that stand on a pale sky are dark. */
  tone: edited(z.enum(['dark', 'light']).default('dark'), 'Tone of the picture', 'choice'),
  responsiveLayout: edited(
    z.object({ sm: layout, md: layout, lg: layout }).default({
      sm: { layout: 'overlay-bottom', alignment: 'left' },
      md: { layout: 'overlay-bottom', alignment: 'left' },
      lg: { layout: 'overlay-bottom', alignment: 'left' },
    }),
    'Layout by width',
    'group',
  ),
}

export const linkedCard = block('linked-card', 'Linked card', cardFields)

export const cardGrid = block('card-grid', 'Grid of linked cards', {
  title,
  subtitle,
  target: edited(target.optional(), 'Link beside the title', 'link'),
  /** mosaic: one tall card, one wide, two small; row: all alike. */
  variant: edited(z.enum(['mosaic', 'row']).default('row'), 'Layout', 'choice'),
  cards: edited(z.array(z.object(cardFields)).max(12).default([]), 'Cards', 'list'),
})

export const multiLinkCard = block('multi-link-card', 'Card with several links', {
  ...common,
  links: edited(
    z
      .array(target.required({ text: true }))
      .max(8)
      .default([]),
    'Links',
    'list',
  ),
})

export const story = block('story', 'Quote or story', {
  ...common,
  eyebrowText: edited(line(80).default(''), 'Line above the quote', 'line'),
  quote: edited(prose(300).default(''), 'What was said', 'prose'),
  /** The part of the width that the picture takes, in percent. */
  mediaWidth: edited(z.literal([60, 50, 40]).default(60), 'Width of the picture', 'choice'),
})

export const iconAndText = block('icon-and-text', 'Icons and text', {
  title,
  variant: edited(
    z.enum(['icon-above-text', 'icon-left', 'one-column']).default('icon-above-text'),
    'Layout',
    'choice',
  ),
  iconSize: edited(z.enum(['small', 'medium', 'large']).default('medium'), 'Icons', 'choice'),
  iconAndText: edited(
    z
      .array(
        z.object({
          icon: icon.optional(),
          title: line(80).default(''),
          richText,
          target: target.optional(),
          backgroundColor: colour,
          textColor: colour,
        }),
      )
      .max(12)
      .default([]),
    'Entries',
    'list',
  ),
})

export const ctaButtons = block('cta-buttons', 'Buttons', {
  targets,
  alignment: edited(alignment.default('left'), 'Alignment', 'choice'),
})

export const accordion = block('accordion', 'Accordion', {
  title,
  items: edited(
    z
      .array(z.object({ title: line(140), richText }))
      .max(40)
      .default([]),
    'Entries',
    'list',
  ),
})

export const richTextBlock = block('rich-text', 'Text', {
  title,
  richText: common.richText,
  alignment: edited(alignment.default('left'), 'Alignment', 'choice'),
  targets,
})

export const pictureBlock = block('picture', 'Picture', {
  media: edited(media, 'Picture', 'picture'),
  caption: edited(line(200).default(''), 'Caption', 'line'),
  target: edited(target.optional(), 'Where it leads', 'link'),
  ratio: edited(z.enum(['16:8', '4:5', '1:1']).default('16:8'), 'Shape', 'choice'),
})

export const spacer = block('spacer', 'Space', {
  backgroundColor: edited(colour.clone(), 'Ground', 'colour'),
  bottomMargins: edited(
    z.enum(['none', 'small', 'medium', 'large']).default('medium'),
    'Height',
    'choice',
  ),
})

export const benefitBar = block('benefit-bar', 'Benefit bar', {
  closable: edited(z.boolean().default(true), 'Can be closed', 'switch'),
  backgroundColor,
  textColor,
  benefits: edited(
    z
      .array(
        z.object({
          icon: icon.optional(),
          title: line(80),
          text: prose(200).default(''),
          target: target.optional(),
        }),
      )
      .min(1)
      .max(4),
    'Benefits',
    'list',
  ),
  promotionTracking,
})
