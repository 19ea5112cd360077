import { z } from 'zod'
import { singleLine } from '../../fields/inputs.ts'
import { conditional } from '../conditions.ts'
import { declareBlock } from './declaration.ts'
import { editable, namedLink } from './fields.ts'

export const footerItems = declareBlock({
  type: 'footer-items',
  label: 'Footer',
  places: ['footer'],
  fields: {
    groups: editable(
      z
        .array(
          z.object({ ...conditional, title: singleLine(60), links: z.array(namedLink).max(12) }),
        )
        .max(6)
        .default([]),
      'Groups of links',
      'list',
    ),
    social: editable(z.array(namedLink).max(8).default([]), 'Links to social networks', 'list'),
    legal: editable(z.array(namedLink).max(8).default([]), 'Legal links', 'list'),
    statement: editable(singleLine(200).default(''), 'Statement about the company', 'line'),
  },
})
