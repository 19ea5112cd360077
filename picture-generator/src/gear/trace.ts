import type { Pt } from '../relief/path.ts'

/** Points written small, "168 812!, 158 730": the mark makes a corner. */
export function trace(text: string): Pt[] {
  return text.split(',').map((word) => {
    const isCorner = word.endsWith('!')
    const [x, y] = word.replace('!', '').trim().split(/\s+/).map(Number)
    if (x === undefined || y === undefined || Number.isNaN(x + y)) {
      throw new Error(`not a point: ${word}`)
    }
    return isCorner ? [x, y, 1] : [x, y]
  })
}

/** A part of the way from one point to another. */
export function between(a: Pt, b: Pt, share: number): Pt {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]
}

/** The same points, each put elsewhere. */
export function shifted(pts: readonly Pt[], dx: number, dy: number): Pt[] {
  return pts.map((p) => (p[2] ? [p[0] + dx, p[1] + dy, 1] : [p[0] + dx, p[1] + dy]))
}
