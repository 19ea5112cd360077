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
    const colourway = colourwayOf(style, colour)
    return viewsOfColour(style.look, i).map((view): Picture => ({
      name: `${style.styleId}${colours[colour].code}-${view}`,
      look: style.look,
      drawing: { colourway, seed: style.seed, view },
      isLeading: i === 0,
    }))
  })
}

/** What is shown of the colour at this place in its style. */
export const viewsOfColour = (look: Look, place: number): readonly View[] =>
  place === 0 ? viewsOf(look) : ['front']

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
