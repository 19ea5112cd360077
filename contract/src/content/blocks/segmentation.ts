import { z } from 'zod'
import { machineName } from '../../fields/inputs.ts'
import { conditional } from '../conditions.ts'
import { declareChoice } from './declaration.ts'
import { editable } from './fields.ts'

export const segmentation = declareChoice({
  type: 'segmentation',
  label: 'Content by audience',
  blockLists: ['fields.segments.*.targets', 'fields.baselines'],
  fields: (blocks) => ({
    segments: editable(
      z
        .array(z.object({ ...conditional, id: machineName, targets: blocks.default([]) }))
        .max(20)
        .default([]),
      'Audiences',
      'list',
    ),
    baselines: editable(blocks.default([]), 'Content for all others', 'blocks'),
  }),
})
