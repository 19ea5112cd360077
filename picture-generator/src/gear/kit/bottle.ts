import type { Hardware } from '../../look.ts'
import { darker, mix } from '../../relief/hex.ts'
import type { Part, Product } from '../../relief/part.ts'
import { half, ribbon } from '../../relief/path.ts'
import { pickRandom, randomBetween } from '../random-choice.ts'
import { fold, inkOn, rim, strap } from '../seam.ts'
import { trace } from '../trace.ts'
import { bottlePrint, cap, coat, foot, loop, ring, turnedGroove } from './bottle-pieces.ts'
import {
  black,
  brandSymbol,
  standingShadow,
  steel,
  latheShape,
  uprightWordmark,
  type Kit,
} from './kit.ts'

type Bottle = Extract<Hardware, { kind: 'bottle' }>

export function bottle({ shape }: Bottle, kit: Kit): Product {
  return { slim, wide, flask, 'soft-flask': softFlask, thermos }[shape](kit)
}

function bottleProduct(parts: Part[], w: number, ground: number): Product {
  return {
    fit: { w: 0.66, h: 0.83, cy: 0.49 },
    crop: { x: 420, y: 280, w: 380 },
    stands: standingShadow(w, ground),
    parts,
  }
}

function slim(kit: Kit): Product {
  const w = randomBetween(kit.random, 124, 140)
  const body = latheShape(
    `0 474, 66 474!, 82 492, ${w - 8} 540, ${w} 600, ${w} 1180, ${w - 4} 1214, ${w - 18} 1228!, 0 1232`,
    w,
  )
  const neck = latheShape('0 428, 62 428!, 62 478!, 0 484', 62)
  const parts: Part[] = [
    loop(kit, 60, 352),
    { ...neck, color: steel, cloth: 'steel' },
    cap(kit, { w: 74, top: 330, bottom: 432 }),
    coat(body, kit.colours.main, bottlePrint(kit, w, 850)),
    foot(body, w, 1206),
  ]
  return bottleProduct(parts, w, 1232)
}

/** A wide mouth under a screw lid with a strap. */
function wide(kit: Kit): Product {
  const { colours, random } = kit
  const w = randomBetween(random, 186, 206)
  const body = latheShape(
    `0 520, ${w - 30} 520!, ${w - 22} 540, ${w} 600, ${w} 1190, ${w - 6} 1226, ${w - 24} 1240!, 0 1246`,
    w,
  )
  const neck = latheShape(`0 470, ${w - 42} 470!, ${w - 42} 530!, 0 534`, w)
  const handle = half(trace(`${-w + 40} 400, ${-w + 30} 300, 0 262, ${w - 30} 300, ${w - 40} 400`))
  const parts: Part[] = [
    { ...neck, color: steel, cloth: 'steel' },
    strap(handle, { width: 34, color: colours.second, z: 2, cloth: 'rubber', bevel: rim(10, 10) }),
    cap(kit, { w: w - 34, top: 380, bottom: 476 }),
    coat(body, colours.main, bottlePrint(kit, w, 880)),
    foot(body, w, 1216),
  ]
  return bottleProduct(parts, w, 1246)
}

/** Short and insulated, with a cup for a lid. */
function flask(kit: Kit): Product {
  const { colours, random } = kit
  const w = randomBetween(random, 168, 186)
  const body = latheShape(
    `0 600, ${w - 2} 600!, ${w} 620, ${w} 1180, ${w - 6} 1210, ${w - 22} 1222!, 0 1226`,
    w,
  )
  const lid = latheShape(
    `0 430, ${w - 34} 430, ${w - 14} 442, ${w - 4} 470, ${w - 2} 596!, 0 600`,
    w,
  )
  const parts: Part[] = [
    { ...coat(lid, colours.second), bevel: rim(12, 8), grooves: [turnedGroove(w, 556)] },
    coat(body, colours.main, bottlePrint(kit, w, 920)),
    { ...ring(w, [594, 616], steel), cloth: 'steel' },
    foot(body, w, 1194),
  ]
  return { ...bottleProduct(parts, w, 1226), fit: { w: 0.64, h: 0.76, cy: 0.5 } }
}

/** Soft, with a valve to bite on. */
function softFlask(kit: Kit): Product {
  const { colours, random } = kit
  const lean = randomBetween(random, -14, 14)
  const body = latheShape(
    `0 520, 70 520!, 96 560, 168 640, ${186 + lean} 760, 170 920, ${184 - lean} 1080, 176 1180, 150 1232!, 70 1239, 0 1240`,
    150,
  )
  const clear = mix(colours.main, '#dfe6e6', 0.5)
  const ink = inkOn(clear)
  const scale = Array.from(
    { length: 7 },
    (_, i) => `<path d="M${690 - (i % 2) * 16} ${1130 - i * 70}H720"/>`,
  )
  const flaskBody: Part = {
    ...body,
    color: clear,
    cloth: 'coated',
    z: 6,
    bevel: rim(24, 18),
    glow: 0.08,
    folds: [
      fold(trace('470 640, 520 740, 480 860'), 30, -12),
      fold(trace('740 620, 690 760, 730 900'), 30, -12),
      fold(trace('520 1120, 600 1080, 700 1130'), 26, -9),
    ],
    paint: `${uprightWordmark([590, 900], 80, ink)}<g stroke="${ink}" stroke-width="5" opacity=".7">${scale.join('')}</g>`,
  }
  const parts: Part[] = [...valve(kit), cap(kit, { w: 88, top: 418, bottom: 524 }), flaskBody]
  return bottleProduct(parts, 150, 1238)
}

function valve({ colours }: Kit): Part[] {
  const bite = latheShape('0 270, 34 276, 44 310, 40 352!, 0 356', 44)
  const collar = latheShape('0 350, 48 350!, 52 400, 52 420!, 0 424', 52)
  return [
    { ...bite, color: colours.accent, cloth: 'rubber', z: 8, bevel: rim(10, 8) },
    { ...collar, color: black, cloth: 'plastic', z: 10, bevel: rim(6, 5) },
  ]
}

/** Tall and well insulated, with a cup and a handle. */
function thermos(kit: Kit): Product {
  const { colours, random } = kit
  const w = randomBetween(random, 142, 156)
  const body = latheShape(
    `0 500, ${w - 26} 500!, ${w - 8} 540, ${w} 570, ${w} 1190, ${w - 4} 1226, ${w - 18} 1238!, 0 1242`,
    w,
  )
  const cup = latheShape(
    `0 270, ${w - 40} 270, ${w - 26} 282, ${w - 22} 310, ${w - 16} 496!, 0 500`,
    w,
  )
  const grip = trace(
    `${w - 30} 600, ${w + 70} 590, ${w + 96} 660, ${w + 92} 860, ${w + 62} 920, ${w - 30} 910`,
  )
  const dark = darker(colours.second, 0.1)
  const parts: Part[] = [
    { d: ribbon(half(grip), 34), color: black, cloth: 'rubber', z: -10, bevel: rim(13, 12) },
    {
      ...coat(cup, pickRandom(random, [steel, colours.second])),
      cloth: 'steel',
      bevel: rim(10, 8),
      grooves: [turnedGroove(w, 326), turnedGroove(w, 466)],
    },
    coat(body, colours.main, brandSymbol([600, 752], w * 0.8, inkOn(colours.main))),
    ring(w, [552, 592], dark),
    ring(w, [896, 936], dark),
    foot(body, w, 1210),
  ]
  return bottleProduct(parts, w, 1242)
}
