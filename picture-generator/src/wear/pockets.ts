import { both } from '../relief/both.ts'
import { darker, lighter, lightness } from '../relief/hex.ts'
import type { Fold, Part } from '../relief/part.ts'
import {
  centre,
  curve,
  line,
  mirrorPoints,
  movePoint,
  ribbon,
  symmetric,
  type Pt,
  half,
} from '../relief/path.ts'
import { zip } from '../relief/zip.ts'
import type { Piece } from './piece.ts'

export type Pockets = 'none' | 'hand' | 'chest' | 'hand-and-chest' | 'kangaroo' | 'cargo' | 'flap'

/** How a pocket opens: a zip that shows, a welt that hides it. */
type Style = { opening: 'zip' | 'welt'; z: number }

export function pockets(piece: Piece, kind: Pockets, style: Style): Part[] {
  switch (kind) {
    case 'none':
      return []
    case 'hand':
      return hands(piece, style)
    case 'chest':
      return chest(piece, style)
    case 'hand-and-chest':
      return [...hands(piece, style), ...chest(piece, style)]
    case 'kangaroo':
      return kangaroo(piece, style)
    case 'cargo':
      return [
        ...hands(piece, style),
        ...both(patch(piece, { across: 0.5, down: 2.45, wide: 128, high: 138, z: style.z })),
      ]
    case 'flap':
      return both(
        patch(piece, { across: 0.56, down: 2.3, wide: 138, high: 150, z: style.z }),
      ).concat(both(flapOver(piece, { across: 0.56, down: 2.3, wide: 146, z: style.z + 8 })))
  }
}

function hands(piece: Piece, { opening, z }: Style): Part[] {
  const { body, colourway } = piece
  const slant = piece.seed % 3
  const shapes: Pt[][] = [
    [body.at(0.62, 1.86), body.at(0.74, 2.28), body.at(0.84, 2.72)],
    [body.at(0.5, 1.95), body.at(0.68, 2.3), body.at(0.8, 2.62)],
    [body.at(0.74, 1.9), body.at(0.77, 2.3), body.at(0.8, 2.7)],
  ]
  const pts = shapes[slant] ?? []
  if (opening === 'zip') {
    const look = {
      tape: darker(colourway.main, 0.3),
      teeth: darker(colourway.main, 0.55),
      width: 14,
      z,
      pull: colourway.accent,
    }
    return [
      ...zip({ ...look, pts, form: piece.form }),
      ...zip({ ...look, pts: mirrorPoints(pts), form: piece.form }),
    ]
  }
  const color =
    lightness(colourway.main) < 0.25 ? lighter(colourway.main, 0.1) : darker(colourway.main, 0.22)
  return both({
    d: ribbon(pts, 17),
    color,
    cloth: 'webbing',
    z,
    form: piece.form,
    bevel: { radius: 5, height: 4 },
    grooves: [{ d: line(...pts), w: 3.5, depth: 4 }],
  })
}

function chest(piece: Piece, { z }: Style): Part[] {
  const { body, colourway } = piece
  const look = {
    tape: darker(piece.colourBlocks.chest, 0.28),
    teeth: darker(colourway.main, 0.5),
    width: 13,
    z,
    form: piece.form,
    pull: colourway.accent,
  }
  const way = piece.seed % 4
  if (way === 0) return [...patchWithZip(piece, z)]
  const across = way === 1 ? -0.5 : 0.5
  const upright = [body.at(across, 0.78), body.at(across * 1.02, 1), body.at(across * 1.06, 1.26)]
  const level = [body.at(-0.68, 0.98), body.at(-0.48, 0.99), body.at(-0.26, 0.985)]
  return zip({ ...look, pts: way === 3 ? level : upright })
}

function patchWithZip(piece: Piece, z: number): Part[] {
  const { body, colourway } = piece
  const [x, y] = body.at(-0.52, 0.82)
  const w = Math.min(116, body.m.armpit[0] * 0.52)
  const color = piece.colourBlocks.chest === colourway.main ? colourway.second : colourway.main
  const pocket = pocketShape([x - w / 2, y], w, 168)
  const mouth: Pt[] = [
    [x - w / 2 + 6, y + 20],
    [x, y + 21],
    [x + w / 2 - 6, y + 20],
  ]
  const seam = pocketShape([x - w / 2 + 7, y + 30], w - 14, 131)
  return [
    {
      d: pocket,
      color,
      cloth: 'ripstop',
      z: z + 2,
      form: piece.form,
      bevel: { radius: 5, height: 4 },
      wrinkles: [{ amp: 3, scale: 26, angle: 0.8, stretch: 2 }],
      stitch: [{ d: seam }],
    },
    ...zip({
      pts: mouth,
      tape: darker(color, 0.25),
      teeth: colourway.accent,
      width: 13,
      z: z + 5,
      form: piece.form,
      pull: colourway.accent,
    }),
  ]
}

function pocketShape([x, y]: Pt, w: number, h: number): string {
  return curve([
    [x, y, 1],
    [x + w, y, 1],
    [x + w + 1, y + h - 20],
    [x + w - 13, y + h],
    [x + 13, y + h],
    [x - 1, y + h - 20],
  ])
}

type Patch = { across: number; down: number; wide: number; high: number; z: number }

function patch(piece: Piece, { across, down, wide, high, z }: Patch): Part {
  const [x, y] = piece.body.at(across, down)
  const k = piece.body.m.armpit[0] / 226
  return {
    d: pocketShape([x - (wide * k) / 2, y], wide * k, high),
    color: piece.colourway.main,
    cloth: piece.cloth,
    z,
    form: piece.form,
    bevel: { radius: 7, height: 8 },
    wrinkles: [{ amp: 4, scale: 40, angle: 0.6, stretch: 2 }],
    stitch: [{ d: pocketShape([x - (wide * k) / 2 + 7, y + 8], wide * k - 14, high - 15) }],
  }
}

function flapOver(piece: Piece, { across, down, wide, z }: Omit<Patch, 'high'>): Part {
  const [x, y] = movePoint(piece.body.at(across, down), 0, -12)
  const w = (wide * piece.body.m.armpit[0]) / 226
  const d = curve([
    [x - w / 2, y, 1],
    [x + w / 2, y, 1],
    [x + w / 2, y + 44],
    [x + w / 2 - 10, y + 54],
    [x, y + 60],
    [x - w / 2 + 10, y + 54],
    [x - w / 2, y + 44],
  ])
  return {
    d,
    color: darker(piece.colourway.main, 0.04),
    cloth: piece.cloth,
    z,
    form: piece.form,
    bevel: { radius: 6, height: 6 },
    stitch: [
      {
        d: line(
          [x - w / 2 + 7, y + 8],
          [x - w / 2 + 8, y + 42],
          [x, y + 52],
          [x + w / 2 - 8, y + 42],
          [x + w / 2 - 7, y + 8],
        ),
      },
    ],
  }
}

/** One pocket across the belly with a mouth on each side. */
function kangaroo(piece: Piece, { z }: Style): Part[] {
  const { body } = piece
  const top = body.level(1.92)
  const low = Math.min(body.m.hemY - 74, body.level(2.86))
  const w = body.at(0.72, 2.5)[0] - centre
  const mid = (top + low) / 2
  const mouth: Pt[] = [
    [w * 0.66, top + 14],
    [w * 0.8, (top + mid) / 2 + 20],
    [w - 8, mid + 36],
  ]
  const d = symmetric([
    [0, top],
    [w * 0.62, top, 1],
    ...mouth.map((p) => movePoint(p, 8, 0)),
    [w, low, 1],
    [0, low + 8],
  ])
  const right = half(mouth.map((p) => movePoint(p, -8, 0)))
  const edge: Pt[] = [-0.6, 0, 0.6].map((x) => [centre + w * x, top + 8])
  return [
    {
      d,
      color: piece.colourway.main,
      cloth: piece.cloth,
      z,
      form: piece.form,
      bevel: { radius: 7, height: 8 },
      wrinkles: [{ amp: 5, scale: 60, angle: 1.2, stretch: 2 }],
      stitch: [right, mirrorPoints(right), edge].map((pts) => ({ d: line(...pts), w: 1.8 })),
      folds: [sag(w, { low, mid, side: 1 }), sag(w, { low, mid, side: -1 })],
    },
  ]
}

/** The cloth hangs a little where hands have pulled it. */
function sag(w: number, { low, mid, side }: { low: number; mid: number; side: 1 | -1 }): Fold {
  const pts: Pt[] = [
    [centre - w * 0.8 * side, low - 18],
    [centre - w * 0.35 * side, mid + 36],
    [centre + w * 0.05 * side, mid + 50],
  ]
  return { pts, w: 25, amp: 6.5 }
}
