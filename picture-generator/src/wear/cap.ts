import type { Headwear, Print } from '../look.ts'
import type { DrawingOptions } from '../drawing.ts'
import { both } from '../relief/both.ts'
import type { Cloth } from '../relief/cloth.ts'
import { darker, type Hex } from '../relief/hex.ts'
import { symbol, wordmark } from '../relief/marks.ts'
import type { Part, Product } from '../relief/part.ts'
import {
  across,
  centre,
  curve,
  ellipse,
  half,
  line,
  mirrorPoints,
  points,
  rectangle,
  ribbon,
  symmetric,
  type Pt,
} from '../relief/path.ts'
import { knits } from './beanie.ts'
import { inkOn } from './piece.ts'
import { contrastingInks, tonalPrint } from './print.ts'
import { scenes } from './scenes.ts'

const crown = points('0 470, 120 478, 214 524, 276 612, 304 730, 300 812!, 0 850')
const form = {
  d: symmetric(points('0 470, 120 478, 214 524, 276 612, 306 740, 300 900, 0 960')),
  depth: 130,
}

/** Seen from the front and a little from above. */
export function cap(look: Headwear, drawing: DrawingOptions): Product {
  const hasPanel = look.shape === 'five-panel' || look.shape === 'trucker'
  const front = hasPanel ? frontPanel(look, drawing) : badge(look, drawing)
  const parts = [shell(look, drawing), front, ...hardware(look, drawing), ...brim(drawing, look)]
  return { parts, fit: { w: 0.74, h: 0.7 }, crop: { x: 430, y: 520, w: 380 } }
}

function clothOf({ surface }: Headwear): Cloth {
  const { cloth } = knits[surface]
  return cloth === 'jersey' ? 'cotton' : cloth
}

function sideOf(look: Headwear, { colourway: { main, second } }: DrawingOptions): Hex {
  return look.shape === 'trucker' ? second : main
}

function patternOf(look: Headwear, drawing: DrawingOptions): string {
  return repeats(look) ? tonalPrint(look.print ?? 'none', drawing) : ''
}

function shell(look: Headwear, drawing: DrawingOptions): Part {
  const isTrucker = look.shape === 'trucker'
  return {
    d: symmetric(crown),
    color: sideOf(look, drawing),
    cloth: isTrucker ? 'mesh' : clothOf(look),
    z: 0,
    form,
    wrinkles: [{ amp: 4, scale: 70, angle: 1.3, stretch: 2.4 }],
    grooves: seams(look.shape).map((d) => ({ d, w: 2.6, depth: 2.4 })),
    stitch: seams(look.shape).map((d) => ({ d, w: 1.6, dash: '5 4' })),
    paint: isTrucker ? undefined : patternOf(look, drawing) || undefined,
  }
}

/** Eyelets at both sides and a button on top. */
function hardware(look: Headwear, drawing: DrawingOptions): Part[] {
  const at: Pt = [centre + 190, 596]
  const hole = { svg: `<path d="${ellipse(at, 3.6)}"/>`, h: -5, soft: 0.6 }
  const color = darker(sideOf(look, drawing), 0.25)
  const button = darker(drawing.colourway.main, 0.06)
  return [
    ...both({
      d: ellipse(at, 9),
      color,
      cloth: 'webbing',
      z: 4,
      form,
      bevel: { radius: 4, height: 4 },
      relief: hole,
    }),
    {
      d: ellipse([centre, 474], 22, 13),
      color: button,
      cloth: 'cotton',
      z: 10,
      bevel: { radius: 11, height: 9 },
    },
  ]
}

function repeats({ print }: Headwear): boolean {
  return print === 'tiny-dots' || print === 'check' || print === 'stripes' || print === 'stars'
}

function seams(shape: Headwear['shape']): string[] {
  const outer = half(points('26 476, 138 560, 196 700, 206 830'))
  if (shape === 'five-panel' || shape === 'trucker')
    return [line(...outer), line(...mirrorPoints(outer))]
  const near = half(points('14 474, 106 556, 170 690, 182 832'))
  return [
    line([centre, 474], [centre, 640], [centre, 840]),
    line(...near),
    line(...mirrorPoints(near)),
  ]
}

/** One piece over the forehead, in its own colour on a trucker's cap. */
function frontPanel(look: Headwear, drawing: DrawingOptions): Part {
  return {
    d: symmetric(points('0 474, 60 486, 138 560, 196 700, 206 824!, 0 848')),
    color: drawing.colourway.main,
    cloth: clothOf(look),
    z: 5,
    form,
    bevel: { radius: 4, height: 3 },
    paint: patternOf(look, drawing) + panelArt(look, drawing),
    wrinkles: [{ amp: 3, scale: 70, angle: 1.3, stretch: 2.4 }],
    stitch: [{ d: line(...across(points('0 486, 54 498, 130 568, 187 704, 197 820'))), w: 1.6 }],
  }
}

const artWidths: Partial<Record<Print, number>> = { symbol: 150, wordmark: 230 }

function panelArt(look: Headwear, drawing: DrawingOptions): string {
  const house = drawing.seed % 2 ? 'symbol' : 'wordmark'
  const print = look.print && isScene(look.print) ? look.print : house
  const width = artWidths[print] ?? 200
  return scenes[print]({
    at: [centre, 690],
    width,
    inks: contrastingInks(drawing),
    seed: drawing.seed,
  })
}

function isScene(name: string): name is keyof typeof scenes {
  return name in scenes
}

function badge(look: Headwear, drawing: DrawingOptions): Part {
  return drawing.seed % 3 === 0 ? patch(drawing) : embroidery(look, drawing)
}

function patch({ colourway: { second } }: DrawingOptions): Part {
  const box = { x: centre - 64, y: 640, w: 128, h: 96 }
  const seam = rectangle({ x: box.x + 7, y: box.y + 7, w: 114, h: 82 }, 5)
  const paint = symbol({ at: [centre, 688], height: 56, color: inkOn(second) })
  return {
    d: rectangle(box, 8),
    color: second,
    cloth: 'leather',
    z: 10,
    form,
    bevel: { radius: 5, height: 4 },
    paint,
    stitch: [{ d: seam }],
  }
}

function embroidery(look: Headwear, drawing: DrawingOptions): Part {
  const { main } = drawing.colourway
  const word = wordmark({ at: [centre, 690], height: 40, color: inkOn(main) })
  const d = rectangle({ x: centre - 95, y: 640, w: 190, h: 96 }, 8)
  return {
    d,
    color: main,
    cloth: clothOf(look),
    z: 1,
    form,
    paint: patternOf(look, drawing) + word,
  }
}

function brim({ colourway: { main, second }, seed }: DrawingOptions, look: Headwear): Part[] {
  const color: Hex = look.shape === 'trucker' || seed % 4 === 1 ? second : main
  const d = symmetric(
    points('0 800, 120 806, 220 826, 296 806!, 330 860, 318 918, 250 956, 130 978, 0 984'),
  )
  const rows = [0, 1, 2, 3, 4].map((i) => ({
    d: line(
      ...across([
        [0, 960 - i * 25],
        [130, 954 - i * 25],
        [246 - i * 8, 932 - i * 23],
        [300 - i * 14, 896 - i * 14],
      ]),
    ),
    w: 1.8,
  }))
  const under = curve(
    half(
      points(
        '-318 906, -250 952, 0 980, 250 952, 318 906, 326 930, 252 974, 0 1000, -252 974, -326 930',
      ),
    ),
  )
  const band = ribbon(across(points('0 836, 150 832, 296 806')), 16)
  return [
    { d: under, color: darker(color, 0.2), cloth: 'cotton', z: -20, light: 0.9 },
    {
      d,
      color,
      cloth: 'cotton',
      z: 30,
      form: { d: symmetric(points('0 700, 300 720, 340 870, 318 920, 250 960, 0 990')), depth: 96 },
      bevel: { radius: 12, height: 9 },
      stitch: rows,
    },
    {
      d: band,
      color: darker(color, 0.12),
      cloth: 'cotton',
      z: 34,
      form,
      bevel: { radius: 6, height: 4 },
    },
  ]
}
