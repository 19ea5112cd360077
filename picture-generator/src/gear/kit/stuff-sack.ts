import type { Hardware } from '../../look.ts'
import { both } from '../../relief/both.ts'
import { darker } from '../../relief/hex.ts'
import { wordmark } from '../../relief/marks.ts'
import type { Form } from '../../relief/membrane.ts'
import type { Part, Product } from '../../relief/part.ts'
import { across, half, rectangle, symmetric, type Pt } from '../../relief/path.ts'
import { randomBetween } from '../random-choice.ts'
import { fold, groove, inkOn, rim, strap } from '../seam.ts'
import { trace } from '../trace.ts'
import { brandSymbol, standingShadow, type Kit } from './kit.ts'

type StuffSack = Extract<Hardware, { kind: 'stuff-sack' }>
type Sack = Kit & { w: number; d: string; form: Form }

export function stuffSack({ shape }: StuffSack, kit: Kit): Product {
  return shape === 'mesh' ? mesh(kit) : rollTop(kit)
}

/** A dry bag, its mouth rolled and clipped into a handle. */
function rollTop(kit: Kit): Product {
  const w = randomBetween(kit.random, 196, 230)
  const d = symmetric(
    trace(
      `0 450, ${w * 0.86} 452, ${w * 0.94} 520, ${w} 640, ${w} 1110, ${w - 10} 1170, ${w - 50} 1200, 0 1212`,
    ),
  )
  const sack = { ...kit, w, d, form: { d, depth: 150, power: 0.46 } }
  const side = half(trace(`${w - 12} 690, ${w + 26} 740, ${w - 8} 800`))
  return {
    fit: { w: 0.7, h: 0.84, cy: 0.49 },
    crop: { x: 400, y: 200, w: 420 },
    stands: standingShadow(w * 0.94, 1204),
    parts: [
      ...clasp(sack),
      dryBody(sack),
      base(sack),
      ...[0, 1, 2].map((i) => turn(sack, i)),
      strap(side, { width: 26, color: kit.colours.accent, z: 20 }),
    ],
  }
}

function clasp({ colours, w }: Sack): Part[] {
  const loop = `${w * 0.9} 436, ${w + 30} 400, ${w - 10} 300, ${w * 0.5} 244, 70 226, 0 224`
  const color = darker(colours.second, 0.15)
  return [
    ...both(strap(half(trace(loop)), { width: 30, color, z: -6 })),
    {
      d: rectangle({ x: 552, y: 200, w: 96, h: 50 }, 9),
      color: '#262c2e',
      cloth: 'plastic',
      z: 8,
      bevel: rim(9, 9),
      grooves: [groove(trace('600 206, 600 244'), 4, 4)],
    },
  ]
}

function dryBody({ colours, w, d, form }: Sack): Part {
  return {
    d,
    color: colours.main,
    cloth: 'coated',
    form,
    bevel: rim(14, 12),
    folds: [
      fold(trace('470 480, 500 580, 470 700'), 30, 10),
      fold(trace('740 480, 700 600, 730 720'), 30, 10),
      fold(trace('560 470, 580 560, 560 640'), 26, 8),
      fold(trace('480 1180, 540 1120, 640 1140'), 26, 8),
    ],
    wrinkles: [{ amp: 7, scale: 70, angle: 1.2, stretch: 2.4 }],
    paint: wordmark({ at: [600, 900], height: w * 0.36, color: inkOn(colours.main) }),
  }
}

function base({ colours, w, d, form }: Sack): Part {
  return {
    d: symmetric(trace(`0 1120, ${w * 1.1} 1104!, ${w * 1.1} 1230!, 0 1230`)),
    clip: d,
    color: colours.second,
    cloth: 'coated',
    z: 5,
    form,
    bevel: rim(6, 5),
  }
}

function turn({ colours, w }: Sack, i: number): Part {
  const pts = across(trace(`0 440, ${w * 0.6} 436, ${w * 0.92} 430`))
  const raisedEdge = pts.map(([x, y]): Pt => [x, y - i * 26])
  const color = darker(colours.main, 0.06 * i)
  return {
    ...strap(raisedEdge, { width: 46, color, z: 16 + i * 8, bevel: rim(18, 16) }),
    cloth: 'coated',
    wrinkles: [{ amp: 4, scale: 26, angle: 1.4, stretch: 2 }],
  }
}

/** A net bag drawn together at its neck. */
function mesh(kit: Kit): Product {
  const { colours, random } = kit
  const w = randomBetween(random, 226, 256)
  const d = symmetric(
    trace(
      `0 470, 66 466, 84 480, 120 540, ${w - 20} 690, ${w} 860, ${w - 8} 1060, ${w - 50} 1170, ${w - 120} 1204, 0 1212`,
    ),
  )
  const form = { d, depth: 150, power: 0.5 }
  const gathers = [-58, -30, 0, 30, 58].map((x) =>
    fold(trace(`${600 + x * 0.6} 490, ${600 + x * 1.6} 580, ${600 + x * 2.8} 720`), 20, 10),
  )
  return {
    fit: { w: 0.72, h: 0.84, cy: 0.49 },
    crop: { x: 400, y: 340, w: 420 },
    stands: standingShadow(w * 0.8, 1204),
    parts: [
      neck(kit),
      {
        d,
        color: colours.main,
        cloth: 'mesh',
        form,
        bevel: rim(16, 14),
        folds: gathers,
        wrinkles: [{ amp: 5, scale: 60, angle: 1.2, stretch: 2 }],
      },
      belt({ ...kit, w, d, form }),
      ...drawcord(kit),
    ],
  }
}

function neck({ colours }: Kit): Part {
  const folds = [-50, -20, 14, 46].map((x) =>
    fold(trace(`${600 + x * 1.6} 384, ${600 + x} 466`), 14, 9),
  )
  return {
    d: symmetric(trace('0 380, 60 372, 108 386, 92 430, 66 470!, 0 474')),
    color: colours.second,
    cloth: 'ripstop',
    z: -4,
    form: { depth: 30 },
    bevel: rim(10, 8),
    folds,
  }
}

function belt({ colours, w, d, form }: Sack): Part {
  return {
    d: symmetric(trace(`0 900, ${w} 890!, ${w} 1020!, 0 1030`)),
    clip: d,
    color: colours.second,
    cloth: 'ripstop',
    z: 6,
    form,
    bevel: rim(5, 4),
    paint: wordmark({ at: [600, 962], height: 62, color: inkOn(colours.second) }),
  }
}

function drawcord({ colours }: Kit): Part[] {
  const color = colours.accent
  return [
    strap(across(trace('0 478, 40 476, 72 468')), { width: 12, color, z: 30 }),
    strap(trace('640 480, 700 430, 760 330, 720 270, 660 340, 636 474'), {
      width: 11,
      color,
      z: 26,
    }),
    {
      d: rectangle({ x: 634, y: 440, w: 44, h: 62 }, 14),
      color: '#262c2e',
      cloth: 'plastic',
      z: 44,
      bevel: rim(12, 12),
      paint: brandSymbol([656, 472], 20, '#eef1ef'),
    },
  ]
}
