import { z } from 'zod'
import { contentPlaces, declareBlock } from './declaration.ts'
import { commonFields, editable, linkTarget } from './fields.ts'
import { linkedCards } from './linked-card.ts'

const { title, subtitle } = commonFields

export const cardGrid = declareBlock({
  type: 'card-grid',
  label: 'Grid of linked cards',
  places: contentPlaces,
  fields: {
    title,
    subtitle,
    target: editable(linkTarget.optional(), 'Link beside the title', 'link'),
    /** `mosaic` shows one tall, one wide and two small cards; `row` shows equal cards. */
    variant: editable(z.enum(['mosaic', 'row']).default('row'), 'Layout', 'choice'),
    cards: linkedCards,
  },
})
