import { both, otherSide } from '../relief/both.ts'
import { darker, lighter, lightness, type Hex } from '../relief/hex.ts'
import { symbol } from '../relief/marks.ts'
import type { Form } from '../relief/membrane.ts'
import type { Part } from '../relief/part.ts'
import { curve, line, movePoint, ribbon, type Pt } from '../relief/path.ts'
import { zip } from '../relief/zip.ts'
import type { Bottom } from '../look.ts'
import type { DrawingOptions } from '../drawing.ts'
import type { Cloth } from '../relief/cloth.ts'
import type { Legs } from './legs.ts'
import { inkOn } from './piece.ts'

export type PocketOptions = {
  legs: Legs
  look: Bottom
  drawing: DrawingOptions
  cloth: Cloth
  form: Form
  thread: Hex | undefined
}

export function legPockets(options: PocketOptions): Part[] {
  const { look, drawing } = options
  if (drawing.view === 'back') return look.pockets === 'none' ? [] : backPockets(options)
  switch (look.pockets) {
    case 'none':
      return []
    case 'hand':
      return hands(options)
    case 'cargo':
      return [...hands(options), ...cargo(options)]
    case 'zip-thigh':
      return [...hands(options), ...thigh(options)]
  }
}

function hands({ legs, look, drawing, form, thread }: PocketOptions): Part[] {
  const { main, accent } = drawing.colourway
  const { right } = legs
  const isCurved = look.surface === 'denim-like'
  const pts: Pt[] = isCurved
    ? [right.at(0.52, -1.02), right.at(0.66, -0.82), right.at(0.98, -0.72)]
    : [right.at(0.56, -0.92), right.at(0.72, -0.66), right.at(0.9, -0.4)]
  if (!isCurved && drawing.seed % 2 === 0) {
    const track = {
      pts,
      tape: darker(main, 0.3),
      teeth: darker(main, 0.5),
      width: 13,
      z: 8,
      form,
      pull: accent,
    }
    return zip(track).flatMap(both)
  }
  const color = lightness(main) < 0.25 ? lighter(main, 0.1) : darker(main, 0.2)
  const seam = {
    d: line(...pts.map((p) => movePoint(p, -10, 3))),
    ...(thread && { color: thread }),
  }
  return both({
    d: ribbon(pts, isCurved ? 9 : 15),
    color: isCurved ? main : color,
    cloth: 'webbing',
    z: 5,
    form,
    bevel: { radius: 4, height: 3 },
    grooves: [{ d: line(...pts), w: 3, depth: 4 }],
    stitch: [seam],
  })
}

/** Bags with flaps on the outside of both thighs. */
function cargo({ legs, look, drawing, cloth, form }: PocketOptions): Part[] {
  const isShort = look.length === 'short' || look.length === 'knee'
  const [top, low] = isShort ? [0.16, 0.78] : [0.1, 0.33]
  const { right } = legs
  const corners: Pt[] = [
    right.at(0.42, top),
    right.at(0.98, top),
    right.at(0.97, low),
    right.at(0.44, low),
  ]
  const [a, b, c, d] = corners
  if (!a || !b || !c || !d) return []
  const bag = curve([
    [a[0], a[1], 1],
    [b[0], b[1], 1],
    [c[0], c[1], 1],
    [d[0], d[1], 1],
  ])
  const high = (c[1] - b[1]) * 0.3
  const flap = curve([
    [a[0] - 4, a[1] - 8, 1],
    [b[0] + 1, b[1] - 8, 1],
    [b[0] + 1, b[1] + high - 8],
    [(a[0] + b[0]) / 2, b[1] + high + 5],
    [a[0] - 4, a[1] + high - 8],
  ])
  const { main } = drawing.colourway
  const pocket: Part = {
    d: bag,
    color: main,
    cloth,
    z: 8,
    form,
    bevel: { radius: 7, height: 9 },
    wrinkles: [{ amp: 4, scale: 34, angle: 0.7, stretch: 2 }],
    grooves: [{ d: line([(a[0] + b[0]) / 2, a[1]], [(c[0] + d[0]) / 2, c[1]]), w: 2.4, depth: 2 }],
    stitch: [
      {
        d: line(movePoint(a, 6, 4), movePoint(d, 6, -6), movePoint(c, -6, -6), movePoint(b, -6, 4)),
      },
    ],
  }
  const lid: Part = {
    d: flap,
    color: darker(main, 0.05),
    cloth,
    z: 18,
    form,
    bevel: { radius: 5, height: 6 },
    stitch: [
      {
        d: line(
          [a[0] + 2, a[1] + high - 14],
          [(a[0] + b[0]) / 2, b[1] + high - 2],
          [b[0] - 5, b[1] + high - 14],
        ),
      },
    ],
  }
  return [...both(pocket), ...both(lid)]
}

function thigh({ legs, drawing, form, look }: PocketOptions): Part[] {
  const { main, accent } = drawing.colourway
  const isShort = look.length === 'short'
  const pts = [
    legs.right.at(0.72, isShort ? 0.1 : 0.04),
    legs.right.at(0.74, isShort ? 0.4 : 0.12),
    legs.right.at(0.75, isShort ? 0.75 : 0.22),
  ]
  return zip({
    pts,
    tape: darker(main, 0.32),
    teeth: darker(main, 0.5),
    width: 13,
    z: 8,
    form,
    pull: accent,
  })
}

function backPockets({ legs, look, drawing, cloth, form, thread }: PocketOptions): Part[] {
  const { main } = drawing.colourway
  const { right } = legs
  if (look.surface === 'softshell' || look.surface === 'shell' || look.surface === 'jersey') {
    const pts = [right.at(0.3, -0.68), right.at(0.52, -0.7), right.at(0.76, -0.72)]
    const slit = {
      d: ribbon(pts, 13),
      color: darker(main, 0.24),
      cloth: 'webbing' as const,
      z: 6,
      form,
      bevel: { radius: 4, height: 3 },
      grooves: [{ d: line(...pts), w: 3, depth: 3 }],
    }
    return look.surface === 'jersey' ? [slit] : both(slit)
  }
  const [x, y] = right.at(0.5, -0.72)
  const shape = (m: number): Pt[] => [
    [x - 58 + m, y + m, 1],
    [x + 56 - m, y - 6 + m, 1],
    [x + 54 - m, y + 96 - m],
    [x, y + 124 - m, 1],
    [x - 54 + m, y + 100 - m],
  ]
  const pocket: Part = {
    d: curve(shape(0)),
    color: main,
    cloth,
    z: 8,
    form,
    bevel: { radius: 5, height: 4 },
    wrinkles: [{ amp: 4, scale: 34, angle: 0.8, stretch: 2 }],
    stitch: [{ d: curve(shape(7)), ...(thread && { color: thread }) }],
  }
  const markedPocket = {
    ...pocket,
    paint: symbol({ at: [x, y + 46], height: 20, color: inkOn(main) }),
  }
  return [otherSide(pocket), markedPocket]
}
