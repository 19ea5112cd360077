import type { Hardware } from '../../look.ts'
import type { Cloth } from '../../relief/cloth.ts'
import { darker, type Hex } from '../../relief/hex.ts'
import { wordmark } from '../../relief/marks.ts'
import type { Part, Product } from '../../relief/part.ts'
import { curve, line, type Pt } from '../../relief/path.ts'
import { inkOn, rim, strap } from '../seam.ts'
import { black, steel, type Kit } from './kit.ts'

type Poles = Extract<Hardware, { kind: 'poles' }>

/** Points along a pole and across it. */
type On = (along: number, across: number) => Pt

// Drawn thicker than in reality, because they would look like lines.
const thick = 1.55

export function poles({ shape }: Poles, kit: Kit): Product {
  if (shape === 'folding') return foldedPoles(kit)
  const left = axis([380, 170], [800, 1370])
  const right = axis([820, 170], [400, 1370])
  const over = whole(kit, right, shape).map((part) => ({ ...part, z: (part.z ?? 0) + 60 }))
  return {
    fit: { w: 0.8, h: 0.86 },
    crop: { x: 590, y: 130, w: 360 },
    parts: [...whole(kit, left, shape), ...over],
  }
}

function axis(from: Pt, to: Pt): On {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const ux = (to[0] - from[0]) / length
  const uy = (to[1] - from[1]) / length
  return (along, across) => [
    from[0] + ux * along - uy * across * thick,
    from[1] + uy * along + ux * across * thick,
  ]
}

function outlineOn(on: On, pts: readonly (readonly [number, number])[]): string {
  return curve(pts.map(([along, across]) => on(along, across)))
}

type Tube = { from: number; to: number; width: number; color: Hex; cloth: Cloth; z: number }

function tube(on: On, { from, to, width, color, cloth, z }: Tube): Part {
  const r = width / 2
  const corners = [on(from, -r), on(from, r), on(to, r), on(to, -r)]
  const d = curve(corners.map(([x, y]): Pt => [x, y, 1]))
  return { d, color, cloth, z, bevel: rim(r * thick, r * thick) }
}

function whole(kit: Kit, on: On, shape: Poles['shape']): Part[] {
  const { colours } = kit
  const isCork = shape === 'cork'
  return [
    ...loop(kit, on),
    tube(on, { from: 820, to: 1200, width: 20, color: steel, cloth: 'steel', z: 0 }),
    tube(on, { from: 500, to: 850, width: 24, color: colours.second, cloth: 'powder', z: 4 }),
    upper(kit, on),
    ...lock(on, 504, colours.accent),
    ...lock(on, 830, colours.accent),
    ...tip(on, colours.accent),
    ...grip(on, isCork ? '#b98a5a' : darker(colours.second, 0.2), isCork),
  ]
}

function upper({ colours }: Kit, on: On): Part {
  const { main } = colours
  return {
    ...tube(on, { from: 230, to: 520, width: 29, color: main, cloth: 'powder', z: 8 }),
    paint: lettering(on, inkOn(main)),
  }
}

function lettering(on: On, color: Hex): string {
  const [x, y] = on(408, 0)
  const [fx, fy] = on(428, 0)
  const turn = (Math.atan2(fy - y, fx - x) * 180) / Math.PI
  const word = wordmark({ at: [x, y], height: 22, color })
  return `<g transform="rotate(${turn} ${x} ${y})">${word}</g>`
}

const gripSide = [
  [0, -22],
  [-14, 0],
  [0, 24],
  [30, 32],
  [60, 20],
  [110, 24],
  [160, 20],
  [250, 22],
  [256, 0],
  [250, -22],
  [160, -22],
  [100, -27],
  [50, -20],
  [20, -26],
] as const
const lowerGrip = [
  [262, -20],
  [262, 20],
  [330, 18],
  [336, 0],
  [330, -18],
] as const
const top = [
  [-16, 0],
  [-6, 22],
  [14, 26],
  [14, -24],
  [-6, -22],
] as const

function grip(on: On, color: Hex, isCork: boolean): Part[] {
  const ribs = [80, 104, 128, 200, 220].map((t) => ({
    d: line(on(t, -20), on(t + 6, 20)),
    w: 5,
    depth: 4,
  }))
  const below = isCork ? '#2b3133' : color
  return [
    { d: outlineOn(on, lowerGrip), color: below, cloth: 'foam', z: 22, bevel: rim(24, 22) },
    {
      d: outlineOn(on, gripSide),
      color,
      cloth: isCork ? 'suede' : 'foam',
      z: 26,
      bevel: rim(32, 28),
      grooves: ribs,
    },
    { d: outlineOn(on, top), color: black, cloth: 'rubber', z: 40, bevel: rim(16, 14) },
  ]
}

function loop({ colours }: Kit, on: On): Part[] {
  const pts = [
    on(16, 10),
    on(60, 64),
    on(150, 86),
    on(230, 66),
    on(200, 34),
    on(90, 22),
    on(20, 14),
  ]
  return [strap(pts, { width: 30, color: colours.second, z: -6, bevel: rim(7, 7) })]
}

function lock(on: On, at: number, color: Hex): Part[] {
  const lever = [
    [at - 20, 8],
    [at - 16, 28],
    [at + 30, 26],
    [at + 40, 12],
    [at + 20, 4],
  ] as const
  return [
    tube(on, { from: at - 26, to: at + 30, width: 36, color: black, cloth: 'plastic', z: 16 }),
    { d: outlineOn(on, lever), color, cloth: 'plastic', z: 34, bevel: rim(10, 10) },
  ]
}

function tip(on: On, color: Hex): Part[] {
  const basket = [
    [1150, -46],
    [1138, 0],
    [1150, 46],
    [1166, 48],
    [1172, 0],
    [1166, -48],
  ] as const
  const foot = [
    [1120, -13],
    [1120, 13],
    [1206, 9],
    [1236, 5],
    [1236, -5],
    [1206, -9],
  ] as const
  return [
    { d: outlineOn(on, basket), color: black, cloth: 'plastic', z: 10, bevel: rim(12, 12) },
    { d: outlineOn(on, foot), color: black, cloth: 'rubber', z: 14, bevel: rim(12, 12) },
    tube(on, { from: 1234, to: 1252, width: 9, color: steel, cloth: 'steel', z: 12 }),
    tube(on, { from: 1112, to: 1122, width: 28, color, cloth: 'plastic', z: 18 }),
  ]
}

/** Taken apart, the pieces side by side on their cord. */
function foldedPoles(kit: Kit): Product {
  const parts = [420, 780].flatMap((x) => bundle(kit, x))
  return { fit: { w: 0.78, h: 0.86 }, crop: { x: 280, y: 240, w: 400 }, parts }
}

function bundle(kit: Kit, x: number): Part[] {
  const { colours } = kit
  const first = downward(x)
  const middle = downward(x - 78)
  const last = downward(x + 78)
  const arch: Pt[] = [last(60, 0), last(-50, 16), [x, 200], middle(-50, -16), middle(60, 0)]
  const below: Pt[] = [
    first(640, 0),
    first(704, 8),
    [x - 39, 1070],
    middle(704, -8),
    middle(640, 0),
  ]
  const cord = { width: 10, color: colours.accent, z: -4 }
  return [
    strap(arch, cord),
    strap(below, cord),
    tube(middle, { from: 40, to: 640, width: 27, color: colours.second, cloth: 'powder', z: 4 }),
    tube(middle, { from: 620, to: 650, width: 31, color: steel, cloth: 'steel', z: 8 }),
    tube(last, { from: 40, to: 860, width: 23, color: colours.main, cloth: 'powder', z: 4 }),
    tube(last, { from: 34, to: 60, width: 28, color: steel, cloth: 'steel', z: 8 }),
    ...tip((along, across) => last(along - 320, across), colours.accent),
    ...loop(kit, first),
    { ...upper(kit, first), z: 12 },
    tube(first, { from: 510, to: 660, width: 29, color: colours.main, cloth: 'powder', z: 11 }),
    ...lock(first, 560, colours.accent),
    ...grip(first, darker(colours.second, 0.2), false),
    strap([middle(400, 22), first(404, 0), last(400, -22)], {
      width: 44,
      color: colours.accent,
      z: 70,
      bevel: rim(8, 9),
    }),
  ]
}

function downward(x: number): On {
  return axis([x, 330], [x, 1330])
}
