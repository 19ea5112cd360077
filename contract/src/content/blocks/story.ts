import { z } from 'zod'
import { multiLine, singleLine } from '../../fields/inputs.ts'
import { contentPlaces, declareBlock } from './declaration.ts'
import { commonFields, editable } from './fields.ts'

export const story = declareBlock({
  type: 'story',
  label: 'Quote or story',
  places: contentPlaces,
  fields: {
    ...commonFields,
    eyebrowText: editable(singleLine(80).default(''), 'Line above the quote', 'line'),
    quote: editable(multiLine(300).default(''), 'Quote', 'prose'),
    /** In percent of the block's width. */
    mediaWidth: editable(z.literal([60, 50, 40]).default(60), 'Width of the picture', 'choice'),
  },
})
