import type { Grid } from '../relief/field.ts'
import type { Hex } from '../relief/hex.ts'
import { add, type Canvas, clip } from './canvas.ts'
import { contour } from './contour.ts'
import { type Land, land } from './land.ts'
import { blend, ramp } from './oklab.ts'
import { closed, fixed, type Point } from './pen.ts'

export type Boulder = {
  at: Point
  size: readonly [w: number, h: number]
  dark: Hex
  light: Hex
  seed: number
  tilt?: number
  /** Lichen on it, where the stone is rougher than this. */
  lichen?: { from: number; colour: Hex }
}

const cell = 2

export function boulder(canvas: Canvas, stone: Boulder): void {
  const { at, size, dark, light, seed, lichen } = stone
  const ground = land(seed)
  const outline = closed(edge(stone, ground))
  const w = Math.ceil((size[0] * 1.3) / cell)
  const h = Math.ceil((size[1] * 1.5) / cell)
  const faces = shaded({ w, h }, ground)
  const colour = ramp([dark, blend(dark, light, 0.35), light])
  let shapes = ''
  for (let i = 1; i < 10; i++) {
    const path = contour(faces, { level: i / 10, cell, smallest: 1.5 })
    shapes += `<path d="${path}" fill="${colour(i / 9)}"/>`
  }
  if (lichen) shapes += grown({ w, h }, ground, lichen)
  const transform = `translate(${fixed(at[0] - (w * cell) / 2)} ${fixed(at[1] - (h * cell) / 2)})`
  add(
    canvas,
    `<path d="${outline}" fill="${colour(0)}"/>`,
    `<g clip-path="${clip(canvas, outline)}"><g transform="${transform}">${shapes}</g></g>`,
  )
}

function edge({ at, size: [w, h], tilt = 0 }: Boulder, { fractalNoise }: Land): Point[] {
  const round = 2.7
  return Array.from({ length: 46 }, (_, i) => {
    const angle = (i / 46) * Math.PI * 2
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    const square = 1 / (Math.abs(c) ** round + Math.abs(s) ** round) ** (1 / round)
    const worn = (1 + 0.144 * fractalNoise(c * 1.6 + 3, s * 1.6, 3)) * square * 0.5
    const [x, y] = [c * worn * w, s * worn * h]
    return [
      at[0] + x * Math.cos(tilt) - y * Math.sin(tilt),
      at[1] + x * Math.sin(tilt) + y * Math.cos(tilt),
    ]
  })
}

type Size = Pick<Grid, 'w' | 'h'>

function shaded({ w, h }: Size, { ridgedNoise, fractalNoise }: Land): Grid {
  return grid({ w, h }, (x, y) => {
    const [u, v] = [(x / w - 0.5) * 2, (y / h - 0.5) * 2]
    const faces = ridgedNoise(x / 52, y / 30 + u, 5) * 0.5
    return 0.24 - v * 0.62 - u * 0.26 + faces + fractalNoise(x / 12, y / 9, 3) * 0.2
  })
}

function grown(
  { w, h }: Size,
  { fractalNoise }: Land,
  lichen: { from: number; colour: Hex },
): string {
  const cells = grid({ w, h }, (x, y) => {
    return fractalNoise(x / 22 + 9, y / 22, 4) - lichen.from - Math.abs(y / h - 0.42) * 0.5
  })
  const spots = contour(cells, { level: 0, cell, smallest: 1 })
  const inner = contour(cells, { level: 0.1, cell, smallest: 1 })
  const pale = blend(lichen.colour, '#ffffff', 0.25)
  return `<path d="${spots}" fill="${lichen.colour}" opacity=".85"/><path d="${inner}" fill="${pale}" opacity=".8"/>`
}

function grid({ w, h }: Size, value: (x: number, y: number) => number): Grid {
  const d = new Float32Array(w * h)
  for (let y = 0; y < h; y++) for (let x = 0; x < w; x++) d[y * w + x] = value(x, y)
  return { w, h, d }
}
