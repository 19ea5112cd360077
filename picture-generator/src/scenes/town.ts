import type { Hex } from '../relief/hex.ts'
import { type Random, seededRandom } from '../relief/noise.ts'
import { add, type Canvas, frame, gradient, radial } from './canvas.ts'
import { fixed, type Point } from './pen.ts'

export type Houses = {
  /** Their ground line, and their height by position. */
  ground: number
  height: (x: number) => number
  width: readonly [least: number, most: number]
  top: Hex
  bottom: Hex
  windows: { colours: readonly Hex[]; lit: number; size: number }
  seed: number
}

/** A row of houses with their lit windows. */
export function houses(canvas: Canvas, row: Houses): void {
  const random = seededRandom(row.seed)
  let walls = ''
  const lights = new Map<Hex, string>()
  const [least, most] = row.width
  for (let x = -40; x < frame.w + 40;) {
    const wide = least + (most - least) * random()
    const middle = (x + wide / 2) / frame.w
    const high = row.height(middle) * (0.72 + 0.5 * random())
    if (high > 30) {
      walls += house([x, row.ground], { wide, high }, random)
      light(lights, { x, wide, high, row, random })
    }
    x += wide + (random() < 0.12 ? least * 0.25 : 0)
  }
  const stops = [[0, row.top] as const, [1, row.bottom] as const]
  const fill = gradient(canvas, stops, { y1: row.ground - 620, y2: row.ground, isAbsolute: true })
  add(canvas, `<path d="${walls}" fill="${fill}"/>`)
  for (const [colour, panes] of lights) add(canvas, `<path d="${panes}" fill="${colour}"/>`)
}

type Size = { wide: number; high: number }

function house([x, ground]: Point, { wide, high }: Size, random: Random): string {
  const top = ground - high
  const box = rect([x, top], [wide + 1, high + 4])
  const kind = random()
  if (kind < 0.34)
    return box + gable([x, top], wide, 0.22 + random() * 0.2) + chimney([x, top], wide)
  if (kind < 0.62) return box + rect([x + wide * 0.2, top - 14], [wide * 0.5, 16])
  const mast =
    rect([x + wide * 0.7, top - 34], [2.4, 36]) + rect([x + wide * 0.7 - 9, top - 28], [20, 2])
  return kind < 0.8 ? box + mast : box + rect([x + wide * 0.1, top - 30], [wide * 0.8, 32])
}

function gable([x, top]: Point, wide: number, pitch: number): string {
  return `M${fixed(x)} ${fixed(top + 1)}L${fixed(x + wide / 2)} ${fixed(top - wide * pitch)}L${fixed(x + wide)} ${fixed(top + 1)}Z`
}

function chimney([x, top]: Point, wide: number): string {
  return rect([x + wide * 0.72, top - wide * 0.26], [wide * 0.09, wide * 0.26])
}

function light(
  lights: Map<Hex, string>,
  { x, wide, high, row, random }: Size & { x: number; row: Houses; random: Random },
): void {
  const { size, colours, lit } = row.windows
  const columns = Math.max(1, Math.floor((wide - size) / (size * 2)))
  const margin = (wide - (columns * 2 - 1) * size) / 2
  for (let floor = 0; floor < Math.floor(high / (size * 3)) - 1; floor++) {
    for (let column = 0; column < columns; column++) {
      const isLit = random() < lit
      const colour = colours[Math.floor(random() * colours.length)] ?? '#ffffff'
      if (!isLit) continue
      const left = x + margin + column * size * 2
      const top = row.ground - high + size * 1.2 + floor * size * 3
      lights.set(colour, (lights.get(colour) ?? '') + rect([left, top], [size, size * 1.6]))
    }
  }
}

/** A lamp on its post, with the light around it. */
export function lamp(canvas: Canvas, [x, ground]: Point, height: number): void {
  const top = ground - height
  const arm = height * 0.16
  const side = x < frame.w / 2 ? 1 : -1
  const bulb: Point = [x + side * arm, top + height * 0.03]
  const post = `M${x} ${ground}L${x} ${top + arm * 0.6}Q${x} ${top} ${x + side * arm * 0.6} ${top}L${bulb[0]} ${top}`
  const stroke = `stroke="#0b1117" stroke-width="${fixed(Math.max(2, height * 0.018))}"`
  add(
    canvas,
    `<path d="${post}" fill="none" ${stroke}/>`,
    shine(canvas, bulb, { r: height * 0.62, colour: '#ffd68a', opacity: 0.5 }),
    `<circle cx="${bulb[0]}" cy="${bulb[1]}" r="${fixed(height * 0.022)}" fill="#fff3d1"/>`,
  )
}

export function shine(
  canvas: Canvas,
  [x, y]: Point,
  look: { r: number; colour: Hex; opacity: number },
): string {
  const { r, colour, opacity } = look
  const fill = radial(
    canvas,
    [
      [0, colour, opacity],
      [0.25, colour, opacity * 0.4],
      [0.6, colour, opacity * 0.08],
      [1, colour, 0],
    ],
    { x, y, r },
  )
  return `<circle cx="${fixed(x)}" cy="${fixed(y)}" r="${fixed(r)}" fill="${fill}"/>`
}

function rect([x, y]: Point, [w, h]: Point): string {
  return `M${fixed(x)} ${fixed(y)}h${fixed(w)}v${fixed(h)}h${fixed(-w)}Z`
}
