import { gearViews } from '../../art/gear/gear-views.ts'
import type { View } from '../../art/drawing.ts'
import type { Bag, Footwear, Look } from '../look.ts'

const wear: readonly Look['kind'][] = [
  'down-jacket',
  'insulated-jacket',
  'shell-jacket',
  'rain-coat',
  'wind-shirt',
  'fleece',
  'hoodie',
  'sweater',
  'tee',
  'base-layer',
  'shirt',
  'tank',
  'trousers',
  'shorts',
  'leggings',
  'skirt',
  'bib',
  'kids-suit',
  'dress',
]
const gear: readonly Look['kind'][] = [
  'trail-shoe',
  'hiking-boot',
  'sandal',
  'winter-boot',
  'camp-shoe',
  'backpack',
  'duffel',
  'tote',
  'hip-pack',
  'running-vest',
] satisfies readonly (Footwear | Bag)['kind'][]

const isGear = (look: Look): look is Footwear | Bag => gear.includes(look.kind)

/** What there is to see of a look. */
function viewsOfLook(look: Look): readonly View[] {
  if (wear.includes(look.kind)) return ['front', 'back', 'detail']
  return isGear(look) ? gearViews(look) : ['front']
}

/** The colour that leads is shown from every side; of the others a detail tells nothing new. */
export const viewsOf = (look: Look, colour: number): readonly View[] =>
  colour === 0 ? viewsOfLook(look) : viewsOfLook(look).filter((view) => view !== 'detail')
