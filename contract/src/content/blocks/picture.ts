import { z } from 'zod'
import { singleLine } from '../../fields/inputs.ts'
import { contentPlaces, declareBlock } from './declaration.ts'
import { editable, linkTarget, media } from './fields.ts'

export const pictureBlock = declareBlock({
  type: 'picture',
  label: 'Picture',
  places: contentPlaces,
  fields: {
    media: editable(media, 'Picture', 'picture'),
    caption: editable(singleLine(200).default(''), 'Caption', 'line'),
    target: editable(linkTarget.optional(), 'Link', 'link'),
    ratio: editable(z.enum(['16:8', '4:5', '1:1']).default('16:8'), 'Aspect ratio', 'choice'),
  },
})
