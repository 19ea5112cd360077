import type { Headwear } from '../look.ts'
import type { DrawingOptions } from '../drawing.ts'
import { darker } from '../relief/hex.ts'
import { symbol } from '../relief/marks.ts'
import type { Product } from '../relief/part.ts'
import { across, centre, curve, half, line, points, symmetric, type Pt } from '../relief/path.ts'
import { knits } from './beanie.ts'
import { inkOn } from './piece.ts'
import { tonalPrint } from './print.ts'

/** A tube for the neck, standing in soft folds. */
export function gaiter(look: Headwear, drawing: DrawingOptions): Product {
  const { main } = drawing.colourway
  const { cloth } = knits[look.surface]
  const sway = (drawing.seed % 5) * 6 - 12
  const right: Pt[] = points(
    '214 420!, 196 520, 222 640, 204 780, 226 920, 238 1012!, 120 1036, 0 1042',
  )
  const left = right.slice(0, -1).map((p, i): Pt => {
    const x = -p[0] + (i % 2 ? sway * 0.5 : -sway * 0.3)
    return p[2] ? [x, p[1], 1] : [x, p[1]]
  })
  const d = curve(half([...right, ...left.toReversed(), [-110, 448], [0, 458], [110, 448]]))
  const back = symmetric(points('0 372, 110 378, 206 406, 214 420!, 110 450, 0 460'))
  const folds = [560, 640, 730, 830, 920].map((y, i) => ({
    pts: half([
      [i % 2 ? -210 : 214, y + 20],
      [i % 2 ? -60 : 70, y - 14 + sway],
      [i % 2 ? 110 : -120, y + 16],
    ]),
    w: 26,
    amp: 14 - i,
    skew: 0.6,
  }))
  return {
    parts: [
      { d: back, color: darker(main, 0.24), cloth, z: -60, light: 0.68, form: { depth: -20 } },
      {
        d,
        color: main,
        cloth: cloth === 'fine-rib' ? 'merino' : cloth,
        z: 0,
        form: {
          d: symmetric(points('0 300, 216 320, 210 600, 240 1010, 236 1160, 0 1190')),
          depth: 150,
        },
        bevel: { radius: 7, height: 6 },
        folds,
        wrinkles: [{ amp: 9, scale: 74, angle: 0.15, stretch: 2.2 }],
        paint:
          tonalPrint(look.print ?? 'none', drawing) +
          symbol({ at: [centre + 112, 944], height: 44, color: inkOn(main) }),
        stitch: [
          { d: line(...across(points('0 1026, 120 1020, 234 998'))) },
          { d: line(...across(points('0 472, 110 462, 210 436'))) },
        ],
      },
    ],
    fit: { w: 0.52, h: 0.72 },
    crop: { x: 420, y: 560, w: 400 },
  }
}
