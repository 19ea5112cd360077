import type { Grid } from '../relief/field.ts'
import { unit } from './land.ts'
import type { Terrain, Vector } from './terrain.ts'

export type Camera = {
  eye: Vector
  /** Focal length and height of the horizon, in pixels of the view. */
  focus: number
  horizon: number
  near: number
  far: number
  /** The water level, if there is water. */
  floor?: number
}

/** For each pixel its distance and its position on the ground. */
export type View = {
  w: number
  h: number
  depth: Float32Array
  x: Float32Array
  z: Float32Array
  /** The skyline of the ground that is nearer than each of the bounds. */
  skylines: Float32Array[]
}

export const noDepth = 1e9

/** Traces each column of the picture over the ground, from near to far. */
export function viewFrom(
  ground: Terrain,
  camera: Camera & { bounds: readonly number[] },
  size: Pick<Grid, 'w' | 'h'>,
): View {
  const count = size.w * size.h
  const view: View = {
    ...size,
    depth: new Float32Array(count).fill(noDepth),
    x: new Float32Array(count),
    z: new Float32Array(count),
    skylines: camera.bounds.map(() => new Float32Array(size.w)),
  }
  for (let column = 0; column < size.w; column++) walk(ground, camera, { view, column })
  return view
}

type GroundPoint = { z: number; x: number; y: number }

function walk(
  ground: Terrain,
  camera: Camera & { bounds: readonly number[] },
  { view, column }: { view: View; column: number },
): void {
  const { eye, focus, horizon, near, far, floor = -1e9, bounds } = camera
  const aside = (column + 0.5 - view.w / 2) / focus
  let skyline = view.h
  let bound = 0
  let last: GroundPoint = { z: near, x: eye[0] + aside * near, y: view.h }
  const pass = (z: number) => {
    for (; bound < bounds.length && z > (bounds[bound] ?? 0); bound++) {
      mark(view.skylines[bound], column, skyline)
    }
  }
  for (let z = near; z < far; z += Math.max(0.35, z * 0.0022)) {
    pass(z)
    const x = eye[0] + aside * z
    if ((eye[2] + z) * ground.cells >= ground.size - 1) break
    const height = heightAt(ground, x, eye[2] + z)
    const y = horizon - ((Math.max(height, floor) - eye[1]) / z) * focus
    const point = { z, x, y }
    if (height >= floor && y < skyline) paint(view, { column, skyline, eye }, [last, point])
    skyline = Math.min(skyline, y)
    last = point
  }
  pass(Infinity)
}

type Stroke = { column: number; skyline: number; eye: Vector }

function paint(
  view: View,
  { column, skyline, eye }: Stroke,
  [last, point]: [GroundPoint, GroundPoint],
): void {
  const bottom = Math.min(view.h, Math.ceil(skyline))
  for (let y = Math.max(0, Math.ceil(point.y)); y < bottom; y++) {
    const t = unit((y - point.y) / Math.max(0.001, last.y - point.y))
    const i = y * view.w + column
    view.depth[i] = point.z + (last.z - point.z) * t
    view.x[i] = point.x + (last.x - point.x) * t
    view.z[i] = eye[2] + point.z + (last.z - point.z) * t
  }
}

function mark(skyline: Float32Array | undefined, column: number, y: number): void {
  if (skyline) skyline[column] = y
}

function heightAt({ size, cells, heights }: Terrain, atX: number, atZ: number): number {
  const x = atX * cells
  const z = atZ * cells
  if (Math.min(x, z) < 0 || Math.max(x, z) >= size - 1.01) return -1e4
  const column = Math.floor(x)
  const row = Math.floor(z)
  const [u, v] = [x - column, z - row]
  const i = row * size + column
  const near = (heights[i] ?? 0) * (1 - u) + (heights[i + 1] ?? 0) * u
  const far = (heights[i + size] ?? 0) * (1 - u) + (heights[i + size + 1] ?? 0) * u
  return near * (1 - v) + far * v
}
