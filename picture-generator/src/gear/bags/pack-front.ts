import { both } from '../../relief/both.ts'
import type { Part } from '../../relief/part.ts'
import { curve, line, mirrorPoints, rectangle, type Pt } from '../../relief/path.ts'
import { randomBetween } from '../random-choice.ts'
import { fold, rim, stitchLine, strap, threadOn } from '../seam.ts'
import { bagZip } from './bag-zip.ts'
import type { Pack } from './pack-shape.ts'

/** The details of the front below the opening. */
export function extras(pack: Pack): Part[] {
  const variants = {
    plain: zippedPocket,
    'mesh-pockets': stretchPocket,
    'daisy-chain': daisyChains,
    bungee,
    'bottle-pockets': zippedPocket,
  }
  return variants[pack.look.extras](pack)
}

/** Stretch pockets at the sides; some packs carry bottles in them. */
export function sidePockets({ shape, colours, look }: Pack): Part[] {
  const isLarge = look.extras === 'bottle-pockets'
  if (look.shape === 'slim' && !isLarge) return []
  const top = isLarge ? 0.58 : 0.64
  const out = isLarge ? 1.12 : 1.07
  const { points } = shape
  const d = curve(
    points(
      `.74 ${top + 0.02}!, .9 ${top + 0.004}, ${out} ${top}!, ${out + 0.03} .78, ${out} .9, .94 .96!, .74 .96!`,
    ),
  )
  const pocket: Part = {
    d,
    color: colours.panel,
    cloth: 'mesh',
    z: 10,
    form: { depth: 46 },
    bevel: rim(7, 5),
    folds: [fold(points(`.9 ${top + 0.04}, .93 .78, .9 .93`), 14, 5)],
    stitch: [
      stitchLine(
        points(`.76 ${top + 0.034}, .9 ${top + 0.018}, ${out} ${top + 0.014}`),
        threadOn(colours.panel),
      ),
    ],
  }
  return [...(isLarge ? bottleIn(points, top, colours.accent) : []), ...both(pocket)]
}

function bottleIn(points: (text: string) => Pt[], top: number, color: string): Part[] {
  const d = curve(
    points(
      `.94 ${top + 0.1}!, .94 ${top - 0.09}, .98 ${top - 0.13}!, 1.08 ${top - 0.13}!, 1.12 ${top - 0.09}, 1.12 ${top + 0.1}!`,
    ),
  )
  const cap = curve(
    points(`.98 ${top - 0.126}!, .98 ${top - 0.17}!, 1.08 ${top - 0.17}!, 1.08 ${top - 0.126}!`),
  )
  return [
    {
      d: cap,
      color: '#262c2e',
      cloth: 'plastic',
      z: -2,
      form: { depth: 20, kind: 'cylinder' },
      bevel: rim(5, 4),
    },
    { d, color, cloth: 'powder', z: 0, form: { depth: 30, kind: 'cylinder' } },
  ]
}

function zippedPocket(pack: Pack): Part[] {
  const { shape, colours, cloth, random } = pack
  const top = randomBetween(random, 0.54, 0.6)
  const { points, form } = shape
  const slanted = random() < 0.4
  const straight = shape.across(`0 ${top + 0.03}, .3 ${top + 0.03}, .58 ${top + 0.045}`)
  const pts = slanted ? points(`-.5 ${top + 0.12}, 0 ${top + 0.07}, .5 ${top + 0.02}`) : straight
  return [
    {
      d: shape.round(
        `0 ${top}, .52 ${top + 0.004}, .68 ${top + 0.03}, .72 ${top + 0.2}, .7 .9, .54 .95, 0 .956`,
      ),
      color: colours.pocket,
      cloth,
      z: 12,
      form,
      bevel: rim(10, 9),
      folds: [
        fold(points(`-.4 ${top + 0.12}, -.36 .78, -.42 .88`), 20, 6),
        fold(points(`.4 ${top + 0.1}, .36 .76, .44 .88`), 20, 6),
      ],
      wrinkles: [{ amp: 5, scale: 40, angle: 0.3, stretch: 2.4 }],
      stitch: [
        stitchLine(points(`.64 ${top + 0.05}, .68 .75, .64 .9`)),
        stitchLine(mirrorPoints(points(`.64 ${top + 0.05}, .68 .75, .64 .9`))),
      ],
    },
    ...bagZip(pts, { ground: colours.pocket, pull: colours.accent, width: 14, z: 20, form }),
  ]
}

/** A mesh pocket across the whole front with a bound edge. */
function stretchPocket(pack: Pack): Part[] {
  const { shape, colours } = pack
  const { points, form } = shape
  const edge = shape.across('0 .53, .36 .526, .66 .5')
  return [
    {
      d: shape.round('0 .53, .36 .526, .68 .5!, .74 .7, .74 .84, .66 .93, .4 .958, 0 .96'),
      color: colours.panel,
      cloth: 'mesh',
      z: 14,
      form,
      bevel: rim(8, 7),
      folds: [
        fold(points('-.52 .58, -.45 .72, -.52 .88'), 22, 7),
        fold(points('.5 .57, .44 .73, .5 .9'), 22, 7),
        fold(points('-.3 .93, 0 .915, .3 .935'), 20, 6),
      ],
      wrinkles: [{ amp: 4, scale: 40, angle: 1.2, stretch: 2 }],
    },
    strap(edge, { width: 22, color: colours.web, z: 22, form }),
  ]
}

function daisyChains({ shape, colours, look }: Pack): Part[] {
  const columns = look.shape === 'slim' ? [0] : [-0.34, 0.34]
  const { at, form } = shape
  return columns.flatMap((x): Part[] => {
    const back = strap([at(x, 0.42), at(x, 0.66), at(x, 0.9)], {
      width: 24,
      color: colours.web,
      z: 12,
      form,
    })
    const loops = Array.from({ length: 6 }, (_, i): Part => {
      const y = 0.44 + i * 0.075
      return strap([at(x, y), at(x, y + 0.034), at(x, y + 0.068)], {
        width: 26,
        color: colours.web,
        z: 20,
        form,
        bevel: rim(8, 12),
        stitch: [{ d: line(at(x - 0.05, y), at(x + 0.05, y)) }],
      })
    })
    const tool = strap([at(x, 0.88), at(x + 0.06, 0.93), at(x, 0.96)], {
      width: 12,
      color: colours.accent,
      z: 24,
      form,
    })
    return [back, ...loops, tool]
  })
}

/** A cord laced across a mesh pocket. */
function bungee(pack: Pack): Part[] {
  const { shape, colours } = pack
  const { at, form } = shape
  const knots = Array.from({ length: 6 }, (_, i) => at(i % 2 ? 0.38 : -0.38, 0.52 + i * 0.072))
  const other = mirrorPoints(knots)
  const cords = [knots, other].flatMap((row, side) =>
    row.slice(1).map((b, i): Part => {
      const a = row[i] ?? b
      const middle: Pt = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 2]
      return strap([a, middle, b], {
        width: 9,
        color: colours.accent,
        z: side ? 34 : 30,
        form,
        bevel: rim(4.5, 4.5),
      })
    }),
  )
  const tabs = [...knots, ...other].map(([x, y]): Part => ({
    d: rectangle({ x: x - 11, y: y - 11, w: 22, h: 22 }, 4),
    color: colours.web,
    cloth: 'webbing',
    z: 38,
    form,
    bevel: rim(4, 4),
  }))
  return [...stretchPocket(pack), ...cords, ...tabs]
}
