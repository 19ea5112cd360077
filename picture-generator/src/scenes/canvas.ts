import type { Hex } from '../relief/hex.ts'
import { type Land, land } from './land.ts'

export const frame = { w: 2400, h: 1200 }

/** The SVG of a scene, painted from far to near. */
export type Canvas = { seed: number; land: Land; defs: string[]; body: string[] }

/** Offset, colour and opacity. */
export type Stop = readonly [at: number, colour: Hex, opacity?: number]

export function createCanvas(seed: number): Canvas {
  return { seed, land: land(seed), defs: [], body: [] }
}

export function add(canvas: Canvas, ...shapes: string[]): void {
  canvas.body.push(...shapes)
}

/** Adds a definition and returns a reference to it. */
export function define(canvas: Canvas, write: (id: string) => string): string {
  const id = `d${canvas.defs.length}`
  canvas.defs.push(write(id))
  return `url(#${id})`
}

export type Span = { x1?: number; y1?: number; x2?: number; y2?: number; isAbsolute?: boolean }

export function gradient(canvas: Canvas, stops: readonly Stop[], span: Span = {}): string {
  const { x1 = 0, y1 = 0, x2 = 0, y2 = 1, isAbsolute = false } = span
  const units = isAbsolute ? ' gradientUnits="userSpaceOnUse"' : ''
  const line = `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"${units}`
  return define(
    canvas,
    (id) => `<linearGradient id="${id}" ${line}>${stopElements(stops)}</linearGradient>`,
  )
}

export type Round = { x: number; y: number; r: number; flat?: number }

export function radial(
  canvas: Canvas,
  stops: readonly Stop[],
  { x, y, r, flat = 1 }: Round,
): string {
  const place = `cx="0" cy="0" r="${r}" gradientTransform="translate(${x} ${y}) scale(1 ${flat})"`
  return define(
    canvas,
    (id) =>
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" ${place}>${stopElements(stops)}</radialGradient>`,
  )
}

export function clip(canvas: Canvas, path: string): string {
  return define(canvas, (id) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`)
}

/** A blur filter. It may extend beyond the shape by a share of its size. */
export function blur(canvas: Canvas, x: number, y = x): string {
  const filterRegion = 'x="-5%" y="-60%" width="110%" height="220%"'
  return define(
    canvas,
    (id) => `<filter id="${id}" ${filterRegion}><feGaussianBlur stdDeviation="${x} ${y}"/></filter>`,
  )
}

/** Fills the whole frame. */
export function wash(canvas: Canvas, paint: string): void {
  add(canvas, `<rect width="${frame.w}" height="${frame.h}" fill="${paint}"/>`)
}

/** Paints a reflection below a height, as on wet ground. */
export function paintMirrored(canvas: Canvas, height: number, paint: () => void): void {
  const previousBody = canvas.body
  canvas.body = []
  paint()
  const flipped = `transform="matrix(1 0 0 -1 0 ${2 * height})" opacity=".4" filter="${blur(canvas, 1.5, 4)}"`
  canvas.body = [...previousBody, `<g ${flipped}>${canvas.body.join('')}</g>`]
}

/** Darker corners and paper grain, which end every scene. */
export function finish(canvas: Canvas, { corners, dark, grain }: Finish): void {
  const round = { x: frame.w / 2, y: frame.h * 0.48, r: frame.w * 0.66, flat: 0.62 }
  const stops: Stop[] = [
    [0, corners, 0],
    [0.62, corners, 0],
    [1, corners, dark],
  ]
  wash(canvas, radial(canvas, stops, round))
  const paper = define(
    canvas,
    (id) =>
      `<filter id="${id}" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="0.75" numOctaves="2" seed="${canvas.seed}" stitchTiles="stitch"/><feColorMatrix values="0.6 0.6 0.6 0 -0.4 0.6 0.6 0.6 0 -0.4 0.6 0.6 0.6 0 -0.4 0 0 0 0 1"/></filter>`,
  )
  const look = `opacity="${grain}" style="mix-blend-mode:soft-light"`
  add(canvas, `<rect width="${frame.w}" height="${frame.h}" filter="${paper}" ${look}/>`)
}

export type Finish = { corners: Hex; dark: number; grain: number }

/** The visible area is slightly smaller than the painted one, so that soft edges are outside. */
export function svg({ defs, body }: Canvas): string {
  const view = [0.014, 0.014, 0.972, 0.972].map((s, i) => s * (i % 2 ? frame.h : frame.w))
  const size = `viewBox="${view.join(' ')}" width="${frame.w}" height="${frame.h}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${defs.join('')}</defs>${body.join('')}</svg>`
}

function stopElements(stops: readonly Stop[]): string {
  return stops
    .map(([at, colour, opacity = 1]) => {
      return `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`
    })
    .join('')
}
