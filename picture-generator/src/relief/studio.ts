import sharp, { type Sharp } from 'sharp'
import { drawPart } from './draw-part.ts'
import { at, clamp } from './field.ts'
import { linearOf } from './hex.ts'
import { layers, type Camera, type Layers } from './layers.ts'
import { litColour } from './light.ts'
import { noise } from './noise.ts'
import type { Product } from './part.ts'
import { box } from './path.ts'
import { castShadow, floorShadow, openness, wallShadow } from './shadow.ts'

export type Shot = { width: number; height: number; isDetail?: boolean }
export type Photograph = { data: Uint8Array; width: number; height: number }

/** The tile of the brand: cool, a little darker towards the corners. */
const tile = linearOf('#eceeee')
const rim = linearOf('#dcdedd')
const grain = noise(9)
const encoded = Uint8Array.from({ length: 4097 }, (_, i) => Math.round(255 * encode(i / 4096)))

/** Draws the parts, lights them, and sets them on the ground of the brand. */
export async function photograph(product: Product, shot: Shot): Promise<Photograph> {
  const camera = cameraFor(product, shot)
  const drawn = layers(camera)
  for (const part of product.parts) await drawPart(drawn, part, camera)
  const data = render(drawn, {
    open: openness(drawn, camera.s),
    cast: castShadow(drawn, camera.s).d,
    ground: product.stands ? floorShadow(camera, product.stands) : wallShadow(drawn, camera.s),
    stands: product.stands !== undefined,
  })
  return { data, width: shot.width, height: shot.height }
}

export function asImage({ data, width, height }: Photograph): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } })
}

function cameraFor(product: Product, { width, height, isDetail }: Shot): Camera {
  const size = { w: width, h: height }
  if (isDetail && product.crop) {
    return { x: product.crop.x, y: product.crop.y, s: width / product.crop.w, ...size }
  }
  const boxes = product.parts.map((part) => box(part.d))
  const left = Math.min(...boxes.map((b) => b.x))
  const top = Math.min(...boxes.map((b) => b.y))
  const right = Math.max(...boxes.map((b) => b.x + b.w))
  const bottom = Math.max(...boxes.map((b) => b.y + b.h))
  const fit = product.fit ?? { w: 0.82, h: 0.84 }
  const s = Math.min((width * fit.w) / (right - left), (height * fit.h) / (bottom - top))
  const middle = (fit.cy ?? 0.5) * height
  const x = (left + right) / 2 - width / 2 / s
  return { x, y: (top + bottom) / 2 - middle / s, s, ...size }
}

type Light = { open: Float32Array; cast: Float32Array; ground: Float32Array; stands: boolean }

function render(drawn: Layers, { open, cast, ground, stands }: Light): Uint8Array {
  const { w, h } = drawn
  const out = new Uint8Array(w * h * 3)
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      const behind = groundAt(x / w, y / h, stands)
      const dark = at(ground, i) * (1 + 0.008 * grain(x / 1.3, y / 1.3))
      const a = at(drawn.a, i)
      const shadow = 1 - 0.55 * at(cast, i)
      const front =
        a > 0.003 ? litColour(drawn, i, { occlusion: at(open, i), shadow }) : ([0, 0, 0] as const)
      out[i * 3] = toByte(behind[0] * dark * (1 - a) + front[0] * a)
      out[i * 3 + 1] = toByte(behind[1] * dark * (1 - a) + front[1] * a)
      out[i * 3 + 2] = toByte(behind[2] * dark * (1 - a) + front[2] * a)
    }
  }
  return out
}

function groundAt(u: number, v: number, stands: boolean): readonly [number, number, number] {
  const dx = (u - 0.47) / 0.72
  const dy = (v - 0.42) / 0.82
  const t = clamp((dx * dx + dy * dy - 0.25) / 0.75, 0, 1)
  const floor = stands ? 1 - 0.035 * clamp((v - 0.6) / 0.25, 0, 1) : 1
  const share = t * t * (3 - 2 * t)
  const channel = (k: 0 | 1 | 2) => (tile[k] + (rim[k] - tile[k]) * share) * floor
  return [channel(0), channel(1), channel(2)]
}

function toByte(v: number): number {
  return encoded[Math.trunc(clamp(v, 0, 1) * 4096)] ?? 255
}

function encode(v: number): number {
  return v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055
}
