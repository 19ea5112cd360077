import type { Bag } from '../../look.ts'
import type { DrawingOptions } from '../../drawing.ts'
import { chance, seedOf } from '../../relief/noise.ts'
import type { Product } from '../../relief/part.ts'
import { backpack } from './backpack.ts'
import { bagMaterials, type BagMaterials } from './bag-making.ts'
import { duffel } from './duffel.ts'
import { hipPack } from './hip-pack.ts'
import { packBack } from './pack-back.ts'
import { runningVest } from './running-vest.ts'
import { tote } from './tote.ts'

const ways: Record<Bag['kind'], (making: BagMaterials) => Product> = {
  backpack,
  duffel,
  tote,
  'hip-pack': hipPack,
  'running-vest': runningVest,
}

export function bag(look: Bag, { colourway, seed, view }: DrawingOptions): Product {
  const making = bagMaterials(look, colourway, chance(seed * 7919 + seedOf(JSON.stringify(look))))
  return look.kind === 'backpack' && view === 'back' ? packBack(making) : ways[look.kind](making)
}
