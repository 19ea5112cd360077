import { z } from 'zod'
import { contentPlaces, declareBlock } from './declaration.ts'
import { commonFields, editable, namedLink } from './fields.ts'

export const multiLinkCard = declareBlock({
  type: 'multi-link-card',
  label: 'Card with several links',
  places: contentPlaces,
  fields: {
    ...commonFields,
    links: editable(z.array(namedLink).max(8).default([]), 'Links', 'list'),
  },
})
