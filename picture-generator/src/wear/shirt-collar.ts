import { both } from '../relief/both.ts'
import { darker } from '../relief/hex.ts'
import type { Part } from '../relief/part.ts'
import { across, centre, curve, half, line, symmetric, type Pt, points } from '../relief/path.ts'
import type { HoodParts } from './hood.ts'
import type { Piece } from './piece.ts'

/** A collar that folds over its stand, its points open at the throat. */
export function shirtCollar(piece: Piece, paint: string): HoodParts {
  const { neck, neckY } = piece.body.m
  const k = neck / 74
  const fit = (pts: readonly Pt[]) =>
    half(pts.map((p): Pt => (p[2] ? [p[0] * k, neckY + p[1], 1] : [p[0] * k, neckY + p[1]])))
  const color = piece.colourBlocks.top
  const inside = symmetric([
    [0, neckY - 52],
    [44 * k, neckY - 48],
    [76 * k, neckY - 30, 1],
    [60 * k, neckY + 30],
    [0, neckY + 74],
  ])
  const leaf = curve(
    fit(points('4 60!, 30 18, 66 -34!, 84 -50, 102 -28, 112 14, 104 42, 62 108!, 30 92')),
  )
  const seam = line(...fit(points('10 62, 36 86, 60 98, 98 38, 103 6')))
  const stand = curve(fit(points('-80 -36!, 0 -56, 80 -36!, 90 -6, 0 -24, -90 -6')))
  return {
    back: [
      {
        d: stand,
        color: darker(color, 0.06),
        cloth: piece.cloth,
        z: 0,
        bevel: { radius: 8, height: 7 },
        paint: paint || undefined,
      },
      {
        d: inside,
        color: darker(piece.colourway.main, 0.22),
        cloth: piece.cloth,
        z: -20,
        light: 0.74,
        shade: `<defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-opacity=".05"/><stop offset="1" stop-opacity=".6"/></linearGradient></defs><path d="${inside}" fill="url(#g)"/>`,
      },
    ],
    front: both({
      d: leaf,
      color,
      cloth: piece.cloth,
      z: 36,
      form: { depth: 14 },
      bevel: { radius: 6, height: 6 },
      stitch: [{ d: seam, w: 1.6 }],
      paint: paint || undefined,
    }),
  }
}

export function shirtCollarBack(piece: Piece, paint: string): Part[] {
  const { neck, neckY } = piece.body.m
  const k = neck / 74
  const d = symmetric(
    points('0 -58, 50 -54, 84 -38!, 108 12, 90 30!, 0 40').map((p): Pt =>
      p[2] ? [p[0] * k, neckY + p[1], 1] : [p[0] * k, neckY + p[1]],
    ),
  )
  const seam = line(...across(points('0 32, 84 22').map(([x, y]): Pt => [x * k, neckY + y])))
  return [
    {
      d,
      color: piece.colourBlocks.top,
      cloth: piece.cloth,
      z: 26,
      form: { depth: 26 },
      bevel: { radius: 9, height: 7 },
      stitch: [{ d: seam, w: 1.6 }],
      paint: paint || undefined,
    },
  ]
}

/** A loop and a pleat below the yoke of a shirt's back. */
export function boxPleat(piece: Piece): NonNullable<Part['grooves']> {
  const y = piece.body.level(0.7)
  return [-16, 16].map((x) => ({
    d: line([centre + x, y], [centre + x * 0.9, y + 260]),
    w: 2.4,
    depth: 2,
  }))
}
