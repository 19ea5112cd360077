import { z } from 'zod'
import { block } from './content-block.ts'
import { cardFields } from './content-blocks-story.ts'
import { common, edited, media } from './content-fields.ts'
import { contentUrl } from './content-url.ts'
import { shopEvent } from './event-entity.ts'
import { line, prose, slug, word } from './text.ts'

const { title, subtitle, richText, targets, alignment } = common

const autorotateTime = edited(
  z.int().min(0).max(60).default(0),
  'Seconds for each, none to stand still',
  'number',
)
const cards = edited(z.array(z.object(cardFields)).max(12).default([]), 'Cards', 'list')

export const carousel = block('carousel', 'Carousel', { title, autorotateTime, slides: cards })

export const collections = block('collections', 'Collections', {
  title,
  subtitle,
  variant: edited(z.enum(['cards', 'carousel']).default('cards'), 'Layout', 'choice'),
  autorotateTime,
  cards,
})

export const dialog = block('dialog', 'Dialog', {
  /** A link to `#name` on the same page opens it. */
  name: edited(slug.default('dialog'), 'Name in links', 'line'),
  variant: edited(z.enum(['standard', 'event-signup']).default('standard'), 'Layout', 'choice'),
  title,
  subtitle,
  richText,
  media: edited(media.optional(), 'Picture', 'picture'),
  mediaPosition: edited(
    z.enum(['top', 'body', 'left-normal', 'left-large']).default('top'),
    'Where the picture stands',
    'choice',
  ),
  alignment,
  targets,
  newsletterForm: edited(z.boolean().default(false), 'Form for the newsletter', 'switch'),
  /** What `event-signup` signs up for. */
  event: edited(shopEvent.optional(), 'Event', 'group'),
})

const pixels = z.int().min(1).max(8000)

export const video = block('video', 'Video', {
  title,
  /** In seconds. */
  duration: edited(z.int().min(0).max(86_400).default(0), 'Length in seconds', 'number'),
  /** Where a house for media keeps it, in every size. */
  cloudinaryAsset: edited(
    z
      .object({
        cloudName: word.optional(),
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
  url: edited(contentUrl.optional(), 'Address of the file, or on YouTube', 'line'),
  /** What is seen before it plays. */
  poster: edited(media.optional(), 'Picture before it plays', 'picture'),
  seoTitle: edited(line(140).default(''), 'Title for search engines', 'line'),
  seoDescription: edited(prose(300).default(''), 'Description for search engines', 'prose'),
  width: edited(pixels.default(1600), 'Width', 'number'),
  height: edited(pixels.default(900), 'Height', 'number'),
  playerSettings: edited(
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
