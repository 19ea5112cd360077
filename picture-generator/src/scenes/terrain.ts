import { seededRandom } from '../relief/noise.ts'
import { erode } from './erosion.ts'
import { type Land, land, unit } from './land.ts'

export type Vector = readonly [x: number, y: number, z: number]

/** The position of a cell, 0 to 1, and the shape of the ground there. */
export type Ground = { height: number; upright: number; hollow: number; x: number; z: number }

/** Ground of 560 by 560 units with precomputed light. */
export type Terrain = {
  land: Land
  size: number
  cells: number
  heights: Float32Array
  lit: Float32Array
  open: Float32Array
  /** Above 0 the rock is covered by snow, grass or something else. */
  cover: Float32Array
}

export type TerrainPlan = {
  seed: number
  /** Cells per unit. */
  cells?: number
  drops?: number
  light?: Vector
  height: (land: Land) => (x: number, z: number) => number
  cover?: (land: Land) => (ground: Ground) => number
}

const groundSize = 560

export function terrain(plan: TerrainPlan): Terrain {
  const { cells = 1.55, drops = 60000, seed } = plan
  const size = Math.round(groundSize * cells)
  const ground = land(seed)
  const heightAt = plan.height(ground)
  const heights = map(size, (x, z) => heightAt(x / size, z / size))
  weather(heights, { drops, cells, seed })
  const open = new Float32Array(size * size)
  const cover = new Float32Array(size * size)
  const surface = { land: ground, size, cells, heights, open, cover }
  return { ...surface, lit: light(surface, plan) }
}

/** An interpolated value of a map. */
export function valueAt({ size, cells }: Terrain, values: Float32Array, [x, , z]: Vector): number {
  const column = Math.min(Math.max(Math.floor(x * cells), 0), size - 2)
  const row = Math.min(Math.max(Math.floor(z * cells), 0), size - 2)
  const u = unit(x * cells - column)
  const v = unit(z * cells - row)
  const i = row * size + column
  const near = (values[i] ?? 0) * (1 - u) + (values[i + 1] ?? 0) * u
  const far = (values[i + size] ?? 0) * (1 - u) + (values[i + size + 1] ?? 0) * u
  return near * (1 - v) + far * v
}

function map(size: number, value: (x: number, z: number) => number): Float32Array {
  const values = new Float32Array(size * size)
  for (let z = 0; z < size; z++) {
    for (let x = 0; x < size; x++) values[z * size + x] = value(x, z)
  }
  return values
}

type Weather = { drops: number; cells: number; seed: number }

function weather(heights: Float32Array, { drops, cells, seed }: Weather): void {
  if (drops === 0) return
  for (let i = 0; i < heights.length; i++) heights[i] = (heights[i] ?? 0) * cells
  erode(heights, drops, seededRandom(seed + 5))
  for (let i = 0; i < heights.length; i++) heights[i] = (heights[i] ?? 0) / cells
}

type Surface = Omit<Terrain, 'lit'>

function light(surface: Surface, plan: TerrainPlan): Float32Array {
  const { heights, size, cells, open, cover } = surface
  const sun = normal(plan.light ?? [-0.6, 0.45, -0.35])
  const coverAt = plan.cover?.(surface.land)
  const blurredHeights = blur(blur(heights, size), size)
  const at = (x: number, z: number) => heights[edge(z, size) * size + edge(x, size)] ?? 0
  return map(size, (x, z) => {
    const i = z * size + x
    const slope = [at(x - 1, z) - at(x + 1, z), at(x, z - 1) - at(x, z + 1)] as const
    const [a, b, c] = normal([(slope[0] / 2) * cells, 1, (slope[1] / 2) * cells])
    const height = heights[i] ?? 0
    const hollow = height - (blurredHeights[i] ?? 0)
    open[i] = unit(0.62 + hollow * 0.09) * (0.55 + 0.45 * b)
    cover[i] = coverAt ? coverAt({ height, upright: b, hollow, x: x / size, z: z / size }) : -1
    return Math.max(0, a * sun[0] + b * sun[1] + c * sun[2]) * sunlight(surface, sun, [x, z])
  })
}

/** The share of the sun that is visible from a cell. */
function sunlight({ heights, size, cells }: Surface, sun: Vector, [x, z]: [number, number]) {
  const flat = Math.hypot(sun[0], sun[2]) || 1
  const height = heights[z * size + x] ?? 0
  let visibility = 1
  let stride = 1.5
  for (let far = 1.5; far < 200; far += stride) {
    const px = x + (sun[0] / flat) * far
    const pz = z + (sun[2] / flat) * far
    if (Math.min(px, pz) < 0 || Math.max(px, pz) >= size - 1) break
    const otherHeight = heights[Math.floor(pz) * size + Math.floor(px)] ?? 0
    const clear = height + ((sun[1] / flat) * far) / cells + 0.35 - otherHeight
    if (clear < 0) return 0
    visibility = Math.min(visibility, ((clear * cells) / far) * 9)
    stride *= 1.07
  }
  return unit(visibility)
}

function normal([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}

function edge(i: number, size: number): number {
  return Math.min(Math.max(i, 0), size - 1)
}

function blur(values: Float32Array, size: number): Float32Array {
  const reach = 5
  const mean = (from: Float32Array, [x, z]: [number, number], [dx, dz]: [number, number]) => {
    let sum = 0
    let count = 0
    for (let k = -reach; k <= reach; k++) {
      const [column, row] = [x + dx * k, z + dz * k]
      if (Math.min(column, row) < 0 || Math.max(column, row) >= size) continue
      sum += from[row * size + column] ?? 0
      count += 1
    }
    return sum / count
  }
  const rows = map(size, (x, z) => mean(values, [x, z], [1, 0]))
  return map(size, (x, z) => mean(rows, [x, z], [0, 1]))
}
