import type { Grid } from '../relief/field.ts'
import type { Hex } from '../relief/hex.ts'
import { add, blur, type Canvas, clip, frame } from './canvas.ts'
import { contour } from './contour.ts'
import { ramp } from './oklab.ts'

export type Tones = {
  /** How light it is, 0 to 1. */
  cells: Grid
  cell: number
  within: string
  colours: readonly Hex[]
  levels: number
  softness?: number
}

/** Light as flat bands of colour, inside an outline. */
export function tones(
  canvas: Canvas,
  { cells, cell, within, colours, levels, softness = 0 }: Tones,
) {
  const colour = ramp(colours)
  let bands = `<rect width="${frame.w}" height="${frame.h}" fill="${colour(0)}"/>`
  for (let i = 1; i < levels; i++) {
    const path = contour(cells, { level: i / levels, cell, smallest: 3 })
    bands += `<path d="${path}" fill="${colour(i / (levels - 1))}"/>`
  }
  const soft = softness ? `<g filter="${blur(canvas, softness)}">${bands}</g>` : bands
  add(canvas, `<g clip-path="${clip(canvas, within)}">${soft}</g>`)
}
