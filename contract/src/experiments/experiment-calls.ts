import { z } from 'zod'
import { machineName } from '../fields/inputs.ts'
import { call } from '../wire/call.ts'

export const readExperiments = call({
  method: 'GET',
  path: '/experiments',
  summary: 'Read the experiments that are running.',
  description:
    'For pages that choose a variant themselves: the same rule is applied to the same data by the decision engine.',
  policy: 'anyone',
  rate: 'read',
  repeat: 'safe',
  answer: z.object({
    experiments: z.array(
      z.object({
        experienceId: machineName,
        salt: machineName,
        audience: machineName.nullable(),
        shares: z.array(z.object({ variantId: machineName, percent: z.number().min(0).max(100) })),
      }),
    ),
  }),
  refuses: [],
})
