import { at, blur, each, grid, sampleGrid, type Grid } from './field.ts'
import { box, type Box } from './path.ts'
import { rasterMask } from './raster.ts'

export type Form = {
  /** The outline that bulges, if it is larger than the part. */
  d?: string | undefined
  depth: number
  power?: number | undefined
  kind?: 'balloon' | 'cylinder' | undefined
}

/** The computed heights, 0 at the rim and 1 at the highest point. */
export type Bulge = { heights: Grid; box: Box; scale: number }

const solvedForms = new Map<string, Promise<Bulge>>()

/** Caches the forms, because many parts share one: a pocket has the form of its torso. */
export function bulgeOf(d: string, { kind, power }: Form): Promise<Bulge> {
  const key = `${kind}|${power}|${d}`
  const cached = solvedForms.get(key)
  if (cached) return cached
  if (solvedForms.size > 200) solvedForms.clear()
  const bulge = solve(d, kind ?? 'balloon', power ?? 0.5)
  solvedForms.set(key, bulge)
  return bulge
}

async function solve(d: string, kind: string, power: number): Promise<Bulge> {
  const outline = box(d, 2)
  const scale = 220 / Math.max(outline.w, outline.h)
  const w = Math.max(4, Math.round(outline.w * scale))
  const h = Math.max(4, Math.round(outline.h * scale))
  const mask = await rasterMask(`<path d="${d}"/>`, { box: outline, w, h })
  const heights = kind === 'cylinder' ? cylinder(mask) : inflate(mask, power)
  return { heights, box: outline, scale }
}

function cylinder(mask: Grid): Grid {
  const { w, h } = mask
  const out = grid(w, h)
  for (let y = 0; y < h; y++) {
    const row = mask.d.subarray(y * w, y * w + w)
    const left = row.findIndex((v) => v > 0.5)
    if (left < 0) continue
    const right = row.findLastIndex((v) => v > 0.5)
    const middle = (left + right) / 2
    const radius = (right - left + 1) / 2
    for (let x = left; x <= right; x++) {
      out.d[y * w + x] = Math.sqrt(Math.max(0, 1 - ((x - middle) / radius) ** 2))
    }
  }
  return blur(out, 1)
}

/** A membrane under pressure, solved on a small grid. */
function inflate(mask: Grid, power: number): Grid {
  const cell = Math.max(1, Math.max(mask.w, mask.h) / 110)
  const small = grid(
    Math.max(3, Math.ceil(mask.w / cell) + 2),
    Math.max(3, Math.ceil(mask.h / cell) + 2),
  )
  relax(small, insideOf(mask, small, cell))
  const top = small.d.reduce((a, b) => Math.max(a, b), 1e-6)
  for (let i = 0; i < small.d.length; i++) small.d[i] = Math.max(0, at(small.d, i) / top) ** power
  const out = grid(mask.w, mask.h)
  each(out, (i, x, y) => {
    out.d[i] = sampleGrid(small, x / cell + 0.5, y / cell + 0.5)
  })
  return blur(out, cell * 1.1)
}

function insideOf(mask: Grid, small: Grid, cell: number): number[] {
  const inside: number[] = []
  each(small, (i, x, y) => {
    const isRim = x === 0 || y === 0 || x === small.w - 1 || y === small.h - 1
    if (isRim) return
    if (sampleGrid(mask, (x - 0.5) * cell, (y - 0.5) * cell) > 0.5) inside.push(i)
  })
  return inside
}

function relax({ w, d }: Grid, inside: readonly number[]): void {
  for (let round = 0; round < 220; round++) {
    for (const i of inside) {
      const rest = (at(d, i - 1) + at(d, i + 1) + at(d, i - w) + at(d, i + w) + 1) * 0.25
      d[i] = at(d, i) + 1.88 * (rest - at(d, i))
    }
  }
}
