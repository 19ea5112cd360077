import type { Grid } from '../relief/field.ts'
import type { Hex } from '../relief/hex.ts'
import { add, type Canvas, clip, frame } from './canvas.ts'
import { contour } from './contour.ts'
import { unit } from './land.ts'
import { blend, ramp } from './oklab.ts'
import { type Terrain, valueAt, type Vector } from './terrain.ts'
import { type Camera, viewFrom, noDepth, type View } from './view.ts'

export type Tone = {
  gain: number
  ambient: number
  rough: number
  fine: number
  /** Layers of stone, and cracks down a face: where ground stands upright. */
  strata: number
}

export type Plates = {
  ground: Terrain
  camera: Camera
  /** The distances at which plates end. Distant plates are hazier. */
  bounds: readonly number[]
  rock: readonly Hex[]
  cover?: readonly Hex[]
  haze: Hex
  hazeAt: (far: number) => number
  tone?: Partial<Tone>
  levels: number
  /** Painted over a finished plate. */
  after?: (plate: number) => void
}

const cell = 2

type ShadedView = { light: Float32Array; cover: Float32Array }

/** Ground printed as plates, the farthest first, each cut into bands of tone. */
export function plates(canvas: Canvas, plan: Plates): void {
  const { camera, bounds, ground } = plan
  const cellCamera = {
    ...camera,
    bounds,
    focus: camera.focus / cell,
    horizon: camera.horizon / cell,
  }
  const view = viewFrom(ground, cellCamera, { w: frame.w / cell, h: frame.h / cell })
  const shadedView = shade(view, plan)
  for (let i = bounds.length - 1; i >= 0; i--) {
    if (!plate(canvas, { plan, view, shadedView, place: i })) continue
    plan.after?.(i)
  }
}

function shade(view: View, { ground, camera, tone = {} }: Plates): ShadedView {
  const shades = { gain: 1.05, ambient: 0.42, rough: 0.16, fine: 0.35, strata: 0, ...tone }
  const light = new Float32Array(view.depth.length)
  const cover = new Float32Array(view.depth.length)
  for (const [i, depth] of view.depth.entries()) {
    if (depth >= noDepth) continue
    const below = Math.floor(i / view.w) - camera.horizon / cell
    const height = camera.eye[1] - (below * depth * cell) / camera.focus
    const at = [view.x[i] ?? 0, height, view.z[i] ?? 0] as const
    const grain = grainAt(ground, at, shades)
    const sun = shades.gain * valueAt(ground, ground.lit, at)
    light[i] = unit(shades.ambient * valueAt(ground, ground.open, at) + sun + grain)
    cover[i] = valueAt(ground, ground.cover, at) + grain * 0.5
  }
  return { light, cover }
}

function grainAt(ground: Terrain, at: Vector, { rough, fine, strata }: Tone): number {
  const crests = ground.land.ridgedNoise(at[0] * fine, at[2] * fine, 3) - 0.42
  return crests * rough + (strata ? layers(ground, at) * strata : 0)
}

function layers({ land }: Terrain, [x, height, z]: Vector): number {
  const bent = land.baseNoise(x * 0.06, z * 0.06) * 1.5
  const lying = land.baseNoise(height * 0.42 + bent, x * 0.03)
  const cracks = land.ridgedNoise((x + z) * 0.16 + bent * 0.2, height * 0.025, 4) - 0.4
  return lying * 0.6 + cracks * 1.5
}

type Plate = { plan: Plates; view: View; shadedView: ShadedView; place: number }

function plate(canvas: Canvas, { plan, view, shadedView, place }: Plate): boolean {
  const { rock, cover, haze, hazeAt, levels, camera } = plan
  const [near, far] = [plan.bounds[place - 1] ?? 0, plan.bounds[place] ?? 0]
  const cut = between(view, shadedView, [near, far])
  if (!cut) return false
  const hazy = hazeAt(far)
  const isFlooded = camera.floor !== undefined
  const outline = isFlooded ? dryOutline(view, far) : skylineOutline(view, place)
  const stone = ramp(rock.map((colour) => blend(colour, haze, hazy)))
  const rows = { from: Math.max(0, cut.top - 2), to: Math.min(view.h, cut.bottom + 3) }
  let shapes = `<rect y="${rows.from * cell - 4}" width="${frame.w}" height="${frame.h}" fill="${stone(0)}"/>`
  shapes += bands(cut.light, { ...rows, levels, colour: stone })
  if (cover) {
    const colour = ramp(cover.map((c) => blend(c, haze, hazy * 0.9)))
    shapes += `<path d="${contour(cut.cover, { level: 0, cell, smallest: 3, ...rows })}" fill="${colour(0)}"/>`
    shapes += bands(lightGrid(cut), { ...rows, levels, colour })
  }
  add(canvas, `<g clip-path="${clip(canvas, outline)}">${shapes}</g>`)
  return true
}

type Bands = { from: number; to: number; levels: number; colour: (share: number) => Hex }

function bands(cells: Grid, { levels, colour, from, to }: Bands): string {
  let shapes = ''
  for (let i = 1; i < levels; i++) {
    const path = contour(cells, { level: i / levels, from, to, cell, smallest: 3 })
    if (path) shapes += `<path d="${path}" fill="${colour(i / (levels - 1))}"/>`
  }
  return shapes
}

type Cut = { light: Grid; cover: Grid; top: number; bottom: number }

/** The ground between two distances. Its first and last values in a column continue above and below. */
function between(
  view: View,
  shadedView: ShadedView,
  range: [near: number, far: number],
): Cut | undefined {
  const { w, h } = view
  const light = new Float32Array(w * h).fill(0.3)
  const cover = new Float32Array(w * h).fill(-1)
  let top = h
  let bottom = -1
  for (let x = 0; x < w; x++) {
    const rows = rowsBetween(view, x, range)
    top = Math.min(top, rows[0] ?? h)
    bottom = Math.max(bottom, rows.at(-1) ?? -1)
    carryOn(rows, h, (to, from) => {
      light[to * w + x] = shadedView.light[from * w + x] ?? 0
      cover[to * w + x] = shadedView.cover[from * w + x] ?? -1
    })
  }
  if (bottom < 0) return undefined
  return { light: { w, h, d: light }, cover: { w, h, d: cover }, top, bottom }
}

function rowsBetween({ w, h, depth }: View, x: number, [near, far]: [number, number]): number[] {
  const rows: number[] = []
  for (let y = 0; y < h; y++) {
    const away = depth[y * w + x] ?? noDepth
    if (away > near && away <= far) rows.push(y)
  }
  return rows
}

/** Every row takes the values of the last visible row above it, or of the first visible row. */
function carryOn(rows: readonly number[], h: number, take: (to: number, from: number) => void) {
  let nextRow = 0
  for (let y = 0; rows.length > 0 && y < h; y++) {
    if (rows[nextRow] === y) nextRow += 1
    take(y, rows[Math.max(0, nextRow - 1)] ?? 0)
  }
}

function lightGrid({ light, cover }: Cut): Grid {
  const d = light.d.map((tone, i) => {
    const over = cover.d[i] ?? -1
    return over > 0 ? tone : Math.min(tone, 0.02 + over)
  })
  return { ...light, d }
}

function skylineOutline({ w, skylines }: View, place: number): string {
  const tops = [...(skylines[place] ?? [])].map((y) => Math.min(frame.h, y * cell).toFixed(1))
  const points = tops.map((y, x) => `L${((x + 0.5) * cell).toFixed(1)} ${y}`).join('')
  const right = `L${frame.w} ${tops[w - 1] ?? 0}L${frame.w} ${frame.h}`
  return `M0 ${frame.h}L0 ${tops[0] ?? 0}${points}${right}Z`
}

function dryOutline({ w, h, depth }: View, far: number): string {
  const d = depth.map((away) => (away <= far ? 1 : 0))
  return contour({ w, h, d }, { level: 0.5, cell, smallest: 4, slack: 0.4 })
}
