import { z } from 'zod'
import { machineName, multiLine, singleLine } from '../../fields/inputs.ts'
import { contentUrl } from '../content-url.ts'
import { contentPlaces, declareBlock } from './declaration.ts'
import { commonFields, editable, media } from './fields.ts'

const { title } = commonFields

const pixels = z.int().min(1).max(8000)

export const video = declareBlock({
  type: 'video',
  label: 'Video',
  places: contentPlaces,
  fields: {
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
    uploadedOn: editable(
      z.iso
        .date()
        .meta({ examples: ['2027-02-27'] })
        .optional(),
      'Date of the upload',
      'line',
    ),
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
  },
})
