import { z } from 'zod'
import { conditional } from '../conditions.ts'
import { richText } from '../rich-text.ts'
import { declareBlock } from './declaration.ts'
import { colour, editable, namedLink } from './fields.ts'

export const promoBar = declareBlock({
  type: 'promo-bar',
  label: 'Promo bar',
  places: ['promo-bar', 'page', 'slot', 'fragment', 'product'],
  fields: {
    autorotateTime: editable(z.int().min(0).max(60).default(6), 'Seconds per message', 'number'),
    closable: editable(z.boolean().default(true), 'Can be closed', 'switch'),
    messages: editable(
      z
        .array(
          z.object({
            ...conditional,
            clickable: z.boolean().default(false),
            richText,
            targets: z.array(namedLink).max(2).default([]),
            textColor: colour,
            hoverLinkColor: colour,
            background: colour,
          }),
        )
        .max(20)
        .default([]),
      'Messages',
      'list',
    ),
  },
})
