import type { Footwear } from '../../look.ts'
import { darker } from '../../relief/hex.ts'
import type { Random } from '../../relief/noise.ts'
import type { Fold, Part } from '../../relief/part.ts'
import { along, curve, pick, ribbon, type Pt } from '../../relief/path.ts'
import { fold, groove, rim, stitchLine, strap, threadOn } from '../seam.ts'
import { between, movePoints, trace } from '../trace.ts'
import type { Last } from './last.ts'
import { pickRandom } from '../random-choice.ts'
import { upperCloths, type Shades } from './shades.ts'

export type Shoe = { look: Footwear; last: Last; shades: Shades; random: Random }

/** The parts behind and above the upper: lining, tongue, loops. */
export function insides({ look, last, shades, random }: Shoe): Part[] {
  const hasTongue = look.lacing !== 'slip-on'
  const loop = pickRandom(random, [shades.accent, shades.trim, shades.accent])
  return [
    lining(last, shades),
    ...(hasTongue ? tongue(last, shades, loop) : frontTab(last, loop)),
    ...heelLoop(last, loop, random),
  ]
}

/** The main cloth, with the creases of a foot that bends. */
export function body({ look, last, shades }: Shoe): Part {
  const stiff = look.upper === 'leather' || look.upper === 'suede'
  const flex: Fold[] = [
    fold(last.bend(trace('800 690, 838 744, 852 812')), 19, stiff ? -7 : -5),
    fold(last.bend(trace('762 694, 796 752, 806 822')), 17, stiff ? -6 : -4),
  ]
  const ankle = [
    fold(trace('232 480, 320 512, 420 480'), 24, -7),
    fold(trace('226 524, 320 560, 424 540'), 22, -6),
  ]
  const isFlat = stiff || look.upper === 'puffy' || look.upper === 'webbing'
  return {
    d: last.outline,
    color: shades.upper,
    cloth: upperCloths[look.upper],
    z: 16,
    form: last.form,
    bevel: rim(8, 6),
    lay: isFlat ? undefined : (x, y) => [x * 0.8 + y * 0.3, y * 0.8 - x * 0.12],
    folds: look.shaft === 'low' ? flex : [...flex, ...ankle],
    ...(look.upper === 'puffy' ? { puff: quilts(last) } : {}),
  }
}

/** The padding round the opening. */
export function collarPad({ look, last, shades, random }: Shoe): Part[] {
  const isBoot = look.shaft !== 'low'
  const width = isBoot ? 150 + random() * 60 : 66 + random() * 26
  const pts = last.collar
  const pad: Part = {
    d: ribbon(pts, width),
    clip: last.outline,
    color: shades.trim,
    cloth: isBoot ? pickRandom(random, ['leather', 'canvas', 'softshell']) : 'fine-mesh',
    z: 24,
    form: last.form,
    bevel: rim(isBoot ? 16 : 20, 14),
    stitch: [stitchLine(movePoints(pts, 0, width / 2 - 9), threadOn(shades.trim))],
  }
  if (!isBoot) return [pad]
  const ribs = [0.22, 0.36].map((share) => groove(movePoints(pts, 0, width * share), 5, 6))
  return [{ ...pad, grooves: ribs }]
}

/** The reinforced edge in which the eyelets sit. */
export function eyestay({ look, last, shades, random }: Shoe): Part[] {
  if (look.lacing === 'slip-on' || look.lacing === 'straps') return []
  const { throat, eyes } = last
  const deep = 34 + random() * 18
  const inner = eyes.map((e): Pt => [e[0] - deep * 0.8, e[1] + deep])
  const end = between(pick(throat, -1), pick(eyes, -1), 0.55)
  const d = curve([
    [pick(throat, 0)[0] - 4, pick(throat, 0)[1] - 8, 1],
    ...throat.slice(1, -1),
    [end[0] + 78, end[1] + 6],
    [end[0] + 40, end[1] + 52],
    ...inner.toReversed(),
  ])
  const color = pickRandom(random, [shades.overlay, shades.trim, shades.overlay])
  return [
    {
      d,
      clip: last.outline,
      color,
      cloth: look.upper === 'suede' ? 'suede' : 'leather',
      z: 27,
      form: last.form,
      bevel: rim(6, 5),
      stitch: [
        stitchLine(movePoints(inner, 12, -10), threadOn(color)),
        stitchLine(movePoints(throat, -8, 16), threadOn(color)),
      ],
    },
  ]
}

function lining({ collar, throat }: Last, { trim }: Shades): Part {
  const back = pick(collar, 0)
  const front = pick(throat, 0)
  const far = [0, 0.25, 0.5, 0.75, 1].map((t): Pt => {
    const p = between(front, back, t)
    return [p[0], p[1] + 4 + 16 * Math.sin(t * Math.PI)]
  })
  const d = curve([...far, ...movePoints(collar.slice(1), 0, 26)])
  return { d, color: darker(trim, 0.35), cloth: 'fine-mesh', z: -40, light: 0.5 }
}

function tongue({ throat }: Last, { trim }: Shades, loop: string): Part[] {
  const [x, y] = pick(throat, 0)
  const tip = movePoints(trace('-74 96!, -34 0, -14 -46, 16 -58, 44 -42, 54 -6'), x, y)
  const ridge = movePoints(throat.slice(1, -1), 17, -11)
  const end = pick(throat, -1)
  const d = curve([
    ...tip,
    ...ridge,
    [end[0], end[1], 1],
    ...movePoints(throat.slice(1, -1), -30, 40).toReversed(),
  ])
  const top = movePoints(trace('-20 -4, 0 -34, 24 -38, 38 -18'), x, y)
  return [
    {
      d,
      color: trim,
      cloth: 'fine-mesh',
      z: 10,
      form: { depth: 40 },
      bevel: rim(14, 10),
      stitch: [stitchLine(top, threadOn(trim))],
    },
    strap(movePoints(trace('-4 -44, -10 -84, 22 -92, 30 -50'), x, y), {
      width: 14,
      color: loop,
      z: 14,
      bevel: rim(6, 5),
    }),
  ]
}

function frontTab({ throat }: Last, loop: string): Part[] {
  const [x, y] = pick(throat, 0)
  const pts = movePoints(trace('-16 30, -22 -10, -2 -34, 18 -8, 16 34'), x, y)
  return [strap(pts, { width: 16, color: loop, z: 8, bevel: rim(6, 5) })]
}

function heelLoop({ collar }: Last, loop: string, random: Random): Part[] {
  const [x, y] = pick(collar, 0)
  const variants = [
    '12 22, -18 -22, -2 -56, 24 -40, 26 12',
    '6 60, -12 20, -10 -18, 12 -26, 24 4',
    '10 40, 0 -6, 8 -44, 28 -30, 28 24',
  ]
  const width = 14 + random() * 6
  return [
    strap(movePoints(trace(pickRandom(random, variants)), x, y), {
      width,
      color: loop,
      z: 4,
      bevel: rim(6, 5),
    }),
  ]
}

function quilts({ bend, collar, throat }: Last) {
  const a = pick(collar, 0)
  const b = pick(throat, 0)
  const rows = [0.2, 0.4, 0.6, 0.8].map((t) => {
    const left: Pt = [a[0] - 30, a[1] + (800 - a[1]) * t]
    const middle = along([b, ...throat.slice(1)], t)
    return [left, [430, left[1] + 40], [middle[0] + 30, middle[1] + 70 * t + 40]] as const
  })
  const front = ['800 620, 770 720, 780 840', '900 650, 880 740, 890 840'].map(trace).map(bend)
  const lines = [...rows, ...front].map((pts) => groove(pts).d)
  return { lines, r: 60, h: 34, pucker: 0.8 }
}
