import type { Headwear } from '../look.ts'
import type { DrawingOptions } from '../drawing.ts'
import type { Cloth } from '../relief/cloth.ts'
import { lighter, type Hex } from '../relief/hex.ts'
import { symbol } from '../relief/marks.ts'
import { seededRandom } from '../relief/noise.ts'
import type { Part, Product } from '../relief/part.ts'
import { centre, curve, half, points, rectangle, symmetric, type Pt } from '../relief/path.ts'
import { inkOn } from './piece.ts'
import { tonalPrint } from './print.ts'

/** Columns of stitches for the cloth, and the width at which they are drawn. */
export const knits: Record<Headwear['surface'], { cloth: Cloth; column: number }> = {
  cotton: { cloth: 'jersey', column: 0 },
  nylon: { cloth: 'ripstop', column: 0 },
  rib: { cloth: 'rib', column: 11 },
  cable: { cloth: 'chunky', column: 26 },
  fleece: { cloth: 'fleece', column: 0 },
  merino: { cloth: 'fine-rib', column: 6.5 },
}

type Crown = { top: number; wide: number; low: number; cuff: number }

const crowns: Partial<Record<Headwear['shape'], Crown>> = {
  slouchy: { top: 330, wide: 300, low: 880, cuff: 92 },
  fisherman: { top: 470, wide: 292, low: 850, cuff: 168 },
  plain: { top: 400, wide: 300, low: 920, cuff: 0 },
}
const cuffed: Crown = { top: 392, wide: 300, low: 880, cuff: 215 }

export function beanie(look: Headwear, drawing: DrawingOptions): Product {
  const crown = crowns[look.shape] ?? cuffed
  const { cloth, column } = knits[look.surface]
  const { main, second } = drawing.colourway
  const parts: Part[] = look.shape === 'pompom' ? pompom(crown, second, drawing.seed) : []
  const dome = domeOf(crown, look.shape === 'slouchy' ? drawing.seed : undefined)
  parts.push({
    d: dome,
    color: main,
    cloth,
    z: 0,
    form: { d: formOf(crown), depth: 150 },
    lay: column ? convergingRibs(crown, column) : undefined,
    paint: tonalPrint(look.print ?? 'none', drawing) || undefined,
    wrinkles: [{ amp: 9, scale: 90, angle: 1.4, stretch: 1.6 }],
    folds: slouch(look, crown),
  })
  if (crown.cuff > 0)
    parts.push(cuff(crown, { cloth, column, color: main }), ...label(crown, drawing))
  else
    parts[parts.length - 1] = {
      ...domeOfLast(parts),
      paint:
        (tonalPrint(look.print ?? 'none', drawing) || '') +
        symbol({ at: [centre, crown.low - 70], height: 46, color: inkOn(main) }),
      stitch: [
        {
          d: curve(
            half([
              [-292, crown.low - 34],
              [0, crown.low + 10],
              [292, crown.low - 34],
              [0, crown.low + 12],
            ]),
          ),
        },
      ],
    }
  return { parts, fit: { w: 0.66, h: 0.7 }, crop: { x: 430, y: crown.low - 240, w: 380 } }
}

function domeOfLast(parts: readonly Part[]): Part {
  const last = parts.at(-1)
  if (!last) throw new Error('a hat has a dome')
  return last
}

function domeOf({ top, wide, low }: Crown, slouchSeed: number | undefined): string {
  const h = low - top
  if (slouchSeed !== undefined) {
    const lean = slouchSeed % 2 ? 1 : -1
    const pts: Pt[] = [
      [-wide, low - 30, 1],
      [-wide * 1.05, low - h * 0.4],
      [-wide * 0.86, low - h * 0.74],
      [-wide * 0.36, top + 24],
      [wide * 0.14, top - 6],
      [wide * 0.66, top + 40],
      [wide * 1.04, low - h * 0.62],
      [wide * 1.1, low - h * 0.3],
      [wide, low - 30, 1],
      [0, low + 8],
    ]
    return curve(half(pts.map((p): Pt => (p[2] ? [p[0] * lean, p[1], 1] : [p[0] * lean, p[1]]))))
  }
  return symmetric([
    [0, top],
    [wide * 0.37, top + 12],
    [wide * 0.68, top + h * 0.14],
    [wide * 0.89, top + h * 0.34],
    [wide * 0.99, top + h * 0.62],
    [wide * 1.01, low - 34, 1],
    [0, low + 14],
  ])
}

function formOf({ top, wide, low }: Crown): string {
  const h = low - top
  return symmetric([
    [0, top],
    [wide * 0.37, top + 12],
    [wide * 0.68, top + h * 0.14],
    [wide * 0.89, top + h * 0.34],
    [wide * 0.99, top + h * 0.62],
    [wide, low],
    [wide * 0.97, low + 120],
    [0, low + 160],
  ])
}

/** Ribs run together at the crown. */
function convergingRibs({ top, wide, low }: Crown, column: number) {
  const reach = low - top
  return (x: number, y: number): readonly [number, number] => {
    const up = Math.max(0, Math.min(1, (low - y) / reach))
    const width = wide * 1.07 * Math.sqrt(Math.max(0.02, 1 - up ** 2.3))
    const u = Math.max(-0.995, Math.min(0.995, (x - centre) / width))
    return [columns(u, column), y - 30 * (1 - Math.sqrt(1 - u * u))]
  }
}

/** Whole columns round the head, closer together towards its edge. */
function columns(u: number, width: number): number {
  const count = Math.round(546 / width)
  return (Math.asin(u) / Math.PI) * count * width + width / 2
}

type Yarn = { cloth: Cloth; column: number; color: Hex }

function cuff({ wide, low, cuff: high }: Crown, { cloth, column, color }: Yarn): Part {
  const w = wide * 1.09
  const top = low - high * 0.46
  const end = low + high * 0.54
  const d = symmetric([
    [0, top - 6],
    [w * 0.56, top - 14],
    [w * 0.92, top - high * 0.16],
    [w * 0.985, top - high * 0.09],
    [w * 1.01, top + high * 0.12],
    [w * 1.015, end - high * 0.43],
    [w * 0.99, end - high * 0.28],
    [w * 0.93, end - high * 0.17],
    [w * 0.56, end - high * 0.055],
    [0, end],
  ])
  const form = symmetric([
    [0, top - 150],
    [w * 0.98, top - 170],
    [w * 1.02, top],
    [w * 1.02, end - 100],
    [w * 0.98, end],
    [0, end + 120],
  ])
  const lay = (x: number, y: number): readonly [number, number] => {
    const u = Math.max(-0.995, Math.min(0.995, (x - centre) / (w * 1.03)))
    return [columns(u, column), y + 30 * u * u]
  }
  const narrow = Math.min(26, high * 0.13)
  return {
    d,
    color,
    cloth,
    z: 34,
    form: { d: form, depth: 130 },
    bevel: { radius: narrow, height: narrow * 0.92 },
    lay: column ? lay : undefined,
  }
}

/** A woven or leather patch on the cuff. */
function label(
  { wide, low, cuff: high }: Crown,
  { colourway: { second, accent }, seed }: DrawingOptions,
): Part[] {
  const isWide = seed % 2 === 0
  const size = Math.min(86, high * 0.42)
  const w = isWide ? size * 1.46 : size * 0.9
  const y = low + high * 0.04 - size / 2 - (high < 120 ? 6 : 0)
  const x = seed % 3 === 0 ? centre + wide * 0.34 : centre
  const color = seed % 4 === 1 ? accent : second
  const form = {
    d: symmetric([
      [0, low - 260],
      [330, low - 280],
      [340, low],
      [330, low + 160],
      [0, low + 240],
    ]),
    depth: 130,
  }
  return [
    {
      d: rectangle({ x: x - w / 2, y, w, h: size }, 3),
      color,
      cloth: seed % 4 === 1 ? 'webbing' : 'leather',
      z: 46,
      form,
      bevel: { radius: 5, height: 5 },
      stitch: [
        {
          d: rectangle({ x: x - w / 2 + 6, y: y + 6, w: w - 12, h: size - 12 }, 2),
          color: lighter(color, 0.35),
        },
      ],
      paint: symbol({ at: [x, y + size / 2], height: size * 0.52, color: inkOn(color) }),
    },
  ]
}

/** Many loose threads from one knot: bundles over a soft ball. */
function pompom({ top }: Crown, color: Hex, seed: number): Part[] {
  const random = seededRandom(seed + 4)
  const middle: Pt = [centre, top - 58]
  const raggedEdge = (radius: number, depth: number) =>
    curve(
      Array.from({ length: 150 }, (_, i): Pt => {
        const a = (i / 150) * Math.PI * 2
        const r = radius + (i % 2 ? depth : -depth) * (0.3 + random() * 0.6)
        return [middle[0] + Math.cos(a) * r, middle[1] + Math.sin(a) * r * 0.96]
      }),
    )
  const radial = (x: number, y: number): readonly [number, number] => {
    const dx = x - middle[0]
    const dy = y - middle[1]
    return [Math.atan2(dy, dx) * 92, Math.hypot(dx, dy)]
  }
  const bundles = Array.from({ length: 36 }, (): Part => {
    const a = random() * Math.PI * 2
    const r = 78 * Math.sqrt(random())
    const [x, y] = [middle[0] + Math.cos(a) * r, middle[1] + Math.sin(a) * r]
    const tuft = curve(
      Array.from({ length: 22 }, (_unused, i): Pt => {
        const b = (i / 22) * Math.PI * 2
        const q = 20 + (i % 2 ? 6 : -4) * (0.5 + random())
        return [x + Math.cos(b) * q, y + Math.sin(b) * q]
      }),
    )
    return {
      d: tuft,
      color: random() < 0.5 ? color : lighter(color, 0.05),
      cloth: 'sherpa',
      z: 6 + (78 - r) * 0.35,
      bevel: { radius: 9, height: 4 },
      bumpScale: 1.5,
    }
  })
  return [
    {
      d: raggedEdge(104, 6),
      color,
      cloth: 'fur',
      z: -10,
      form: { depth: 76 },
      bumpScale: 1.2,
      lay: radial,
    },
    ...bundles,
  ]
}

function slouch(look: Headwear, { top, low }: Crown) {
  if (look.shape !== 'slouchy')
    return [{ pts: half(points('-190 700, -60 730, 90 716, 200 690')), w: 34, amp: -7 }]
  const mid = (top + low) / 2
  return [0.1, 0.45, 0.8].map((t, i) => ({
    pts: half([
      [-250 + i * 30, mid + (low - mid) * t],
      [-60, mid + (low - mid) * t + 40],
      [120, mid + (low - mid) * t + 22],
      [280, mid + (low - mid) * t - 20],
    ]),
    w: 40,
    amp: i % 2 ? 13 : -14,
  }))
}
