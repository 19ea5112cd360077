import { z } from 'zod'
import { contentPlaces, declareBlock } from './declaration.ts'
import { commonFields, editable } from './fields.ts'
import { linkedCards } from './linked-card.ts'

const { title } = commonFields

export const autorotateTime = editable(
  z.int().min(0).max(60).default(0),
  'Seconds per slide; 0 stops the automatic change',
  'number',
)

export const carousel = declareBlock({
  type: 'carousel',
  label: 'Carousel',
  places: contentPlaces,
  fields: {
    title,
    autorotateTime,
    slides: linkedCards,
  },
})
