import { contentPlaces, declareBlock } from './declaration.ts'
import { commonFields } from './fields.ts'

const { title, subtitle } = commonFields

export const newsletter = declareBlock({
  type: 'newsletter',
  label: 'Newsletter',
  places: ['footer', ...contentPlaces],
  fields: { title, subtitle },
})
