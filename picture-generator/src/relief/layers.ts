import { at, type Grid } from './field.ts'

/** The visible part of the drawing: its origin, the pixels per unit, and the size of the picture. */
export type Camera = { x: number; y: number; s: number; w: number; h: number }

const channels = [
  'a',
  'z',
  'r',
  'g',
  'b',
  'nx',
  'ny',
  'nz',
  'spec',
  'gloss',
  'sheen',
  'light',
  'glow',
] as const
type Channel = (typeof channels)[number]

/** The values of each pixel after the parts drawn so far. */
export type Layers = { w: number; h: number } & Record<Channel, Float32Array>

/** The values of one part at one pixel. */
export type Touch = Record<Exclude<Channel, 'a'>, number>

export function layers({ w, h }: Camera): Layers {
  const f = () => new Float32Array(w * h)
  const normals = { nx: f(), ny: f(), nz: f() }
  const reflection = { spec: f(), gloss: f(), sheen: f(), light: f(), glow: f() }
  return { w, h, a: f(), z: f(), r: f(), g: f(), b: f(), ...normals, ...reflection }
}

export function coverage({ w, h, a }: Layers): Grid {
  return { w, h, d: a }
}

/** Blends a touch over the pixel, premultiplied by its coverage. */
export function cover(over: Layers, i: number, { touch, a }: { touch: Touch; a: number }): void {
  const left = 1 - a
  over.r[i] = at(over.r, i) * left + touch.r * a
  over.g[i] = at(over.g, i) * left + touch.g * a
  over.b[i] = at(over.b, i) * left + touch.b * a
  over.nx[i] = at(over.nx, i) * left + touch.nx * a
  over.ny[i] = at(over.ny, i) * left + touch.ny * a
  over.nz[i] = at(over.nz, i) * left + touch.nz * a
  over.spec[i] = at(over.spec, i) * left + touch.spec * a
  over.gloss[i] = at(over.gloss, i) * left + touch.gloss * a
  over.sheen[i] = at(over.sheen, i) * left + touch.sheen * a
  over.light[i] = at(over.light, i) * left + touch.light * a
  over.glow[i] = at(over.glow, i) * left + touch.glow * a
  over.z[i] = at(over.z, i) * left + touch.z * a
  over.a[i] = at(over.a, i) * left + a
}
