import { contentPlaces, declareBlock } from './declaration.ts'
import { alignment, commonFields, editable } from './fields.ts'

const { title, targets } = commonFields

export const richTextBlock = declareBlock({
  type: 'rich-text',
  label: 'Text',
  places: contentPlaces,
  fields: {
    title,
    richText: commonFields.richText,
    alignment: editable(alignment.default('left'), 'Alignment', 'choice'),
    targets,
  },
})
