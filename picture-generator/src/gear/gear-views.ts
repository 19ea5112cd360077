import type { BagLook, Footwear, Hardware, Shelter, Sleep } from '../look.ts'
import type { View } from '../drawing.ts'

type Gear = Footwear | BagLook | Shelter | Sleep | Hardware

const views: Partial<Record<Gear['kind'], readonly View[]>> = {
  'trail-shoe': ['front', 'top', 'sole', 'detail'],
  'hiking-boot': ['front', 'sole', 'detail'],
  sandal: ['front', 'sole', 'detail'],
  'winter-boot': ['front', 'sole', 'detail'],
  'rain-boot': ['front', 'sole', 'detail'],
  'camp-shoe': ['front', 'sole', 'detail'],
  backpack: ['front', 'back', 'detail'],
  tent: ['front', 'open', 'detail'],
  'gift-card': ['front'],
}

/** The views of a piece of gear. Lists show the first. */
export function gearViews({ kind }: Gear): readonly View[] {
  return views[kind] ?? ['front', 'detail']
}
