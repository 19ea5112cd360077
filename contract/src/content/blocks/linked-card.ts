import { z } from 'zod'
import { singleLine } from '../../fields/inputs.ts'
import { conditional } from '../conditions.ts'
import { contentPlaces, declareBlock } from './declaration.ts'
import { commonFields, editable, linkTarget } from './fields.ts'

const layout = z.object({
  layout: z.enum(['overlay', 'overlay-top', 'overlay-bottom']),
  alignment: z.enum(['left', 'center']),
})
export const linkedCardFields = {
  ...commonFields,
  target: editable(linkTarget.optional(), 'Link', 'link'),
  badge: editable(singleLine(24).default(''), 'Badge', 'line'),
  /** `light` means a light picture, on which the text is dark. */
  tone: editable(z.enum(['dark', 'light']).default('dark'), 'Tone of the picture', 'choice'),
  responsiveLayout: editable(
    z.object({ sm: layout, md: layout, lg: layout }).default({
      sm: { layout: 'overlay-bottom', alignment: 'left' },
      md: { layout: 'overlay-bottom', alignment: 'left' },
      lg: { layout: 'overlay-bottom', alignment: 'left' },
    }),
    'Layout by screen width',
    'group',
  ),
}

export const linkedCardEntry = z.object({ ...linkedCardFields, ...conditional })

export const linkedCards = editable(z.array(linkedCardEntry).max(12).default([]), 'Cards', 'list')

export const linkedCard = declareBlock({
  type: 'linked-card',
  label: 'Linked card',
  places: contentPlaces,
  fields: linkedCardFields,
})
