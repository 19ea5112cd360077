import { both } from '../../relief/both.ts'
import { darker, type Hex } from '../../relief/hex.ts'
import { symbol, wordmark } from '../../relief/marks.ts'
import type { Form } from '../../relief/membrane.ts'
import type { Part, Product } from '../../relief/part.ts'
import { pickRandom, randomBetween } from '../random-choice.ts'
import { fold, inkOn, rim, stitchLine, strap, threadOn } from '../seam.ts'
import { sharesOf, type Shares } from '../share.ts'
import { buckle, tack, type BagMaterials } from './bag-materials.ts'
import { bagZip } from './bag-zip.ts'

type Tote = BagMaterials & Shares & { width: number; outline: string; form: Form }

const top = 620

export function tote(materials: BagMaterials): Product {
  const { look, random, colours } = materials
  const large = Math.min(1, look.litres / 40)
  const width = 300 + 50 * large + randomBetween(random, -16, 16)
  const bottom = top + 440 + 90 * large
  const shares = sharesOf(width, top, bottom)
  const foot = look.shape === 'box' ? 0.99 : randomBetween(random, 0.84, 0.92)
  const outline = shares.round(
    `0 .014, .6 .008, 1 -.01!, ${(1 + foot) / 2 + 0.02} .5, ${foot} .96, ${foot * 0.93} 1!, 0 1.01`,
  )
  const form = { d: outline, depth: 74, power: 0.42 }
  const bag: Tote = { ...materials, ...shares, width, outline, form }
  return {
    fit: { w: 0.76, h: 0.84, cy: 0.5 },
    crop: { x: 600 - width, y: top - 80, w: width * 1.6 },
    stands: [
      { cx: 604, cy: bottom + 4, rx: width * 0.86, ry: 14, dark: 0.6, blur: 0.4 },
      { cx: 640, cy: bottom + 18, rx: width * 1.2, ry: 50, dark: 0.26, blur: 0.95 },
    ],
    parts: [
      ...handles(bag, { color: darker(colours.web, 0.25), z: -30, rise: 240 }),
      body(bag),
      ...floor(bag),
      ...extras(bag),
      ...handles(bag, { color: colours.web, z: 20, rise: 250 }),
    ],
  }
}

function body({
  look,
  colours,
  cloth,
  random,
  at,
  points,
  across,
  width: w,
  outline,
  form,
}: Tote): Part {
  const color = inkOn(colours.main)
  const y = look.shape === 'roll-top' ? 0.56 : 0.36
  return {
    d: outline,
    color: colours.main,
    cloth,
    form,
    bevel: rim(9, 7),
    paint: pickRandom(random, [
      wordmark({ at: at(0, y), height: w * 0.17, color }),
      symbol({ at: at(0, y), height: w * 0.5, color }),
      wordmark({ at: at(0.5, 0.74), height: w * 0.08, color }),
    ]),
    folds: [
      fold(points('-.55 .02, -.6 .3, -.5 .56'), 34, 9),
      fold(points('.55 .02, .62 .32, .5 .6'), 34, 9),
      fold(points('-.9 .94, -.6 .82, -.2 .8'), 28, 8),
      fold(points('.9 .94, .56 .84, .1 .83'), 28, 8),
    ],
    wrinkles: [{ amp: 6, scale: 80, angle: 0.6, stretch: 2.4 }],
    stitch: [stitchLine(across('0 .08, .6 .076, .98 .06'), threadOn(colours.main))],
  }
}

function floor({ colours, cloth, random, round, outline, form }: Tote): Part[] {
  if (random() < 0.35) return []
  const y = randomBetween(random, 0.74, 0.84)
  return [
    {
      d: round(`0 ${y}, 1.1 ${y - 0.01}!, 1.1 1.05!, 0 1.05`),
      clip: outline,
      color: colours.panel,
      cloth: pickRandom(random, ['coated', 'leather', cloth]),
      z: 6,
      form,
      bevel: rim(6, 5),
    },
  ]
}

function handles(
  { at, width }: Tote,
  { color, z, rise }: { color: Hex; z: number; rise: number },
): Part[] {
  const y = -rise / 480
  const pts = [
    at(-0.46, 0.24),
    at(-0.46, -0.04),
    at(-0.4, y + 0.14),
    at(-0.18, y),
    at(0.18, y),
    at(0.4, y + 0.14),
    at(0.46, -0.04),
    at(0.46, 0.24),
  ]
  const ends = [-0.46, 0.46].map((x) =>
    strap([at(x, 0.12), at(x, 0.26)], {
      width: 36,
      color,
      z: z + 4,
      stitch: tack(at(x, 0.19), 26),
    }),
  )
  return [strap(pts, { width: width * 0.11, color, z }), ...(z > 0 ? ends : [])]
}

function extras(bag: Tote): Part[] {
  const { look, colours, cloth, form, at, round, points, across } = bag
  if (look.shape === 'roll-top') return clasp(bag)
  if (look.extras === 'plain') return []
  const isMesh = look.extras === 'mesh-pockets'
  const pocket: Part = {
    d: round('0 .56, .6 .556, .66 .56!, .66 .86, .6 .92, 0 .925'),
    color: colours.pocket,
    cloth: isMesh ? 'mesh' : cloth,
    z: 12,
    form,
    bevel: rim(8, 7),
    stitch: [stitchLine([at(-0.62, 0.59), at(0, 0.585), at(0.62, 0.59)], threadOn(colours.pocket))],
  }
  if (isMesh) return [pocket]
  const zipped = { ground: colours.pocket, pull: colours.accent, width: 15, z: 20, form }
  const side = points('.72 .08, .74 .3, .72 .5')
  return [
    pocket,
    ...bagZip(across('0 .63, .54 .635'), zipped),
    ...(look.extras === 'daisy-chain'
      ? both(strap(side, { width: 24, color: colours.web, z: 12, form }))
      : []),
  ]
}

function clasp({ at, colours, form }: Tote): Part[] {
  return [
    strap([at(0, -0.02), at(0, 0.12), at(0, 0.22)], { width: 26, color: colours.web, z: 24, form }),
    ...buckle({ at: at(0, 0.13), width: 42, z: 34, form }),
  ]
}
