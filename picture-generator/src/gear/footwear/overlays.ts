import { darker, mix, type Hex } from '../../relief/hex.ts'
import { symbol, wordmark } from '../../relief/marks.ts'
import type { Part } from '../../relief/part.ts'
import { along, curve, type Pt } from '../../relief/path.ts'
import { groove, inkOn, rim, stitchLine, strap, threadOn } from '../seam.ts'
import { movePoints, trace } from '../trace.ts'
import { pickRandom } from '../random-choice.ts'
import type { Shoe } from './upper.ts'

/** The pieces that support and protect the upper. */
export function overlays(shoe: Shoe): Part[] {
  const variants = { plain: plainSide, ribs, 'toe-cap': toeCap, cage, saddle }
  const { look } = shoe
  return [
    ...heelCounter(shoe),
    ...variants[look.overlays](shoe),
    ...(look.kind === 'trail-shoe' || look.kind === 'hiking-boot' ? bumper(shoe) : []),
  ]
}

type OverlayPart = { pts: Pt[] } & Omit<Partial<Part>, 'd'>

/** A piece on the upper: it has the form of the upper and ends at its edge. */
function overlayPart({ last, shades, look }: Shoe, { pts, ...part }: OverlayPart): Part {
  const cloth = look.upper === 'suede' || look.upper === 'leather' ? look.upper : 'coated'
  return {
    d: curve(last.bend(pts)),
    clip: last.outline,
    color: shades.overlay,
    cloth,
    z: 22,
    form: last.form,
    bevel: rim(5, 4),
    ...part,
  }
}

function stitchAlong(shoe: Shoe, pts: Pt[], color = shoe.shades.overlay) {
  return stitchLine(shoe.last.bend(pts), threadOn(color))
}

function heelCounter(shoe: Shoe): Part[] {
  const { shades, random, last } = shoe
  const y = last.tall === 0 ? 0 : -20
  const isBare = shoe.look.overlays === 'ribs' || shoe.look.overlays === 'cage'
  const mark = { at: onLast(shoe, [250, 732]), height: 52, color: inkOn(shades.overlay) }
  const heelMark = isBare ? symbol(mark) : ''
  const variants = [
    () => {
      const pts = trace('150 870!, 140 600, 172 540, 188 506!, 250 566, 318 640, 372 740, 396 870!')
      const edge = trace('196 524, 244 574, 309 646, 362 744, 386 860')
      return overlayPart(shoe, {
        pts: movePoints(pts, 0, y),
        stitch: [stitchAlong(shoe, movePoints(edge, 0, y))],
        paint: heelMark,
      })
    },
    () => {
      const pts = trace('130 870!, 130 640, 160 600!, 250 640, 340 690, 400 770, 440 870!')
      const edges = [trace('168 612, 250 652, 334 700, 392 776, 428 860')]
      return overlayPart(shoe, {
        pts,
        stitch: edges.map((e) => stitchAlong(shoe, e)),
        paint: heelMark,
      })
    },
    () => {
      const pts = trace('130 870!, 130 610, 190 590!, 260 612, 300 680, 330 760, 420 800, 470 870!')
      const ridges = [
        '150 650, 230 656, 280 720',
        '150 700, 220 706, 280 776',
        '150 750, 220 758, 300 810',
      ]
      return overlayPart(shoe, {
        pts,
        cloth: 'rubber',
        color: pickRandom(random, [shades.base, shades.overlay, darker(shades.upper, 0.3)]),
        grooves: ridges.map((r) => groove(last.bend(trace(r)), 5, 4)),
        crisp: true,
        bevel: rim(9, 8),
      })
    },
  ]
  return [pickRandom(random, variants)()]
}

/** Rubber at the toe, sometimes all round. */
function bumper(shoe: Shoe): Part[] {
  const { look, shades, random } = shoe
  const isBoot = look.kind === 'hiking-boot'
  const rubber = {
    cloth: 'rubber',
    color: isBoot
      ? shades.rubber
      : pickRandom(random, [shades.trim, shades.overlay, shades.rubber]),
    z: 27,
    bevel: rim(7, 6),
  } as const
  const cap = overlayPart(shoe, {
    ...rubber,
    pts: trace('800 880!, 850 780, 900 722, 950 690!, 1010 690, 1090 750, 1090 880!'),
    grooves: ['860 806, 920 754, 1000 734', '850 832, 930 788, 1040 770'].map((g) =>
      groove(shoe.last.bend(trace(g)), 4, 2.5),
    ),
  })
  const short = overlayPart(shoe, {
    ...rubber,
    pts: trace('880 880!, 920 800, 974 738, 1010 700!, 1060 710, 1100 760, 1100 880!'),
  })
  const rand = overlayPart(shoe, {
    ...rubber,
    pts: trace(
      '120 790!, 300 806, 500 818, 660 810, 780 780, 860 738, 940 692, 1000 676!, 1110 700, 1110 890!, 120 890!',
    ),
    grooves: [groove(shoe.last.bend(trace('860 760, 950 722, 1070 744')), 4, 2.5)],
  })
  const mud = overlayPart(shoe, {
    ...rubber,
    z: 25,
    pts: trace(
      '120 806!, 300 806, 480 818, 640 812, 760 792, 860 772, 900 796, 1100 800!, 1100 890!, 120 890!',
    ),
  })
  return pickRandom(
    random,
    isBoot ? [[rand], [cap], [mud, short]] : [[mud, cap], [short], [cap], [rand]],
  )
}

/** A plain side with the brand's logo. */
function plainSide(shoe: Shoe): Part[] {
  const { shades, last } = shoe
  const seam = last.bend(trace('400 600, 520 690, 640 760, 700 860'))
  return [
    overlayPart(shoe, {
      pts: trace('690 706!, 760 690, 840 676, 860 700!, 800 780, 780 880!, 640 880!, 650 780'),
      color: mix(shades.upper, shades.overlay, 0.3),
      cloth: 'coated',
      bevel: rim(4, 2),
      grooves: [groove(seam, 2, 1.5)],
    }),
  ]
}

/** The print on the side of the upper, if no overlay covers it. */
export function sidePrint(shoe: Shoe): string {
  const { look, random } = shoe
  if (look.overlays !== 'plain') return ''
  const large = symbol({ at: onLast(shoe, [500, 730]), height: 128, color: shoe.shades.overlay })
  return pickRandom(random, [
    shoeSymbol(shoe, [486, 742], 74),
    shoeWordmark(shoe, [490, 756], 40),
    large,
  ])
}

/** Fine lines that run from the laces to the sole. */
function ribs(shoe: Shoe): Part[] {
  const { shades, last, random } = shoe
  const count = 6 + Math.floor(random() * 5)
  const lean = 30 + random() * 90
  const top = last.bend(trace('330 600, 430 560, 540 640, 700 706, 850 700'))
  const bottom = last.bend(trace('300 850, 420 860, 560 866, 720 866, 860 860'))
  const color = pickRandom(random, [shades.overlay, mix(shades.upper, shades.overlay, 0.55)])
  const lines = Array.from({ length: count }, (_, i): Part => {
    const t = 0.04 + (i / (count - 1)) * 0.92
    const a = along(top, t)
    const b = along(bottom, t)
    const middle: Pt = [(a[0] + b[0]) / 2 + lean * 0.4, (a[1] + b[1]) / 2]
    return strap([a, middle, [b[0] - lean * 0.3, b[1]]], {
      width: 8,
      to: 15,
      color,
      cloth: 'rubber',
      z: 21,
      clip: last.outline,
      form: last.form,
      bevel: rim(4, 3.4),
    })
  })
  return lines
}

function toeCap(shoe: Shoe): Part[] {
  const { shades } = shoe
  const cap = trace('800 880!, 790 800, 812 720, 850 640!, 900 640, 1010 680, 1100 760, 1100 880!')
  const edge = trace('812 872, 803 800, 824 724, 858 660')
  const quarter = trace(
    '330 590!, 430 560, 500 606, 600 670, 690 716!, 660 790, 640 880!, 372 880!, 396 760, 380 660',
  )
  return [
    overlayPart(shoe, {
      pts: quarter,
      color: mix(shades.upper, shades.overlay, 0.18),
      z: 21,
      stitch: [
        stitchAlong(shoe, trace('392 600, 408 668, 412 760, 390 872')),
        stitchAlong(shoe, trace('680 724, 648 794, 628 872')),
      ],
      paint: symbol({ at: onLast(shoe, [520, 762]), height: 60, color: threadOn(shades.upper) }),
    }),
    overlayPart(shoe, {
      pts: cap,
      z: 23,
      stitch: [stitchAlong(shoe, edge), stitchAlong(shoe, movePoints(edge, 13, 0))],
    }),
  ]
}

/** Bands from every second eyelet to the sole. */
function cage(shoe: Shoe): Part[] {
  const { last, shades, random } = shoe
  const color = pickRandom(random, [shades.overlay, shades.trim])
  const feet = last.bend(trace('330 862, 430 862, 520 866, 610 868, 700 868, 780 866'))
  const bands = last.eyes.slice(-5).flatMap((eye, i): Part[] => {
    const foot = along(feet, 0.06 + (i / 4) * 0.9)
    const other = along(feet, Math.max(0, (i / 4) * 0.9 - 0.12))
    const bend = (to: Pt): Pt[] => [
      eye,
      [eye[0] * 0.5 + to[0] * 0.5 - 8, eye[1] * 0.45 + to[1] * 0.55],
      to,
    ]
    const band = {
      color,
      cloth: 'coated',
      z: 21,
      clip: last.outline,
      form: last.form,
      bevel: rim(4, 3.5),
    } as const
    return [
      strap(bend(other), { ...band, width: 13, to: 18 }),
      strap(bend(foot), { ...band, width: 13, to: 18, z: 22 }),
    ]
  })
  return bands
}

function saddle(shoe: Shoe): Part[] {
  const { random, shades, last } = shoe
  const wide = random() < 0.5
  const pts = wide
    ? trace('430 560!, 520 610, 640 676, 700 704!, 690 780, 640 890!, 350 890!, 400 760, 410 640')
    : trace('452 570!, 520 610, 590 650!, 566 740, 520 890!, 350 890!, 412 720')
  const front = wide ? trace('688 714, 676 782, 628 872') : trace('578 660, 553 738, 507 872')
  const back = wide
    ? trace('424 580, 422 640, 412 764, 366 872')
    : trace('462 590, 424 722, 364 872')
  return [
    overlayPart(shoe, {
      pts,
      stitch: [stitchAlong(shoe, front), stitchAlong(shoe, back)],
      paint: symbol({
        at: onLast(shoe, wide ? [530, 760] : [476, 770]),
        height: 66,
        color: inkOn(shades.overlay),
      }),
    }),
    ...(wide
      ? []
      : [
          strap(last.bend(trace('640 660, 664 744, 652 850')), {
            width: 10,
            to: 14,
            color: shades.overlay,
            cloth: 'rubber',
            z: 21,
            clip: last.outline,
            form: last.form,
          }),
        ]),
  ]
}

function onLast({ last }: Shoe, at: Pt): Pt {
  return last.bend([at])[0] ?? at
}

function shoeSymbol(shoe: Shoe, at: Pt, height: number): string {
  return symbol({ at: onLast(shoe, at), height, color: markColour(shoe) })
}

function shoeWordmark(shoe: Shoe, at: Pt, height: number): string {
  return wordmark({ at: onLast(shoe, at), height, color: markColour(shoe) })
}

function markColour({ shades, random }: Shoe): Hex {
  return pickRandom(random, [inkOn(shades.upper), inkOn(shades.upper), shades.trim])
}
