import { z } from 'zod'
import { machineName, multiLine, singleLine } from '../../fields/inputs.ts'
import { conditional } from '../conditions.ts'
import { contentUrl } from '../content-url.ts'
import { richText } from '../rich-text.ts'

/** How an editor shows a field. */
export type EditorField = {
  label: string
  control:
    | 'line'
    | 'prose'
    | 'rich text'
    | 'picture'
    | 'link'
    | 'colour'
    | 'choice'
    | 'number'
    | 'switch'
    | 'products'
    | 'list'
    | 'group'
    | 'blocks'
}

export const editorFields = z.registry<EditorField>()

/** Registers how a field is edited, next to its schema. */
export function editable<Schema extends z.ZodType>(
  schema: Schema,
  label: string,
  control: EditorField['control'],
): Schema {
  editorFields.add(schema, { label, control })
  return schema
}

const link = {
  ...conditional,
  url: contentUrl,
  text: singleLine(80).optional(),
  targetAttribute: z.enum(['_self', '_blank']).optional(),
}
export const linkTarget = z.object(link)
/** A link in a list, shown as text. */
export const namedLink = linkTarget.required({ text: true })

export const button = z.object({
  ...conditional,
  url: contentUrl,
  text: singleLine(80),
  targetAttribute: link.targetAttribute,
  style: z.enum(['primary', 'accent', 'line', 'link']).default('primary'),
  size: z.enum(['tall', 'small']).default('tall'),
})

const hex = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i)
  .meta({ examples: ['#161c1d'] })

export const colour = hex.optional()

/** Content refers to pictures by id, never by URL. */
export const pictureId = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,59}$/)
  .meta({ examples: ['scene-alpenglow'] })
  .describe('The id of a picture, which is served at /images/{id}.')

const percent = z.int().min(0).max(100)

export const media = z.object({
  picture: pictureId,
  /** Empty for decorative pictures. */
  alt: singleLine(200).default(''),
  /** The point that stays visible when the picture is cropped, in percent from the left and the top. */
  focus: z.object({ x: percent, y: percent }).optional(),
})

export type Media = z.infer<typeof media>

export const alignment = z.enum(['left', 'center', 'right']).describe('Where the text stands.')

export const icon = z
  .enum([
    'mend',
    'return',
    'store',
    'stack',
    'truck',
    'gift',
    'heart',
    'clock',
    'card',
    'pin',
    'mail',
    'phone',
    'user',
    'lock',
    'ruler',
  ])
  .describe('The name of an icon.')

export const commonFields = {
  title: editable(singleLine(140).default(''), 'Title', 'line'),
  subtitle: editable(multiLine(400).default(''), 'Subtitle', 'prose'),
  richText: editable(richText, 'Text', 'rich text'),
  media: editable(media.optional(), 'Picture', 'picture'),
  targets: editable(z.array(button).max(4).default([]), 'Buttons', 'list'),
  backgroundColor: editable(colour, 'Background colour', 'colour'),
  textColor: editable(colour.clone(), 'Text colour', 'colour'),
  alignment: editable(alignment.default('left'), 'Alignment', 'choice'),
  promotionTracking: editable(
    z
      .object({
        creativeName: singleLine(120),
        promotionId: machineName,
        promotionName: singleLine(120),
      })
      .optional(),
    'Promotion',
    'group',
  ),
}

export const perBreakpoint = z.object({ sm: z.boolean(), md: z.boolean(), lg: z.boolean() })
