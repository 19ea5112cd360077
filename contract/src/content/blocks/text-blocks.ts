import { z } from 'zod'
import { multiLine, singleLine } from '../../fields/inputs.ts'
import { richText } from '../rich-text.ts'
import {
  alignment,
  colour,
  commonFields,
  declareBlock,
  editable,
  icon,
  linkTarget,
  media,
} from './fields.ts'

const { title, targets, backgroundColor, textColor, promotionTracking } = commonFields

export const story = declareBlock('story', 'Quote or story', {
  ...commonFields,
  eyebrowText: editable(singleLine(80).default(''), 'Line above the quote', 'line'),
  quote: editable(multiLine(300).default(''), 'Quote', 'prose'),
  /** In percent of the block's width. */
  mediaWidth: editable(z.literal([60, 50, 40]).default(60), 'Width of the picture', 'choice'),
})

export const iconAndText = declareBlock('icon-and-text', 'Icons and text', {
  title,
  variant: editable(
    z.enum(['icon-above-text', 'icon-left', 'one-column']).default('icon-above-text'),
    'Layout',
    'choice',
  ),
  iconSize: editable(
    z.enum(['small', 'medium', 'large']).default('medium'),
    'Size of the icons',
    'choice',
  ),
  iconAndText: editable(
    z
      .array(
        z.object({
          icon: icon.optional(),
          title: singleLine(80).default(''),
          richText,
          target: linkTarget.optional(),
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

export const ctaButtons = declareBlock('cta-buttons', 'Buttons', {
  targets,
  alignment: editable(alignment.default('left'), 'Alignment', 'choice'),
})

export const accordion = declareBlock('accordion', 'Accordion', {
  title,
  items: editable(
    z
      .array(z.object({ title: singleLine(140), richText }))
      .max(40)
      .default([]),
    'Entries',
    'list',
  ),
})

export const richTextBlock = declareBlock('rich-text', 'Text', {
  title,
  richText: commonFields.richText,
  alignment: editable(alignment.default('left'), 'Alignment', 'choice'),
  targets,
})

export const pictureBlock = declareBlock('picture', 'Picture', {
  media: editable(media, 'Picture', 'picture'),
  caption: editable(singleLine(200).default(''), 'Caption', 'line'),
  target: editable(linkTarget.optional(), 'Link', 'link'),
  ratio: editable(z.enum(['16:8', '4:5', '1:1']).default('16:8'), 'Aspect ratio', 'choice'),
})

export const spacer = declareBlock('spacer', 'Space', {
  backgroundColor: editable(colour.clone(), 'Background colour', 'colour'),
  bottomMargins: editable(
    z.enum(['none', 'small', 'medium', 'large']).default('medium'),
    'Height',
    'choice',
  ),
})

export const benefitBar = declareBlock('benefit-bar', 'Benefit bar', {
  closable: editable(z.boolean().default(true), 'Can be closed', 'switch'),
  backgroundColor,
  textColor,
  benefits: editable(
    z
      .array(
        z.object({
          icon: icon.optional(),
          title: singleLine(80),
          text: multiLine(200).default(''),
          target: linkTarget.optional(),
        }),
      )
      .min(1)
      .max(4),
    'Benefits',
    'list',
  ),
  promotionTracking,
})
