import type { Grid } from '../relief/field.ts'

type Corner = [x: number, y: number]

export type ContourOptions = {
  level: number
  /** Only these rows of the grid. */
  from?: number
  to?: number
  /** What a cell of the grid measures in the drawing. */
  cell?: number
  /** Islands smaller than this are left out, in cells. */
  smallest?: number
  /** The tolerance of the simplified line, in cells. */
  slack?: number
}

/** Which edges of a cell the line joins, by which of its corners stand above the level. */
const joins: readonly string[] = [
  '',
  'LB',
  'BR',
  'LR',
  'RT',
  'LBRT',
  'BT',
  'LT',
  'TL',
  'TB',
  'TLBR',
  'TR',
  'RL',
  'RB',
  'BL',
  '',
]
const outside = -1e6

/** The outline of all cells at or above a level, as one path. */
export function contour(grid: Grid, tracing: ContourOptions): string {
  const { cell = 1, smallest = 5, slack = 0.22 } = tracing
  const plot = plotOf(grid, tracing)
  const steps = stepsThrough(plot, tracing.level)
  let path = ''
  for (const start of Array.from(steps.keys())) {
    const ring = ringFrom(start, steps).map((edge) => crossing(edge, plot, tracing.level))
    if (ring.length < 4 || area(ring) < smallest) continue
    const points = simplify(ring, slack).map(
      ([x, y]) => `${(x * cell).toFixed(1)} ${(y * cell).toFixed(1)}`,
    )
    path += `M${points.join('L')}Z`
  }
  return path
}

type Plot = { w: number; h: number; first: number; at: (x: number, y: number) => number }

/** The grid with a border that is below every level, so that every line closes. */
function plotOf(grid: Grid, { from = 0, to = grid.h }: ContourOptions): Plot {
  const w = grid.w + 2
  const h = to - from + 2
  const at = (x: number, y: number) =>
    x < 1 || y < 1 || x > grid.w || y > h - 2
      ? outside
      : (grid.d[(y - 1 + from) * grid.w + x - 1] ?? outside)
  return { w, h, first: from, at }
}

function stepsThrough({ w, h, at }: Plot, level: number): Map<number, number> {
  const steps = new Map<number, number>()
  for (let y = 0; y < h - 1; y++) {
    for (let x = 0; x < w - 1; x++) {
      const upper = (at(x, y) >= level ? 8 : 0) | (at(x + 1, y) >= level ? 4 : 0)
      const lower = (at(x + 1, y + 1) >= level ? 2 : 0) | (at(x, y + 1) >= level ? 1 : 0)
      const join = joins[upper | lower] ?? ''
      for (let i = 0; i < join.length; i += 2) {
        steps.set(edgeAt(join[i], y * w + x, w), edgeAt(join[i + 1], y * w + x, w))
      }
    }
  }
  return steps
}

/** Edges lie to the right of a corner (even) or below it (odd). */
function edgeAt(side: string | undefined, corner: number, w: number): number {
  if (side === 'T') return 2 * corner
  if (side === 'B') return 2 * (corner + w)
  return side === 'L' ? 2 * corner + 1 : 2 * (corner + 1) + 1
}

function ringFrom(start: number, steps: Map<number, number>): number[] {
  const ring: number[] = []
  let edge = start
  for (let nextEdge = steps.get(edge); nextEdge !== undefined; nextEdge = steps.get(edge)) {
    steps.delete(edge)
    ring.push(edge)
    edge = nextEdge
  }
  return ring
}

function crossing(edge: number, { w, first, at }: Plot, level: number): Corner {
  const isBelow = edge % 2 === 1
  const corner = Math.floor(edge / 2)
  const x = corner % w
  const y = Math.floor(corner / w)
  const a = at(x, y)
  const b = isBelow ? at(x, y + 1) : at(x + 1, y)
  const share = Math.min(a, b) < -1e5 ? (a < b ? 0.999 : 0.001) : (level - a) / (b - a)
  const t = Math.min(1, Math.max(0, share))
  return isBelow ? [x - 1, y - 1 + first + t] : [x - 1 + t, y - 1 + first]
}

function area(ring: readonly Corner[]): number {
  let twice = 0
  for (const [i, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[(i + 1) % ring.length] ?? [x, y]
    twice += x * nextY - nextX * y
  }
  return Math.abs(twice) / 2
}

function simplify(ring: readonly Corner[], slack: number): Corner[] {
  const keptCorners = ring.slice(0, 1)
  for (let i = 1; i < ring.length - 1; i++) {
    const [from, at, to] = [keptCorners.at(-1), ring[i], ring[i + 1]]
    if (from && at && to && isSignificant([from, at, to], slack)) keptCorners.push(at)
  }
  return keptCorners
}

function isSignificant([from, at, to]: [Corner, Corner, Corner], slack: number): boolean {
  const dx = to[0] - from[0]
  const dy = to[1] - from[1]
  const [x, y] = [at[0] - from[0], at[1] - from[1]]
  const off = Math.abs(x * dy - y * dx) / (Math.hypot(dx, dy) || 1)
  return off > slack || Math.hypot(x, y) > 9
}
