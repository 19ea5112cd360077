import { seededRandom } from '../relief/noise.ts'
import { centre, curve, half, mirrorPoints, pick, type Pt } from '../relief/path.ts'
import type { Measures } from './measures.ts'

/** The pattern of an upper body, front and back alike. */
export type Body = {
  m: Measures
  outline: string
  /** The outline that bulges: past the armholes, so that their seams do not collapse. */
  wide: string
  /** Right and left, from the neck down to the hem. */
  right: readonly Pt[]
  sides: { right: readonly Pt[]; left: readonly Pt[] }
  armhole: readonly Pt[]
  /** A place on it: across from -1 to 1; down 0 at the neck, 1 armpit, 2 waist, 3 hip. */
  at: (across: number, down: number) => Pt
  level: (down: number) => number
  /** A line across, `sag` lower in the middle. */
  over: (y: number, sag?: number) => Pt[]
  seed: number
}

export type BodyStyle = {
  m: Measures
  seed: number
  /** The neckline in the middle, below the neck point, round or pointed. */
  scoop: number
  pointed?: boolean | undefined
  hem: 'straight' | 'curved' | 'drop-tail' | 'gathered' | 'cinched'
  /** Shapes the sides: quilted chambers bulge there. */
  bumps?: ((side: readonly Pt[]) => Pt[]) | undefined
  isSleeveless?: boolean | undefined
}

export function bodyOf(style: BodyStyle): Body {
  const { m } = style
  const random = seededRandom(style.seed * 7 + 3)
  const shake = () => (random() - 0.5) * 5
  const bump = style.bumps ?? ((side: readonly Pt[]) => [...side])
  const rightSide = bump(sideOf(m, style.hem, shake))
  const leftSide = bump(sideOf(m, style.hem, shake))
  const armhole = armholeOf(m, style.isSleeveless ?? false)
  const top: Pt[] = [
    [m.neck, m.neckY, 1],
    [(m.neck + m.shoulder[0]) / 2, m.neckY + (m.shoulder[1] - m.neckY) * 0.42],
    [m.shoulder[0], m.shoulder[1], 1],
    ...armhole,
  ]
  const right = half([...top, ...rightSide])
  const left = half([...top, ...leftSide])
  const bottom = half(hemOf(m, style.hem, shake))
  const scoop = half(scoopOf(style))
  const outline = curve([...right, ...bottom, ...mirrorPoints(left).toReversed(), ...scoop])
  const bulging = half([
    ...top.slice(0, 2),
    ...shoulderBulge(m),
    ...sideOf(m, style.hem, () => 0).slice(1),
  ])
  const wide = curve([...bulging, ...bottom, ...mirrorPoints(bulging).toReversed()])
  const level = levelOf(m)
  const widthAt = widthOf(m)
  return {
    m,
    outline,
    wide,
    right,
    sides: { right: half(rightSide), left: mirrorPoints(half(leftSide)) },
    armhole: half([[m.shoulder[0], m.shoulder[1]], ...armhole]),
    at: (across, down) => {
      const y = level(down)
      return [centre + across * widthAt(y), y]
    },
    level,
    over: (y, sag = 8) =>
      [-1.25, -0.65, 0, 0.65, 1.25].map((f): Pt => [
        centre + f * widthAt(y),
        y + sag * (1 - Math.abs(f)) - (Math.abs(f) > 1 ? 4 : 0),
      ]),
    seed: style.seed,
  }
}

/** From the left to the right, without the neck points themselves. */
function scoopOf({ m, scoop, pointed }: BodyStyle): Pt[] {
  if (scoop === 0) return []
  const right: Pt[] = pointed
    ? [[m.neck * 0.5, m.neckY + scoop * 0.5]]
    : [
        [m.neck * 0.4, m.neckY + scoop * 0.88],
        [m.neck * 0.78, m.neckY + scoop * 0.5],
      ]
  const left = right.map(([x, y]): Pt => [-x, y]).toReversed()
  const low: Pt = pointed ? [0, m.neckY + scoop, 1] : [0, m.neckY + scoop]
  return [...left, low, ...right]
}

function shoulderBulge({ shoulder, armpit }: Measures): Pt[] {
  return [
    [shoulder[0] + 38, shoulder[1] + 10],
    [armpit[0] + 74, (shoulder[1] + armpit[1]) / 2],
    [armpit[0] + 24, armpit[1] + 24],
  ]
}

function armholeOf(m: Measures, isSleeveless: boolean): Pt[] {
  const [sx, sy] = m.shoulder
  const ay = m.armpit[1]
  const deep = isSleeveless ? 26 : 9
  const upper: Pt[] = [
    [sx - deep, sy + (ay - sy) * 0.34],
    [sx - deep + (isSleeveless ? 2 : -2), sy + (ay - sy) * 0.66],
  ]
  return isSleeveless ? [...upper, [sx + (m.armpit[0] - sx) * 0.5, sy + (ay - sy) * 0.9]] : upper
}

/** How far a hem is drawn in. */
const pulls: Partial<Record<BodyStyle['hem'], number>> = { gathered: -16, cinched: -42 }

function sideOf(m: Measures, hem: BodyStyle['hem'], shake: () => number): Pt[] {
  const [ax, ay] = m.armpit
  const [wx, wy] = m.waist
  const [hx, hy] = m.hip
  const pull = pulls[hem] ?? 0
  const lift = hem === 'curved' ? -34 : hem === 'drop-tail' ? -18 : 0
  const end: Pt = [
    m.hemY > hy ? hx + m.flare * ((m.hemY - hy) / 60) ** 0.8 + pull : between(m, m.hemY) + pull,
    m.hemY + lift - 12,
    1,
  ]
  const pts: Pt[] = [
    [ax, ay],
    [ax - 1 + (wx - ax) * 0.42 + shake(), ay + (wy - ay) * 0.45],
    [wx + shake(), wy],
    [(wx + hx) / 2 + 3 + shake(), (wy + hy) / 2],
    [hx + shake() + pull * 0.2, hy],
  ]
  return [...pts.filter((p) => p[1] < m.hemY - 60), end]
}

function hemOf(m: Measures, hem: BodyStyle['hem'], shake: () => number): Pt[] {
  const w = (m.hemY > m.hip[1] ? m.hip[0] : between(m, m.hemY)) * 0.52
  const drop = hem === 'curved' ? 14 : hem === 'drop-tail' ? 10 : 0
  return [
    [w, m.hemY + drop + shake() * 0.6],
    [0, m.hemY + 4 + drop],
    [-w, m.hemY + drop + shake() * 0.6],
  ]
}

function between(m: Measures, y: number): number {
  return widthOf(m)(y)
}

function levelOf(m: Measures) {
  const marks = [m.neckY, m.armpit[1], m.waist[1], m.hip[1]]
  return (down: number): number => {
    const i = Math.max(0, Math.min(2, Math.floor(down)))
    const a = pick(marks, i)
    return a + (pick(marks, i + 1) - a) * (down - i)
  }
}

/** Half the width of the body at a height. */
function widthOf(m: Measures) {
  const marks: Pt[] = [
    [m.shoulder[0], m.shoulder[1]],
    [m.armpit[0] - 6, m.armpit[1] - 60],
    m.armpit,
    m.waist,
    m.hip,
    [m.hip[0] + m.flare * 3, m.hip[1] + 400],
  ]
  return (y: number): number => {
    const next = marks.findIndex((p) => p[1] > y)
    if (next <= 0) return pick(marks, next).at(0) ?? 0
    const a = pick(marks, next - 1)
    const b = pick(marks, next)
    return a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1])
  }
}
