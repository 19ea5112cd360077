import { darker, lighter, lightness } from '../../relief/hex.ts'
import { symbol } from '../../relief/marks.ts'
import { noise } from '../../relief/noise.ts'
import type { Part } from '../../relief/part.ts'
import {
  along,
  curve,
  line,
  normal,
  pick,
  polygon,
  ribbon,
  sample,
  type Pt,
} from '../../relief/path.ts'
import { groove, inkOn, rim, stitchLine, strap, threadOn } from '../seam.ts'
import { movePoints, trace } from '../trace.ts'
import type { Last } from './last.ts'
import { pickRandom } from '../random-choice.ts'
import { upperCloths } from './shades.ts'
import type { Shoe } from './upper.ts'

const ragged = noise(611)

/** The rubber foot of a boot for snow. */
export function shell({ last, shades, random }: Shoe): Part[] {
  const high = pickRandom(random, [0, 40, -40])
  const edge = movePoints(
    trace('120 640, 240 690, 400 690, 520 706, 640 752, 760 720, 880 640'),
    0,
    high,
  )
  const color = pickRandom(random, [darker(shades.overlay, 0.15), shades.rubber, shades.overlay])
  const d = curve(last.bend([...edge, ...trace('1110 660!, 1110 890!, 120 890!')]))
  const rings = ['860 800, 950 750, 1060 762', '844 828, 950 782, 1074 794']
    .map(trace)
    .map((g) => groove(last.bend(g), 4, 3))
  return [
    {
      d,
      clip: last.outline,
      color,
      cloth: 'rubber',
      z: 25,
      form: last.form,
      bevel: rim(9, 9),
      crisp: true,
      grooves: [...rings, groove(last.bend(movePoints(edge, 0, 26)), 4, 3)],
      stitch: [stitchLine(last.bend(movePoints(edge, 0, 13)), threadOn(color))],
      paint: symbol({ at: pick(last.bend(trace('300 770')), 0), height: 60, color: inkOn(color) }),
    },
  ]
}

/** Fur or fleece that stands out round the opening. */
export function furCuff({ last, shades, random }: Shoe): Part[] {
  const color = pickRandom(random, [
    '#d9d2c3',
    lighter(shades.trim, 0.25),
    darker(shades.trim, 0.1),
  ])
  const pts = movePoints(last.collar, 0, 14)
  const s = sample(pts, 7)
  const far = 30 + random() * 16
  const edge = (side: number): Pt[] =>
    s.map((p, i): Pt => {
      const [nx, ny] = normal(s, i)
      const w = (far + 10 * ragged(p[0] / 13, side * 9) + 6 * ragged(p[0] / 5, 3 + side)) * side
      return [p[0] + nx * w, p[1] + ny * w]
    })
  const round = polygon([
    ...edge(-1),
    [pick(s, -1)[0] + 26, pick(s, -1)[1] + 6],
    ...edge(1).toReversed(),
  ])
  return [{ d: round, color, cloth: 'fur', z: 46, form: { depth: 46 }, bevel: rim(20, 16) }]
}

/** A drawn cord with its lock at the top of the shaft. */
export function cord({ last, shades }: Shoe): Part[] {
  const pts = movePoints(last.collar, 0, 34)
  const [x, y] = along(pts, 0.62)
  const hang = movePoints(trace('0 0, 10 40, 0 84, 12 116'), x, y)
  return [
    strap(pts, { width: 9, color: shades.accent, z: 40, form: last.form, clip: last.outline }),
    strap(hang, { width: 9, color: shades.accent, z: 52 }),
    {
      d: ribbon(movePoints(trace('0 6, 2 22, 4 40'), x, y), 30),
      color: '#2d3335',
      cloth: 'plastic',
      z: 60,
      bevel: rim(9, 10),
    },
  ]
}

/** The quilted upper of a slipper or a bootie, sewn in channels from the ridge to the sole. */
export function quilted(shoe: Shoe): Part {
  const { last, shades, look } = shoe
  return {
    d: last.outline,
    color: shades.upper,
    cloth: upperCloths[look.upper],
    z: 16,
    form: last.form,
    bevel: rim(14, 12),
    ...(look.upper === 'puffy' || look.upper === 'ripstop'
      ? { puff: { lines: channels(last, look.overlays), r: 34, h: 22, pucker: 1 } }
      : {}),
  }
}

function channels({ bend, collar, throat, tall }: Last, overlays: string): string[] {
  if (overlays === 'ribs' || tall > 200) {
    const rows = Array.from({ length: 8 }, (_, i) => 330 - tall * 0.5 + i * 68)
    return rows.map((y) =>
      line(...bend(movePoints(trace('100 0, 340 26, 620 60, 900 130, 1120 200'), 0, y))),
    )
  }
  const base = bend(trace('230 870, 400 880, 600 880, 800 880, 1000 870'))
  const top = [...collar.slice(2), ...throat.slice(1), ...bend(trace('930 680, 1000 720'))]
  return Array.from({ length: 8 }, (_, i) => {
    const a = along(top, 0.04 + i * 0.13)
    const b = along(base, 0.02 + i * 0.135)
    return line(a, [(a[0] + b[0]) / 2 + 26, (a[1] + b[1]) / 2], b)
  })
}

/** Soft binding round the opening of a slipper, with a tab at the heel. */
export function binding({ last, shades, random }: Shoe): Part[] {
  const fluffy = random() < 0.45
  const lining =
    lightness(shades.trim) > 0.5 ? darker(shades.trim, 0.1) : lighter(shades.trim, 0.12)
  const [x, y] = pick(last.collar, 0)
  return [
    strap(movePoints(trace('10 40, -14 4, -2 -30, 20 -18, 20 24'), x, y), {
      width: 18,
      color: shades.accent,
      z: 4,
    }),
    {
      ...strap(last.collar, { width: fluffy ? 52 : 36, color: lining, z: 30, form: last.form }),
      cloth: fluffy ? 'sherpa' : 'fine-rib',
      bevel: rim(16, 14),
    },
  ]
}
