import { at } from './field.ts'
import type { Layers } from './layers.ts'

type Vector = readonly [number, number, number]
type Shade = { occlusion: number; shadow: number }

/** A warm light from the upper left and a cool one from the right; y points down. */
export const key = unit([-0.52, -0.62, 0.62])
const fill = unit([0.8, -0.05, 0.6])
const keyHalf = unit([key[0], key[1], key[2] + 1])
const fillHalf = unit([fill[0], fill[1] - 0.2, fill[2] + 1])

/** The linear colour of one pixel under all lights. */
export function litColour(layers: Layers, i: number, { occlusion, shadow }: Shade): Vector {
  const share = 1 / at(layers.a, i)
  const n = unit([at(layers.nx, i), at(layers.ny, i), at(layers.nz, i)])
  const occ = Math.min(1.1, occlusion)
  const light = diffuse(n, occ, shadow)
  const edge = 1 - Math.max(0, n[2])
  const rim = edge * edge * (0.18 + 0.55 * Math.max(0, n[0]) + 0.35 * Math.max(0, -n[1])) * occ
  const sheen = at(layers.sheen, i) * share * rim
  const shine = specular(n, at(layers.gloss, i) * share, shadow) * occ + 0.5 * rim
  const spec = at(layers.spec, i) * share * shine
  const glow = at(layers.glow, i) * share
  const baseColour = fade([
    at(layers.r, i) * share,
    at(layers.g, i) * share,
    at(layers.b, i) * share,
  ])
  const luminance = 0.27 * baseColour[0] + 0.58 * baseColour[1] + 0.15 * baseColour[2]
  const haze = sheen * (0.35 + 0.5 * luminance) * 0.36
  const level = at(layers.light, i) * share
  const channel = (k: 0 | 1 | 2, warmth: number) =>
    (baseColour[k] * ((light[k] + glow * warmth) * 1.09 + sheen * 1.1) + haze + spec) * level
  return [compress(channel(0, 1)), compress(channel(1, 0.96)), compress(channel(2, 0.88))]
}

function diffuse(n: Vector, occ: number, shadow: number): Vector {
  const kd = Math.max(0, (dot(n, key) + 0.28) / 1.28)
  const fd = Math.max(0, (dot(n, fill) + 0.2) / 1.2)
  const main = 1.02 * kd * kd * shadow * (0.35 + 0.65 * occ)
  const side = 0.2 * fd * occ
  const sky = (0.17 + 0.2 * (0.5 - 0.5 * n[1])) * occ * (0.35 + 0.65 * occ)
  const bounce = 0.12 * Math.max(0, n[1]) * occ
  return [
    main + side * 0.92 + sky * 0.98 + bounce,
    main * 0.98 + side * 0.97 + sky + bounce * 0.97,
    main * 0.955 + side * 1.09 + sky * 1.03 + bounce * 0.94,
  ]
}

function specular(n: Vector, gloss: number, shadow: number): number {
  const main = Math.max(0, dot(n, keyHalf)) ** gloss
  const side = Math.max(0, dot(n, fillHalf)) ** (gloss * 1.6)
  return main * shadow * 0.9 + side * 0.35
}

/** Reduces the saturation, because dyed cloth has no pure colours. */
function fade([r, g, b]: Vector): Vector {
  const grey = 0.27 * r + 0.58 * g + 0.15 * b
  return [r + (grey - r) * 0.05, g + (grey - g) * 0.05, b + (grey - b) * 0.05]
}

/** Compresses bright tones instead of clipping them. */
function compress(v: number): number {
  return v < 0.6 ? v : 0.6 + 0.4 * (1 - Math.exp(-(v - 0.6) / 0.4))
}

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

function unit([x, y, z]: Vector): Vector {
  const length = Math.sqrt(x * x + y * y + z * z) || 1
  return [x / length, y / length, z / length]
}
