import { darker, type Hex } from '../relief/hex.ts'
import { symbol } from '../relief/marks.ts'
import type { Part } from '../relief/part.ts'
import {
  across,
  centre,
  corner,
  curve,
  half,
  line,
  mirrorPoints,
  pick,
  ribbon,
  sample,
  type Pt,
} from '../relief/path.ts'
import type { HoodParts } from './hood.ts'
import { inkOn, type Piece } from './piece.ts'

/** A neck without a collar: how deep it is cut, round or pointed, and how wide its edge is. */
export type Cut = { scoop: number; pointed: boolean; band: number; color: Hex; ribbed: boolean }

export function neckline(piece: Piece, cut: Cut): HoodParts {
  const { neck, neckY } = piece.body.m
  const edge = edgeOf(piece, cut)
  const back: Pt[] = half([
    [-neck - 6, neckY - 2, 1],
    [-neck * 0.6, neckY - 10],
    [0, neckY - 14],
    [neck * 0.6, neckY - 10],
    [neck + 6, neckY - 2, 1],
  ])
  const inside = curve([
    ...back,
    ...half([
      [neck * 0.75, neckY + cut.scoop * 0.7],
      [0, neckY + cut.scoop + 12],
      [-neck * 0.75, neckY + cut.scoop * 0.7],
    ]),
  ])
  const shade = `<defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-opacity="0"/><stop offset="1" stop-opacity=".62"/></linearGradient></defs><path d="${inside}" fill="url(#g)"/>`
  const label = symbol({
    at: [centre, neckY + Math.min(34, cut.scoop * 0.42)],
    height: 20,
    color: inkOn(piece.colourway.main),
  })
  return {
    back: [
      {
        d: inside,
        color: darker(piece.colourway.main, 0.16),
        cloth: piece.cloth,
        z: -24,
        light: 0.82,
        form: { depth: -22 },
        shade,
        paint: `<g fill-opacity=".7">${label}</g>`,
      },
      {
        d: ribbon(
          back.map((p): Pt => [p[0], p[1] + 6]),
          Math.max(12, cut.band * 0.62),
        ),
        color: cut.color,
        cloth: cut.ribbed ? 'fine-rib' : piece.cloth,
        z: -4,
        bevel: { radius: 7, height: 6 },
        light: 0.92,
      },
    ],
    front: [band(piece, edge, cut)],
  }
}

/** From the left shoulder down and up to the right one. */
function edgeOf({ body }: Piece, { scoop, pointed }: Cut): Pt[] {
  const { neck, neckY } = body.m
  const right: Pt[] = pointed
    ? [
        [0, neckY + scoop + 6, 1],
        [neck * 0.52, neckY + scoop * 0.5],
        [neck + 3, neckY - 4],
      ]
    : [
        [0, neckY + scoop + 4],
        [neck * 0.42, neckY + scoop * 0.9 + 4],
        [neck * 0.82, neckY + scoop * 0.5],
        [neck + 3, neckY - 4],
      ]
  return across(right)
}

function band(piece: Piece, edge: readonly Pt[], cut: Cut): Part {
  const ribs = cut.ribbed ? ribsAlong(edge, cut.band) : undefined
  return {
    d: cut.pointed ? vBand(edge, cut.band) : ribbon(edge, cut.band),
    color: cut.color,
    cloth: 'jersey',
    z: 16,
    form: piece.form,
    bevel: { radius: cut.band * 0.4, height: cut.band * 0.24 },
    relief: ribs ? { svg: ribs, h: 1.2, soft: 0.5 } : undefined,
    stitch: ribs ? undefined : [{ d: line(...edge), w: 1.6, dash: '4 3' }],
  }
}

/** A ribbon cannot turn a corner, so a pointed band is drawn as two sides that meet. */
function vBand(edge: readonly Pt[], width: number): string {
  const right = edge.slice(Math.floor(edge.length / 2))
  const out = right.map((p, i): Pt => [
    p[0] + (i === 0 ? 0 : width * 0.42),
    p[1] + (i === 0 ? width * 0.62 : width * 0.28),
  ])
  const inn = right.map((p, i): Pt => [
    p[0] - (i === 0 ? 0 : width * 0.42),
    p[1] - (i === 0 ? width * 0.5 : width * 0.28),
  ])
  return curve([...tip(out), ...tip(inn).toReversed()])
}

/** Both sides of a point, which is a corner. */
function tip([low, ...rising]: readonly Pt[]): Pt[] {
  if (!low) return []
  const left = mirrorPoints(rising).toReversed()
  return [...left.map((p, i) => (i === 0 ? corner(p) : p)), corner(low), ...rising]
}

function ribsAlong(edge: readonly Pt[], width: number): string {
  const s = sample(edge, 5.4)
  const lines = s.map((p, i) => {
    const a = pick(s, Math.max(0, i - 1))
    const b = pick(s, Math.min(s.length - 1, i + 1))
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    const [nx, ny] = [
      (-(b[1] - a[1]) / length) * width * 0.5,
      ((b[0] - a[0]) / length) * width * 0.5,
    ]
    return `<path d="M${p[0] - nx} ${p[1] - ny}L${p[0] + nx} ${p[1] + ny}"/>`
  })
  return `<g stroke="#000" stroke-width="1.8">${lines.join('')}</g>`
}

/** The same neck from behind: high, with its band. */
export function necklineBack(piece: Piece, cut: Cut): Part[] {
  const { neck, neckY } = piece.body.m
  const edge = across([
    [0, neckY + 4],
    [neck * 0.55, neckY + 2],
    [neck + 3, neckY - 6],
  ])
  return [
    {
      d: ribbon(edge, cut.band),
      color: cut.color,
      cloth: 'jersey',
      z: 16,
      form: piece.form,
      bevel: { radius: cut.band * 0.4, height: cut.band * 0.24 },
      relief: cut.ribbed ? { svg: ribsAlong(edge, cut.band), h: 1.2, soft: 0.5 } : undefined,
    },
  ]
}

/** A row of two or three buttons under a round neck. */
export function henley(piece: Piece, top: number): Part[] {
  const low = piece.body.level(0.72)
  const strip: Part = {
    d: ribbon(
      [
        [centre, top],
        [centre, low],
      ],
      40,
    ),
    color: piece.colourway.main,
    cloth: piece.cloth,
    z: 15,
    form: piece.form,
    bevel: { radius: 4, height: 3 },
    stitch: [-15, 15].map((x) => ({
      d: line([centre + x, top], [centre + x, low - 4]),
      w: 1.6,
      dash: '4 3',
    })),
  }
  const buttons = [0.2, 0.5, 0.8].map((t): Part => ({
    d: circle([centre, top + (low - top) * t], 8),
    color: darker(piece.colourway.second, 0.3),
    cloth: 'plastic',
    z: 24,
    form: piece.form,
    bevel: { radius: 5, height: 4 },
  }))
  return [strip, ...buttons]
}

function circle([x, y]: Pt, r: number): string {
  return curve([
    [x + r, y],
    [x, y + r],
    [x - r, y],
    [x, y - r],
  ])
}
