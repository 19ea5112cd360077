import type { Headwear } from '../look.ts'
import type { DrawingOptions } from '../drawing.ts'
import type { Cloth } from '../relief/cloth.ts'
import { darker } from '../relief/hex.ts'
import { symbol } from '../relief/marks.ts'
import type { Part, Product } from '../relief/part.ts'
import { across, centre, line, rectangle, symmetric } from '../relief/path.ts'
import { gaiter } from './gaiter.ts'
import { sunHat } from './sun-hat.ts'
import { beanie, knits } from './beanie.ts'
import { cap } from './cap.ts'
import { inkOn } from './piece.ts'
import { tonalPrint } from './print.ts'

export function headwear(look: Headwear, drawing: DrawingOptions): Product {
  switch (look.kind) {
    case 'cap':
      return cap(look, drawing)
    case 'beanie':
      return beanie(look, drawing)
    case 'headband':
      return headband(look, drawing)
    case 'neck-gaiter':
      return gaiter(look, drawing)
    case 'sun-hat':
      return sunHat(look, drawing)
  }
}

/** A ring seen from the front, the inside of its back showing above. */
function headband(look: Headwear, drawing: DrawingOptions): Product {
  const { main } = drawing.colourway
  const { cloth, column } = knits[look.surface]
  const high = look.shape === 'wide' ? 190 : 142
  const low = 760
  const top = low - high
  const mark = symbol({ at: [centre + 128, (top + low) / 2 + 18], height: 42, color: inkOn(main) })
  const front: Part = {
    d: symmetric([
      [0, top + 34],
      [160, top + 22],
      [272, top - 18],
      [296, top - 30, 1],
      [306, top + 40],
      [300, low - 60],
      [286, low - 32, 1],
      [160, low + 8],
      [0, low + 22],
    ]),
    color: main,
    cloth,
    z: 0,
    form: {
      d: symmetric([
        [0, top - 120],
        [300, top - 140],
        [312, low],
        [290, low + 110],
        [0, low + 150],
      ]),
      depth: 120,
    },
    bevel: { radius: 16, height: 12 },
    lay: column ? around(column) : undefined,
    paint: tonalPrint(look.print ?? 'none', drawing) + mark,
    wrinkles: [{ amp: 4, scale: 60, angle: 0.2, stretch: 2.4 }],
    stitch: column
      ? undefined
      : [
          {
            d: line(
              ...across([
                [0, low + 8],
                [160, low - 6],
                [284, low - 44],
              ]),
            ),
          },
        ],
  }
  return {
    parts: [behind(top, cloth, drawing), front],
    fit: { w: 0.68, h: 0.6 },
    crop: { x: 470, y: top - 90, w: 380 },
  }
}

function behind(top: number, cloth: Cloth, { colourway: { main, accent } }: DrawingOptions): Part {
  const d = symmetric([
    [0, top - 62],
    [160, top - 56],
    [270, top - 34],
    [296, top - 24, 1],
    [160, top + 40],
    [0, top + 52],
  ])
  const tag = `<path d="${rectangle({ x: centre - 13, y: top - 44, w: 26, h: 28 })}" fill="${accent}"/>`
  return {
    d,
    color: darker(main, 0.22),
    cloth,
    z: -60,
    light: 0.7,
    form: { depth: -30 },
    paint: tag,
  }
}

/** Whole columns of stitches round the head. */
function around(column: number) {
  return (x: number, y: number): readonly [number, number] => {
    const u = Math.max(-0.995, Math.min(0.995, (x - centre) / 318))
    return [(Math.asin(u) / Math.PI) * Math.round(546 / column) * column, y + 30 * u * u]
  }
}
