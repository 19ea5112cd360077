import type { Handwear } from '../look.ts'
import type { DrawingOptions } from '../drawing.ts'
import type { Cloth } from '../relief/cloth.ts'
import { darker, lighter, lightness, type Hex } from '../relief/hex.ts'
import { symbol } from '../relief/marks.ts'
import { seededRandom } from '../relief/noise.ts'
import type { Part, Product } from '../relief/part.ts'
import { centre, curve, line, pick, ribbon, type Pt, points } from '../relief/path.ts'
import { inkOn } from './piece.ts'

type HandwearConstruction = { cloth: Cloth; depth: number; fat: number; palm: boolean }

const constructions: Record<Handwear['surface'], HandwearConstruction> = {
  fleece: { cloth: 'fleece', depth: 58, fat: 2, palm: false },
  knit: { cloth: 'knit', depth: 52, fat: 0, palm: false },
  leather: { cloth: 'leather', depth: 56, fat: 3, palm: true },
  softshell: { cloth: 'softshell', depth: 52, fat: 1, palm: true },
  puffy: { cloth: 'nylon', depth: 70, fat: 9, palm: true },
}

type Hand = {
  drawing: DrawingOptions
  look: Handwear
  construction: HandwearConstruction
  turn: number
  at: Pt
  isBehind: boolean
}

/** A pair: one lies a little over the other, both turned outwards. */
export function handwear(look: Handwear, drawing: DrawingOptions): Product {
  const construction = constructions[look.surface]
  const sway = ((drawing.seed % 5) - 2) * 0.025
  const left = hand({
    drawing,
    look,
    construction,
    turn: -0.13 + sway,
    at: [centre - 128, 800],
    isBehind: true,
  })
  const right = hand({
    drawing,
    look,
    construction,
    turn: 0.15 + sway,
    at: [centre + 132, 770],
    isBehind: false,
  })
  const parts = [...left, ...right]
  return { parts, fit: { w: 0.74, h: 0.76 }, crop: { x: centre - 60, y: 560, w: 380 } }
}

function hand(h: Hand): Part[] {
  const place = placing(h)
  const { look, construction, drawing } = h
  const { main, second } = drawing.colourway
  const shape = look.kind === 'mittens' ? mitten(construction.fat) : glove(construction.fat)
  const outline = curve(place(shape.outline))
  const form = { d: outline, depth: construction.depth, power: 0.5 }
  const back: Part = {
    d: outline,
    color: main,
    cloth: construction.cloth,
    z: h.isBehind ? 0 : 40,
    form,
    bevel: { radius: 8, height: 6 },
    grooves: shape.seams.map((s) => ({
      d: line(...place(s)),
      w: 3,
      depth: construction.fat > 5 ? 4 : 2.6,
    })),
    puff:
      look.surface === 'puffy'
        ? { lines: quilts(look).map((q) => line(...place(q))), r: 30, h: 14, pucker: 2 }
        : undefined,
    wrinkles: [{ amp: 4.5, scale: 40, angle: 0.4, stretch: 2.2 }],
    folds: [knuckle(h, place, 0), knuckle(h, place, 34)],
    paint: (construction.palm ? tips(look, place, darker(second, 0.1)) : '') + markAt(h, place),
  }
  return [...wrist(h, place), back]
}

type MovePoints = (pts: readonly Pt[]) => Pt[]

/** A right hand is drawn; the left one is its mirror image. Then both are turned and moved. */
function placing({ turn, at, isBehind }: Hand): MovePoints {
  const cos = Math.cos(turn)
  const sin = Math.sin(turn)
  const side = isBehind ? -1 : 1
  return (pts) =>
    pts.map((p): Pt => {
      const x = at[0] + p[0] * side * cos - p[1] * sin
      const y = at[1] + p[0] * side * sin + p[1] * cos
      return p[2] ? [x, y, 1] : [x, y]
    })
}

type Shape = { outline: Pt[]; seams: Pt[][] }

function mitten(fat: number): Shape {
  const f = fat
  return {
    outline: [
      [86 + f, 200, 1],
      [104 + f, 60],
      [112 + f, -90],
      [98 + f, -210],
      [44, -268 - f],
      [-22, -262 - f],
      [-76 - f, -196],
      [-94 - f, -90],
      [-98 - f, -16],
      [-136 - f, -70],
      [-176 - f, -104],
      [-204 - f, -82],
      [-198 - f, -30],
      [-150, 66],
      [-104 - f, 130],
      [-92 - f, 200, 1],
    ],
    seams: [points('-98 -10, -86 50, -92 110')],
  }
}

function glove(fat: number): Shape {
  const f = fat * 0.7
  const finger = (x: number, tip: number, lean: number): Pt[] => [
    [x - 25 - f + lean * 0.3, -92, 1],
    [x - 25 - f + lean * 0.8, tip + 60],
    [x - 20 - f + lean, tip + 16],
    [x + lean, tip - f],
    [x + 20 + f + lean, tip + 16],
    [x + 25 + f + lean * 0.8, tip + 60],
    [x + 25 + f + lean * 0.3, -92, 1],
  ]
  const fingers = [
    finger(76, -216, 22),
    finger(24, -276, 8),
    finger(-28, -282, -4),
    finger(-78, -236, -20),
  ]
  return {
    outline: [
      [82 + f, 200, 1],
      [102 + f, 60],
      [106 + f, -40],
      ...fingers.flatMap((each) => each.toReversed()),
      [-108 - f, -40],
      [-112 - f, -10],
      [-152 - f, -74],
      [-190 - f, -114],
      [-216 - f, -92],
      [-206 - f, -40],
      [-158, 60],
      [-106 - f, 130],
      [-90 - f, 200, 1],
    ],
    seams: [
      points('50 -92, 44 -30, 40 20'),
      points('-2 -92, -2 -40, -4 10'),
      points('-53 -92, -46 -40, -42 10'),
      points('-112 -8, -96 50, -98 110'),
    ],
  }
}

function quilts({ kind }: Handwear): Pt[][] {
  const rows = kind === 'mittens' ? [-180, -90, 0, 90] : [-30, 40, 110]
  return rows.map((y): Pt[] => [
    [-112, y + 6],
    [0, y + 14],
    [130, y],
  ])
}

function knuckle({ drawing, look }: Hand, place: MovePoints, dy: number) {
  const random = seededRandom(drawing.seed + dy)
  const y = (look.kind === 'mittens' ? -110 : -46) + dy + random() * 20
  return {
    pts: place([
      [-84, y + 10],
      [-10, y - 8],
      [70, y + 6],
    ]),
    w: 18,
    amp: 6,
  }
}

/** Tougher patches over the finger tips. */
function tips({ kind }: Handwear, place: MovePoints, color: Hex): string {
  const y = kind === 'mittens' ? -190 : -214
  const region = place([
    [-260, y],
    [260, y],
    [260, -500],
    [-260, -500],
  ])
  const thumb = place(points('-260 -60, -156 -124, -160 -190, -280 -160'))
  const shape = (pts: readonly Pt[]) =>
    `<path d="M${pts.map((p) => `${p[0]} ${p[1]}`).join('L')}Z" fill="${color}"/>`
  return shape(region) + shape(thumb)
}

function wrist(h: Hand, place: MovePoints): Part[] {
  const { look, drawing, construction } = h
  const { main, second, accent } = drawing.colourway
  const z = h.isBehind ? -8 : 30
  if (look.cuff === 'gauntlet') {
    const d = curve(
      place(points('84 176!, 104 280, 128 404!, 0 424, -130 404!, -108 280, -90 176!')),
    )
    const strap = place(points('-104 236, 0 246, 100 236'))
    return [
      {
        d,
        color: second,
        cloth: construction.cloth === 'leather' ? 'leather' : 'shell',
        z,
        form: { depth: 58 },
        bevel: { radius: 8, height: 7 },
        wrinkles: [{ amp: 5, scale: 44, angle: 1.2, stretch: 2.2 }],
        stitch: [{ d: line(...place(points('124 388, 0 408, -126 388'))) }],
      },
      {
        d: ribbon(strap, 24),
        color: accent,
        cloth: 'webbing',
        z: z + 22,
        bevel: { radius: 5, height: 4 },
      },
    ]
  }
  const d = curve(place(points('82 182!, 74 250, 80 316!, 0 330, -84 316!, -78 250, -88 182!')))
  const color =
    look.surface === 'knit'
      ? lightness(main) > 0.3
        ? darker(main, 0.12)
        : lighter(main, 0.08)
      : second
  return [{ d, color, cloth: 'fine-rib', z, form: { depth: 46 }, bevel: { radius: 10, height: 8 } }]
}

function markAt({ isBehind, drawing }: Hand, place: MovePoints): string {
  const at = pick(place([[0, 100]]), 0)
  return isBehind ? '' : symbol({ at, height: 40, color: inkOn(drawing.colourway.main) })
}
