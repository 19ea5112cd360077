import { at, blur, clamp, each, grid, type Grid } from './field.ts'
import { coverage, type Camera, type Layers } from './layers.ts'
import { key } from './light.ts'
import type { ContactShadow } from './part.ts'

const reaches: readonly (readonly [sigma: number, strength: number])[] = [
  [4, 0.055],
  [14, 0.026],
  [46, 0.0085],
]

/** The ambient light of each pixel: seams, collars and pocket edges get less than raised parts. */
export function openness(layers: Layers, scale: number): Float32Array {
  const depth: Grid = { w: layers.w, h: layers.h, d: layers.z }
  const open = new Float32Array(layers.a.length).fill(1)
  for (const [sigma, strength] of reaches) {
    const around = blur(depth, sigma * scale)
    const share = blur(coverage(layers), sigma * scale)
    for (let i = 0; i < open.length; i++) {
      const a = at(layers.a, i)
      if (a <= 0.01) continue
      const mean = at(around.d, i) / Math.max(0.25, at(share.d, i))
      open[i] = at(open, i) * opennessAt((mean - at(layers.z, i) / a) * strength)
    }
  }
  return open
}

function opennessAt(sunk: number): number {
  return sunk > 0 ? 1 / (1 + sunk * 1.5) : Math.min(1.1, 1 - sunk * 0.12)
}

/** The soft shadows of raised parts, away from the key light. */
export function castShadow(layers: Layers, scale: number): Grid {
  const cast = grid(layers.w, layers.h)
  for (const reach of [5, 11, 19, 30, 46]) {
    const dx = Math.round(key[0] * reach * scale)
    const dy = Math.round(key[1] * reach * scale)
    for (let y = Math.max(0, -dy); y < layers.h; y++) {
      for (let x = Math.max(0, -dx); x < layers.w; x++) {
        const i = y * layers.w + x
        if (at(layers.a, i) < 0.01) continue
        const higher = at(layers.z, i + dy * layers.w + dx) - at(layers.z, i) - reach * 0.85
        if (higher > 0) cast.d[i] = Math.max(at(cast.d, i), Math.min(1, higher / 9))
      }
    }
  }
  return blur(cast, 3.2 * scale)
}

/** The garment's own silhouette on the wall behind it, once near and once far. */
export function wallShadow(layers: Layers, scale: number): Float32Array {
  const near = blur(coverage(layers), 15 * scale)
  const far = blur(coverage(layers), 54 * scale)
  const left = new Float32Array(layers.a.length)
  each(near, (i, x, y) => {
    const a = upTo(near, x - Math.round(10 * scale), y - Math.round(17 * scale))
    const b = upTo(far, x - Math.round(30 * scale), y - Math.round(54 * scale))
    left[i] = (1 - 0.26 * a) * (1 - 0.2 * b)
  })
  return left
}

function upTo({ d, w }: Grid, x: number, y: number): number {
  return at(d, Math.max(0, y) * w + Math.max(0, x))
}

export function floorShadow(camera: Camera, stands: readonly ContactShadow[]): Float32Array {
  const left = new Float32Array(camera.w * camera.h).fill(1)
  for (const ellipse of stands) {
    each(grid(camera.w, camera.h), (i, x, y) => {
      const dx = (x / camera.s + camera.x - ellipse.cx) / ellipse.rx
      const dy = (y / camera.s + camera.y - ellipse.cy) / ellipse.ry
      const away = Math.sqrt(dx * dx + dy * dy)
      const q = clamp((1 + ellipse.blur - away) / (2 * ellipse.blur), 0, 1)
      left[i] = at(left, i) * (1 - ellipse.dark * q * q * (3 - 2 * q))
    })
  }
  return left
}
