import { z } from 'zod'
import { machineName } from '../../fields/inputs.ts'
import { conditional } from '../conditions.ts'
import { declareChoice } from './declaration.ts'
import { editable } from './fields.ts'

export const experiment = declareChoice({
  type: 'experiment',
  label: 'Experiment',
  blockLists: ['fields.variants.*.targets', 'fields.baselines'],
  fields: (blocks) => ({
    experienceId: editable(machineName.clone(), 'Id of the experiment', 'line'),
    variants: editable(
      z
        .array(z.object({ ...conditional, variantId: machineName, targets: blocks.default([]) }))
        .max(10)
        .default([]),
      'Variants',
      'list',
    ),
    baselines: editable(blocks.default([]), 'Content without a variant', 'blocks'),
  }),
})
