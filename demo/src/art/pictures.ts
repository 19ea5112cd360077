import { colours } from '../colours.ts'
import type { StyleIdea } from '../range/idea.ts'
import type { Look } from '../range/look.ts'
import { colourwayOf } from './colourways.ts'
import type { Drawing, View } from './drawing.ts'
import { gearViews } from './gear/gear-views.ts'

/** A picture by name: `CRNW1001BLK-front`. */
export type Picture = {
  name: string
  look: Look
  drawing: Drawing
  /** Of the colour that lists show. */
  isLeading: boolean
}

/** Every colour from the front; the other sides of the first colour only. */
export function picturesOf(style: StyleIdea): Picture[] {
  return style.colours.flatMap((colour, i) => {
    const views = i === 0 ? viewsOf(style.look) : (['front'] as const)
    const colourway = colourwayOf(style, colour)
    return views.map((view): Picture => ({
      name: `${style.styleId}${colours[colour].code}-${view}`,
      look: style.look,
      drawing: { colourway, seed: style.seed, view },
      isLeading: i === 0,
    }))
  })
}

const flat: readonly Look['kind'][] = [
  'cap',
  'beanie',
  'headband',
  'neck-gaiter',
  'sun-hat',
  'gloves',
  'mittens',
  'socks',
]

/** What is worth showing of a look, the first on lists. */
export function viewsOf(look: Look): readonly View[] {
  if (flat.includes(look.kind)) return ['front', 'detail']
  if ('cut' in look) return ['front', 'back', 'detail']
  return 'litres' in look || 'shaft' in look ? gearViews(look) : ['front', 'detail']
}
