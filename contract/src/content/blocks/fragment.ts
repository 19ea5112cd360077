import { slug } from '../../fields/inputs.ts'
import { declareBlock } from './declaration.ts'
import { editable } from './fields.ts'

/** Replaced by the blocks of another document. */
export const fragment = declareBlock({
  type: 'fragment',
  label: 'Shared content',
  places: ['page', 'slot', 'category', 'product'],
  fields: {
    fragmentId: editable(slug, 'Name of the shared content', 'line'),
  },
})
