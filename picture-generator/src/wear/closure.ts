import { ellipse, centre, line, rectangle, ribbon, type Pt } from '../relief/path.ts'
import { darker, lighter, lightness, mix, type Hex } from '../relief/hex.ts'
import type { Part } from '../relief/part.ts'
import { zip } from '../relief/zip.ts'
import type { Piece } from './piece.ts'

export type Closure = 'full-zip' | 'half-zip' | 'quarter-zip' | 'snaps' | 'buttons' | 'pullover'
/** `flap` covers a zip with a strip of cloth. */
type ClosureOptions = { closure: Closure; top: number; flap?: boolean; width?: number }

export function closure(piece: Piece, options: ClosureOptions): Part[] {
  const { body } = piece
  const ends = {
    'full-zip': body.m.hemY - 3,
    'half-zip': body.level(1.35),
    'quarter-zip': body.level(0.78),
    snaps: body.m.hemY,
    buttons: body.m.hemY,
    pullover: 0,
  }
  const bottom = ends[options.closure]
  if (options.closure === 'pullover') return []
  const pts: Pt[] = [
    [centre, options.top],
    [centre + (piece.seed % 3) - 1, (options.top + bottom) / 2],
    [centre, bottom],
  ]
  if (options.closure === 'snaps' || options.closure === 'buttons')
    return placket(piece, pts, options.closure)
  return options.flap
    ? [strip(piece, pts, 44), ...openZip(piece, { pts, options: { ...options, width: 12 } })]
    : openZip(piece, { pts, options })
}

function openZip(piece: Piece, { pts, options }: { pts: Pt[]; options: ClosureOptions }): Part[] {
  const { main, accent } = piece.colourway
  const isShort = options.closure !== 'full-zip'
  const tape = lightness(main) < 0.25 ? lighter(main, 0.1) : darker(main, 0.38)
  const teeth =
    piece.seed % 3 === 0
      ? mix(accent, main, 0.15)
      : piece.seed % 3 === 1
        ? '#3a3f41'
        : darker(main, 0.5)
  const track = zip({
    pts,
    tape,
    teeth,
    width: options.width ?? 17,
    z: 34,
    form: piece.form,
    pull: accent,
  })
  return isShort ? [garage(piece, pts), ...track] : track
}

/** Cloth sewn round the end of a short zip. */
function garage(piece: Piece, pts: readonly Pt[]): Part {
  const last = pts.at(-1) ?? [centre, 0]
  const first = pts[0] ?? last
  return {
    d: rectangle({ x: centre - 17, y: first[1], w: 34, h: last[1] - first[1] + 16 }, 6),
    color: darker(piece.colourBlocks.chest, 0.06),
    cloth: piece.cloth,
    z: 16,
    form: piece.form,
    bevel: { radius: 4, height: 3 },
    stitch: [
      {
        d: rectangle({ x: centre - 14, y: first[1] + 3, w: 28, h: last[1] - first[1] + 10 }, 5),
        w: 1.6,
        dash: '4 3',
      },
    ],
  }
}

function strip(piece: Piece, pts: readonly Pt[], width: number): Part {
  return {
    d: ribbon(pts, width),
    color: piece.colourway.main,
    cloth: piece.cloth,
    z: 14,
    form: piece.form,
    bevel: { radius: 5, height: 4 },
    paint: piece.colourBlocks.torso || undefined,
    stitch: [-1, 1].map((side) => ({
      d: line(...pts.map((p): Pt => [p[0] + side * (width / 2 - 7), p[1]])),
    })),
    wrinkles: [{ amp: 3, scale: 30, angle: 0, stretch: 1.4 }],
  }
}

function placket(piece: Piece, pts: readonly Pt[], kind: 'snaps' | 'buttons'): Part[] {
  const width = kind === 'snaps' ? 58 : 46
  const top = (pts[0]?.[1] ?? 300) + 22
  const bottom = (pts.at(-1)?.[1] ?? 1100) - 40
  const count = Math.max(4, Math.round((bottom - top) / (kind === 'snaps' ? 128 : 112)))
  const color: Hex =
    kind === 'snaps'
      ? '#4a4f51'
      : mix(piece.colourway.main, piece.seed % 2 ? '#f2ead9' : '#2c2520', 0.75)
  const dots = Array.from({ length: count + 1 }, (_, i): Part => {
    const y = top + ((bottom - top) * i) / count
    const radius = kind === 'snaps' ? 10 : 9
    return {
      d: ellipse([centre, y], radius),
      color,
      cloth: kind === 'snaps' ? 'steel' : 'plastic',
      z: 26,
      form: piece.form,
      bevel: { radius: 5, height: 4 },
      relief:
        kind === 'snaps'
          ? undefined
          : {
              svg: [-2.6, 2.6]
                .flatMap((dx) =>
                  [-2.6, 2.6].map((dy) => `<path d="${ellipse([centre + dx, y + dy], 1.3)}"/>`),
                )
                .join(''),
              h: -3,
              soft: 0.4,
            },
    }
  })
  return [strip(piece, pts, width), ...dots]
}
