import type { Colourway } from '../../drawing.ts'
import type { Hex } from '../../relief/hex.ts'
import { symbol, wordmark } from '../../relief/marks.ts'
import type { Form } from '../../relief/membrane.ts'
import type { Random } from '../../relief/noise.ts'
import type { ContactShadow } from '../../relief/part.ts'
import { symmetric, type Pt } from '../../relief/path.ts'
import { trace } from '../trace.ts'

/** The colours and the random numbers of one piece of hardware. */
export type Kit = { colours: Colourway; random: Random }

export const steel: Hex = '#b9bdbd'
export const black: Hex = '#272d2f'

/** A rotationally symmetric body: its outline from the right half, and the form of a cylinder. */
export function latheShape(text: string, depth: number): { d: string; form: Form } {
  const d = symmetric(trace(text))
  return { d, form: { d, depth, kind: 'cylinder' } }
}

/** The shadow below a round object of this half width. */
export function standingShadow(half: number, ground: number): ContactShadow[] {
  return [
    { cx: 606, cy: ground, rx: half, ry: half * 0.12 + 4, dark: 0.62, blur: 0.6 },
    { cx: 650, cy: ground + 14, rx: half * 2, ry: half * 0.26 + 12, dark: 0.3, blur: 0.95 },
  ]
}

/** The wordmark rotated so that it reads upwards. */
export function uprightWordmark([x, y]: Pt, height: number, color: Hex): string {
  return `<g transform="rotate(-90 ${x} ${y})">${wordmark({ at: [x, y], height, color })}</g>`
}

export function brandSymbol(at: Pt, height: number, color: Hex): string {
  return symbol({ at, height, color })
}
