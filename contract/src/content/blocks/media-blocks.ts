import { z } from 'zod'
import { shopEvent } from '../../events/event-calls.ts'
import { machineName, multiLine, singleLine, slug } from '../../fields/inputs.ts'
import { contentUrl } from '../content-url.ts'
import { commonFields, declareBlock, editable, media } from './fields.ts'
import { linkedCardFields } from './hero-and-card-blocks.ts'

const { title, subtitle, richText, targets, alignment } = commonFields

const autorotateTime = editable(
  z.int().min(0).max(60).default(0),
  'Seconds per slide; 0 stops the automatic change',
  'number',
)
const cards = editable(z.array(z.object(linkedCardFields)).max(12).default([]), 'Cards', 'list')

export const carousel = declareBlock('carousel', 'Carousel', {
  title,
  autorotateTime,
  slides: cards,
})

export const collections = declareBlock('collections', 'Collections', {
  title,
  subtitle,
  variant: editable(z.enum(['cards', 'carousel']).default('cards'), 'Layout', 'choice'),
  autorotateTime,
  cards,
})

export const dialog = declareBlock('dialog', 'Dialog', {
  /** A link to `#name` on the same page opens the dialog. */
  name: editable(slug.default('dialog'), 'Name in links', 'line'),
  variant: editable(z.enum(['standard', 'event-signup']).default('standard'), 'Layout', 'choice'),
  title,
  subtitle,
  richText,
  media: editable(media.optional(), 'Picture', 'picture'),
  mediaPosition: editable(
    z.enum(['top', 'body', 'left-normal', 'left-large']).default('top'),
    'Position of the picture',
    'choice',
  ),
  alignment,
  targets,
  newsletterForm: editable(z.boolean().default(false), 'Newsletter form', 'switch'),
  /** Required by the `event-signup` layout. */
  event: editable(shopEvent.optional(), 'Event', 'group'),
})

const pixels = z.int().min(1).max(8000)

export const video = declareBlock('video', 'Video', {
  title,
  /** In seconds. */
  duration: editable(z.int().min(0).max(86_400).default(0), 'Length in seconds', 'number'),
  /** The asset at the media hosting service. */
  cloudinaryAsset: editable(
    z
      .object({
        cloudName: machineName.optional(),
        publicId: z
          .string()
          .regex(/^[\w-]+(?:\/[\w-]+){0,8}$/)
          .max(120)
          .optional()
          .meta({ examples: ['films/one-dawn'] }),
      })
      .optional(),
    'Hosted asset',
    'group',
  ),
  url: editable(contentUrl.optional(), 'URL of the file or of a YouTube video', 'line'),
  /** Shown until the video plays. */
  poster: editable(media.optional(), 'Picture before playback', 'picture'),
  seoTitle: editable(singleLine(140).default(''), 'Title for search engines', 'line'),
  seoDescription: editable(multiLine(300).default(''), 'Description for search engines', 'prose'),
  width: editable(pixels.default(1600), 'Width', 'number'),
  height: editable(pixels.default(900), 'Height', 'number'),
  playerSettings: editable(
    z
      .object({
        autoplay: z.boolean().default(false),
        hideControls: z.boolean().default(false),
        loop: z.boolean().default(false),
        muted: z.boolean().default(false),
      })
      .default({ autoplay: false, hideControls: false, loop: false, muted: false }),
    'Player',
    'group',
  ),
})
