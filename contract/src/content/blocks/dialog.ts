import { z } from 'zod'
import { shopEvent } from '../../events/event-calls.ts'
import { slug } from '../../fields/inputs.ts'
import { contentPlaces, declareBlock } from './declaration.ts'
import { commonFields, editable, media } from './fields.ts'

const { title, subtitle, richText, targets, alignment } = commonFields

export const dialog = declareBlock({
  type: 'dialog',
  label: 'Dialog',
  places: contentPlaces,
  canContainBlocks: true,
  fields: {
    /** A link to `#name` on the same page opens the dialog. */
    name: editable(slug.default('dialog'), 'Name in links', 'line'),
    variant: editable(z.enum(['standard', 'event-signup']).default('standard'), 'Layout', 'choice'),
    title,
    subtitle,
    richText,
    media: editable(media.optional(), 'Picture', 'picture'),
    mediaPosition: editable(
      z.enum(['top', 'body', 'left-normal', 'left-large']).default('top'),
      'Position of the picture',
      'choice',
    ),
    alignment,
    targets,
    newsletterForm: editable(z.boolean().default(false), 'Newsletter form', 'switch'),
    /** Required by the `event-signup` layout. */
    event: editable(shopEvent.optional(), 'Event', 'group'),
  },
})
