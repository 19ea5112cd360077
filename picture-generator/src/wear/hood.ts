import { both } from '../relief/both.ts'
import { darker, type Hex } from '../relief/hex.ts'
import type { Part } from '../relief/part.ts'
import {
  across,
  centre,
  curve,
  line,
  mirrorPoints,
  symmetric,
  type Pt,
  points,
} from '../relief/path.ts'
import type { Piece } from './piece.ts'

export type HoodParts = { back: Part[]; front: Part[] }
type HoodOptions = { peak: boolean; ruff: boolean; lining: Hex; slim: boolean }

/** Drawn for a man's neck at 292 and moved to where this neck is. */
function fitToHead(piece: Piece): (pts: readonly Pt[]) => Pt[] {
  const { neck, neckY, head } = piece.body.m
  const wide = ((neck / 74) * 0.5 + head * 0.5) * (0.97 + (piece.seed % 7) * 0.011)
  const high = head * (0.95 + (piece.seed % 5) * 0.018)
  return (pts) =>
    pts.map((p): Pt => {
      const [x, y] = [p[0] * wide, neckY + (p[1] - 292) * high]
      return p[2] ? [x, y, 1] : [x, y]
    })
}

/** A hood standing open; `back` goes behind the torso, `front` before it. */
export function hood(piece: Piece, options: HoodOptions): HoodParts {
  const fit = fitToHead(piece)
  const color = piece.colourBlocks.top
  const outer = symmetric(fit(options.slim ? slimShell : shell))
  const form = { d: outer, depth: 74, power: 0.55 }
  const isPuffed = piece.quilt !== undefined
  const back: Part[] = [
    {
      d: outer,
      color,
      cloth: piece.cloth,
      z: 4,
      form: { depth: 74, power: 0.55 },
      bevel: { radius: 10, height: 5 },
      puff: isPuffed ? shellPuff(piece, fit) : undefined,
      grooves: isPuffed ? undefined : shellSeams(fit),
      wrinkles: isPuffed ? undefined : [{ amp: 5, scale: 34, angle: 1.2, stretch: 2.6 }],
    },
    options.ruff ? ruff(fit) : rim(piece, fit, form),
    inside(fit, options.lining, piece.colourway.accent),
  ]
  if (options.peak) back.push(peak(piece, fit, form))
  return { back, front: [chin(piece, fit), ...(isPuffed || options.slim ? [] : cords(piece, fit))] }
}

const shell: Pt[] = points('0 18, 58 27, 112 70, 142 146, 140 232, 120 300, 106 352!, 0 372')
const slimShell: Pt[] = points('0 44, 50 50, 96 88, 122 156, 124 236, 114 300, 104 352!, 0 372')
const opening: Pt[] = points('0 80, 40 87, 74 120, 90 180, 84 250, 62 312, 0 338')

function shellPuff(piece: Piece, fit: (pts: readonly Pt[]) => Pt[]) {
  const ring = symmetric(fit(points('0 40, 60 48, 104 92, 126 160, 118 246, 90 330, 0 360')))
  const ribs = [60, 110, 165, 222, 280].flatMap((y) => {
    const rib = fit([
      [60, y + 26],
      [110, y + 8],
      [170, y - 6],
    ]).map((p): Pt => [centre + p[0], p[1]])
    return [line(...rib), line(...mirrorPoints(rib))]
  })
  return { lines: [ring, ...ribs], r: 24, h: (piece.quilt?.loft ?? 20) * 0.64, pucker: 2.2 }
}

function shellSeams(fit: (pts: readonly Pt[]) => Pt[]) {
  const seams: Pt[][] = [points('40 24, 62 80, 112 122'), points('112 122, 136 190, 122 290')]
  return seams.flatMap((seam) => {
    const right = fit(seam).map((p): Pt => [centre + p[0], p[1]])
    return [line(...right), line(...mirrorPoints(right))].map((d) => ({ d, w: 3, depth: 2.6 }))
  })
}

function rim(piece: Piece, fit: (pts: readonly Pt[]) => Pt[], form: Part['form']): Part {
  const d = symmetric(fit(points('0 62, 47 70, 86 108, 105 178, 98 256, 74 322, 0 350')))
  const seam = symmetric(fit(points('0 69, 44 77, 81 113, 99 179, 92 253, 69 318, 0 345')))
  return {
    d,
    color: darker(piece.colourBlocks.top, 0.06),
    cloth: piece.cloth,
    z: 16,
    form,
    bevel: { radius: 11, height: 8 },
    stitch: [{ d: seam }],
  }
}

/** An edge of fur, thick and ragged. */
function ruff(fit: (pts: readonly Pt[]) => Pt[]): Part {
  const path = fit(points('0 50, 54 60, 98 104, 116 178, 104 268, 70 338, 0 364'))
  const top = path[0]?.[1] ?? 0
  const high = ((path.at(-1)?.[1] ?? 0) - top) / 2
  const wide = Math.max(...path.map((p) => p[0]))
  const ring = Array.from({ length: 120 }, (_, i): Pt => {
    const angle = (i / 120) * Math.PI * 2
    const swell = 1 + 0.03 * Math.sin(i * 2.4) + 0.025 * Math.sin(i * 5.1)
    const x = Math.cos(angle) * (wide + 15) * swell
    return [centre + x, top + high + Math.sin(angle) * (high + 14) * swell]
  })
  return {
    d: curve(ring),
    color: '#8c7f70',
    cloth: 'fur',
    z: 26,
    form: { depth: 34 },
    bevel: { radius: 22, height: 18 },
    bumpScale: 1.3,
  }
}

function inside(fit: (pts: readonly Pt[]) => Pt[], lining: Hex, label: Hex): Part {
  const d = symmetric(fit(opening))
  const seam = fit(points('34 84, 58 150, 66 240, 50 320')).map((p): Pt => [centre + p[0], p[1]])
  const y = fit([[0, 262]])[0]?.[1] ?? 262
  return {
    d,
    color: lining,
    cloth: 'lining',
    z: -46,
    light: 0.62,
    form: { depth: -30, power: 0.6 },
    grooves: [line(...seam), line(...mirrorPoints(seam))].map((s) => ({ d: s, w: 3, depth: 2 })),
    wrinkles: [{ amp: 5, scale: 30, angle: 1.5, stretch: 2.4 }],
    shade: `<defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-opacity=".72"/><stop offset=".45" stop-opacity=".25"/><stop offset="1" stop-opacity=".62"/></linearGradient></defs><path d="${d}" fill="url(#g)"/>`,
    paint: `<path d="M${centre - 15} ${y}L${centre + 15} ${y}L${centre + 15} ${y + 26}L${centre - 15} ${y + 26}Z" fill="${label}"/>`,
  }
}

function peak(piece: Piece, fit: (pts: readonly Pt[]) => Pt[], form: Part['form']): Part {
  const d = symmetric(fit(points('0 50, 52 56, 92 94, 100 122!, 84 104, 48 84, 0 78')))
  const seam = line(...across(fit(points('0 72, 48 78, 86 99'))))
  return {
    d,
    color: piece.colourBlocks.top,
    cloth: piece.cloth,
    z: 32,
    form,
    bevel: { radius: 8, height: 6 },
    stitch: [{ d: seam }],
  }
}

/** The part of a hood that closes before the chin. */
function chin(piece: Piece, fit: (pts: readonly Pt[]) => Pt[]): Part {
  const isPuffed = piece.quilt !== undefined
  const d = symmetric(
    fit(points('0 272, 34 264, 70 240, 94 208!, 113 270, 121 334, 96 352!, 0 372')),
  )
  const lines = [
    across(fit(points('0 318, 70 314, 140 296'))),
    ...[-11, 11].map((x): Pt[] => [
      [centre + x, 200],
      [centre + x, 420],
    ]),
  ].map((l) => line(...l))
  return {
    d,
    color: piece.colourBlocks.top,
    cloth: piece.cloth,
    z: 30,
    form: { depth: 30 },
    bevel: { radius: 9, height: 7 },
    puff: isPuffed ? { lines, r: 24, h: (piece.quilt?.loft ?? 20) * 0.55, pucker: 2 } : undefined,
    stitch: [
      {
        d: line(...across(fit(points('0 281, 36 273, 73 249, 96 220')))),
      },
    ],
    wrinkles: isPuffed ? undefined : [{ amp: 4, scale: 26, angle: 0.1, stretch: 3 }],
  }
}

function cords(piece: Piece, fit: (pts: readonly Pt[]) => Pt[]): Part[] {
  const long = 40 + (piece.seed % 4) * 12
  const d = curve(
    fit([
      [83, 318],
      [91, 318],
      [93, 350],
      [89, 318 + long + 20],
      [83, 350],
    ]).map((p): Pt => [centre + p[0], p[1]]),
  )
  return both({
    d,
    color: piece.colourway.accent,
    cloth: 'webbing',
    z: 40,
    bevel: { radius: 4, height: 4 },
  })
}

/** The same hood from behind, closed, with its three panels. */
export function hoodBack(piece: Piece, slim: boolean): Part[] {
  const fit = fitToHead(piece)
  const full: Pt[] = points(
    '0 18, 58 27, 112 70, 142 146, 144 232, 128 300, 112 346!, 50 362, 0 366',
  )
  const close: Pt[] = points(
    '0 44, 50 50, 96 88, 122 156, 126 236, 118 300, 108 346!, 50 362, 0 366',
  )
  const seam = fit(points('52 26, 74 120, 76 240, 62 360')).map((p): Pt => [centre + p[0], p[1]])
  const seams = [line(...seam), line(...mirrorPoints(seam))]
  const ribs = [92, 156, 220, 284].map((y) =>
    line(
      ...across(
        fit([
          [0, y + 8],
          [170, y - 10],
        ]),
      ),
    ),
  )
  const isPuffed = piece.quilt !== undefined
  const drag = [
    points('-120 300, -40 320, 40 316, 120 296'),
    points('-124 260, -60 280, 30 276'),
  ] satisfies Pt[][]
  return [
    {
      d: symmetric(fit(slim ? close : full)),
      color: piece.colourBlocks.top,
      cloth: piece.cloth,
      z: 26,
      form: { depth: 84 },
      bevel: { radius: 8, height: 6 },
      puff: isPuffed
        ? { lines: [...seams, ...ribs], r: 30, h: (piece.quilt?.loft ?? 20) * 0.7, pucker: 2.6 }
        : undefined,
      grooves: isPuffed ? undefined : seams.map((d) => ({ d, w: 2.6, depth: 2.6 })),
      wrinkles: isPuffed ? undefined : [{ amp: 5, scale: 40, angle: 1.3, stretch: 2.6 }],
      folds: isPuffed
        ? undefined
        : drag.map((pts) => ({
            pts: fit(pts).map((p): Pt => [centre + p[0], p[1]]),
            w: 17,
            amp: 6,
          })),
    },
  ]
}
