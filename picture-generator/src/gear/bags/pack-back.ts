import { both } from '../../relief/both.ts'
import { darker, mix } from '../../relief/hex.ts'
import { symbol, wordmark } from '../../relief/marks.ts'
import type { Part, Product } from '../../relief/part.ts'
import { curve, ellipse, half, line } from '../../relief/path.ts'
import { randomBetween } from '../random-choice.ts'
import { fold, groove, inkOn, rim, stitchLine, strap, threadOn } from '../seam.ts'
import { packFrame } from './backpack.ts'
import { buckle, type BagMaterials } from './bag-materials.ts'
import { packShape, type Pack } from './pack-shape.ts'

/** The side that lies on the back: its panel, the shoulder straps and the belt. */
export function packBack(materials: BagMaterials): Product {
  const pack = { ...materials, shape: packShape(materials.look, materials.random) }
  return {
    ...packFrame(pack),
    parts: [
      ...top(pack),
      shell(pack),
      ...panel(pack),
      ...(materials.look.litres >= 28 ? belt(pack) : []),
      ...shoulders(pack),
    ],
  }
}

function top({ shape, colours, cloth, look }: Pack): Part[] {
  const y = shape.top + (shape.bottom - shape.top) * 0.06
  const loop = half([
    [-44, y + 30],
    [-38, y - 44],
    [0, y - 58],
    [38, y - 44],
    [44, y + 30],
  ])
  const handle = strap(loop, { width: 19, color: colours.web, z: 20, bevel: rim(6, 6) })
  if (look.shape !== 'top-lid') return [handle]
  const lid = shape.round('0 -.05, .46 -.046, .78 -.01, .95 .06, 1 .12, .9 .2, 0 .2')
  return [
    { d: lid, color: colours.main, cloth, z: -20, form: { depth: 70 }, bevel: rim(12, 9) },
    handle,
  ]
}

function shell({ shape, colours, cloth }: Pack): Part {
  return {
    d: shape.outline,
    color: colours.main,
    cloth,
    z: 0,
    form: { ...shape.form, depth: 80 },
    bevel: rim(14, 10),
    folds: [
      fold(shape.points('-.9 .3, -.86 .5, -.9 .7'), 20, 5),
      fold(shape.points('.9 .3, .86 .5, .9 .7'), 20, 5),
    ],
    wrinkles: [{ amp: 4, scale: 40, angle: 0.2, stretch: 2.6 }],
  }
}

/** Foam under mesh, with a channel for air. */
function panel({ shape, colours, random }: Pack): Part[] {
  const { form } = shape
  const ground = darker(colours.second, 0.12)
  const pads =
    randomBetween(random, 0, 1) < 0.5
      ? ['.08 .3, .62 .28, .66 .5, .1 .5', '.1 .54, .66 .54, .62 .78, .08 .8']
      : ['.1 .26, .6 .24, .7 .5, .62 .8, .1 .82']
  const tag = shape.at(0, 0.2)
  return [
    {
      d: shape.round('0 .14, .5 .142, .74 .18, .8 .4, .82 .7, .74 .9, 0 .93'),
      color: ground,
      cloth: 'mesh',
      z: 8,
      form,
      bevel: rim(10, 8),
      stitch: [stitchLine(shape.across('0 .152, .48 .154, .7 .19'), threadOn(ground))],
    },
    ...pads.flatMap((text) =>
      both({
        d: curve(shape.points(text)),
        color: mix(ground, colours.main, 0.12),
        cloth: 'mesh',
        z: 14,
        form,
        bevel: rim(26, 20),
        grooves: [groove(shape.points('.36 .3, .4 .54, .36 .78'), 4, 4)],
      }),
    ),
    {
      d: ellipse(tag, 62, 30),
      color: colours.accent,
      cloth: 'coated',
      z: 16,
      form,
      bevel: rim(4, 3),
      bumpScale: 0,
      paint: symbol({ at: tag, height: 40, color: inkOn(colours.accent) }),
    },
  ]
}

function shoulders({ shape, colours }: Pack): Part[] {
  const { points } = shape
  const pad = curve([
    ...points('.18 .17!, .44 .15!, .74 .22, .92 .36, .94 .5, .84 .66!'),
    ...points('.62 .66!, .66 .54, .62 .42, .46 .3'),
  ])
  const edge = points('.4 .17, .7 .25, .86 .38, .88 .5, .79 .65')
  const inner = points('.24 .19, .5 .3, .68 .43, .72 .54, .68 .65')
  const form = { depth: 36, power: 0.4 }
  const sternum = shape.across('0 .4, .3 .402, .66 .4')
  return [
    ...both(strap(points('.73 .64, .8 .74, .9 .86'), { width: 20, color: colours.web, z: 22 })),
    ...both({
      d: pad,
      color: colours.second,
      cloth: 'fine-mesh',
      z: 34,
      form,
      bevel: rim(16, 14),
      stitch: [
        stitchLine(edge, threadOn(colours.second)),
        stitchLine(inner, threadOn(colours.second)),
      ],
    }),
    ...both(
      strap(points('.3 .14, .56 .28, .68 .42, .76 .54, .73 .68'), {
        width: 22,
        color: colours.web,
        z: 56,
      }),
    ),
    ...both(strap(points('.5 .07, .52 .14, .56 .2'), { width: 16, color: colours.web, z: 60 })),
    ...buckle({ at: shape.at(0.73, 0.67), width: 36, z: 64 }).flatMap(both),
    strap(sternum, { width: 15, color: colours.web, z: 62 }),
    {
      ...strap([shape.at(-0.12, 0.402), shape.at(0.12, 0.402)], {
        width: 30,
        color: colours.accent,
        z: 68,
      }),
      cloth: 'plastic',
    },
  ]
}

function belt({ shape, colours }: Pack): Part[] {
  const { points } = shape
  const wing = curve(
    points('.3 .8!, .8 .79, 1.2 .82, 1.42 .87!, 1.42 .91!, 1.2 .93, .8 .94, .3 .95!'),
  )
  const lumbar = shape.round('0 .77, .4 .78, .5 .84, .44 .94, 0 .955')
  const pad = { color: colours.second, cloth: 'fine-mesh', bevel: rim(16, 14) } as const
  return [
    ...both({
      ...pad,
      d: wing,
      z: 24,
      form: { depth: 40 },
      grooves: [groove(points('.5 .87, .9 .868, 1.3 .882'), 4, 4)],
    }),
    {
      ...pad,
      d: lumbar,
      z: 34,
      form: { depth: 40 },
      paint: wordmark({ at: shape.at(0, 0.865), height: 30, color: inkOn(colours.second) }),
    },
    ...both(strap(points('1.4 .89, 1.52 .9, 1.58 .94'), { width: 24, color: colours.web, z: 28 })),
    ...both({
      ...strap(points('.62 .86, .86 .855, 1.1 .87'), { width: 54, color: colours.main, z: 50 }),
      cloth: 'ripstop',
      stitch: [{ d: line(...points('.64 .84, .86 .835, 1.08 .85')) }],
    }),
  ]
}
