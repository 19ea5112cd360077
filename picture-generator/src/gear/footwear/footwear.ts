import type { Footwear } from '../../look.ts'
import type { DrawingOptions } from '../../drawing.ts'
import { seededRandom, seedOf } from '../../relief/noise.ts'
import type { Part, Product } from '../../relief/part.ts'
import { pick } from '../../relief/path.ts'
import { lastFor } from './last.ts'
import { closureParts } from './lacing.ts'
import { overlays, sidePrint } from './overlays.ts'
import { sandal } from './sandal.ts'
import { shadesFor } from './shades.ts'
import { rainBoot } from './rain-boot.ts'
import { solesBelow } from './sole-view.ts'
import { fromAbove } from './top-view.ts'
import { soleSide, soleStands } from './sole-side.ts'
import { body, collarPad, eyestay, insides, type Shoe } from './upper.ts'
import { binding, cord, furCuff, quilted, shell } from './warm.ts'

const flat = { w: 0.84, h: 0.82 }

export function footwear(look: Footwear, { colourway, seed, view }: DrawingOptions): Product {
  const random = seededRandom(seed * 7919 + seedOf(JSON.stringify(look)))
  const last = lastFor(look, random)
  const shoe: Shoe = { look, last, shades: shadesFor(look, colourway, random), random }
  if (view === 'sole') return { fit: flat, parts: solesBelow(shoe) }
  if (view === 'top') return { fit: flat, parts: fromAbove(shoe) }
  return {
    fit: { w: 0.88, h: 0.84, cy: 0.52 },
    crop: cropOf(shoe),
    stands: soleStands(look.sole),
    parts: piecesOf(shoe),
  }
}

/** The part in the detail picture: the instep, or the upper edge of a boot without laces. */
function cropOf({ look, last }: Shoe) {
  const [x, y] = pick(last.collar, 0)
  return look.kind === 'rain-boot'
    ? { x: x - 56, y: y - 130, w: 470 }
    : { x: 400, y: 420 - last.tall * 0.6, w: 430 }
}

function piecesOf(shoe: Shoe): Part[] {
  const variants: Record<Footwear['kind'], (s: Shoe) => Part[]> = {
    'trail-shoe': lacedShoe,
    'hiking-boot': lacedShoe,
    sandal,
    'winter-boot': winterBoot,
    'rain-boot': rainBoot,
    'camp-shoe': campShoe,
  }
  return variants[shoe.look.kind](shoe)
}

function lacedShoe(shoe: Shoe): Part[] {
  return [
    ...insides(shoe),
    { ...body(shoe), paint: sidePrint(shoe) },
    ...collarPad(shoe),
    ...overlays(shoe),
    ...eyestay(shoe),
    ...closureParts(shoe),
    ...soleSide(shoe.look, shoe),
  ]
}

function winterBoot(shoe: Shoe): Part[] {
  const isLaced = shoe.look.lacing !== 'slip-on'
  return [
    ...insides(shoe),
    shoe.look.upper === 'puffy' ? quilted(shoe) : body(shoe),
    ...(isLaced ? eyestay(shoe) : []),
    ...shell(shoe),
    ...furCuff(shoe),
    ...(isLaced ? closureParts(shoe) : cord(shoe)),
    ...soleSide(shoe.look, shoe),
  ]
}

function campShoe(shoe: Shoe): Part[] {
  const { look } = shoe
  const isOpen = look.lacing !== 'slip-on'
  return [
    ...insides(shoe).slice(0, 1),
    { ...quilted(shoe), paint: sidePrint(shoe) },
    ...(look.overlays === 'plain' || look.overlays === 'ribs' ? [] : overlays(shoe)),
    ...binding(shoe),
    ...(isOpen ? cord(shoe) : []),
    ...soleSide(look, shoe),
  ]
}
