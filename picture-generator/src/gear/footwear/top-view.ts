import { darker, mix } from '../../relief/hex.ts'
import { symbol } from '../../relief/marks.ts'
import type { Part } from '../../relief/part.ts'
import { along, curve, ellipse, line, polygon, type Pt } from '../../relief/path.ts'
import { fold, groove, inkOn, rim, stitchLine, strap, threadOn } from '../seam.ts'
import { trace } from '../trace.ts'
import { pickRandom } from '../random-choice.ts'
import { upperCloths } from './shades.ts'
import { pairOf, markPlaceholder } from './pair.ts'
import type { Shoe } from './upper.ts'

const rimLine =
  '330 286, 412 304, 474 392, 498 530, 484 680, 448 800, 442 900, 456 1020, 440 1136, 378 1206, 302 1208, 228 1156, 206 1040, 214 900, 196 760, 172 620, 174 480, 208 366, 266 302'
const upperLine =
  '330 300, 406 320, 460 400, 480 530, 464 680, 432 800, 426 900, 438 1020, 424 1124, 370 1186, 304 1188, 244 1142, 226 1040, 232 900, 216 760, 194 620, 194 480, 224 374, 276 316'
const opening =
  '330 800, 382 826, 402 920, 404 1030, 388 1110, 334 1138, 284 1112, 264 1034, 266 920, 280 826'
const throatLine = '278 800!, 284 700, 292 600, 330 548, 366 600, 376 700, 384 800!, 330 850'

/** Both shoes from above, toes up. */
export function fromAbove(shoe: Shoe): Part[] {
  const color = inkOn(shoe.shades.accent)
  return pairOf(oneShoe(shoe), {
    closer: 84,
    at: [332, 1024],
    markAt: (at) => symbol({ at, height: 70, color }),
  })
}

function oneShoe(shoe: Shoe): Part[] {
  const { shades } = shoe
  const rimD = curve(trace(rimLine))
  const upper = curve(trace(upperLine))
  const form = { d: upper, depth: 130, power: 0.5 }
  return [
    { d: rimD, color: shades.foam, cloth: 'foam', z: 0, bevel: rim(20, 18) },
    {
      d: upper,
      color: shades.upper,
      cloth: upperCloths[shoe.look.upper],
      z: 14,
      form,
      bevel: rim(14, 12),
      folds: [480, 520].map((y) =>
        fold(
          [
            [220, y + 14],
            [330, y],
            [450, y + 14],
          ],
          15,
          -4,
        ),
      ),
    },
    ...toe(shoe, upper, form),
    ...sides(shoe, upper, form),
    ...mouth(shoe, form),
    ...lacesAbove(shoe, form),
  ]
}

type Form = { d: string; depth: number; power: number }

function toe({ shades, random, look }: Shoe, clip: string, form: Form): Part[] {
  const color = pickRandom(random, [shades.trim, shades.overlay])
  const deep = look.overlays === 'toe-cap' ? 470 : 372 + random() * 30
  const d = curve(
    trace(
      `150 250!, 510 250!, 510 ${deep + 70}!, 400 ${deep + 4}, 330 ${deep - 8}, 250 ${deep}, 150 ${deep + 60}!`,
    ),
  )
  const edge = line(
    [190, deep + 26],
    [250, deep - 14],
    [330, deep - 22],
    [402, deep - 10],
    [480, deep + 30],
  )
  return [
    {
      d,
      clip,
      color,
      cloth: look.overlays === 'toe-cap' ? 'leather' : 'rubber',
      z: 20,
      form,
      bevel: rim(7, 6),
      stitch: [{ d: edge, color: threadOn(color) }],
    },
  ]
}

function sides(shoe: Shoe, clip: string, form: Form): Part[] {
  const { shades, look } = shoe
  const heel = curve(
    trace(
      '180 1230!, 180 1000, 232 960, 262 1050, 290 1128, 330 1144, 376 1128, 404 1050, 430 960, 480 1000, 480 1230!',
    ),
  )
  const counter: Part = {
    d: heel,
    clip,
    color: shades.overlay,
    cloth: 'coated',
    z: 18,
    form,
    bevel: rim(6, 5),
  }
  if (look.overlays === 'plain' || look.overlays === 'toe-cap') return [counter]
  const many = look.overlays === 'saddle' ? 1 : 4
  const width = look.overlays === 'saddle' ? 110 : 12
  const bands = Array.from({ length: many }, (_, i) => {
    const y = many === 1 ? 700 : 590 + i * 62
    return [1, -1].map((side) =>
      strap(
        [
          [330 + side * 44, y],
          [330 + side * 96, y + 26],
          [330 + side * 160, y + 40],
        ],
        { width, color: shades.overlay, cloth: 'coated', z: 18, clip, form, bevel: rim(5, 4) },
      ),
    )
  })
  return [counter, ...bands.flat()]
}

function mouth(shoe: Shoe, form: Form): Part[] {
  return [...throat(shoe, form), ...inside(shoe, form)]
}

function throat({ shades, look }: Shoe, form: Form): Part[] {
  const stay =
    '250 830!, 250 700, 262 580, 330 500, 398 580, 410 700, 412 830!, 384 820, 330 860, 276 820'
  const edge = trace('262 820, 263 700, 276 594, 330 520, 386 594, 398 700, 400 820')
  return [
    {
      d: curve(trace(stay)),
      color: shades.overlay,
      cloth: 'leather',
      z: 24,
      form,
      bevel: rim(7, 6),
      stitch: [stitchLine(edge, threadOn(shades.overlay))],
    },
    {
      d: curve(trace(throatLine)),
      color: shades.trim,
      cloth: look.lacing === 'slip-on' ? 'rib' : 'fine-mesh',
      z: 20,
      form,
      bevel: rim(6, 4),
      folds: [fold(trace('330 580, 330 700, 330 800'), 30, 7)],
    },
  ]
}

function inside({ shades }: Shoe, form: Form): Part[] {
  const insole = '330 860, 376 900, 388 1020, 372 1100, 330 1118, 292 1100, 276 1020, 286 900'
  const label = '330 940, 366 960, 372 1040, 352 1090, 310 1090, 292 1040, 296 960'
  return [
    {
      d: curve(trace(opening)),
      color: shades.trim,
      cloth: 'fine-mesh',
      z: 30,
      form,
      bevel: rim(24, 16),
    },
    {
      d: curve(trace(insole)),
      color: darker(shades.trim, 0.5),
      cloth: 'fine-mesh',
      z: -30,
      light: 0.62,
      bevel: rim(20, -14),
    },
    {
      d: curve(trace(label)),
      color: mix(shades.accent, '#22282a', 0.25),
      cloth: 'foam',
      z: -28,
      light: 0.7,
      paint: markPlaceholder,
    },
    strap(trace('300 828, 306 776, 356 776, 362 828'), {
      width: 15,
      color: shades.accent,
      z: 44,
      form,
    }),
  ]
}

/** Crossed laces, or the fastening that this shoe has instead. */
function lacesAbove({ shades, look }: Shoe, form: Form): Part[] {
  if (look.lacing === 'slip-on') return []
  if (look.lacing === 'straps') return strapsAbove(shades.overlay, shades.accent, form)
  const thin = look.lacing === 'laces' ? 17 : look.lacing === 'dial' ? 5 : 9
  const left = trace('268 806, 270 740, 276 670, 290 606, 306 566')
  const right = left.map(([x, y]): Pt => [662 - x, y])
  const lace = { width: thin, form, color: shades.lace, bevel: rim(6, 6) }
  const rowsOf = Array.from({ length: 5 }, (_, i) => i)
  const eyes = [...left, ...right].map((p): Part => ({
    d: ellipse(p, 10),
    color: '#8b9192',
    cloth: 'steel',
    z: 34,
    form,
    bevel: rim(5, 4),
  }))
  const crosses = rowsOf.flatMap((i) => [
    strap([along(left, i / 5), along(right, (i + 1) / 5)], {
      ...lace,
      color: darker(shades.lace, 0.16),
      z: 38,
    }),
    strap([along(right, i / 5), along(left, (i + 1) / 5)], { ...lace, z: 42 }),
  ])
  return [...eyes, ...crosses, ...fastening(shades, look.lacing, form)]
}

function fastening({ lace, accent }: Shoe['shades'], lacing: string, form: Form): Part[] {
  if (lacing === 'dial') return wheel(accent, form)
  return lacing === 'speed-lace' ? lock(lace, form) : knot(lace, form)
}

function wheel(accent: string, form: Form): Part[] {
  const hard = { cloth: 'plastic', form } as const
  const slot = groove(trace('316 800, 346 800'))
  return [
    { ...hard, d: ellipse([331, 800], 44), color: '#2d3335', z: 60, bevel: rim(10, 10) },
    {
      ...hard,
      d: ellipse([331, 800], 24),
      color: accent,
      z: 70,
      bevel: rim(7, 6),
      grooves: [slot],
    },
  ]
}

/** A cord lock, the cord's end and its tab. */
function lock(lace: string, form: Form): Part[] {
  const cord = { width: 9, color: lace, form, z: 56 }
  return [
    strap(trace('322 800, 312 850, 326 900'), cord),
    strap(trace('340 800, 350 850, 336 900'), cord),
    strap(trace('331 784, 331 826'), {
      width: 40,
      color: '#2d3335',
      cloth: 'plastic',
      z: 66,
      form,
      bevel: rim(11, 11),
    }),
    strap(trace('331 892, 331 930'), { width: 24, color: lace, cloth: 'rubber', z: 60, form }),
  ]
}

function knot(color: string, form: Form): Part[] {
  const loop = { width: 14, color, form, z: 62, bevel: rim(6, 6) }
  return [
    strap(trace('331 806, 280 780, 236 806, 250 850, 300 834, 331 810'), loop),
    strap(trace('331 806, 384 776, 430 800, 416 846, 364 836, 331 810'), loop),
    strap(trace('328 810, 300 860, 290 900'), { ...loop, z: 58 }),
    strap(trace('334 810, 362 864, 366 906'), { ...loop, z: 58 }),
    { d: ellipse([331, 807], 14, 12), color, cloth: 'webbing', z: 74, form, bevel: rim(8, 8) },
  ]
}

function strapsAbove(color: string, accent: string, form: Form): Part[] {
  return [600, 720].flatMap((y): Part[] => {
    const d = polygon([
      [226, y + 30],
      [440, y - 10],
      [446, y + 64],
      [226, y + 100],
    ])
    return [
      { d, color, cloth: 'canvas', z: 36, form, bevel: rim(8, 8) },
      strap(
        [
          [226, y + 66],
          [262, y + 58],
        ],
        { width: 66, color: accent, z: 42, form },
      ),
    ]
  })
}
