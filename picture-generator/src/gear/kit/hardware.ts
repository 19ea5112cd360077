import type { Hardware } from '../../look.ts'
import type { DrawingOptions } from '../../drawing.ts'
import { seededRandom, seedOf } from '../../relief/noise.ts'
import type { Product } from '../../relief/part.ts'
import { bottle } from './bottle.ts'
import { cookSet } from './cook-set.ts'
import { giftCard } from './gift-card.ts'
import { headlamp } from './headlamp.ts'
import type { Kit } from './kit.ts'
import { mug } from './mug.ts'
import { poles } from './poles.ts'
import { stuffSack } from './stuff-sack.ts'
import { towel } from './towel.ts'

export function hardware(look: Hardware, { colourway, seed }: DrawingOptions): Product {
  const random = seededRandom(seed * 7919 + seedOf(JSON.stringify(look)))
  return drawHardware(look, { colours: colourway, random })
}

function drawHardware(look: Hardware, kit: Kit): Product {
  switch (look.kind) {
    case 'bottle':
      return bottle(look, kit)
    case 'mug':
      return mug(look, kit)
    case 'headlamp':
      return headlamp(look, kit)
    case 'poles':
      return poles(look, kit)
    case 'cook-set':
      return cookSet(look, kit)
    case 'gift-card':
      return giftCard(look, kit)
    case 'towel':
      return towel(look, kit)
    case 'stuff-sack':
      return stuffSack(look, kit)
  }
}
