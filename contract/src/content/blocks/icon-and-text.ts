import { z } from 'zod'
import { singleLine } from '../../fields/inputs.ts'
import { conditional } from '../conditions.ts'
import { richText } from '../rich-text.ts'
import { contentPlaces, declareBlock } from './declaration.ts'
import { colour, commonFields, editable, icon, linkTarget } from './fields.ts'

const { title } = commonFields

export const iconAndText = declareBlock({
  type: 'icon-and-text',
  label: 'Icons and text',
  places: contentPlaces,
  fields: {
    title,
    variant: editable(
      z.enum(['icon-above-text', 'icon-left', 'one-column']).default('icon-above-text'),
      'Layout',
      'choice',
    ),
    iconSize: editable(
      z.enum(['small', 'medium', 'large']).default('medium'),
      'Size of the icons',
      'choice',
    ),
    iconAndText: editable(
      z
        .array(
          z.object({
            ...conditional,
            icon: icon.optional(),
            title: singleLine(80).default(''),
            richText,
            target: linkTarget.optional(),
            backgroundColor: colour,
            textColor: colour,
          }),
        )
        .max(12)
        .default([]),
      'Entries',
      'list',
    ),
  },
})
