import type { Hex } from '../relief/hex.ts'
import { chance } from '../relief/noise.ts'
import { type Canvas, define, frame, gradient } from './canvas.ts'
import { fixed } from './pen.ts'

export type Lake = {
  shore: number
  tint: Hex
  opacity: number
  deep: Hex
  /** How far ripples bend what is mirrored. */
  ripple: number
  /** Where the water ends in the foreground. */
  bottom?: number
}

/** Mirrors all that is painted so far, bent by ripples. */
export function lake(
  on: Canvas,
  { shore, tint, opacity, deep, ripple, bottom = frame.h }: Lake,
): void {
  const above = on.body.join('')
  const size = `x="0" y="${shore}" width="${frame.w}" height="${bottom - shore}"`
  const room = define(on, (id) => `<clipPath id="${id}"><rect ${size}/></clipPath>`)
  const bent = define(on, (id) => ripples(id, on.seed, ripple))
  const name = `m${on.defs.length}`
  const water = gradient(on, [
    [0, tint, opacity * 0.5],
    [0.35, tint, opacity],
    [1, deep, Math.min(1, opacity * 2.1)],
  ])
  const mirrored = `<use href="#${name}" transform="matrix(1 0 0 -1 0 ${2 * shore})"/>`
  on.body = [
    `<g id="${name}">${above}</g>`,
    `<g clip-path="${room}"><g filter="${bent}">${mirrored}</g><rect ${size} fill="${water}"/></g>`,
    `<g fill="#ffffff">${glints(on.seed, [shore, bottom])}<rect y="${shore - 1}" width="${frame.w}" height="2.2" opacity=".4"/></g>`,
  ]
}

function ripples(id: string, seed: number, ripple: number): string {
  const room = `x="-40" y="-40" width="${frame.w + 80}" height="${frame.h + 80}"`
  return `<filter id="${id}" ${room} filterUnits="userSpaceOnUse"><feTurbulence type="fractalNoise" baseFrequency="0.004 0.07" numOctaves="3" seed="${seed}" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="${ripple}" xChannelSelector="R" yChannelSelector="G"/><feGaussianBlur stdDeviation="1.6 0.5"/></filter>`
}

function glints(seed: number, [from, to]: [number, number]): string {
  const next = chance(seed + 3)
  let lines = ''
  for (let i = 0; i < 60; i++) {
    const near = next() ** 2
    const wide = 60 + next() * 420 * (0.2 + near)
    const y = fixed(from + 3 + near * (to - from))
    const size = `width="${fixed(wide)}" height="${fixed(0.6 + near * 2)}"`
    const opacity = (0.05 + next() * 0.14).toFixed(2)
    lines += `<rect x="${fixed(next() * frame.w - wide / 2)}" y="${y}" ${size} rx="1" opacity="${opacity}"/>`
  }
  return lines
}
