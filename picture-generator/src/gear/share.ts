import { across, half, symmetric, type Pt } from '../relief/path.ts'
import { trace } from './trace.ts'

/** Points as shares of half the width and of the height, from the middle of the top: "0.5 0.2". */
export type Shares = {
  at: (x: number, y: number) => Pt
  points: (text: string) => Pt[]
  /** A closed outline, and a line from left to right, from their right halves. */
  round: (text: string) => string
  across: (text: string) => Pt[]
}

export function sharesOf(width: number, top: number, bottom: number): Shares {
  const offsets = (text: string) =>
    trace(text).map(([x, y, corner]): Pt => {
      const p: Pt = [x * width, top + y * (bottom - top)]
      return corner ? [p[0], p[1], 1] : p
    })
  return {
    at: (x, y) => [600 + x * width, top + y * (bottom - top)],
    points: (text) => half(offsets(text)),
    round: (text) => symmetric(offsets(text)),
    across: (text) => across(offsets(text)),
  }
}
