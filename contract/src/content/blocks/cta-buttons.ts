import { contentPlaces, declareBlock } from './declaration.ts'
import { alignment, commonFields, editable } from './fields.ts'

const { targets } = commonFields

export const ctaButtons = declareBlock({
  type: 'cta-buttons',
  label: 'Buttons',
  places: contentPlaces,
  fields: {
    targets,
    alignment: editable(alignment.default('left'), 'Alignment', 'choice'),
  },
})
