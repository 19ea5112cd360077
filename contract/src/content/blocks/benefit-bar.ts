import { z } from 'zod'
import { multiLine, singleLine } from '../../fields/inputs.ts'
import { conditional } from '../conditions.ts'
import { contentPlaces, declareBlock } from './declaration.ts'
import { commonFields, editable, icon, linkTarget } from './fields.ts'

const { backgroundColor, textColor, promotionTracking } = commonFields

export const benefitBar = declareBlock({
  type: 'benefit-bar',
  label: 'Benefit bar',
  places: contentPlaces,
  fields: {
    closable: editable(z.boolean().default(true), 'Can be closed', 'switch'),
    backgroundColor,
    textColor,
    benefits: editable(
      z
        .array(
          z.object({
            ...conditional,
            icon: icon.optional(),
            title: singleLine(80),
            text: multiLine(200).default(''),
            target: linkTarget.optional(),
          }),
        )
        .min(1)
        .max(4),
      'Benefits',
      'list',
    ),
    promotionTracking,
  },
})
