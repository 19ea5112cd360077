import type { Hex } from '../relief/hex.ts'
import { type Random, seededRandom } from '../relief/noise.ts'
import { add, type Canvas, frame, gradient } from './canvas.ts'
import { below, closed, fixed, type Line, onLine, type Point, through } from './pen.ts'

export type Trees = {
  /** The distance between trees in pixels, and the height of the highest. */
  apart: number
  height: number
  /** The share of trees with another one below them. */
  doubled?: number
  colour?: Hex
}

export type Ridge = {
  line: Line
  top: Hex
  bottom: Hex
  depth?: number
  step?: number
  trees?: Trees
}

/** A flat ridge, wooded or not. */
export function ridge(
  canvas: Canvas,
  { line, top, bottom, depth = 420, step = 6, trees }: Ridge,
): void {
  const highest = highestOf(line, step)
  const stops = [[0, top] as const, [1, bottom] as const]
  const from = highest - (trees?.height ?? 40)
  const fill = gradient(canvas, stops, { y1: from, y2: highest + depth, isAbsolute: true })
  add(canvas, `<path d="${below(line, step)}" fill="${fill}"/>`)
  if (!trees) return
  const path = forest(canvas, { line, highest, trees })
  add(canvas, `<path d="${path}" fill="${trees.colour ?? fill}"/>`)
}

type Forest = { line: Line; highest: number; trees: Trees }

function forest({ seed, land }: Canvas, { line, highest, trees }: Forest): string {
  const random = seededRandom(seed * 7 + Math.floor(highest))
  const { apart, height, doubled = 0 } = trees
  let path = ''
  for (let x = -10; x < frame.w + 10; x += apart * (0.35 + random() * 1.3)) {
    const dense = land.fractalNoise(x / 260, highest / 40, 3)
    if (dense < -0.25) continue
    const tall = Math.max(5, height * (0.45 + 0.75 * random() ** 1.5 + dense * 0.5))
    const y = onLine(line, x) + 4
    path += conifer([x, y], tall, random)
    if (doubled && random() < doubled) {
      path += conifer([x + random() * 20, y + 14 + random() * height * 0.9], tall, random)
    }
  }
  return path
}

function conifer([x, y]: Point, height: number, random: Random): string {
  const boughs = 4 + Math.floor(height / 16)
  const width = height * (0.13 + random() * 0.07)
  const left: Point[] = []
  const right: Point[] = []
  for (let i = 0; i < boughs; i++) {
    const share = (i + 0.6) / boughs
    const at = y - height + height * share * 0.95
    const hang = (height / boughs) * 0.5
    const long = width * share ** 0.85 * (0.7 + random() * 0.6)
    left.push([x - long, at + hang * (0.5 + random() * 0.5)], [x - long * 0.38, at + hang * 0.15])
    const other = width * share ** 0.85 * (0.7 + random() * 0.6)
    right.push(
      [x + other, at + hang * (0.5 + random() * 0.5)],
      [x + other * 0.38, at + hang * 0.15],
    )
  }
  const foot: Point[] = [
    [x - height * 0.015, y],
    [x + height * 0.015, y],
  ]
  return closed([[x, y - height], ...left, ...foot, ...right.toReversed()])
}

/** A tree that stands near enough for its boughs to be seen. */
export function nearTree([x, y]: Point, height: number, random: Random): string {
  const boughs = Math.max(10, Math.floor(height / 17))
  const lean = (random() - 0.5) * height * 0.03
  let path = `M${x + lean} ${y - height}L${x - height * 0.016} ${y}L${x + height * 0.016} ${y}Z`
  for (let i = 0; i < boughs; i++) {
    const share = (i + 0.5) / boughs
    const at: Point = [x + lean * (1 - share), y - height * (1 - share * 0.9)]
    for (const side of [-1, 1]) {
      const long = height * 0.19 * share ** 0.8 * (0.5 + random() * 0.75)
      const drop = long * (0.35 + random() * 0.3)
      path += bough(at, { reach: side * long, drop, thick: (height / boughs) * 0.75 })
    }
  }
  return path
}

function bough(
  [x, y]: Point,
  { reach, drop, thick }: { reach: number; drop: number; thick: number },
) {
  const points: Point[] = [
    [x, y - thick * 0.6],
    [x + reach * 0.5, y + drop * 0.25],
    [x + reach, y + drop],
    [x + reach * 0.72, y + drop * 0.72],
    [x + reach * 0.6, y + drop * 1.1],
    [x + reach * 0.4, y + drop * 0.6],
  ]
  return `M${through(points)}L${fixed(x)} ${fixed(y + thick * 0.6)}Z`
}

export type Stand = { line: Line; sink: number; colour: Hex; seed: number; trees: readonly Point[] }

/** Near trees, each with its position and height. */
export function stand(canvas: Canvas, { line, sink, colour, seed, trees }: Stand): void {
  const random = seededRandom(seed)
  const path = trees.map(([x, height]) => {
    return nearTree([x, Math.min(1195, onLine(line, x) + sink)], height, random)
  })
  add(canvas, `<path d="${path.join('')}" fill="${colour}"/>`)
}

function highestOf(line: Line, step: number): number {
  let highest = Infinity
  for (let x = -20; x <= frame.w + 20; x += step) highest = Math.min(highest, onLine(line, x))
  return highest
}
