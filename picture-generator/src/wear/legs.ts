import type { Bottom, Cut } from '../look.ts'
import { seededRandom } from '../relief/noise.ts'
import { along, corner, curve, half, movePoint, pick, type Pt } from '../relief/path.ts'

/** Half widths from the centre line and heights, drawn for each cut. */
type Hips = { waist: number; hip: number; top: number; crotch: number; full: number; slim: number }

const cuts: Record<Cut, Hips> = {
  men: { waist: 150, hip: 190, top: 204, crotch: 556, full: 1350, slim: 0 },
  women: { waist: 126, hip: 186, top: 196, crotch: 560, full: 1345, slim: 6 },
  kids: { waist: 140, hip: 176, top: 204, crotch: 500, full: 1030, slim: -2 },
}

/** Half the width of the leg at knee and hem. */
const shapes: Record<Bottom['leg'], readonly [knee: number, hem: number]> = {
  slim: [66, 50],
  straight: [78, 74],
  tapered: [76, 54],
  wide: [98, 116],
  'zip-off': [82, 80],
}

export type LegsOptions = {
  cut: Cut
  leg: Bottom['leg']
  length: Bottom['length']
  seed: number
  ease: number
  /** Of a suit: no waist, and a form that goes on above it. */
  rise?: number | undefined
}

export type Legs = {
  waist: number
  hip: number
  top: number
  crotch: number
  hemY: number
  right: Leg
  left: Leg
}

/** A right leg; the left one has its own stance and is then mirrored. */
export type Leg = {
  outline: string
  form: string
  outer: readonly Pt[]
  /** Across 0 at the inside, 1 at the outside; down 0 at the crotch, 1 at the hem, below 0 the hip. */
  at: (across: number, down: number) => Pt
  over: (down: number, sag?: number) => Pt[]
  seed: number
}

export function legsOf(options: LegsOptions): Legs {
  const h = hipsOf(options)
  const hemY = hemOf(h, options.length)
  const pair = { waist: h.waist, hip: h.hip, top: h.top, crotch: h.crotch, hemY }
  return {
    ...pair,
    right: legOf(h, options, { hemY, seed: options.seed + 1 }),
    left: legOf(h, options, { hemY, seed: options.seed + 2 }),
  }
}

function hipsOf({ cut, ease, rise }: LegsOptions): Hips {
  const h = cuts[cut]
  const hip = h.hip + ease
  return { ...h, waist: rise ? hip - 28 : h.waist + ease * 0.7, hip }
}

function hemOf({ crotch, full }: Hips, length: Bottom['length']): number {
  const share = { short: 0.17, knee: 0.4, cropped: 0.78, full: 1 }[length]
  return crotch + (full - crotch) * share
}

type End = { hemY: number; seed: number }

function legOf(h: Hips, { leg, ease, length, rise = 0 }: LegsOptions, { hemY, seed }: End): Leg {
  const random = seededRandom(seed * 19 + 7)
  const splay = 34 + random() * 34
  const bow = (random() - 0.4) * 16
  const [knee, hem] = shapes[leg].map((w) => w - h.slim + ease * 0.5)
  const thigh = h.hip * 0.49
  const kneeY = h.crotch + (h.full - h.crotch) * 0.42
  const reach = h.full - h.crotch
  const middle = (y: number) =>
    h.hip * 0.51 +
    3 +
    (splay * (y - h.crotch)) / reach +
    bow * Math.sin((Math.PI * (y - h.crotch)) / reach)
  const wide = (y: number) =>
    widthAt(y, {
      marks: [h.crotch, kneeY, h.full],
      widths: [thigh, Math.min(thigh - 2, knee ?? 0), hem ?? 0],
    }) + (length === 'short' ? 8 : 0)
  const levels = [0.1, 0.3, 0.55, 0.8]
    .map((t) => h.crotch + (hemY - h.crotch) * t)
    .filter((y) => y > h.crotch + 30)
  const side = (sign: 1 | -1) =>
    levels.map((y): Pt => [middle(y) + sign * wide(y) * (sign < 0 ? 0.97 : 1), y])
  const end = (sign: 1 | -1): Pt => [middle(hemY) + sign * wide(hemY), hemY - (sign > 0 ? 6 : 0), 1]
  const outer = half([
    [h.waist + 4, h.top + 2, 1],
    [h.hip - 9, h.top + 112],
    [h.hip, h.top + 220],
    ...side(1),
    end(1),
  ])
  const inner = half([[4, h.crotch, 1], ...side(-1), end(-1)])
  const hemMiddle = half([[middle(hemY), hemY + 8]])
  const upper = half([
    [-4, h.crotch - 16],
    [-4, h.top, 1],
  ])
  const raisedTop = half([
    [-40, h.crotch - 10],
    [-60, h.top - rise],
  ])
  return {
    outline: curve([...outer, ...hemMiddle, ...inner.toReversed(), ...upper]),
    form: curve([
      corner(movePoint(pick(outer, 0), 0, -rise)),
      ...outer.slice(rise ? 2 : 1),
      ...hemMiddle.map(([x, y]): Pt => [x, y + 30]),
      ...inner.toReversed(),
      ...raisedTop,
    ]),
    outer,
    ...places({ h, hemY, middle, wide }),
    seed,
  }
}

type Places = { h: Hips; hemY: number; middle: (y: number) => number; wide: (y: number) => number }

function places({ h, hemY, middle, wide }: Places): Pick<Leg, 'at' | 'over'> {
  const at = (across: number, down: number): Pt => {
    const y = down < 0 ? h.crotch + (h.crotch - h.top) * down : h.crotch + (hemY - h.crotch) * down
    const x =
      down < 0
        ? across * (h.hip + (h.waist - h.hip) * Math.max(0, -down - 0.35) * 1.5)
        : middle(y) + (across * 2 - 1) * wide(y)
    return pick(half([[x, y]]), 0)
  }
  const over = (down: number, sag = 10): Pt[] =>
    [-0.15, 0.5, 1.15].map((across): Pt => {
      const [x, y] = at(across, down)
      return [x, y + (across === 0.5 ? sag : 0)]
    })
  return { at, over }
}

function widthAt(
  y: number,
  { marks, widths }: { marks: readonly number[]; widths: readonly number[] },
): number {
  const [a, b, c] = [pick(marks, 0), pick(marks, 1), pick(marks, 2)]
  const [thigh, knee, hem] = [pick(widths, 0), pick(widths, 1), pick(widths, 2)]
  if (y <= b) return thigh + (knee - thigh) * soft((y - a) / (b - a))
  return knee + (hem - knee) * soft((y - b) / (c - b))
}

function soft(t: number): number {
  const u = Math.max(0, Math.min(1, t))
  return u * (1.4 - 0.4 * u)
}

/** A seam down the outside, a little in from the edge. */
export function outseam(leg: Leg, inward: number): Pt[] {
  return [0, 0.3, 0.6, 1].map((t): Pt => {
    const [x, y] = along(leg.outer, t)
    return [x - inward, y + (t === 1 ? 20 : 0)]
  })
}
