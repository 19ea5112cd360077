import type { Sleep } from '../../look.ts'
import type { Colourway } from '../../drawing.ts'
import { darker, mix } from '../../relief/hex.ts'
import { symbol, wordmark } from '../../relief/marks.ts'
import type { Random } from '../../relief/noise.ts'
import type { Part, Product } from '../../relief/part.ts'
import { ellipse, line, rectangle, symmetric, type Pt } from '../../relief/path.ts'
import { randomBetween } from '../random-choice.ts'
import { groove, inkOn, rim, strap } from '../seam.ts'
import { rolledMat } from './rolled-mat.ts'
import { trace } from '../trace.ts'

type Mat = Extract<Sleep, { kind: 'mat' }>
type MatOptions = { colours: Colourway; random: Random }

export function mat({ shape }: Mat, colours: Colourway, random: Random): Product {
  return { foam, air, rolled: rolledMat }[shape]({ colours, random })
}

/** Folds like a concertina; dimpled on both sides. */
function foam({ colours, random }: MatOptions): Product {
  const panels = 8
  const high = 134
  const dimple = randomBetween(random, 34, 44)
  const joints: Part = {
    d: rectangle({ x: 342, y: 230, w: 516, h: 1030 }, 8),
    color: darker(colours.main, 0.4),
    cloth: 'foam',
    z: -20,
  }
  const folds = Array.from({ length: panels }, (_, i): Part => {
    const y = 210 + i * (high + 2)
    const isLow = i % 2 === 1
    const dots = dimples(y, high, dimple)
    const ends = isLow ? 8 : 0
    const d = rectangle({ x: 330 + ends, y, w: 540 - ends * 2, h: high }, 16)
    return {
      d,
      color: isLow ? mix(colours.main, colours.second, 0.25) : colours.main,
      cloth: 'foam',
      z: isLow ? -8 : 6,
      form: { depth: 16, power: 0.4 },
      bevel: rim(14, 12),
      tilt: [0, isLow ? -0.16 : 0.16],
      relief: { svg: `<path d="${dots}"/>`, h: -9, soft: 5 },
      crisp: true,
      ...(i === 6
        ? { paint: wordmark({ at: [600, y + 68], height: 46, color: inkOn(colours.main) }) }
        : {}),
    }
  })
  const bands = [410, 790].map((x) =>
    strap(
      [
        [x, 196],
        [x, 232],
      ],
      { width: 18, color: colours.accent, z: 20 },
    ),
  )
  return {
    fit: { w: 0.7, h: 0.86 },
    crop: { x: 420, y: 240, w: 400 },
    parts: [joints, ...folds, ...bands],
  }
}

function dimples(y: number, high: number, size: number): string {
  const columns = Math.floor(520 / size)
  return Array.from({ length: 3 * columns }, (_, k) => {
    const row = Math.floor(k / columns)
    const x = 345 + ((k % columns) + 0.5) * (510 / columns) + (row % 2 ? 6 : -6)
    return ellipse([x, y + (row + 0.5) * (high / 3)], size * 0.3, size * 0.26)
  }).join('')
}

/** Inflated, with chambers along or across. */
function air({ colours, random }: MatOptions): Product {
  const isTapered = random() < 0.6
  const foot = isTapered ? 190 : 254
  const outline = symmetric(
    trace(
      `0 176, 210 178, 252 206, 262 260, 264 560, ${foot + 34} 960, ${foot} 1290, ${foot - 30} 1330, ${foot - 80} 1340, 0 1342`,
    ),
  )
  const along = [-198, -132, -66, 0, 66, 132, 198].map((x) =>
    line([600 + x, 240], [600 + x, 640], [600 + x * (foot / 254), 1290]),
  )
  const across = Array.from({ length: 11 }, (_, i) =>
    line([300, 270 + i * 92], [600, 282 + i * 92], [900, 270 + i * 92]),
  )
  const variants = [along, across, diagonals()]
  const variantIndex = Math.floor(random() * variants.length)
  const parts: Part[] = [
    {
      d: outline,
      color: colours.main,
      cloth: 'matt-nylon',
      form: { depth: 40, power: 0.36 },
      bevel: rim(34, 30),
      puff: {
        lines: variants[variantIndex] ?? along,
        r: 36,
        h: 26,
        pucker: 0.2,
        vertical: variantIndex === 0,
      },
    },
    ...valve([742, 232], colours),
    markPatch([600, 1210], colours),
  ]
  return {
    fit: { w: 0.66, h: 0.86 },
    crop: { x: 500, y: 170, w: 380 },
    parts,
  }
}

function diagonals(): string[] {
  return Array.from({ length: 15 }, (_, i) => {
    const y = 130 + i * 100
    return [line([330, y - 90], [600, y + 60]), line([870, y - 90], [600, y + 60])]
  }).flat()
}

function valve(at: Pt, { accent }: Colourway): Part[] {
  const top = { cloth: 'plastic', form: { depth: 10 } } as const
  return [
    { ...top, d: ellipse(at, 30), color: '#2b3133', z: 40, bevel: rim(8, 8) },
    {
      ...top,
      d: ellipse(at, 19),
      color: accent,
      z: 48,
      bevel: rim(7, 7),
      grooves: [
        groove([
          [at[0] - 10, at[1]],
          [at[0] + 10, at[1]],
        ]),
      ],
    },
  ]
}

function markPatch([x, y]: Pt, { second }: Colourway): Part {
  return {
    d: rectangle({ x: x - 66, y: y - 40, w: 132, h: 80 }, 8),
    color: second,
    cloth: 'coated',
    z: 34,
    bevel: rim(4, 4),
    paint: symbol({ at: [x, y], height: 54, color: inkOn(second) }),
  }
}
