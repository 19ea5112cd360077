import type { Hardware } from '../../look.ts'
import { darker, mix, type Hex } from '../../relief/hex.ts'
import { wordmark } from '../../relief/marks.ts'
import type { Part, Product } from '../../relief/part.ts'
import { across, ellipse, half, line, ribbon, symmetric } from '../../relief/path.ts'
import { randomBetween } from '../random-choice.ts'
import { groove, inkOn, rim } from '../seam.ts'
import { trace } from '../trace.ts'
import { black, brandSymbol, standingShadow, steel, latheShape, type Kit } from './kit.ts'

type CookSet = Extract<Hardware, { kind: 'cook-set' }>

export function cookSet({ shape }: CookSet, kit: Kit): Product {
  return shape === 'pot' ? pot(kit) : stove(kit)
}

/** A pot with its lid and folding handles. */
function pot({ colours, random }: Kit): Product {
  const w = randomBetween(random, 284, 304)
  const metal = mix('#6d7476', colours.main, 0.35)
  const handle = trace(
    `${w - 6} 800, ${w + 110} 790, ${w + 138} 840, ${w + 132} 980, ${w + 100} 1010`,
  )
  return {
    fit: { w: 0.86, h: 0.66, cy: 0.51 },
    crop: { x: 460, y: 560, w: 460 },
    stands: standingShadow(w, 1090),
    parts: [
      {
        d: ribbon(half(handle), 34),
        color: colours.accent,
        cloth: 'rubber',
        z: -4,
        bevel: rim(13, 12),
      },
      vessel(w, metal),
      ...cover(w, metal),
      {
        d: ellipse([600 + w - 12, 800], 17),
        color: steel,
        cloth: 'steel',
        z: 40,
        bevel: rim(9, 8),
      },
    ],
  }
}

function vessel(w: number, metal: Hex): Part {
  const ink = inkOn(metal)
  const marks = Array.from(
    { length: 5 },
    (_, i) => `<path d="M${600 + w * 0.5} ${1010 - i * 54}h${i % 2 ? 22 : 36}"/>`,
  )
  const word = wordmark({ at: [600 - w * 0.2, 900], height: 58, color: ink })
  return {
    ...latheShape(
      `0 700, ${w} 700!, ${w} 1010, ${w - 14} 1060, ${w - 50} 1084!, ${w * 0.5} 1093, 0 1096`,
      w,
    ),
    color: metal,
    cloth: 'steel',
    z: 4,
    bevel: rim(5, 4),
    grooves: [groove(across(trace(`0 1052, ${w * 0.6} 1046, ${w} 1026`)), 3, 2)],
    paint: `${word}<g stroke="${ink}" stroke-width="5" opacity=".7">${marks.join('')}</g>`,
  }
}

function cover(w: number, metal: Hex): Part[] {
  return [
    {
      d: symmetric(trace('0 546, 46 548, 52 572, 34 586!, 22 626!, 0 628')),
      color: black,
      cloth: 'plastic',
      z: 30,
      form: { depth: 40, kind: 'cylinder' },
      bevel: rim(12, 9),
    },
    {
      ...latheShape(`0 612, 90 614, ${w - 70} 634, ${w - 6} 668, ${w + 12} 700!, 0 716`, w),
      color: mix(metal, '#ffffff', 0.08),
      cloth: 'steel',
      z: 14,
      grooves: [groove(across(trace(`0 662, ${w * 0.6} 670, ${w - 20} 688`)), 3, 2)],
    },
    {
      d: ribbon(across(trace(`0 722, ${w * 0.6} 716, ${w + 6} 700`)), 16),
      color: darker(metal, 0.1),
      cloth: 'steel',
      z: 20,
      bevel: rim(7, 7),
    },
  ]
}

/** A burner on a gas can. */
function stove(kit: Kit): Product {
  const reach = randomBetween(kit.random, 180, 204)
  return {
    fit: { w: 0.7, h: 0.78, cy: 0.5 },
    crop: { x: 370, y: 500, w: 460 },
    stands: standingShadow(216, 1234),
    parts: [
      arm(
        `-14 716, ${-reach * 0.3} 690, ${-reach * 0.46} 640, ${-reach * 0.46} 556!, -30 552`,
        -20,
      ),
      ...can(kit),
      ...valve(kit),
      ...[1, -1].map((side) =>
        arm(
          `${side * 20} 724, ${side * reach * 0.6} 708, ${side * reach} 660, ${side * reach} 566!, ${side * 108} 564`,
          10,
        ),
      ),
      ...burner(),
    ],
  }
}

function can({ colours }: Kit): Part[] {
  const ground = colours.main
  const ink = inkOn(ground)
  return [
    {
      ...latheShape(
        '0 860, 60 862, 110 880, 190 936, 222 990, 228 1030, 228 1180, 216 1216, 190 1230!, 0 1240',
        220,
      ),
      color: ground,
      cloth: 'powder',
      z: 0,
      bevel: rim(6, 5),
      paint:
        wordmark({ at: [600, 1110], height: 62, color: ink }) + brandSymbol([600, 980], 66, ink),
    },
    {
      ...latheShape('0 1186, 224 1180!, 214 1220, 188 1234!, 0 1244', 220),
      color: darker(colours.second, 0.1),
      cloth: 'powder',
      z: 4,
    },
  ]
}

function valve({ colours }: Kit): Part[] {
  const key = half(trace('150 812, 196 812, 206 834, 190 852, 152 846, 146 816'))
  return [
    {
      ...latheShape('0 836, 62 838!, 66 866, 60 884!, 0 890', 62),
      color: black,
      cloth: 'plastic',
      z: 14,
      bevel: rim(6, 5),
    },
    {
      ...latheShape('0 660, 24 660!, 26 770, 36 838!, 0 842', 30),
      color: steel,
      cloth: 'steel',
      z: 10,
    },
    {
      d: ribbon(half(trace('26 800, 90 806, 150 812')), 12),
      color: steel,
      cloth: 'steel',
      z: 8,
      bevel: rim(5, 5),
    },
    { d: ribbon(key, 11), color: colours.accent, cloth: 'plastic', z: 12, bevel: rim(5, 5) },
  ]
}

function burner(): Part[] {
  return [
    {
      ...latheShape('0 612, 96 614, 108 626, 104 644, 60 660, 30 676!, 0 678', 100),
      color: darker(steel, 0.25),
      cloth: 'steel',
      z: 16,
      bevel: rim(6, 5),
    },
    { d: ellipse([600, 618], 102, 15), color: darker(steel, 0.5), cloth: 'mesh', z: 24 },
  ]
}

function arm(text: string, z: number): Part {
  const pts = half(trace(text))
  return {
    d: ribbon(pts, 17),
    color: steel,
    cloth: 'steel',
    z,
    bevel: rim(6, 6),
    grooves: [{ d: line(...pts), w: 3, depth: 2 }],
  }
}
