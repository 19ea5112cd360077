import { centre, along, lengths, line, normal, pick, sample, type Pt } from '../relief/path.ts'
import type { Body } from './body.ts'
import type { Measures } from './measures.ts'
import type { Sleeve } from './sleeve.ts'

export type QuiltPattern = 'wide' | 'narrow' | 'chevron' | 'boxes' | 'vertical' | 'onion' | 'mixed'

type Pattern = {
  /** Distance between lines, and of the upper ones where they differ. */
  gap: number
  upper?: number
  /** How far chambers push the silhouette out. */
  bump: number
  /** Half the width of a round chamber. */
  radius: number
}

const patterns: Record<QuiltPattern, Pattern> = {
  wide: { gap: 116, bump: 15, radius: 44 },
  narrow: { gap: 54, bump: 8, radius: 26 },
  chevron: { gap: 78, bump: 9, radius: 34 },
  boxes: { gap: 104, bump: 10, radius: 38 },
  vertical: { gap: 92, bump: 0, radius: 38 },
  onion: { gap: 84, bump: 7, radius: 32 },
  mixed: { gap: 112, upper: 46, bump: 12, radius: 38 },
}

export function chamberRadius(quilting: QuiltPattern): number {
  return patterns[quilting].radius
}

/** Where lines cross the side of the torso, from the shoulder to the hem. */
export function seamRows(m: Measures, quilting: QuiltPattern): number[] {
  const { gap, upper } = patterns[quilting]
  const end = m.hemY - 40
  const split = m.armpit[1] + 10
  const fine = upper ? spread(m.shoulder[1] + 12, split, upper) : []
  const top = upper ? split : m.shoulder[1] + gap * 0.42
  return [...fine, ...spread(top, end, gap), end]
}

function spread(from: number, to: number, gap: number): number[] {
  const count = Math.max(1, Math.round((to - from) / gap))
  return Array.from({ length: count }, (_, i) => from + ((to - from) * i) / count)
}

export function torsoLines(body: Body, quilting: QuiltPattern): string[] {
  const ys = seamRows(body.m, quilting)
  const hem = line(...body.over(pick(ys, -1), 6))
  const wide = [-310, -155, 0, 155, 310]
  if (quilting === 'vertical') return [...columns(body, patterns.vertical.gap), hem]
  if (quilting === 'boxes')
    return [...ys.map((y) => line(...body.over(y, 6))), ...columns(body, 118)]
  if (quilting === 'chevron')
    return [
      ...ys
        .slice(0, -1)
        .map((y) => line(...wide.map((x): Pt => [centre + x, y + 34 - Math.abs(x) * 0.42, 1]))),
      hem,
    ]
  if (quilting === 'onion') return [...ys.slice(0, -1).flatMap((y, i) => waves(body, y, i)), hem]
  return ys.map((y) => line(...body.over(y, 7)))
}

/** Waves that swing apart and together. */
function waves(body: Body, y: number, i: number): string[] {
  const width = body.m.armpit[0] + 110
  const pts = Array.from({ length: 15 }, (_, k): Pt => {
    const x = -width + (2 * width * k) / 14
    return [centre + x, y + (i % 2 ? 1 : -1) * 20 * Math.sin((k * Math.PI) / 2)]
  })
  return [line(...pts)]
}

function columns(body: Body, gap: number): string[] {
  const half = body.m.armpit[0] + 30
  const count = Math.floor((half * 2) / gap / 2)
  return Array.from({ length: count * 2 + 1 }, (_, i) => (i - count) * gap)
    .filter((x) => Math.abs(x) > 20)
    .map((x) =>
      line(
        [centre + x * 0.96, body.m.neckY - 40],
        [centre + x, body.level(1.5)],
        [centre + x * 1.03, body.m.hemY + 60],
      ),
    )
}

export function sleeveLines(sleeve: Sleeve, quilting: QuiltPattern): string[] {
  if (quilting === 'vertical') return [line(...sleeve.seam)]
  const count = sleeveCount(quilting)
  const bend = quilting === 'chevron' ? 34 : quilting === 'onion' ? 24 : 9
  const over = Array.from({ length: count }, (_, i) => {
    const t = -0.42 + (1.38 * (i + 0.6)) / count
    if (t < 0) return shoulderLine(sleeve, t)
    const sag = quilting === 'onion' && i % 2 ? -bend : bend
    return line(...sleeve.over(t, sag))
  })
  return quilting === 'boxes' ? [...over, line(...sleeve.seam)] : over
}

export function sleeveCount(quilting: QuiltPattern): number {
  return { wide: 7, narrow: 14, chevron: 10, boxes: 8, vertical: 0, onion: 9, mixed: 8 }[quilting]
}

/** Above the armpit a line runs from the outer edge into the armhole. */
function shoulderLine(sleeve: Sleeve, t: number): string {
  const outer = along(sleeve.outer, Math.max(0.02, 0.3 + t * 0.62))
  const armpit = pick(sleeve.inner, 0)
  return line(
    [outer[0] + 14, outer[1] - 8],
    [(outer[0] + armpit[0]) / 2 - 8, outer[1] + 22],
    [armpit[0] - 60, outer[1] + 60],
  )
}

export function bumpOf(quilting: QuiltPattern): number {
  return patterns[quilting].bump
}

export type Scallop = { cuts: readonly number[]; amp: number; side: 1 | -1 }

/** Pushes an edge out between its cuts, so that chambers show in the silhouette. */
export function scallopEdge(edge: readonly Pt[], { cuts, amp, side }: Scallop): Pt[] {
  const s = sample(edge, 6)
  const far = lengths(s)
  const whole = pick(far, -1)
  const marks = [0, ...cuts.filter((c) => c > 0.015 && c < 0.985), 1]
  return s.map((p, i): Pt => {
    const t = pick(far, i) / whole
    const k = Math.max(
      1,
      marks.findIndex((mark) => mark > t) === -1
        ? marks.length - 1
        : marks.findIndex((mark) => mark > t),
    )
    const from = pick(marks, k - 1)
    const phase = (t - from) / Math.max(1e-6, pick(marks, k) - from)
    const out = amp * (Math.sin(Math.PI * Math.max(0, Math.min(1, phase))) ** 0.6 - 0.45)
    const [nx, ny] = normal(s, i)
    return [p[0] + side * nx * out, p[1] + side * ny * out]
  })
}
