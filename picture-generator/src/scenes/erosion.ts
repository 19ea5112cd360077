import type { Random } from '../relief/noise.ts'

type Drop = {
  x: number
  y: number
  dx: number
  dy: number
  speed: number
  water: number
  soil: number
}

/** Simulates raindrops that erode and deposit soil. Changes the heights, which are in cells, in place. */
export function erode(heights: Float32Array, drops: number, random: Random): void {
  const size = Math.round(Math.sqrt(heights.length))
  for (let i = 0; i < drops; i++) {
    const drop: Drop = {
      x: random() * (size - 3) + 1,
      y: random() * (size - 3) + 1,
      dx: 0,
      dy: 0,
      speed: 1,
      water: 1,
      soil: 0,
    }
    for (let step = 0; step < 60; step++) if (!flow(heights, size, drop)) break
  }
}

/** One step downhill. Returns false where the drop ends. */
function flow(heights: Float32Array, size: number, drop: Drop): boolean {
  const corner = corners(heights, size, drop)
  drop.dx = drop.dx * 0.12 - corner.slopeX * 0.88
  drop.dy = drop.dy * 0.12 - corner.slopeY * 0.88
  const length = Math.hypot(drop.dx, drop.dy)
  if (length < 1e-5) return false
  drop.dx /= length
  drop.dy /= length
  const nextPosition = { x: drop.x + drop.dx, y: drop.y + drop.dy }
  if (
    Math.min(nextPosition.x, nextPosition.y) < 1 ||
    Math.max(nextPosition.x, nextPosition.y) >= size - 2
  )
    return false
  const rise = corners(heights, size, nextPosition).height - corner.height
  spread(heights, { ...corner, size, amount: depositAt(drop, rise) })
  drop.speed = Math.sqrt(Math.max(0.01, drop.speed * drop.speed - rise * 0.6))
  drop.water *= 0.97
  Object.assign(drop, nextPosition)
  return true
}

/** The soil that the drop deposits here; negative if it erodes. */
function depositAt(drop: Drop, rise: number): number {
  const capacity = Math.max(-rise, 0.01) * drop.speed * drop.water * 5
  const laysDown = drop.soil > capacity || rise > 0
  const settling = rise > 0 ? Math.min(rise, drop.soil) : (drop.soil - capacity) * 0.08
  const amount = laysDown ? settling : -Math.min((capacity - drop.soil) * 0.3, -rise)
  drop.soil -= amount
  return amount
}

type CellPosition = { i: number; u: number; v: number }

function corners(heights: Float32Array, size: number, at: { x: number; y: number }) {
  const column = Math.floor(at.x)
  const row = Math.floor(at.y)
  const u = at.x - column
  const v = at.y - row
  const i = row * size + column
  const a = heights[i] ?? 0
  const b = heights[i + 1] ?? 0
  const c = heights[i + size] ?? 0
  const d = heights[i + size + 1] ?? 0
  return {
    i,
    u,
    v,
    slopeX: (b - a) * (1 - v) + (d - c) * v,
    slopeY: (c - a) * (1 - u) + (d - b) * u,
    height: (a * (1 - u) + b * u) * (1 - v) + (c * (1 - u) + d * u) * v,
  }
}

function spread(
  heights: Float32Array,
  { i, u, v, size, amount }: CellPosition & { size: number; amount: number },
): void {
  const add = (at: number, share: number) => {
    heights[at] = (heights[at] ?? 0) + amount * share
  }
  add(i, (1 - u) * (1 - v))
  add(i + 1, u * (1 - v))
  add(i + size, (1 - u) * v)
  add(i + size + 1, u * v)
}
