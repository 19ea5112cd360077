import { z } from 'zod'
import { contentPlaces, declareBlock } from './declaration.ts'
import { colour, editable } from './fields.ts'

export const spacer = declareBlock({
  type: 'spacer',
  label: 'Space',
  places: contentPlaces,
  fields: {
    backgroundColor: editable(colour.clone(), 'Background colour', 'colour'),
    bottomMargins: editable(
      z.enum(['none', 'small', 'medium', 'large']).default('medium'),
      'Height',
      'choice',
    ),
  },
})
