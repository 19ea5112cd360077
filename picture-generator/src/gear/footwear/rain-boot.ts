import { allover } from '../../wear/pattern.ts'
import { isRepeated } from '../../wear/print.ts'
import { darker, lighter, lightness } from '../../relief/hex.ts'
import { symbol } from '../../relief/marks.ts'
import type { Part } from '../../relief/part.ts'
import { curve, pick, ribbon } from '../../relief/path.ts'
import { fold, groove, inkOn, rim, strap } from '../seam.ts'
import { between, movePoints, trace } from '../trace.ts'
import { soleSide } from './sole-side.ts'
import { insides, type Shoe } from './upper.ts'

/** A boot of one piece of rubber, with a foot that is doubled and a rolled edge to pull at. */
export function rainBoot(shoe: Shoe): Part[] {
  return [
    ...insides(shoe).slice(0, 1),
    shaft(shoe),
    foot(shoe),
    ...(shoe.look.overlays === 'toe-cap' ? [toeCap(shoe)] : []),
    ...topBand(shoe),
    handle(shoe),
    ...soleSide(shoe.look, shoe),
  ]
}

function shaft({ look, last, shades }: Shoe): Part {
  const low = last.bend(trace('200 520, 330 566, 500 528'))
  return {
    d: last.outline,
    color: shades.upper,
    cloth: 'rubber',
    z: 16,
    form: last.form,
    bevel: rim(12, 9),
    folds: [
      fold(low, 34, -9),
      fold(movePoints(low, 6, -58), 28, -6),
      fold(last.bend(trace('780 690, 816 750, 830 820')), 24, -5),
    ],
    paint: printPaint(look.print ?? 'none', shades),
  }
}

function printPaint(print: Parameters<typeof isRepeated>[0], { upper, accent }: Shoe['shades']) {
  if (!isRepeated(print)) return ''
  const isFar = Math.abs(lightness(accent) - lightness(upper)) > 0.2
  const ink = isFar ? accent : lightness(upper) > 0.4 ? darker(upper, 0.5) : lighter(upper, 0.6)
  return allover(print, { inks: [ink, lighter(ink, 0.3)], seed: 5, size: 1.6, turn: -8 })
}

/** The lower part, dipped a second time. */
function foot({ last, shades }: Shoe): Part {
  const edge = last.bend(trace('100 716, 240 742, 400 756, 560 762, 700 742, 830 700, 900 660'))
  return {
    d: curve([...edge, ...last.bend(trace('1130 640!, 1120 900!, 100 900!'))]),
    clip: last.outline,
    color: shades.upper,
    cloth: 'rubber',
    z: 24,
    form: last.form,
    bevel: rim(9, 8),
    crisp: true,
    grooves: [groove(movePoints(edge, 0, 20), 5, 4)],
  }
}

function toeCap({ last, shades }: Shoe): Part {
  const edge = last.bend(trace('938 620, 908 700, 906 780, 930 880'))
  return {
    d: curve([...edge, ...last.bend(trace('1140 880!, 1140 620!'))]),
    clip: last.outline,
    color: shades.overlay,
    cloth: 'rubber',
    z: 29,
    form: last.form,
    bevel: rim(9, 8),
    crisp: true,
    grooves: [0, 1, 2].map((i) => groove(movePoints(edge, 26 + i * 17, 0), 5, 5)),
  }
}

function topBand({ last, shades }: Shoe): Part[] {
  const { collar } = last
  const band: Part = {
    d: ribbon(movePoints(collar, 0, 30), 78),
    clip: last.outline,
    color: shades.overlay,
    cloth: 'rubber',
    z: 22,
    form: last.form,
    bevel: rim(8, 7),
    crisp: true,
  }
  const collarRoll = strap(collar, { width: 20, color: shades.overlay, z: 32, form: last.form })
  const [x, y] = between(pick(collar, 1), pick(collar, 2), 0.5)
  const markPatch: Part = {
    ...strap(
      [
        [x - 44, y + 128],
        [x + 44, y + 128],
      ],
      { width: 88, color: shades.overlay, z: 27, form: last.form },
    ),
    cloth: 'rubber',
    bevel: rim(6, 5),
    paint: symbol({ at: [x, y + 128], height: 52, color: inkOn(shades.overlay) }),
  }
  return [band, { ...collarRoll, cloth: 'rubber' }, markPatch]
}

/** A large loop for children's hands. */
function handle({ last: { collar }, shades }: Shoe): Part {
  const [x, y] = between(pick(collar, 1), pick(collar, 2), 0.5)
  const loop = movePoints(trace('-40 58, -46 -18, -30 -58, 30 -58, 46 -18, 40 58'), x, y)
  return {
    ...strap(loop, { width: 22, color: shades.accent, z: 40, bevel: rim(8, 7) }),
    cloth: 'rubber',
  }
}
