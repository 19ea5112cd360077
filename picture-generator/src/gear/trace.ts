import type { Pt } from '../relief/path.ts'

/** Parses points such as "168 812!, 158 730". An exclamation mark makes a corner. */
export function trace(text: string): Pt[] {
  return text.split(',').map((pointText) => {
    const isCorner = pointText.endsWith('!')
    const [x, y] = pointText.replace('!', '').trim().split(/\s+/).map(Number)
    if (x === undefined || y === undefined || Number.isNaN(x + y)) {
      throw new Error(`not a point: ${pointText}`)
    }
    return isCorner ? [x, y, 1] : [x, y]
  })
}

/** The point at a share of the way from one point to another. */
export function between(a: Pt, b: Pt, share: number): Pt {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]
}

/** The points, moved. */
export function movePoints(pts: readonly Pt[], dx: number, dy: number): Pt[] {
  return pts.map((p) => (p[2] ? [p[0] + dx, p[1] + dy, 1] : [p[0] + dx, p[1] + dy]))
}
