import { z } from 'zod'
import { multiLine, singleLine } from '../../fields/inputs.ts'
import { declareBlock } from './declaration.ts'
import { commonFields, editable, media } from './fields.ts'

const { title, targets, backgroundColor, textColor } = commonFields

export const popup = declareBlock({
  type: 'popup',
  label: 'Pop-up',
  places: ['popups', 'page'],
  fields: {
    name: editable(singleLine(80), 'Name', 'line'),
    kind: editable(z.enum(['newsletter', 'account']).default('newsletter'), 'Purpose', 'choice'),
    delay: editable(
      z.int().min(0).max(120_000).nullable().default(2000),
      'Milliseconds until it opens by itself; null: it opens only when pressed',
      'number',
    ),
    title,
    minimizedTitle: editable(singleLine(80), 'Title when minimized', 'line'),
    maximizedTitle: editable(singleLine(120), 'Title when maximized', 'line'),
    disclaimer: editable(multiLine(400).default(''), 'Small print', 'prose'),
    logo: editable(media.optional(), 'Logo', 'picture'),
    targets,
    backgroundColor,
    textColor,
  },
})
