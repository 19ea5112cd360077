import { both, otherSide } from '../../relief/both.ts'
import { darker, mix } from '../../relief/hex.ts'
import { symbol, wordmark } from '../../relief/marks.ts'
import type { Part, Product } from '../../relief/part.ts'
import { across, curve, half, symmetric } from '../../relief/path.ts'
import { randomBetween } from '../random-choice.ts'
import { fold, inkOn, rim, stitchLine, strap, threadOn } from '../seam.ts'
import { trace } from '../trace.ts'
import type { BagMaterials } from './bag-materials.ts'
import { bagZip } from './bag-zip.ts'

/** Laid flat with its front up: two halves with flasks, closed by two cords. */
export function runningVest(materials: BagMaterials): Product {
  const { look, colours, random } = materials
  const low = 990 + Math.min(60, look.litres * 4) + randomBetween(random, -14, 14)
  const side = trace(
    `96 346!, 182 308, 246 330!, 214 440, 196 560, 214 660, 276 742!, 286 860, 262 ${low}!, 140 ${low + 24}, 44 ${low + 4}!, 36 800, 48 620, 74 470`,
  )
  const front: Part = {
    d: curve(half(side)),
    color: colours.main,
    cloth: look.surface === 'ripstop' ? 'ripstop' : 'fine-mesh',
    z: 20,
    form: { depth: 60, power: 0.45 },
    bevel: rim(10, 8),
    stitch: [
      stitchLine(half(trace('106 358, 84 476, 60 624, 48 800, 54 980')), threadOn(colours.main)),
    ],
    wrinkles: [{ amp: 4, scale: 50, angle: 1.2, stretch: 2.4 }],
  }
  return {
    fit: { w: 0.78, h: 0.84, cy: 0.5 },
    crop: { x: 610, y: 460, w: 300 },
    parts: [
      ...backHalf(materials, low),
      ...both(front),
      ...edging(materials),
      ...flasks(materials),
      ...chestPockets(materials),
      ...lowPockets(materials, low),
      ...cords(materials),
    ],
  }
}

function backHalf({ colours }: BagMaterials, low: number): Part[] {
  const d = symmetric(
    trace(
      `0 300, 96 306, 184 288, 250 318!, 222 440, 210 560, 230 660, 292 742, 296 ${low - 40}, 0 ${low - 20}`,
    ),
  )
  const label = { at: [600, 372] as const, height: 40, color: inkOn(darker(colours.second, 0.4)) }
  return [
    {
      d,
      color: darker(colours.second, 0.4),
      cloth: 'mesh',
      z: -30,
      bevel: rim(8, 6),
      light: 0.62,
      paint: symbol(label),
    },
    strap(across(trace('0 300, 60 306, 104 324')), { width: 18, color: colours.second, z: -10 }),
  ]
}

function edging({ colours }: BagMaterials): Part[] {
  const armhole = half(trace('246 330, 214 440, 196 560, 214 660, 276 742'))
  const neck = half(trace('96 346, 74 470, 48 620, 36 800'))
  return [armhole, neck].flatMap((pts) =>
    both(strap(pts, { width: 15, color: colours.second, z: 40, bevel: rim(6, 6) })),
  )
}

/** Soft flasks in the pockets of the chest. */
function flasks({ colours }: BagMaterials): Part[] {
  const body = curve(half(trace('88 640!, 84 540, 110 500, 168 500, 192 540, 196 640!')))
  const collar = curve(half(trace('122 502!, 124 468!, 156 468!, 158 502!')))
  const bite = curve(half(trace('126 470!, 126 440, 140 426, 154 440, 154 470!')))
  return [
    ...both({ d: bite, color: colours.accent, cloth: 'rubber', z: 36, form: round(20) }),
    ...both({ d: collar, color: '#2b3133', cloth: 'plastic', z: 34, form: round(18) }),
    ...both({
      d: body,
      color: mix(colours.accent, '#dfe6e6', 0.6),
      cloth: 'coated',
      z: 30,
      form: round(60),
      bevel: rim(10, 8),
      folds: [fold(half(trace('120 520, 126 570, 116 620')), 12, -5)],
    }),
  ]
}

function chestPockets({ colours, look }: BagMaterials): Part[] {
  const d = '66 590!, 130 604, 204 584!, 226 680, 236 760!, 140 782, 56 776!, 56 680'
  const edge = half(trace('68 592, 130 606, 203 587'))
  return [
    ...both({
      d: curve(half(trace(d))),
      color: colours.panel,
      cloth: look.extras === 'mesh-pockets' ? 'mesh' : 'stretch',
      z: 40,
      form: { depth: 54 },
      bevel: rim(9, 8),
      folds: [
        fold(half(trace('90 640, 100 700, 84 760')), 16, 5),
        fold(half(trace('190 630, 180 700, 200 750')), 16, 5),
      ],
    }),
    ...both(strap(edge, { width: 16, color: colours.web, z: 58, bevel: rim(6, 6) })),
  ]
}

function lowPockets({ colours, look }: BagMaterials, low: number): Part[] {
  const d = curve(
    half(trace(`56 806!, 150 816, 268 792!, 262 ${low - 30}, 150 ${low}, 58 ${low - 14}!`)),
  )
  const hem = half(trace('58 808, 150 818, 266 795'))
  const isMesh = look.extras === 'mesh-pockets'
  const pocket: Part = {
    d,
    color: colours.pocket,
    cloth: isMesh ? 'mesh' : 'stretch',
    z: 34,
    form: { depth: 46 },
    bevel: rim(9, 8),
    wrinkles: [{ amp: 4, scale: 34, angle: 0.4, stretch: 2 }],
  }
  const paint = wordmark({ at: [760, 912], height: 26, color: inkOn(colours.pocket) })
  const pocketEdge = isMesh
    ? [strap(hem, { width: 14, color: colours.web, z: 48 })]
    : bagZip(hem, { ground: colours.pocket, pull: colours.accent, width: 13, z: 48 })
  return [otherSide(pocket), { ...pocket, paint }, ...pocketEdge.flatMap(both)]
}

/** Two cords from side to side, each with its hook. */
function cords({ colours }: BagMaterials): Part[] {
  return [560, 730].flatMap((y): Part[] => {
    const pts = across([
      [0, y + 10],
      [40, y + 4],
      [78, y - 8],
    ])
    return [
      strap(pts, { width: 8, color: colours.accent, z: 60 }),
      strap(
        across([
          [0, y + 30],
          [44, y + 20],
          [78, y + 4],
        ]),
        { width: 8, color: colours.accent, z: 58 },
      ),
      {
        ...strap(
          half([
            [-16, y + 20],
            [16, y + 20],
          ]),
          { width: 34, color: '#2b3133', z: 70 },
        ),
        cloth: 'plastic',
        bevel: rim(6, 6),
      },
      ...both({
        ...strap(
          half([
            [70, y - 2],
            [92, y - 6],
          ]),
          { width: 28, color: '#2b3133', z: 66 },
        ),
        cloth: 'plastic',
      }),
    ]
  })
}

function round(depth: number) {
  return { depth, kind: 'cylinder' as const }
}
