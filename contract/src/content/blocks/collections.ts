import { z } from 'zod'
import { autorotateTime } from './carousel.ts'
import { contentPlaces, declareBlock } from './declaration.ts'
import { commonFields, editable } from './fields.ts'
import { linkedCards } from './linked-card.ts'

const { title, subtitle } = commonFields

export const collections = declareBlock({
  type: 'collections',
  label: 'Collections',
  places: contentPlaces,
  fields: {
    title,
    subtitle,
    variant: editable(z.enum(['cards', 'carousel']).default('cards'), 'Layout', 'choice'),
    autorotateTime,
    cards: linkedCards,
  },
})
