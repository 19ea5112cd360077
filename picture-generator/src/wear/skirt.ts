import type { Bottom } from '../look.ts'
import type { DrawingOptions } from '../drawing.ts'
import { both } from '../relief/both.ts'
import { darker } from '../relief/hex.ts'
import { symbol } from '../relief/marks.ts'
import { seededRandom } from '../relief/noise.ts'
import type { Fold, Part, Product } from '../relief/part.ts'
import {
  centre,
  curve,
  half,
  line,
  mirrorPoints,
  polygon,
  ribbon,
  type Pt,
} from '../relief/path.ts'
import { fill } from './blocking.ts'
import { bottomCloths } from './bottom-cloths.ts'
import { inkOn } from './piece.ts'
import { tonalPrint } from './print.ts'
import { waistband } from './waist.ts'

type Shape = { waist: number; hip: number; hem: number; top: number; hemY: number }

const widths: Record<Bottom['leg'], number> = {
  slim: 12,
  straight: 34,
  tapered: 24,
  wide: 112,
  'zip-off': 50,
}

export function skirt(look: Bottom, drawing: DrawingOptions): Product {
  const shape = shapeOf(look)
  const { main, second, accent } = drawing.colourway
  const { cloth } = bottomCloths[look.surface]
  const isBack = drawing.view === 'back'
  const { behind, front } = waistband({
    waist: shape.waist,
    top: shape.top,
    height: 44,
    kind: look.waist,
    cloth,
    color: look.blocking === 'yoke' ? second : main,
    accent,
    isBack,
    seed: drawing.seed,
  })
  const d = outlineOf(shape, drawing.seed)
  const form = { d: formOf(shape), depth: 86, power: 0.5 }
  const hem = [-1.1, 0, 1.1].map((x): Pt => [
    centre + x * shape.hem,
    shape.hemY - 22 + (x === 0 ? 12 : 0),
  ])
  const wrap = wrapLine(shape, drawing.seed)
  const cloths: Part = {
    d,
    color: main,
    cloth,
    z: 0,
    form,
    bevel: { radius: 3, height: 2 },
    paint:
      tonalPrint(look.print ?? 'none', drawing) +
      blocksOf(look, shape, second) +
      (isBack
        ? ''
        : symbol({
            at: [centre - shape.hem * 0.62, shape.hemY - 70],
            height: 22,
            color: inkOn(main),
          })),
    grooves: [
      { d: line(...hem), w: 2, depth: 1.5 },
      ...(isBack ? [] : [{ d: line(...wrap), w: 3.4, depth: 4 }]),
      ...panels(shape),
    ],
    stitch: [
      { d: line(...hem.map((p): Pt => [p[0], p[1] - 5])) },
      ...(isBack ? [] : [{ d: line(...wrap.map((p): Pt => [p[0] - 8, p[1]])) }]),
    ],
    folds: flares(shape, drawing.seed),
    wrinkles: [{ amp: 4.5, scale: 60, angle: 1.45, stretch: 3 }],
  }
  const snaps = isBack || look.leg === 'wide' ? [] : pocketOf(look, shape, drawing)
  return {
    parts: [...behind, hemBehind(shape, main), cloths, ...snaps, ...front],
    fit: { w: 0.66, h: 0.78 },
    crop: { x: centre - 190, y: shape.top - 60, w: 400 },
  }
}

function shapeOf(look: Bottom): Shape {
  const kid = look.cut === 'kids'
  const [waist, hip, top] = kid ? [136, 176, 204] : [128, 190, 200]
  const full = kid ? 0.78 : 1
  const long = { short: 330, knee: 540, cropped: 720, full: 900 }[look.length] * full
  return { waist, hip, hem: hip + widths[look.leg] + long * 0.06, top, hemY: top + long }
}

function outlineOf({ waist, hip, hem, top, hemY }: Shape, seed: number): string {
  const random = seededRandom(seed * 5 + 2)
  const sway = (hem - hip) * 0.04 + 1.5
  const count = 7
  const edge = Array.from({ length: count - 1 }, (_, i): Pt => {
    const x = 1 - (2 * (i + 1)) / count
    const drop = 16 * (1 - x * x) - 8
    return [centre + x * hem, hemY + drop + (i % 2 ? sway : -sway) * (0.6 + random() * 0.6)]
  })
  const right = half([
    [waist + 4, top, 1],
    [(waist + hip) / 2 + 12, top + 90],
    [hip, top + 190],
    [hem, hemY - 12, 1],
  ])
  return curve([...right, ...edge, ...mirrorPoints(right).toReversed()])
}

/** Longer than the skirt, so that it stays full down to its hem. */
function formOf({ waist, hip, hem, top, hemY }: Shape): string {
  const right = half([
    [waist + 4, top - 30, 1],
    [hip, top + 190],
    [hem, hemY],
    [hem + 40, hemY + 260, 1],
  ])
  return curve([...right, ...mirrorPoints(right).toReversed()])
}

/** The inside of the back, seen under the front's hem. */
function hemBehind({ hem, hemY }: Shape, main: string): Part {
  return {
    d: ribbon(
      half([
        [-hem + 6, hemY - 22],
        [0, hemY - 14],
        [hem - 6, hemY - 22],
      ]),
      26,
    ),
    color: darker(main, 0.34),
    cloth: 'lining',
    z: -30,
    light: 0.7,
  }
}

function wrapLine({ waist, hem, top, hemY }: Shape, seed: number): Pt[] {
  const lean = seed % 2 ? 0.5 : 0.18
  return half([
    [waist * 0.3, top + 10],
    [waist * lean + 10, (top + hemY) / 2],
    [hem * lean, hemY + 10],
  ])
}

function panels({ waist, hip, hem, top, hemY }: Shape) {
  const seam = half([
    [waist * 0.78, top],
    [hip * 0.78, top + 190],
    [hem * 0.8, hemY],
  ])
  return [line(...seam), line(...mirrorPoints(seam))].map((d) => ({ d, w: 2.2, depth: 1.6 }))
}

function blocksOf(look: Bottom, { waist, hip, hem, top, hemY }: Shape, second: string): string {
  if (look.blocking === 'yoke')
    return fill(
      polygon(
        half([
          [-400, 0],
          [400, 0],
          [400, top + 110],
          [0, top + 128],
          [-400, top + 110],
        ]),
      ),
      second,
    )
  if (look.blocking === 'bands' || look.blocking === 'sleeves')
    return fill(
      polygon(
        half([
          [-500, hemY - 110],
          [500, hemY - 110],
          [500, hemY + 60],
          [-500, hemY + 60],
        ]),
      ),
      second,
    )
  if (look.blocking === 'sides') {
    const side = half([
      [waist * 0.78, top - 20],
      [hip * 0.78, top + 190],
      [hem * 0.8, hemY + 40],
      [600, hemY + 40],
      [600, top - 20],
    ])
    return fill(polygon(side), second) + fill(polygon(mirrorPoints(side)), second)
  }
  return ''
}

/** Cloth that falls free opens into waves towards the hem. */
function flares({ hip, hem, top, hemY }: Shape, seed: number): Fold[] {
  const random = seededRandom(seed * 29 + 1)
  const count = 5 + Math.floor(hem / 90)
  return Array.from({ length: count }, (_, i): Fold => {
    const x = -0.86 + (1.72 * (i + 0.2 + random() * 0.6)) / count
    const start = 0.22 + random() * 0.4
    return {
      pts: half([
        [x * hip, top + (hemY - top) * start],
        [x * (hip * 0.4 + hem * 0.6), top + (hemY - top) * (0.5 + start / 2)],
        [x * hem * 1.02, hemY + 6],
      ]),
      w: 26 + random() * 18,
      amp: (8 + random() * 6) * (hem > hip + 60 ? 1.4 : 0.8),
      skew: (random() - 0.5) * 1.4,
    }
  })
}

function pocketOf(
  look: Bottom,
  { hip, top }: Shape,
  { colourway: { main } }: DrawingOptions,
): Part[] {
  if (look.pockets === 'none') return []
  const pts = half([
    [hip * 0.5, top + 40],
    [hip * 0.7, top + 90],
    [hip * 0.9, top + 140],
  ])
  return both({
    d: ribbon(pts, 14),
    color: darker(main, 0.2),
    cloth: 'webbing',
    z: 6,
    bevel: { radius: 4, height: 3 },
    form: { d: formOf(shapeOf(look)), depth: 86 },
    grooves: [{ d: line(...pts), w: 3, depth: 4 }],
  })
}
