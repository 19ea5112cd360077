import type { Sleep } from '../../look.ts'
import type { DrawingOptions } from '../../drawing.ts'
import { seededRandom, seedOf } from '../../relief/noise.ts'
import type { Product } from '../../relief/part.ts'
import { mat } from './mat.ts'
import { sleepingBag } from './sleeping-bag.ts'

export function sleep(look: Sleep, { colourway, seed }: DrawingOptions): Product {
  const random = seededRandom(seed * 7919 + seedOf(JSON.stringify(look)))
  return look.kind === 'mat' ? mat(look, colourway, random) : sleepingBag(look, colourway, random)
}
