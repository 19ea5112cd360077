import type { Hex } from '../relief/hex.ts'
import { darker, lighter, lightness } from '../relief/hex.ts'
import type { Fold, Groove, Part, Stitch } from '../relief/part.ts'
import { line, ribbon, type Pt } from '../relief/path.ts'

export function rim(radius: number, height = radius * 0.8) {
  return { radius, height }
}

export function stitchLine(pts: readonly Pt[], color?: Hex): Stitch {
  return { d: line(...pts), color }
}

export function groove(pts: readonly Pt[], w = 3, depth = 3): Groove {
  return { d: line(...pts), w, depth }
}

export function fold(pts: readonly Pt[], w: number, amp: number): Fold {
  return { pts, w, amp }
}

/** The colour of a thread with little contrast to this cloth. */
export function threadOn(color: Hex): Hex {
  return lightness(color) < 0.4 ? lighter(color, 0.3) : darker(color, 0.24)
}

/** The colour of a readable print on this colour. */
export function inkOn(color: Hex): Hex {
  return lightness(color) > 0.5 ? '#232a2c' : '#eef1ef'
}

type Strap = { width: number; color: Hex; z: number; to?: number | undefined } & Partial<Part>

/** A band of webbing, or of anything else that is long and narrow. */
export function strap(pts: readonly Pt[], { width, to, ...rest }: Strap): Part {
  return { d: ribbon(pts, width, to ?? width), cloth: 'webbing', bevel: rim(4, 4), ...rest }
}
