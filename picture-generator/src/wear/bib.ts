import type { Bottom } from '../look.ts'
import type { DrawingOptions } from '../drawing.ts'
import { both } from '../relief/both.ts'
import type { Cloth } from '../relief/cloth.ts'
import { darker } from '../relief/hex.ts'
import { wordmark } from '../relief/marks.ts'
import type { Part } from '../relief/part.ts'
import {
  across,
  centre,
  half,
  line,
  rectangle,
  ribbon,
  symmetric,
  type Pt,
} from '../relief/path.ts'
import { zip } from '../relief/zip.ts'
import type { Legs } from './legs.ts'
import { inkOn } from './piece.ts'

export type BibOptions = { look: Bottom; drawing: DrawingOptions; legs: Legs; cloth: Cloth }

/** The panel over the chest and its straps. */
export function bibTop(options: BibOptions): { behind: Part[]; front: Part[] } {
  const isBack = options.drawing.view === 'back'
  const straps = strapsOf(options)
  return isBack
    ? { behind: [], front: [panel(options), ...straps] }
    : { behind: straps, front: [panel(options), ...buckles(options), ...opening(options)] }
}

function topOf({ legs, drawing }: BibOptions): number {
  return legs.top - (drawing.view === 'back' ? 200 : 250)
}

function panel(options: BibOptions): Part {
  const { legs, drawing, cloth, look } = options
  const { main, second } = drawing.colourway
  const top = topOf(options)
  const w = legs.waist
  const upper: Pt[] = [
    [0, top + 12],
    [w * 0.5, top + 6],
    [w * 0.66, top, 1],
    [w * 0.74, top + 100],
    [w * 0.98, legs.top - 50],
  ]
  const d = symmetric([
    ...upper,
    [w + 8, legs.top + 16, 1],
    [w * 0.5, legs.top + 28],
    [0, legs.top + 32],
  ])
  const belly = symmetric([
    ...upper,
    [legs.hip, legs.top + 220],
    [legs.hip, legs.top + 420, 1],
    [0, legs.top + 430],
  ])
  const color = look.blocking && look.blocking !== 'plain' ? second : main
  const rows = [
    across([
      [0, top + 22],
      [w * 0.5, top + 16],
      [w * 0.63, top + 11],
    ]),
    across([
      [0, legs.top + 20],
      [w * 0.5, legs.top + 16],
      [w + 4, legs.top + 5],
    ]),
  ]
  const sign =
    drawing.view === 'back'
      ? ''
      : wordmark({ at: [centre + w * 0.36, top + 104], height: 15, color: inkOn(color) })
  return {
    d,
    color,
    cloth,
    z: 8,
    form: { d: belly, depth: 74 },
    bevel: { radius: 6, height: 4 },
    stitch: rows.map((pts) => ({ d: line(...pts) })),
    relief: { svg: gathers(w, legs.top), h: 3.4, soft: 1.4 },
    paint: sign || undefined,
    wrinkles: [{ amp: 5, scale: 50, angle: 1.2, stretch: 2.4 }],
  }
}

/** Elastic at both sides of the waist. */
function gathers(w: number, y: number): string {
  const ripples = Array.from({ length: 9 }, (_, i) => w * 0.48 + i * w * 0.06).flatMap((x) =>
    [1, -1].map(
      (side) => `<path d="M${centre + x * side} ${y - 46}L${centre + (x + 2) * side} ${y + 10}"/>`,
    ),
  )
  return `<g fill="none" stroke="#000" stroke-width="5">${ripples.join('')}</g>`
}

function strapsOf(options: BibOptions): Part[] {
  const { legs, drawing } = options
  const top = topOf(options)
  const w = legs.waist
  const color = darker(drawing.colourway.second, 0.1)
  const isBack = drawing.view === 'back'
  const pts: Pt[] = isBack
    ? half([
        [w * 0.3, top + 26],
        [w * 0.42, top - 70],
        [w * 0.62, top - 150],
        [w * 0.78, top - 196],
      ])
    : half([
        [w * 0.52, top + 46],
        [w * 0.6, top - 50],
        [w * 0.74, top - 128],
        [w * 0.82, top - 160],
      ])
  const stitch = [-8, 8].map((dx) => ({ d: line(...pts.map((p): Pt => [p[0] + dx, p[1]])) }))
  const strap: Part = {
    d: ribbon(pts, 38),
    color,
    cloth: 'webbing',
    z: isBack ? 14 : 2,
    bevel: { radius: 5, height: 4 },
    stitch,
  }
  if (isBack) return both(strap)
  const behind = ribbon(
    half([
      [w * 0.82, top - 160],
      [w * 0.52, top - 120],
      [w * 0.2, top + 30],
    ]),
    36,
  )
  return [
    ...both({
      d: behind,
      color: darker(color, 0.25),
      cloth: 'webbing',
      z: -40,
      light: 0.7,
      bevel: { radius: 5, height: 4 },
    }),
    ...both(strap),
  ]
}

function buckles(options: BibOptions): Part[] {
  const [x, y] = [centre + options.legs.waist * 0.535, topOf(options) + 6]
  const hole = rectangle({ x: x - 13, y: y + 16, w: 26, h: 10 }, 3)
  return both({
    d: rectangle({ x: x - 22, y, w: 44, h: 54 }, 8),
    color: '#2c3133',
    cloth: 'plastic',
    z: 34,
    bevel: { radius: 6, height: 6 },
    relief: { svg: `<path d="${hole}"/>`, h: -5, soft: 1 },
  })
}

function opening(options: BibOptions): Part[] {
  const { main, accent } = options.drawing.colourway
  const pts: Pt[] = [
    [centre, topOf(options) + 12],
    [centre, options.legs.top - 40],
    [centre, options.legs.top + 150],
  ]
  return zip({
    pts,
    tape: darker(main, 0.35),
    teeth: darker(main, 0.6),
    width: 17,
    z: 34,
    form: { d: options.legs.right.form, depth: 40 },
    pull: accent,
  })
}
