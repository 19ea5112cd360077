import type { Footwear } from '../../look.ts'
import { darker, lighter, type Hex } from '../../relief/hex.ts'
import type { Form } from '../../relief/membrane.ts'
import type { Part } from '../../relief/part.ts'
import {
  along,
  curve,
  ellipse,
  line,
  normal,
  pick,
  rectangle,
  sample,
  type Pt,
} from '../../relief/path.ts'
import { groove, inkOn, rim, strap, threadOn } from '../seam.ts'
import { symbol } from '../../relief/marks.ts'
import { movePoints, trace } from '../trace.ts'
import { pickRandom } from '../random-choice.ts'
import { upperCloths } from './shades.ts'
import { soleSide } from './sole-side.ts'
import type { Shoe } from './upper.ts'

/** One band over the foot, from the sole to the ridge; it ends where the foot would. */
type Band = { path: string; width: number; isSecond?: boolean }

const instep: Band = { path: '452 880, 488 740, 552 610, 610 480', width: 74 }
const ankle: Band = {
  path: '150 578, 260 602, 340 606, 420 574, 520 470',
  width: 54,
  isSecond: true,
}
const heel: Band = { path: '330 880, 296 760, 230 650, 150 560', width: 56 }
const heelRound: Band = { path: '470 880, 350 760, 250 690, 120 660', width: 54 }
const toes: Band = { path: '748 880, 776 770, 826 670, 880 560', width: 78, isSecond: true }
const toeLoop: Band = { path: '690 880, 780 780, 900 720, 1010 640', width: 42 }
const crossed: Band = { path: '560 880, 640 750, 740 650, 850 560', width: 54 }
const rising: Band = { path: '640 880, 620 760, 640 640, 700 520', width: 46, isSecond: true }

const designs: Record<Footwear['overlays'], readonly Band[]> = {
  plain: [
    { ...instep, path: '440 890, 480 740, 560 620, 640 470', width: 128 },
    { ...toes, path: '730 890, 760 770, 810 670, 880 540', width: 136 },
  ],
  saddle: [heel, ankle, { ...instep, width: 104 }, toes],
  ribs: [heelRound, ankle, instep, crossed, toeLoop],
  cage: [heel, ankle, { ...instep, width: 50 }, rising, crossed, { ...toes, width: 46 }, toeLoop],
  'toe-cap': [heelRound, ankle, instep, rising, crossed],
}

export function sandal(shoe: Shoe): Part[] {
  const { look, last, shades } = shoe
  const bands = designs[look.overlays]
  const color = (band: Band): Hex => (band.isSecond ? shades.overlay : shades.upper)
  const far = bands.map((band): Part => {
    const pts = last.bend(movePoints(trace(band.path), 34, 4))
    return {
      ...within(shoe, pts, band.width * 0.92),
      color: darker(color(band), 0.42),
      z: -50,
      light: 0.7,
    }
  })
  const near = bands.flatMap((band, i) =>
    nearBand(shoe, { ...band, pts: last.bend(trace(band.path)), color: color(band), i }),
  )
  return [
    ...far,
    footbed(shoe),
    ...near,
    ...(look.overlays === 'toe-cap' ? toeGuard(shoe) : []),
    ...(bands.includes(ankle) ? fastening(shoe, last.bend(trace(ankle.path))) : []),
    ...soleSide(look, shoe),
  ]
}

function within({ last }: Shoe, pts: Pt[], width: number): Part {
  const band = { width, color: '#000000', z: 0, form: last.form, clip: last.outline }
  return strap(pts, { ...band, bevel: rim(9, 8) })
}

type Near = Band & { pts: Pt[]; color: Hex; i: number }

function nearBand(shoe: Shoe, { pts, width, color, i }: Near): Part[] {
  const { look, shades, last } = shoe
  const edges = [-1, 1].map((side) => ({
    d: line(...beside(pts, side * (width / 2 - 9))),
    color: threadOn(color),
  }))
  const isHide = look.upper === 'leather' || look.upper === 'suede'
  const cloth = isHide ? upperCloths[look.upper] : look.upper === 'puffy' ? 'matt-nylon' : 'webbing'
  const band: Part = { ...within(shoe, pts, width), color, z: 16 + i * 2, cloth, stitch: edges }
  const isBuckled = look.lacing === 'straps' && width > 60
  const at = along(pts, 0.34)
  const metal = isHide
  return isBuckled
    ? [band, ...buckle(at, width, { metal, color: darker(shades.trim, 0.3), form: last.form })]
    : [band]
}

function beside(pts: readonly Pt[], far: number): Pt[] {
  const s = sample(pts, 20)
  return s.map((p, i): Pt => {
    const [nx, ny] = normal(s, i)
    return [p[0] + nx * far, p[1] + ny * far]
  })
}

type Frame = { metal: boolean; color: Hex; form: Form }

function buckle([x, y]: Pt, width: number, { metal, color, form }: Frame): Part[] {
  const w = width * 0.94
  const frame = { x: x - w / 2, y: y - 24, w, h: 48 }
  const hole = { x: x - w / 2 + 11, y: y - 13, w: w - 22, h: 26 }
  return [
    {
      d: rectangle(frame, 8),
      color: metal ? '#a58a4e' : color,
      cloth: metal ? 'steel' : 'plastic',
      z: 34,
      form,
      bevel: rim(7, 8),
      relief: { svg: `<path d="${rectangle(hole, 4)}"/>`, h: -8, soft: 1.2 },
    },
  ]
}

function footbed({ last, shades }: Shoe): Part {
  const top = last.bend(
    trace('140 800, 170 770, 300 788, 460 808, 640 822, 820 816, 960 794, 1060 770, 1092 790'),
  )
  const under = last.bend(trace('1060 820, 900 850, 640 856, 400 846, 200 826'))
  return {
    d: curve([...top, ...under]),
    color: pickRandom(() => 0.3, [shades.trim, lighter(shades.trim, 0.1)]),
    cloth: 'rubber',
    z: 2,
    bevel: rim(12, 8),
    grooves: [groove(movePoints(top.slice(2, -2), 0, 12), 3, 3)],
  }
}

function fastening({ shades, last }: Shoe, pts: Pt[]): Part[] {
  const { form } = last
  const [x, y] = pick(pts, 2)
  const tab: Pt[] = [
    [x + 36, y - 8],
    [x - 20, y + 2],
    [x - 84, y - 6],
  ]
  return [
    {
      d: ellipse([x + 58, y - 14], 16, 33),
      color: '#33393b',
      cloth: 'plastic',
      z: 34,
      form,
      bevel: rim(7, 7),
    },
    strap(tab, { width: 48, color: shades.accent, z: 36, form, bevel: rim(8, 7) }),
    {
      d: ellipse([x - 34, y], 16),
      color: shades.accent,
      cloth: 'rubber',
      z: 38,
      form,
      bumpScale: 0,
      paint: symbol({ at: [x - 34, y], height: 25, color: inkOn(shades.accent) }),
    },
  ]
}

function toeGuard({ last, shades }: Shoe): Part[] {
  const d = curve(
    last.bend(trace('860 860!, 880 770, 930 700, 990 680, 1060 720, 1090 790, 1080 850!')),
  )
  const lines = ['900 800, 960 740, 1040 742', '896 830, 970 776, 1064 774'].map((g) =>
    groove(last.bend(trace(g)), 4, 3),
  )
  return [
    {
      d,
      color: shades.rubber,
      cloth: 'rubber',
      z: 14,
      form: { depth: 50 },
      bevel: rim(9, 8),
      grooves: lines,
    },
  ]
}
