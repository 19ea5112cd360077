import type { Hex } from '../relief/hex.ts'
import { seededRandom } from '../relief/noise.ts'
import { type Canvas, define, frame, gradient } from './canvas.ts'
import { fixed } from './pen.ts'

export type Lake = {
  shore: number
  tint: Hex
  opacity: number
  deep: Hex
  /** How far ripples distort the reflection. */
  ripple: number
  /** Where the water ends in the foreground. */
  bottom?: number
}

/** Adds a reflection of everything painted so far, distorted by ripples. */
export function lake(
  canvas: Canvas,
  { shore, tint, opacity, deep, ripple, bottom = frame.h }: Lake,
): void {
  const above = canvas.body.join('')
  const size = `x="0" y="${shore}" width="${frame.w}" height="${bottom - shore}"`
  const clip = define(canvas, (id) => `<clipPath id="${id}"><rect ${size}/></clipPath>`)
  const rippleFilter = define(canvas, (id) => ripples(id, canvas.seed, ripple))
  const name = `m${canvas.defs.length}`
  const water = gradient(canvas, [
    [0, tint, opacity * 0.5],
    [0.35, tint, opacity],
    [1, deep, Math.min(1, opacity * 2.1)],
  ])
  const reflection = `<use href="#${name}" transform="matrix(1 0 0 -1 0 ${2 * shore})"/>`
  canvas.body = [
    `<g id="${name}">${above}</g>`,
    `<g clip-path="${clip}"><g filter="${rippleFilter}">${reflection}</g><rect ${size} fill="${water}"/></g>`,
    `<g fill="#ffffff">${glints(canvas.seed, [shore, bottom])}<rect y="${shore - 1}" width="${frame.w}" height="2.2" opacity=".4"/></g>`,
  ]
}

function ripples(id: string, seed: number, ripple: number): string {
  const filterRegion = `x="-40" y="-40" width="${frame.w + 80}" height="${frame.h + 80}"`
  return `<filter id="${id}" ${filterRegion} filterUnits="userSpaceOnUse"><feTurbulence type="fractalNoise" baseFrequency="0.004 0.07" numOctaves="3" seed="${seed}" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="${ripple}" xChannelSelector="R" yChannelSelector="G"/><feGaussianBlur stdDeviation="1.6 0.5"/></filter>`
}

function glints(seed: number, [from, to]: [number, number]): string {
  const random = seededRandom(seed + 3)
  let lines = ''
  for (let i = 0; i < 60; i++) {
    const near = random() ** 2
    const wide = 60 + random() * 420 * (0.2 + near)
    const y = fixed(from + 3 + near * (to - from))
    const size = `width="${fixed(wide)}" height="${fixed(0.6 + near * 2)}"`
    const opacity = (0.05 + random() * 0.14).toFixed(2)
    lines += `<rect x="${fixed(random() * frame.w - wide / 2)}" y="${y}" ${size} rx="1" opacity="${opacity}"/>`
  }
  return lines
}
