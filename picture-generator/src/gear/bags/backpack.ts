import { both } from '../../relief/both.ts'
import type { ContactShadow, Part, Product } from '../../relief/part.ts'
import { curve, half, mirrorPoints, type Pt } from '../../relief/path.ts'
import { randomBetween } from '../random-choice.ts'
import { fold, groove, rim, stitchLine, strap, threadOn } from '../seam.ts'
import { type BagMaterials } from './bag-materials.ts'
import { extras, sidePockets } from './pack-front.ts'
import { packShape, type Pack } from './pack-shape.ts'
import { opening } from './pack-top.ts'

export function backpack(materials: BagMaterials): Product {
  const pack = { ...materials, shape: packShape(materials.look, materials.random) }
  const { shape } = pack
  const mouth = opening(pack)
  return {
    ...packFrame(pack),
    parts: [
      ...haulLoop(pack),
      ...harnessBehind(pack),
      { ...body(pack), paint: mouth.print },
      ...base(pack),
      ...sidePockets(pack),
      ...extras(pack),
      ...mouth.parts,
    ],
    crop: { x: 600 - shape.width * 0.9, y: shape.top + 40, w: shape.width * 1.8 },
  }
}

/** Its size in the picture, and its shadow. */
export function packFrame({ look, shape }: Pack): Pick<Product, 'fit' | 'stands'> {
  const stands: ContactShadow[] = [
    { cx: 606, cy: 1172, rx: shape.width * 0.94, ry: 17, dark: 0.62, blur: 0.5 },
    { cx: 640, cy: 1192, rx: shape.width * 1.6, ry: 54, dark: 0.28, blur: 0.95 },
  ]
  const h = 0.68 + 0.16 * Math.min(1, look.litres / 45)
  return { fit: { w: 0.82, h, cy: 0.5 }, stands }
}

function haulLoop({ shape, colours }: Pack): Part[] {
  const y = shape.top + (shape.bottom - shape.top) * 0.07
  const pts: Pt[] = [
    [-44, y + 30],
    [-38, y - 52],
    [0, y - 66],
    [38, y - 52],
    [44, y + 30],
  ]
  return [strap(half(pts), { width: 19, color: colours.web, z: -6, bevel: rim(6, 6) })]
}

/** Shoulder straps and hip belt, as far as they show past the sides. */
function harnessBehind({ shape, colours, look }: Pack): Part[] {
  const { points } = shape
  const pad = curve([
    ...points('.6 .12, .98 .16, 1.22 .3, 1.26 .46, 1.2 .6, 1.1 .68!'),
    ...points('1.0 .66!, 1.06 .56, 1.08 .44, .96 .3, .6 .24'),
  ])
  const web = points('1.1 .66, 1.06 .76, .96 .9')
  const padded = { cloth: 'fine-mesh', bevel: rim(12, 10), color: colours.second } as const
  const belt = curve([
    ...points('.84 .8!, 1.16 .796, 1.42 .83, 1.5 .87'),
    ...points('1.42 .905, 1.16 .92, .84 .926!'),
  ])
  const hasBelt = look.litres >= 28
  return [
    ...both({
      ...padded,
      d: pad,
      z: -30,
      form: { depth: 34 },
      stitch: [stitchLine(points('.8 .17, 1.1 .27, 1.2 .45, 1.12 .62'), threadOn(colours.second))],
    }),
    ...both(strap(web, { width: 19, color: colours.web, z: -26 })),
    ...(hasBelt ? both({ ...padded, d: belt, z: -24, form: { depth: 40 } }) : []),
    ...(hasBelt
      ? both(
          strap(points('1.48 .86, 1.58 .89, 1.56 .95'), { width: 22, color: colours.web, z: -20 }),
        )
      : []),
  ]
}

function body({ shape, colours, cloth, random }: Pack): Part {
  const { points, form, outline } = shape
  const seam = points('.78 .1, .76 .4, .78 .7, .7 .99')
  const low = randomBetween(random, 0.44, 0.56)
  return {
    d: outline,
    color: colours.main,
    cloth,
    z: 0,
    form,
    bevel: rim(14, 10),
    grooves: [groove(seam), groove(mirrorPoints(seam))],
    folds: [
      fold(
        points(`-.62 ${low - 0.1}, -.2 ${low - 0.07}, .3 ${low - 0.08}, .66 ${low - 0.11}`),
        26,
        8,
      ),
      fold(points(`-.66 ${low - 0.2}, -.1 ${low - 0.18}, .4 ${low - 0.2}`), 22, 7),
      fold(points('-.88 .3, -.85 .5, -.9 .72'), 20, 6),
      fold(points('.88 .28, .85 .46, .9 .66'), 20, 6),
      fold(points('-.5 .9, 0 .87, .5 .9'), 24, 5),
    ],
    wrinkles: [{ amp: 6, scale: 44, angle: 0.2 + random() * 0.3, stretch: 2.6 }],
  }
}

/** A tougher bottom, on packs that have one. */
function base({ shape, colours, look, random }: Pack): Part[] {
  if (look.shape === 'teardrop' && random() < 0.4) return []
  const high = randomBetween(random, 0.84, 0.9)
  const { form } = shape
  const d = shape.round(
    `0 ${high}, .7 ${high - 0.006}, 1.05 ${high - 0.03}!, 1.02 .93, .8 1, 0 1.004`,
  )
  const seam = shape.across(`0 ${high + 0.014}, .7 ${high + 0.008}, 1 ${high - 0.014}`)
  return [
    {
      d,
      clip: shape.outline,
      color: colours.panel,
      cloth: 'ballistic',
      z: 6,
      form,
      bevel: rim(8, 6),
      stitch: [stitchLine(seam, threadOn(colours.panel))],
    },
  ]
}
