import { add, at, blur, clamp, each, grid, type Grid } from './field.ts'
import { distanceWithin } from './distance.ts'
import { bulgeOf, type Bulge, type Form } from './membrane.ts'
import type { Part } from './part.ts'
import type { Sheet } from './sheet.ts'

/** The form is computed from its whole outline, so that a detail bulges like the whole. */
export async function addForm(sheet: Sheet, d: string, form: Form): Promise<void> {
  const bulge = await bulgeOf(form.d ?? d, form)
  const up = grid(sheet.pane.w, sheet.pane.h)
  const { box } = bulge
  const kx = bulge.heights.w / box.w
  const ky = bulge.heights.h / box.h
  each(up, (i, x, y) => {
    const u = ((x + 0.5) / sheet.scale + sheet.pane.box.x - box.x) * kx - 0.5
    const v = ((y + 0.5) / sheet.scale + sheet.pane.box.y - box.y) * ky - 0.5
    up.d[i] = smoothly(bulge, u, v)
  })
  add(sheet.height, blur(up, Math.max(1, (sheet.scale / bulge.scale) * 1.1)), form.depth)
}

export function addTilt({ height, scale }: Sheet, [right, down]: readonly [number, number]): void {
  each(height, (i, x, y) => {
    height.d[i] = at(height.d, i) + (x * right + y * down) / scale
  })
}

export function addBevel(sheet: Sheet, rim: NonNullable<Part['bevel']>): void {
  const { height, mask, scale } = sheet
  const away = distanceWithin(mask, (i) => at(mask.d, i) > 0.5)
  const radius = rim.radius * scale
  const rounded = grid(height.w, height.h)
  for (let i = 0; i < rounded.d.length; i++) {
    const u = 1 - Math.min(1, at(away.d, i) / radius)
    rounded.d[i] = rim.height * Math.sqrt(Math.max(0, 1 - u * u))
  }
  add(height, blur(rounded, Math.min(1.7 * scale, radius * 0.15)))
}

function smoothly({ heights }: Bulge, u: number, v: number): number {
  const x = clamp(u, 0, heights.w - 1.001)
  const y = clamp(v, 0, heights.h - 1.001)
  const left = Math.trunc(x)
  const top = Math.trunc(y)
  const fx = softStep(x - left)
  const fy = softStep(y - top)
  const a = cell(heights, left, top)
  const b = cell(heights, left + 1, top)
  const c = cell(heights, left, top + 1)
  const d = cell(heights, left + 1, top + 1)
  return a + (b - a) * fx + (c - a) * fy + (a - b - c + d) * fx * fy
}

function cell(g: Grid, x: number, y: number): number {
  return at(g.d, Math.min(g.h - 1, y) * g.w + Math.min(g.w - 1, x))
}

function softStep(t: number): number {
  return t * t * (3 - 2 * t) * 0.5 + t * 0.5
}
