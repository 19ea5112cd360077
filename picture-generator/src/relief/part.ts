import type { Cloth } from './cloth.ts'
import type { Form } from './membrane.ts'
import type { Box, Pt } from './path.ts'

export type Groove = { d: string; w?: number | undefined; depth?: number | undefined }
export type Stitch = {
  d: string
  color?: string | undefined
  w?: number | undefined
  dash?: string | undefined
}
export type Fold = { pts: readonly Pt[]; w: number; amp: number; skew?: number | undefined }
export type Mask = (x: number, y: number) => number
export type Wrinkle = {
  amp: number
  scale: number
  angle: number
  stretch: number
  mask?: Mask | undefined
}
export type Puff = {
  lines: readonly string[]
  r: number
  h: number
  pucker?: number | undefined
  vertical?: boolean | undefined
}

/** One piece of a product: its outline, form, material and seams. */
export type Part = {
  d: string
  color: string
  cloth: Cloth
  /** Height above the parts below, for shadow and occlusion. */
  z?: number | undefined
  form?: Form | undefined
  /** A rounded rim. */
  bevel?: { radius: number; height: number } | undefined
  /** The slope of a plane, to the right and down. */
  tilt?: readonly [number, number] | undefined
  puff?: Puff | undefined
  grooves?: readonly Groove[] | undefined
  stitch?: readonly Stitch[] | undefined
  relief?: { svg: string; h: number; soft?: number | undefined } | undefined
  /** An SVG that is printed on it. */
  paint?: string | undefined
  folds?: readonly Fold[] | undefined
  wrinkles?: readonly Wrinkle[] | undefined
  /** An SVG of darker areas: insides and openings. */
  shade?: string | undefined
  light?: number | undefined
  clip?: string | undefined
  /** Moulded, not sewn: no gathers along grooves. */
  crisp?: boolean | undefined
  bumpScale?: number | undefined
  /** Maps the cloth onto the form. The default is flat. */
  lay?: ((x: number, y: number) => readonly [number, number]) | undefined
  /** Light that comes through thin cloth. */
  glow?: number | undefined
}

export type ContactShadow = {
  cx: number
  cy: number
  rx: number
  ry: number
  dark: number
  blur: number
}

export type Product = {
  parts: readonly Part[]
  /** On the floor; a product without them hangs on the wall. */
  stands?: readonly ContactShadow[] | undefined
  /** The share of the frame that it fills. */
  fit?: { w: number; h: number; cy?: number | undefined } | undefined
  /** The area of the detail picture. */
  crop?: Pick<Box, 'x' | 'y' | 'w'> | undefined
}
