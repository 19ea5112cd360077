import type { Look } from './look.ts'
import { colourwayOf } from './colourways.ts'
import type { DrawingOptions, View } from './drawing.ts'
import { gearViews } from './gear/gear-views.ts'
import { colours, type Style } from './styles.ts'

/** A picture by name: `CRNW1001BLK-front`. */
export type Picture = {
  name: string
  look: Look
  drawing: DrawingOptions
  /** Of the colour that lists show. */
  isLeading: boolean
}

/** Every colour from the front; the other sides of the first colour, or of all if the style says so. */
export function picturesOf(style: Style): Picture[] {
  return style.colours.flatMap((colour, i) => {
    const colourway = colourwayOf(style, colour)
    return viewsOfColour(style, i).map((view): Picture => ({
      name: `${style.styleId}${colours[colour].code}-${view}`,
      look: style.look,
      drawing: { colourway, seed: style.seed, view },
      isLeading: i === 0,
    }))
  })
}

/** The views of the colour at this index of its style. */
const viewsOfColour = ({ look, allSidesOf }: Style, place: number): readonly View[] =>
  place === 0 || allSidesOf === 'every-colour' ? viewsOf(look) : ['front']

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

/** The views of a look. Lists show the first. */
export function viewsOf(look: Look): readonly View[] {
  if (flat.includes(look.kind)) return ['front', 'detail']
  if ('cut' in look) return ['front', 'back', 'detail']
  return 'litres' in look || 'shaft' in look ? gearViews(look) : ['front', 'detail']
}
