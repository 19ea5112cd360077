import { both } from '../../relief/both.ts'
import { symbol, wordmark } from '../../relief/marks.ts'
import type { Form } from '../../relief/membrane.ts'
import type { Part, Product } from '../../relief/part.ts'
import { curve, line, mirrorPoints } from '../../relief/path.ts'
import { pickRandom, randomBetween } from '../random-choice.ts'
import { fold, groove, inkOn, rim, stitchLine, strap, threadOn } from '../seam.ts'
import { sharesOf, type Shares } from '../share.ts'
import { buckle, type BagMaterials } from './bag-materials.ts'
import { bagZip } from './bag-zip.ts'

type HipPack = BagMaterials & Shares & { width: number; form: Form }

export function hipPack(materials: BagMaterials): Product {
  const { look, random } = materials
  const large = Math.min(1, look.litres / 10)
  const width = 270 + 60 * large
  const height = 210 + 110 * large + randomBetween(random, -14, 14)
  const top = 720 - height / 2
  const shares = sharesOf(width, top, top + height)
  const d = shares.round(
    look.shape === 'box'
      ? '0 0, .84 .01, .98 .1, 1 .4, .98 .84, .86 .98, 0 1'
      : '0 0, .6 .02, .92 .12, 1 .36, .94 .7, .7 .95, 0 1.02',
  )
  const bag: HipPack = { ...materials, ...shares, width, form: { d, depth: 96, power: 0.5 } }
  return {
    fit: { w: 0.88, h: 0.7, cy: 0.5 },
    crop: { x: 600 - width * 0.8, y: top - 90, w: width * 1.3 },
    parts: [...webbing(bag), ...wings(bag), body(bag, d), ...front(bag)],
  }
}

function body({ colours, cloth, form, points }: HipPack, d: string): Part {
  const seam = points('.8 .02, .84 .5, .74 .96')
  return {
    d,
    color: colours.main,
    cloth,
    z: 10,
    form,
    bevel: rim(14, 12),
    folds: [
      fold(points('-.7 .3, -.3 .36, .2 .32'), 24, 6),
      fold(points('-.5 .86, 0 .82, .5 .88'), 22, 6),
    ],
    wrinkles: [{ amp: 5, scale: 46, angle: 0.2, stretch: 2.6 }],
    grooves: [groove(seam), groove(mirrorPoints(seam))],
  }
}

/** The waist strap, closed at the front. */
function webbing({ colours, random, points, at }: HipPack): Part[] {
  const low = randomBetween(random, 1.25, 1.5)
  const half = points(
    `1.26 .4, 1.36 .58, 1.32 ${low - 0.3}, 1.0 ${low - 0.02}, .5 ${low + 0.1}, 0 ${low + 0.12}`,
  )
  const clasp = [at(-0.16, low + 0.12), at(0.16, low + 0.12)]
  return [
    ...both(strap(half, { width: 34, color: colours.web, z: -30 })),
    {
      ...strap(clasp, { width: 52, color: '#242a2c', z: -10, bevel: rim(9, 9) }),
      cloth: 'plastic',
      grooves: [groove([at(0, low + 0.05), at(0, low + 0.19)], 4, 4)],
    },
  ]
}

function wings({ colours, points, at }: HipPack): Part[] {
  const d = curve(points('.8 .14!, 1.08 .2, 1.27 .3!, 1.27 .5!, 1.08 .62, .8 .72!'))
  return [
    ...both({
      d,
      color: colours.second,
      cloth: 'fine-mesh',
      z: -6,
      form: { depth: 30 },
      bevel: rim(12, 10),
      stitch: [stitchLine(points('.9 .21, 1.1 .25, 1.22 .33'), threadOn(colours.second))],
    }),
    ...buckle({ at: at(1.26, 0.4), width: 34, z: 14 }).flatMap(both),
  ]
}

function front(bag: HipPack): Part[] {
  const { look, colours, cloth, random, at, form, width: w } = bag
  const color = inkOn(colours.pocket)
  const mark = pickRandom(random, [
    wordmark({ at: at(0, 0.75), height: w * 0.13, color }),
    symbol({ at: at(0, 0.74), height: w * 0.26, color }),
  ])
  const isMesh = look.extras === 'mesh-pockets'
  const pocket: Part = {
    d: bag.round('0 .42, .6 .43, .7 .5, .68 .8, .56 .94, 0 .955'),
    color: colours.pocket,
    cloth: isMesh ? 'mesh' : cloth,
    z: 24,
    form,
    bevel: rim(10, 9),
    paint: look.extras === 'bungee' ? '' : mark,
    stitch: [{ d: line(...bag.across('0 .57, .62 .58')) }],
  }
  const bright = { pull: colours.accent, width: 16, form }
  return [
    ...bagZip(bag.across('0 .16, .5 .17, .84 .22'), { ...bright, ground: colours.main, z: 20 }),
    pocket,
    ...(isMesh
      ? []
      : bagZip(bag.across('0 .5, .58 .51'), { ...bright, ground: colours.pocket, z: 34 })),
    ...(look.extras === 'bungee' ? cords(bag) : []),
  ]
}

function cords({ at, colours, form }: HipPack): Part[] {
  return [0, 1].flatMap((i) => {
    const pts = Array.from({ length: 5 }, (_, k) => at(-0.56 + k * 0.28, (k + i) % 2 ? 0.88 : 0.58))
    return pts
      .slice(1)
      .map((b, k) =>
        strap([pts[k] ?? b, b], { width: 8, color: colours.accent, z: 36 + i * 3, form }),
      )
  })
}
