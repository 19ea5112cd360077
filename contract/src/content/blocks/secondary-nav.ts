import { z } from 'zod'
import { declareBlock } from './declaration.ts'
import { commonFields, editable, namedLink } from './fields.ts'

const { title, backgroundColor, textColor } = commonFields

export const secondaryNav = declareBlock({
  type: 'secondary-nav',
  label: 'Secondary menu',
  places: ['secondary-nav', 'page', 'slot', 'fragment', 'product'],
  fields: {
    title,
    targets: editable(z.array(namedLink).max(12).default([]), 'Links', 'list'),
    alignment: commonFields.alignment,
    backgroundColor,
    textColor,
  },
})
