import { z } from 'zod'
import { contentUrl } from './content-url.ts'
import { richText } from './content-rich-text.ts'
import { line, prose, word } from './text.ts'

/** How an editor lets somebody fill in a field. */
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
}

export const editorFields = z.registry<EditorField>()

/** A field, and how it is edited: declared in one place. */
export function edited<Schema extends z.ZodType>(
  schema: Schema,
  label: string,
  control: EditorField['control'],
): Schema {
  editorFields.add(schema, { label, control })
  return schema
}

const link = {
  url: contentUrl,
  text: line(80).optional(),
  targetAttribute: z.enum(['_self', '_blank']).optional(),
}
export const target = z.object(link)

/** A link that looks like a button. */
export const button = z.object({
  url: contentUrl,
  text: line(80),
  targetAttribute: link.targetAttribute,
  style: z.enum(['primary', 'accent', 'line', 'link']).default('primary'),
  size: z.enum(['tall', 'small']).default('tall'),
})

const hex = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i)
  .meta({ examples: ['#161c1d'] })

export const colour = hex.optional()

/** Pictures are named, never addressed. */
export const pictureId = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,59}$/)
  .meta({ examples: ['scene-alpenglow'] })

const percent = z.int().min(0).max(100)

export const media = z.object({
  picture: pictureId,
  /** What it tells; nothing where it only sets a mood. */
  alt: line(200).default(''),
  /** The point that stays in sight when the picture is cut, in percent from the left and the top. */
  focus: z.object({ x: percent, y: percent }).optional(),
})

export type Media = z.infer<typeof media>

export const alignment = z.enum(['left', 'center', 'right'])

export const icon = z.enum([
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

/** Fields that most blocks have. */
export const common = {
  title: edited(line(140).default(''), 'Title', 'line'),
  subtitle: edited(prose(400).default(''), 'Subtitle', 'prose'),
  richText: edited(richText, 'Text', 'rich text'),
  media: edited(media.optional(), 'Picture', 'picture'),
  targets: edited(z.array(button).max(4).default([]), 'Buttons', 'list'),
  backgroundColor: edited(colour, 'Ground', 'colour'),
  textColor: edited(colour.clone(), 'Text colour', 'colour'),
  alignment: edited(alignment.default('left'), 'Alignment', 'choice'),
  promotionTracking: edited(
    z.object({ creativeName: line(120), promotionId: word, promotionName: line(120) }).optional(),
    'Promotion',
    'group',
  ),
}

export const perBreakpoint = z.object({ sm: z.boolean(), md: z.boolean(), lg: z.boolean() })
