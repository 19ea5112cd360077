import { both, otherSide } from '../relief/both.ts'
import type { Cloth } from '../relief/cloth.ts'
import { darker, type Hex } from '../relief/hex.ts'
import type { Part } from '../relief/part.ts'
import { corner, curve, line, pick, ribbon, type Pt } from '../relief/path.ts'
import type { Piece } from './piece.ts'
import type { Sleeve } from './sleeve.ts'

export type Cuff = 'bound' | 'rib' | 'tab' | 'elastic' | 'turned'
export type Hem = 'cord' | 'bound' | 'rib' | 'turned' | 'none'

type Edge = { color: Hex; cloth: Cloth; height: number; depth: number }

/** Both cuffs, each on its own sleeve. */
export function cuffs(piece: Piece, kind: Cuff, color: Hex): Part[] {
  const { right, left } = piece
  if (!right || !left || kind === 'turned') return []
  return [...cuffOn(right, kind, color), ...cuffOn(left, kind, color).map(otherSide)]
}

function cuffOn(sleeve: Sleeve, kind: Cuff, color: Hex): Part[] {
  const form = { d: sleeve.outline, depth: 54 }
  const band = ({
    at,
    height,
    z,
    cloth,
  }: {
    at: number
    height: number
    z: number
    cloth: Cloth
  }): Part => ({
    d: ribbon(sleeve.over(at), height),
    clip: sleeve.outline,
    color,
    cloth,
    z,
    form,
    bevel: { radius: 8, height: 6 },
  })
  if (kind === 'rib') {
    const wide = ribbon(sleeve.over(0.945), 62)
    return [
      { ...band({ at: 0.945, height: 62, z: 4, cloth: 'fine-rib' }), d: wide, lay: along(sleeve) },
    ]
  }
  if (kind === 'tab') return [tab(sleeve, color, form)]
  const stitch = kind === 'elastic' ? undefined : [{ d: line(...sleeve.over(0.945)) }]
  return [
    {
      ...band({ at: 0.975, height: 34, z: 6, cloth: kind === 'elastic' ? 'stretch' : 'webbing' }),
      stitch,
      wrinkles: [{ amp: 3, scale: 14, angle: 1.4, stretch: 2 }],
    },
  ]
}

/** Ribs run along the arm, so the cloth is turned with the sleeve. */
function along(sleeve: Sleeve): (x: number, y: number) => readonly [number, number] {
  const [a, b] = [sleeve.middle(0.8), sleeve.middle(1)]
  const angle = Math.atan2(b[0] - a[0], b[1] - a[1])
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  return (x, y) => [x * cos - y * sin, x * sin + y * cos]
}

/** A stiff tab that narrows the wrist. */
function tab(sleeve: Sleeve, color: Hex, form: Part['form']): Part {
  const pts = sleeve.over(0.93, 5)
  const [a, b, c] = [pick(pts, 0), pick(pts, 1), pick(pts, 2)]
  const short: Pt = [b[0] + (c[0] - b[0]) * 0.35, b[1] + (c[1] - b[1]) * 0.35]
  return {
    d: ribbon([a, b, short], 30),
    clip: sleeve.outline,
    color,
    cloth: 'rubber',
    z: 10,
    form,
    bevel: { radius: 5, height: 5 },
  }
}

export function hem(piece: Piece, kind: Hem, color: Hex): Part[] {
  if (kind === 'cord') return cordEnds(piece)
  if (kind === 'rib') return [hemBand(piece, { color, cloth: 'fine-rib', height: 66, depth: 0 })]
  if (kind === 'bound') return [hemBand(piece, { color, cloth: 'webbing', height: 34, depth: 0 })]
  return []
}

function hemBand(piece: Piece, { color, cloth, height }: Edge): Part {
  const { body } = piece
  const y = body.m.hemY - height / 2 + 8
  return {
    d: ribbon(body.over(y, 10), height),
    clip: body.outline,
    color,
    cloth,
    z: 15,
    form: piece.form,
    bevel: { radius: 8, height: 6 },
    wrinkles: [{ amp: 3, scale: 18, angle: 1.5, stretch: 2.4 }],
  }
}

function cordEnds(piece: Piece): Part[] {
  const { body, form } = piece
  const [x] = body.at(0.93, 3)
  const y = body.m.hemY - 22
  const toggle = curve(
    [
      [x - 7, y - 12],
      [x + 7, y - 12],
      [x + 6, y + 12],
      [x - 6, y + 12],
    ].map((p): Pt => corner([p[0] ?? 0, p[1] ?? 0])),
  )
  const cord = ribbon(
    [
      [x, y + 10],
      [x + 2, y + 30],
      [x - 10, y + 44],
      [x - 4, y + 58],
    ],
    6,
  )
  return [
    ...both({
      d: cord,
      color: piece.colourway.accent,
      cloth: 'webbing',
      z: -6,
      bevel: { radius: 3, height: 3 },
    }),
    ...both({
      d: toggle,
      color: darker(piece.colourway.main, 0.72),
      cloth: 'plastic',
      z: 22,
      form,
      bevel: { radius: 6, height: 6 },
    }),
  ]
}

/** Rows of stitches above a turned hem. */
export function turnedHem(piece: Piece, lift: number) {
  const { body } = piece
  const y = body.m.hemY - lift
  const rows = [y - 3, y + 4].map((at) => ({ d: line(...body.over(at, 12)), w: 1.6, dash: '4 3' }))
  return { grooves: [{ d: line(...body.over(y, 12)), w: 2, depth: 1.3 }], stitch: rows }
}
