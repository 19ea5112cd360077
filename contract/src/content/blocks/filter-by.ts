import { z } from 'zod'
import { categoryId, sku } from '../../fields/identifiers.ts'
import { declareChoice } from './declaration.ts'
import { editable } from './fields.ts'

export const filterBy = declareChoice({
  type: 'filter-by',
  label: 'Content by product or category',
  blockLists: ['fields.components'],
  fields: (blocks) => ({
    variant: editable(
      z.enum(['bySku', 'byCategory']).default('bySku'),
      'Depends on the product or the category',
      'choice',
    ),
    filterBy: editable(
      z.array(sku.or(categoryId)).min(1).max(200),
      'Products or categories',
      'list',
    ),
    operator: editable(
      z.enum(['IN', 'NOT IN']).default('IN'),
      'Shown on the pages of these, or on all others',
      'choice',
    ),
    components: editable(blocks.default([]), 'Content', 'blocks'),
  }),
})
