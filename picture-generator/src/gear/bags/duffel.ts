import { both } from '../../relief/both.ts'
import { darker } from '../../relief/hex.ts'
import { symbol, wordmark } from '../../relief/marks.ts'
import type { Form } from '../../relief/membrane.ts'
import type { ContactShadow, Part, Product } from '../../relief/part.ts'
import { curve, line, rectangle } from '../../relief/path.ts'
import { pickRandom, randomBetween } from '../random-choice.ts'
import { fold, groove, inkOn, rim, stitchLine, strap, threadOn } from '../seam.ts'
import { sharesOf, type Shares } from '../share.ts'
import { movePoints, trace } from '../trace.ts'
import { tack, type BagMaterials } from './bag-materials.ts'
import { bagZip } from './bag-zip.ts'

type Duffel = BagMaterials &
  Shares & { width: number; top: number; outline: string; form: Form; straps: number }

const bottom = 916

export function duffel(materials: BagMaterials): Product {
  const bag = duffelShape(materials)
  const w = bag.width
  const stands: ContactShadow[] = [
    { cx: 604, cy: bottom - 2, rx: w * 0.84, ry: 16, dark: 0.62, blur: 0.3 },
    { cx: 608, cy: bottom + 2, rx: w * 0.66, ry: 26, dark: 0.4, blur: 0.75 },
    { cx: 640, cy: bottom + 18, rx: w * 0.7, ry: 60, dark: 0.24, blur: 0.95 },
  ]
  return {
    fit: { w: 0.88, h: 0.74, cy: 0.51 },
    crop: { x: 600 - w * 0.7, y: bag.top - 50, w: w * 0.95 },
    stands,
    parts: [
      ...handle(bag, { dx: 12, rise: 108, z: -40, dark: 0.22 }),
      body(bag),
      ...floor(bag),
      ...ends(bag),
      ...mouth(bag),
      ...bands(bag),
      ...extras(bag),
      ...handle(bag, { dx: -6, rise: 78, z: 40, dark: 0 }),
    ],
  }
}

function duffelShape(materials: BagMaterials): Duffel {
  const { look, random } = materials
  const large = Math.min(1, look.litres / 110)
  const width = 400 + 70 * large + randomBetween(random, -14, 14)
  const top = bottom - (300 + 150 * large + randomBetween(random, -14, 14))
  const shares = sharesOf(width, top, bottom)
  const isBoxy = look.shape === 'box' || look.shape === 'roll-top'
  const outline = shares.round(
    isBoxy
      ? '0 0, .8 .01, .96 .05, 1 .2, 1 .84, .97 .97, .86 .996, 0 1'
      : '0 0, .46 .01, .8 .045, .95 .16, 1 .4, 1 .66, .95 .88, .82 .974, .46 .996, 0 1',
  )
  const form = { d: outline, depth: 150, power: 0.5 }
  return {
    ...materials,
    ...shares,
    width,
    top,
    outline,
    form,
    straps: randomBetween(random, 0.4, 0.5),
  }
}

type Handle = { dx: number; rise: number; z: number; dark: number }

function handle(
  { colours, top, width, straps: s, at }: Duffel,
  { dx, rise, z, dark }: Handle,
): Part[] {
  const y = top - rise
  const side = (k: number, py: number, x = s) => [600 + x * k * width, py] as const
  const left = [
    side(-1, at(0, 0.32)[1]),
    side(-0.98, top + 10),
    side(-0.76, y + 34),
    side(-0.34, y),
  ]
  const right = [side(0.34, y), side(0.76, y + 34), side(0.98, top + 10), side(1, at(0, 0.32)[1])]
  const grip = trace('526 -20, 600 -24, 674 -20, 680 0, 674 20, 600 22, 526 20, 520 0')
  return [
    strap(movePoints([...left, ...right], dx, 0), {
      width: 28,
      color: darker(colours.web, dark),
      z,
      bevel: rim(5, 5),
    }),
    {
      d: curve(movePoints(grip, dx, y)),
      color: darker(colours.second, dark),
      cloth: 'leather',
      z: z + 6,
      form: { depth: 16 },
      bevel: rim(12, 10),
      stitch: [stitchLine(movePoints(trace('530 13, 600 15, 670 13'), dx, y))],
    },
  ]
}

function body({ look, colours, cloth, form, outline, width: w, at, points, random }: Duffel): Part {
  const color = inkOn(colours.main)
  const big = randomBetween(random, 0.1, 0.17)
  const mark = pickRandom(random, [
    wordmark({ at: at(0, 0.62), height: w * big, color }),
    symbol({ at: at(0, 0.58), height: w * 0.32, color }),
    symbol({ at: at(0, 0.5), height: w * 0.16, color }) +
      wordmark({ at: at(0, 0.7), height: w * 0.08, color }),
  ])
  return {
    d: outline,
    color: colours.main,
    cloth,
    z: 0,
    form,
    bevel: rim(12, 8),
    paint: look.extras === 'plain' || look.extras === 'daisy-chain' ? mark : '',
    folds: [
      ...[-0.68, -0.4, 0.36, 0.66].map((x) =>
        fold([at(x * 1.1, 0.92), at(x, 0.8), at(x * 0.8, 0.9)], 28, 9),
      ),
      fold(points('-.68 .12, -.42 .19, -.12 .16'), 26, 9),
      fold(points('.16 .16, .44 .19, .7 .12'), 26, 9),
      fold(points('-.34 .3, -.31 .52, -.35 .76'), 24, 7),
      fold(points('.36 .28, .31 .52, .35 .74'), 24, 7),
    ],
    wrinkles: [
      { amp: 8, scale: 66, angle: 0.15 + random() * 0.3, stretch: 2.4 },
      { amp: 3, scale: 30, angle: 1.3, stretch: 2 },
    ],
  }
}

function floor({ colours, form, outline, random, ...bag }: Duffel): Part[] {
  const y = randomBetween(random, 0.74, 0.85)
  return [
    {
      d: bag.round(`0 ${y}, .5 ${y - 0.01}, 1.02 ${y - 0.08}!, 1.02 1.02!, 0 1.02`),
      clip: outline,
      color: colours.panel,
      cloth: 'coated',
      z: 8,
      form,
      bevel: rim(6, 5),
      stitch: [
        stitchLine(
          bag.across(`0 ${y + 0.025}, .5 ${y + 0.015}, .97 ${y - 0.04}`),
          threadOn(colours.panel),
        ),
      ],
      wrinkles: [{ amp: 5, scale: 50, angle: 0.1, stretch: 2.4 }],
    },
  ]
}

function ends({ colours, cloth, form, outline, points, random }: Duffel): Part[] {
  const x = randomBetween(random, 0.76, 0.84)
  const d = curve(
    points(
      `${x - 0.02} -.01, ${x + 0.02} .28, ${x + 0.025} .7, ${x - 0.015} 1.01, 1.1 1.03!, 1.1 -.03!`,
    ),
  )
  return both({
    d,
    clip: outline,
    color: colours.panel,
    cloth,
    z: 7,
    form,
    bevel: rim(8, 6),
    grooves: [groove(points('.9 .12, .95 .5, .9 .9'))],
    wrinkles: [{ amp: 6, scale: 40, angle: 1.4, stretch: 2 }],
  })
}

function mouth({ colours, form, across }: Duffel): Part[] {
  const pts = across('0 .095, .4 .105, .76 .15')
  return bagZip(pts, { ground: colours.main, pull: colours.accent, width: 24, z: 12, form })
}

function bands({ colours, form, straps: s, at, width: w }: Duffel): Part[] {
  const color = colours.web
  return [-s, s].flatMap((x): Part[] => {
    const pts = [at(x, 0.03), at(x + 0.006, 0.3), at(x + 0.006, 0.7), at(x - 0.004, 0.98)]
    const box = (y: number): Part => {
      const [px, py] = at(x, y)
      return {
        d: rectangle({ x: px - 19, y: py - 23, w: 40, h: 46 }, 4),
        color,
        cloth: 'webbing',
        z: 22,
        form,
        bevel: rim(5, 4),
        stitch: tack([px + 1, py], 28),
      }
    }
    const edges = [-10, 12].map((dx) => ({ d: line(...movePoints(pts.slice(1), dx, 0)) }))
    const band = strap(pts, { width: w * 0.066, color, z: 18, form, stitch: edges })
    return [band, box(0.3), box(0.72)]
  })
}

function extras(bag: Duffel): Part[] {
  const { look } = bag
  if (look.extras === 'daisy-chain') return ladder(bag, 5)
  if (look.extras === 'plain') return ladder(bag, 2)
  return look.extras === 'bungee' ? cords(bag) : pocket(bag)
}

/** Cord crossed between two rows of tabs. */
function cords({ colours, form, straps: s, at }: Duffel): Part[] {
  const knots = Array.from({ length: 6 }, (_, i) => at(s * (-0.75 + i * 0.3), i % 2 ? 0.78 : 0.34))
  const across = [knots, knots.map(([x, y]) => [x, at(0, 1.12)[1] - (y - at(0, 0)[1])] as const)]
  return across.flatMap((row, side) => [
    ...row
      .slice(1)
      .map((b, i) =>
        strap([row[i] ?? b, b], { width: 9, color: colours.accent, z: 20 + side * 4, form }),
      ),
    ...row.map(([x, y]): Part => ({
      d: rectangle({ x: x - 13, y: y - 13, w: 26, h: 26 }, 4),
      color: colours.web,
      cloth: 'webbing',
      z: 28,
      form,
      bevel: rim(4, 4),
    })),
  ])
}

function ladder({ colours, form, points }: Duffel, count: number): Part[] {
  return Array.from({ length: count }, (_, i) => 0.52 - count * 0.07 + i * 0.14).flatMap((y) =>
    both(
      strap(points(`.86 ${y}, .895 ${y + 0.05}, .866 ${y + 0.11}`), {
        width: 17,
        color: colours.web,
        z: 22,
        form,
        bevel: rim(6, 8),
      }),
    ),
  )
}

function pocket({ look, colours, form, straps: s, round, across, at, width }: Duffel): Part[] {
  const x = s * 0.84
  return [
    {
      d: round(`0 .36, ${x * 0.8} .355, ${x} .36!, ${x} .8!, 0 .81`),
      color: colours.panel,
      cloth: look.extras === 'mesh-pockets' ? 'mesh' : 'ballistic',
      z: 13,
      form,
      bevel: rim(8, 7),
      wrinkles: [{ amp: 4, scale: 44, angle: 0.4, stretch: 2 }],
      paint: wordmark({ at: at(0, 0.62), height: width * 0.09, color: inkOn(colours.panel) }),
    },
    ...bagZip(across(`0 .42, ${x * 0.9} .416`), {
      ground: colours.panel,
      pull: colours.accent,
      width: 16,
      z: 22,
      form,
    }),
  ]
}
