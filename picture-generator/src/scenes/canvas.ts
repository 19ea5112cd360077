import type { Hex } from '../relief/hex.ts'
import { type Land, land } from './land.ts'

export const frame = { w: 2400, h: 1200 }

/** A scene while it is painted, from far to near. */
export type Canvas = { seed: number; land: Land; defs: string[]; body: string[] }

/** Where, which colour, how opaque. */
export type Stop = readonly [at: number, colour: Hex, opacity?: number]

export function canvas(seed: number): Canvas {
  return { seed, land: land(seed), defs: [], body: [] }
}

export function add(on: Canvas, ...shapes: string[]): void {
  on.body.push(...shapes)
}

/** Names a definition and returns how to point at it. */
export function define(on: Canvas, write: (id: string) => string): string {
  const id = `d${on.defs.length}`
  on.defs.push(write(id))
  return `url(#${id})`
}

export type Span = { x1?: number; y1?: number; x2?: number; y2?: number; isAbsolute?: boolean }

export function gradient(on: Canvas, stops: readonly Stop[], span: Span = {}): string {
  const { x1 = 0, y1 = 0, x2 = 0, y2 = 1, isAbsolute = false } = span
  const units = isAbsolute ? ' gradientUnits="userSpaceOnUse"' : ''
  const line = `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"${units}`
  return define(on, (id) => `<linearGradient id="${id}" ${line}>${written(stops)}</linearGradient>`)
}

export type Round = { x: number; y: number; r: number; flat?: number }

export function radial(on: Canvas, stops: readonly Stop[], { x, y, r, flat = 1 }: Round): string {
  const place = `cx="0" cy="0" r="${r}" gradientTransform="translate(${x} ${y}) scale(1 ${flat})"`
  return define(
    on,
    (id) =>
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" ${place}>${written(stops)}</radialGradient>`,
  )
}

export function clip(on: Canvas, path: string): string {
  return define(on, (id) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`)
}

/** A blur that may leave the shape by shares of its size. */
export function blur(on: Canvas, x: number, y = x): string {
  const room = 'x="-5%" y="-60%" width="110%" height="220%"'
  return define(
    on,
    (id) => `<filter id="${id}" ${room}><feGaussianBlur stdDeviation="${x} ${y}"/></filter>`,
  )
}

/** The whole frame in one paint. */
export function wash(on: Canvas, paint: string): void {
  add(on, `<rect width="${frame.w}" height="${frame.h}" fill="${paint}"/>`)
}

/** What is painted stands upside down below a height, as on wet ground. */
export function mirrored(on: Canvas, height: number, paint: () => void): void {
  const before = on.body
  on.body = []
  paint()
  const flipped = `transform="matrix(1 0 0 -1 0 ${2 * height})" opacity=".4" filter="${blur(on, 1.5, 4)}"`
  on.body = [...before, `<g ${flipped}>${on.body.join('')}</g>`]
}

/** Darker corners and paper grain: the last thing on every scene. */
export function finish(on: Canvas, { corners, dark, grain }: Finish): void {
  const round = { x: frame.w / 2, y: frame.h * 0.48, r: frame.w * 0.66, flat: 0.62 }
  const stops: Stop[] = [
    [0, corners, 0],
    [0.62, corners, 0],
    [1, corners, dark],
  ]
  wash(on, radial(on, stops, round))
  const paper = define(
    on,
    (id) =>
      `<filter id="${id}" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="0.75" numOctaves="2" seed="${on.seed}" stitchTiles="stitch"/><feColorMatrix values="0.6 0.6 0.6 0 -0.4 0.6 0.6 0.6 0 -0.4 0.6 0.6 0.6 0 -0.4 0 0 0 0 1"/></filter>`,
  )
  const look = `opacity="${grain}" style="mix-blend-mode:soft-light"`
  add(on, `<rect width="${frame.w}" height="${frame.h}" filter="${paper}" ${look}/>`)
}

export type Finish = { corners: Hex; dark: number; grain: number }

/** Shown a little smaller than painted, so that soft edges fall outside. */
export function svg({ defs, body }: Canvas): string {
  const view = [0.014, 0.014, 0.972, 0.972].map((s, i) => s * (i % 2 ? frame.h : frame.w))
  const size = `viewBox="${view.join(' ')}" width="${frame.w}" height="${frame.h}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${defs.join('')}</defs>${body.join('')}</svg>`
}

function written(stops: readonly Stop[]): string {
  return stops
    .map(([at, colour, opacity = 1]) => {
      return `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`
    })
    .join('')
}
