import { darker, type Hex } from '../relief/hex.ts'
import type { Part } from '../relief/part.ts'
import { across, centre, line, symmetric, type Pt } from '../relief/path.ts'
import type { HoodParts } from './hood.ts'
import type { Piece } from './piece.ts'

type CollarOptions = { height: number; lining: Hex }

/** A collar that stands up and closes at the chin, the inside of the neck showing behind. */
export function collar(piece: Piece, { height, lining }: CollarOptions): HoodParts {
  const { neck, neckY } = piece.body.m
  const k = neck / 74
  const t = neckY + 8 - height
  const color = piece.colourBlocks.top
  const fit = (pts: readonly Pt[]) =>
    pts.map((p): Pt => (p[2] ? [p[0] * k, p[1], 1] : [p[0] * k, p[1]]))
  const inner = symmetric(
    fit([
      [0, t - 15],
      [42, t - 12],
      [70, t + 6, 1],
      [66, t + 50],
      [0, t + 64],
    ]),
  )
  const back: Part[] = [
    {
      d: symmetric(
        fit([
          [0, t - 26],
          [46, t - 22],
          [78, t - 2, 1],
          [92, neckY + 38, 1],
          [0, neckY + 58],
        ]),
      ),
      color: darker(color, 0.1),
      cloth: piece.cloth,
      z: 2,
      form: { depth: 24 },
      bevel: { radius: 8, height: 6 },
    },
    {
      d: inner,
      color: lining,
      cloth: 'lining',
      z: -22,
      light: 0.7,
      wrinkles: [{ amp: 4, scale: 24, angle: 0.1, stretch: 3 }],
      shade: `<defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-opacity=".05"/><stop offset="1" stop-opacity=".8"/></linearGradient></defs><path d="${inner}" fill="url(#g)"/>`,
      paint: `<path d="M${centre - 14} ${t - 4}L${centre + 14} ${t - 4}L${centre + 14} ${t + 20}L${centre - 14} ${t + 20}Z" fill="${piece.colourway.accent}"/>`,
    },
  ]
  return { back, front: [front(piece, fit, t)] }
}

function front(piece: Piece, fit: (pts: readonly Pt[]) => Pt[], t: number): Part {
  const { neckY } = piece.body.m
  const isPuffed = piece.quilt !== undefined
  const rows = [t + 26 + (neckY - t) * 0.42, neckY + 42]
  const lines = [
    ...rows.map((y) =>
      across([
        [0, y],
        [60, y - 4],
        [140, y - 18],
      ]),
    ),
    ...[-11, 11].map((x): Pt[] => [
      [centre + x, t],
      [centre + x, neckY + 90],
    ]),
  ]
  return {
    d: symmetric(
      fit([
        [0, t + 26],
        [44, t + 22],
        [80, t - 2, 1],
        [94, neckY - 22],
        [112, neckY + 38],
        [88, neckY + 58, 1],
        [0, neckY + 76],
      ]),
    ),
    color: piece.colourBlocks.top,
    cloth: piece.cloth,
    z: 28,
    form: { depth: 34 },
    bevel: { radius: 9, height: 7 },
    puff: isPuffed
      ? {
          lines: lines.map((l) => line(...l)),
          r: 26,
          h: (piece.quilt?.loft ?? 20) * 0.58,
          pucker: 2,
        }
      : undefined,
    wrinkles: isPuffed ? undefined : [{ amp: 4, scale: 30, angle: 0.1, stretch: 3 }],
    stitch: isPuffed
      ? undefined
      : [
          {
            d: line(
              ...across(
                fit([
                  [0, t + 36],
                  [44, t + 32],
                  [82, t + 8],
                ]),
              ),
            ),
          },
        ],
  }
}

export function collarBack(piece: Piece, height: number): Part[] {
  const { neck, neckY } = piece.body.m
  const k = neck / 74
  const t = neckY + 8 - height
  const isPuffed = piece.quilt !== undefined
  const pts: Pt[] = [
    [0, t - 26],
    [46, t - 22],
    [80, t - 4, 1],
    [94, neckY - 30],
    [112, neckY + 24],
    [92, neckY + 38, 1],
    [0, neckY + 50],
  ]
  return [
    {
      d: symmetric(pts.map((p): Pt => (p[2] ? [p[0] * k, p[1], 1] : [p[0] * k, p[1]]))),
      color: piece.colourBlocks.top,
      cloth: piece.cloth,
      z: 26,
      form: { depth: 34 },
      bevel: { radius: 9, height: 7 },
      puff: isPuffed
        ? {
            lines: [
              line(
                ...across([
                  [0, neckY - 18],
                  [140, neckY - 30],
                ]),
              ),
            ],
            r: 30,
            h: (piece.quilt?.loft ?? 20) * 0.66,
            pucker: 2.4,
          }
        : undefined,
      wrinkles: isPuffed ? undefined : [{ amp: 4, scale: 30, angle: 0.1, stretch: 3 }],
    },
  ]
}
