import { z } from 'zod'
import { singleLine } from '../../fields/inputs.ts'
import { conditional } from '../conditions.ts'
import { richText } from '../rich-text.ts'
import { contentPlaces, declareBlock } from './declaration.ts'
import { commonFields, editable } from './fields.ts'

const { title } = commonFields

export const accordion = declareBlock({
  type: 'accordion',
  label: 'Accordion',
  places: contentPlaces,
  fields: {
    title,
    items: editable(
      z
        .array(z.object({ ...conditional, title: singleLine(140), richText }))
        .max(40)
        .default([]),
      'Entries',
      'list',
    ),
  },
})
