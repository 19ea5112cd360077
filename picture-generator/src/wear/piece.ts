import type { Cut, Print } from '../look.ts'
import type { Colourway } from '../drawing.ts'
import type { Cloth } from '../relief/cloth.ts'
import { lightness, type Hex } from '../relief/hex.ts'
import type { Form } from '../relief/membrane.ts'
import type { BlockedPrints } from './blocking.ts'
import type { Body } from './body.ts'
import type { Hand } from './fall.ts'
import type { QuiltPattern } from './quilting.ts'
import type { Sleeve } from './sleeve.ts'

/** An upper garment while it is drawn. */
export type Piece = {
  cut: Cut
  colourway: Colourway
  seed: number
  isBack: boolean
  body: Body
  form: Form
  right: Sleeve | undefined
  left: Sleeve | undefined
  cloth: Cloth
  hand: Hand
  quilt: Quilt | undefined
  blocked: BlockedPrints
  print: Print
}

/** Loft is how high the chambers stand. */
export type Quilt = { pattern: QuiltPattern; loft: number }

/** Legible upon it. */
export function inkOn(ground: Hex): Hex {
  return lightness(ground) > 0.48 ? '#22282a' : '#eef0ea'
}
