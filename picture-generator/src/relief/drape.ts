import { seededRandom } from './noise.ts'
import type { Fold } from './part.ts'
import type { Pt } from './path.ts'

export type Fan = {
  seed: number
  from: Pt
  /** The middle direction, and over how much it spreads, in radians. */
  angle: number
  spread: number
  count: number
  length: number
  width: number
  amp: number
}

/** Folds that pull away from a point: an armpit, a crotch, a button. */
export function fan(f: Fan): Fold[] {
  const random = seededRandom(f.seed)
  return Array.from({ length: f.count }, (_, i) => {
    const share = f.count > 1 ? i / (f.count - 1) - 0.5 : 0
    const angle = f.angle + share * f.spread + (random() - 0.5) * 0.16
    const length = f.length * (0.55 + random() * 0.6)
    const start = 10 + random() * 22
    const bend = (random() - 0.5) * 0.5
    const point = (t: number): Pt => [
      f.from[0] + Math.cos(angle + bend * t) * (start + length * t),
      f.from[1] + Math.sin(angle + bend * t) * (start + length * t),
    ]
    const pts = [point(0), point(0.35), point(0.7), point(1)]
    return { pts, ...strength(f, random) }
  })
}

export type Stack = {
  seed: number
  from: Pt
  to: Pt
  count: number
  /** How far each fold reaches across. */
  reach: number
  tilt: number
  width: number
  amp: number
}

/** Folds pressed together along a tube: an elbow, a cuff, a knee. */
export function stack(s: Stack): Fold[] {
  const random = seededRandom(s.seed)
  return Array.from({ length: s.count }, (_, i) => {
    const t = (i + 0.3 + random() * 0.5) / s.count
    const x = s.from[0] + (s.to[0] - s.from[0]) * t
    const y = s.from[1] + (s.to[1] - s.from[1]) * t
    const angle = (i % 2 ? 1 : -1) * s.tilt + (random() - 0.5) * 0.4
    const length = s.reach * (0.5 + random() * 0.5)
    const off = (random() - 0.5) * s.reach * 0.5
    const dx = (Math.cos(angle) * length) / 2
    const dy = (Math.sin(angle) * length) / 2
    const pts: Pt[] = [
      [x + off - dx, y - dy],
      [x + off, y + (random() - 0.2) * 14],
      [x + off + dx, y + dy],
    ]
    return { pts, ...strength(s, random) }
  })
}

function strength(fold: { width: number; amp: number }, random: () => number) {
  const w = fold.width * (0.7 + random() * 0.6)
  const amp = fold.amp * (0.6 + random() * 0.7) * (random() < 0.2 ? -0.6 : 1)
  return { w, amp, skew: (random() - 0.5) * 1.6 }
}
