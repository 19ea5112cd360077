import { contentPlaces, declareBlock } from './declaration.ts'
import { commonFields, editable, linkTarget } from './fields.ts'
import { productFields } from './product-rail.ts'

const { title, subtitle } = commonFields

export const catalogGrid = declareBlock({
  type: 'catalog-grid',
  label: 'Grid of products',
  places: contentPlaces,
  fields: {
    title,
    subtitle,
    target: editable(linkTarget.optional(), 'Link beside the title', 'link'),
    ...productFields,
  },
})
