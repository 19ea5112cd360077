import type { Colourway } from '../../drawing.ts'
import type { Hex } from '../../relief/hex.ts'
import { symbol, wordmark } from '../../relief/marks.ts'
import type { Form } from '../../relief/membrane.ts'
import type { Chance } from '../../relief/noise.ts'
import type { ContactShadow } from '../../relief/part.ts'
import { symmetric, type Pt } from '../../relief/path.ts'
import { trace } from '../trace.ts'

/** What one hard thing is made from. */
export type Kit = { colours: Colourway; next: Chance }

export const steel: Hex = '#b9bdbd'
export const black: Hex = '#272d2f'

/** A turned body: its outline from the right half, and the form of a cylinder. */
export function turned(text: string, depth: number): { d: string; form: Form } {
  const d = symmetric(trace(text))
  return { d, form: { d, depth, kind: 'cylinder' } }
}

/** Where a round thing of this half width stands. */
export function standing(half: number, ground: number): ContactShadow[] {
  return [
    { cx: 606, cy: ground, rx: half, ry: half * 0.12 + 4, dark: 0.62, blur: 0.6 },
    { cx: 650, cy: ground + 14, rx: half * 2, ry: half * 0.26 + 12, dark: 0.3, blur: 0.95 },
  ]
}

/** The word turned so that it is read from below. */
export function upright([x, y]: Pt, height: number, color: Hex): string {
  return `<g transform="rotate(-90 ${x} ${y})">${wordmark({ at: [x, y], height, color })}</g>`
}

export function sign(at: Pt, height: number, color: Hex): string {
  return symbol({ at, height, color })
}
