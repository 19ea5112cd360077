import type { Bag, Footwear } from '../../range/look.ts'
import type { View } from '../drawing.ts'

const views: Partial<Record<(Footwear | Bag)['kind'], readonly View[]>> = {
  'trail-shoe': ['front', 'top', 'sole', 'detail'],
  'hiking-boot': ['front', 'sole', 'detail'],
  sandal: ['front', 'sole', 'detail'],
  'winter-boot': ['front', 'sole', 'detail'],
  'camp-shoe': ['front', 'sole', 'detail'],
  backpack: ['front', 'back', 'detail'],
}

/** What is worth showing of a piece of gear, the first on lists. */
export function gearViews({ kind }: Footwear | Bag): readonly View[] {
  return views[kind] ?? ['front', 'detail']
}
