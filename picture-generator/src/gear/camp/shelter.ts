import type { Shelter } from '../../look.ts'
import type { DrawingOptions } from '../../drawing.ts'
import { seededRandom, seedOf } from '../../relief/noise.ts'
import type { Product } from '../../relief/part.ts'
import { dome } from './dome.ts'
import { geodesic } from './geodesic.ts'
import { pitchOf, tentShadow, type Shape } from './pitch.ts'
import { pyramid } from './pyramid.ts'
import { ridge } from './ridge.ts'
import { tarp } from './tarp.ts'
import { tunnel } from './tunnel.ts'

const tents: Record<Shelter['shape'], Shape> = { dome, tunnel, ridge, geodesic, pyramid }

export function shelter(look: Shelter, { colourway, seed, view }: DrawingOptions): Product {
  const random = seededRandom(seed * 7919 + seedOf(JSON.stringify(look)))
  const pitch = pitchOf({ look, random, view }, colourway)
  const shape = look.kind === 'tarp' ? tarp : tents[look.shape]
  return { ...shape(pitch), fit: { w: 0.94, h: 0.74, cy: 0.52 }, stands: tentShadow(pitch.ground) }
}
