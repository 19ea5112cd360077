import { z } from 'zod'
import { multiLine, singleLine } from '../../fields/inputs.ts'
import { fileUrl } from '../content-url.ts'
import { contentPlaces, declareBlock } from './declaration.ts'
import { colour, commonFields, editable, linkTarget, media } from './fields.ts'

const pictureOrVideo = media.extend({
  /** Plays over the picture without sound, again and again. */
  video: fileUrl.optional(),
})

export const hero = declareBlock({
  type: 'hero',
  label: 'Hero',
  places: contentPlaces,
  fields: {
    ...commonFields,
    media: editable(pictureOrVideo.optional(), 'Picture or video', 'picture'),
    name: editable(singleLine(80).default(''), 'Name', 'line'),
    variant: editable(
      z.enum(['standard', 'block-below', 'product-overlay']).default('standard'),
      'Layout',
      'choice',
    ),
    eyebrowText: editable(singleLine(80).default(''), 'Line above the title', 'line'),
    eyebrowLogo: editable(media.optional(), 'Logo above the title', 'picture'),
    mediaList: editable(
      z
        .array(pictureOrVideo.extend({ breakpoint: z.enum(['sm', 'md', 'lg']) }))
        .max(3)
        .default([]),
      'Pictures or videos by screen width',
      'list',
    ),
    mediaTarget: editable(linkTarget.optional(), 'Link of the picture', 'link'),
    caption: editable(
      z
        .object({
          text: multiLine(160),
          position: z.enum(['left', 'right']).default('right'),
          color: colour,
        })
        .optional(),
      'Caption',
      'group',
    ),
    gradient: editable(
      z
        .object({
          /** The share of the picture's height that it covers: `full` is 35 percent, `focused` 50 percent. */
          style: z.enum(['full', 'focused', 'off']),
          /** The colour of the gradient. Text on `dark` is light, and text on `light` is dark. */
          tone: z.enum(['dark', 'light']),
        })
        .default({ style: 'focused', tone: 'dark' }),
      'Gradient',
      'group',
    ),
    overlay: editable(
      z
        .object({
          position: z.enum(['left', 'center', 'right']),
          width: z.enum(['xs', 'sm', 'md', 'lg']),
        })
        .default({ position: 'left', width: 'sm' }),
      'Text position and width',
      'group',
    ),
    linkType: editable(z.enum(['CTA', 'No-CTA']).default('CTA'), 'What is clickable', 'choice'),
    equalTargetSize: editable(z.boolean().default(false), 'Buttons of equal width', 'switch'),
    isFullHeight: editable(z.boolean().default(false), 'Full window height', 'switch'),
    /** A picture of a product, shown over the picture of the hero. */
    product: editable(media.optional(), 'Product over the picture', 'picture'),
  },
})
