import type { Bag } from '../../../range/look.ts'
import type { Drawing } from '../../drawing.ts'
import { chance, seedOf } from '../../relief/noise.ts'
import type { Product } from '../../relief/part.ts'
import { backpack } from './backpack.ts'
import { makingOf, type Making } from './bag-making.ts'
import { duffel } from './duffel.ts'
import { hipPack } from './hip-pack.ts'
import { packBack } from './pack-back.ts'
import { runningVest } from './running-vest.ts'
import { tote } from './tote.ts'

const ways: Record<Bag['kind'], (making: Making) => Product> = {
  backpack,
  duffel,
  tote,
  'hip-pack': hipPack,
  'running-vest': runningVest,
}

export function bag(look: Bag, { colourway, seed, view }: Drawing): Product {
  const making = makingOf(look, colourway, chance(seed * 7919 + seedOf(JSON.stringify(look))))
  return look.kind === 'backpack' && view === 'back' ? packBack(making) : ways[look.kind](making)
}
