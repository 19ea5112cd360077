import type { BagLook } from '../../look.ts'
import type { DrawingOptions } from '../../drawing.ts'
import { seededRandom, seedOf } from '../../relief/noise.ts'
import type { Product } from '../../relief/part.ts'
import { backpack } from './backpack.ts'
import { bagMaterials, type BagMaterials } from './bag-materials.ts'
import { duffel } from './duffel.ts'
import { hipPack } from './hip-pack.ts'
import { packBack } from './pack-back.ts'
import { runningVest } from './running-vest.ts'
import { tote } from './tote.ts'

const variants: Record<BagLook['kind'], (materials: BagMaterials) => Product> = {
  backpack,
  duffel,
  tote,
  'hip-pack': hipPack,
  'running-vest': runningVest,
}

export function bag(look: BagLook, { colourway, seed, view }: DrawingOptions): Product {
  const materials = bagMaterials(
    look,
    colourway,
    seededRandom(seed * 7919 + seedOf(JSON.stringify(look))),
  )
  return look.kind === 'backpack' && view === 'back'
    ? packBack(materials)
    : variants[look.kind](materials)
}
