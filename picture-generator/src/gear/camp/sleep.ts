import type { Sleep } from '../../look.ts'
import type { DrawingOptions } from '../../drawing.ts'
import { chance, seedOf } from '../../relief/noise.ts'
import type { Product } from '../../relief/part.ts'
import { mat } from './mat.ts'
import { sleepingBag } from './sleeping-bag.ts'

export function sleep(look: Sleep, { colourway, seed }: DrawingOptions): Product {
  const next = chance(seed * 7919 + seedOf(JSON.stringify(look)))
  return look.kind === 'mat' ? mat(look, colourway, next) : sleepingBag(look, colourway, next)
}
