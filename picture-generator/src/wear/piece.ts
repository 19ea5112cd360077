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

/** The data for drawing an upper garment. */
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
  colourBlocks: BlockedPrints
  print: Print
}

/** `loft` is the height of the chambers. */
export type Quilt = { pattern: QuiltPattern; loft: number }

/** A colour that is readable on this one. */
export function inkOn(ground: Hex): Hex {
  return lightness(ground) > 0.48 ? '#22282a' : '#eef0ea'
}
