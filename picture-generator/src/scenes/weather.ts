import type { Hex } from '../relief/hex.ts'
import { seededRandom } from '../relief/noise.ts'
import {
  add,
  blur,
  type Canvas,
  frame,
  gradient,
  radial,
  type Round,
  type Stop,
  wash,
} from './canvas.ts'
import { contour } from './contour.ts'
import { ramp } from './oklab.ts'
import { field, fixed, type Point, through } from './pen.ts'

export function sky(canvas: Canvas, stops: readonly Stop[]): void {
  wash(canvas, gradient(canvas, stops))
}

export function glow(
  canvas: Canvas,
  colour: Hex,
  { opacity, ...round }: Round & { opacity: number },
): void {
  const fading: Stop[] = [
    [0, colour, opacity],
    [0.25, colour, opacity * 0.55],
    [0.6, colour, opacity * 0.14],
    [1, colour, 0],
  ]
  wash(canvas, radial(canvas, fading, round))
}

export type Milky = { from: Point; to: Point }

/** Stars down to a height, thicker along a band where there is one. */
export function stars(
  canvas: Canvas,
  count: number,
  { lowest, band }: { lowest: number; band?: Milky },
): void {
  const random = seededRandom(canvas.seed + 99)
  let dots = ''
  for (let i = 0; i < count; i++) {
    const loose: Point = [random() * frame.w, random() ** 1.25 * lowest]
    const [x, y] = band && random() < 0.62 ? inBand(band, random) : loose
    const size = random() ** 7
    if (y > lowest || y < 0) continue
    const opacity = (0.25 + random() * 0.4 + size * 0.35).toFixed(2)
    dots += `<circle cx="${fixed(x)}" cy="${fixed(y)}" r="${(0.55 + size * 2).toFixed(2)}" opacity="${opacity}"/>`
  }
  add(canvas, `<g fill="#eef2ff">${dots}</g>`)
}

function inBand({ from, to }: Milky, random: () => number): Point {
  const along = random() * 1.2 - 0.1
  const off = (random() + random() + random() + random() - 2) * 0.5
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const aside = (off * 340) / Math.hypot(dx, dy)
  return [from[0] + dx * along - dy * aside, from[1] + dy * along + dx * aside]
}

export type Clouds = {
  /** Their density at a position, as shares of the frame. */
  thick: (x: number, y: number) => number
  colours: readonly Hex[]
  opacity: number
  softness: number
}

/** A field cut into translucent bands, then softened. */
export function clouds(canvas: Canvas, { thick, colours, opacity, softness }: Clouds): void {
  const levels = 9
  const cells = field(4, thick)
  const colour = ramp(colours)
  let bands = ''
  for (let i = 0; i < levels; i++) {
    const level = 0.08 + (0.52 * i) / levels
    const path = contour(cells, { level, cell: 4, smallest: 2, slack: 0.1 })
    bands += `<path d="${path}" fill="${colour(i / (levels - 1))}" fill-opacity="${opacity}"/>`
  }
  add(canvas, `<g filter="${blur(canvas, softness * 1.6, softness)}">${bands}</g>`)
}

export type Mist = {
  top: number
  height: number
  colour: Hex
  opacity: number
  softness?: number
  swing?: number
}

export function mist(
  canvas: Canvas,
  { top, height, colour, opacity, softness = 26, swing = 30 }: Mist,
): void {
  const upper: Point[] = []
  const lower: Point[] = []
  for (let x = -80; x <= frame.w + 80; x += 40) {
    upper.push([x, top + swing * canvas.land.fractalNoise(x / 520, top / 90, 3)])
    lower.unshift([x, top + height + swing * canvas.land.fractalNoise(x / 700, top / 50 + 7, 3)])
  }
  const fill = gradient(canvas, [
    [0, colour, 0.1],
    [0.5, colour, opacity],
    [1, colour, opacity * 0.6],
  ])
  const soft = blur(canvas, softness * 2, softness)
  add(canvas, `<path d="M${through([...upper, ...lower])}Z" fill="${fill}" filter="${soft}"/>`)
}

export type Rain = { drops: number; colour: Hex; opacity: number; slant: number; seed: number }

export function rain(canvas: Canvas, { drops, colour, opacity, slant, seed }: Rain): void {
  const random = seededRandom(seed)
  let strokes = ''
  for (let i = 0; i < drops; i++) {
    const [x, y, length] = [random() * 2600, random() * 1200, 18 + random() * 46]
    strokes += `M${x.toFixed(0)} ${y.toFixed(0)}l${(-length * slant).toFixed(0)} ${length.toFixed(0)}`
  }
  add(canvas, `<path d="${strokes}" stroke="${colour}" stroke-width="1" opacity="${opacity}"/>`)
}
