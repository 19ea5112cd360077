import type { Hex } from '../relief/hex.ts'
import { add, type Canvas, gradient, radial } from './canvas.ts'
import { blend } from './oklab.ts'
import { closed, fixed, type Point } from './pen.ts'

export const lichen = '#d9e04a'

export type Pose = 'walk' | 'stand' | 'climb' | 'run'

export type Figure = {
  at: Point
  height: number
  jacket?: Hex
  ink?: Hex
  pose?: Pose
  hasPole?: boolean
  hasPack?: boolean
  faces?: 'left' | 'right'
}

/** Limbs in hundredths of the height, from the feet. */
const legs: Record<Pose, readonly Point[][]> = {
  walk: [
    [
      [-6, -50],
      [-9, -26],
      [-17, 0],
      [-10, 0],
      [-2, -24],
      [4, -46],
    ],
    [
      [-2, -50],
      [8, -27],
      [7, 0],
      [15, 0],
      [16, -29],
      [8, -50],
    ],
  ],
  stand: [
    [
      [-8, -50],
      [-9, 0],
      [-2, 0],
      [0, -46],
    ],
    [
      [-1, -50],
      [3, 0],
      [10, 0],
      [9, -50],
    ],
  ],
  climb: [
    [
      [-7, -48],
      [-18, -34],
      [-10, -8],
      [-3, -10],
      [-9, -30],
      [4, -42],
    ],
    [
      [-2, -48],
      [14, -40],
      [8, -14],
      [15, -16],
      [23, -44],
      [6, -54],
    ],
  ],
  run: [
    [
      [-7, -50],
      [-10, -31],
      [-32, -22],
      [-35, -15],
      [-29, -13],
      [-2, -25],
      [4, -46],
    ],
    [
      [-2, -52],
      [19, -35],
      [12, -4],
      [22, -1],
      [22, -5],
      [18, -7],
      [28, -39],
      [9, -52],
    ],
  ],
}
const torso: readonly Point[] = [
  [-9, -46],
  [-9, -70],
  [-4, -82],
  [6, -82],
  [10, -72],
  [9, -46],
]
const pack: readonly Point[] = [
  [-8, -50],
  [-20, -54],
  [-21, -76],
  [-13, -86],
  [-5, -80],
]
const arms: Record<Pose, readonly Point[][]> = {
  walk: [
    [
      [4, -78],
      [13, -64],
      [20, -56],
      [22, -60],
      [17, -68],
      [9, -80],
    ],
  ],
  stand: [
    [
      [4, -78],
      [13, -64],
      [20, -56],
      [22, -60],
      [17, -68],
      [9, -80],
    ],
  ],
  climb: [
    [
      [4, -80],
      [18, -98],
      [24, -116],
      [29, -114],
      [25, -96],
      [10, -72],
    ],
    [
      [-6, -80],
      [-18, -84],
      [-26, -98],
      [-30, -95],
      [-22, -78],
      [-8, -70],
    ],
  ],
  run: [
    [
      [3, -80],
      [12, -66],
      [24, -72],
      [26, -67],
      [11, -58],
      [0, -70],
    ],
    [
      [-6, -80],
      [-20, -70],
      [-15, -55],
      [-10, -57],
      [-13, -68],
      [-2, -73],
    ],
  ],
}

/** A small person in a jacket of a bright colour. */
export function figure(canvas: Canvas, { at: [x, y], height, ...person }: Figure): void {
  const { jacket = lichen, ink = '#14181a', pose = 'walk', faces = 'right' } = person
  const side = faces === 'right' ? height / 100 : -height / 100
  const size = height / 100
  const drawn = (points: readonly Point[]) =>
    closed(points.map(([dx, dy]) => [x + dx * side, y + dy * size]))
  const limbs = (all: readonly Point[][]) => all.map(drawn).join('')
  const shapes = [`<path d="${limbs(legs[pose])}" fill="${ink}"/>`]
  if (person.hasPack ?? true) {
    shapes.push(`<path d="${drawn(pack)}" fill="${blend(ink, jacket, 0.12)}"/>`)
  }
  shapes.push(
    `<path d="${drawn(torso)}" fill="${jacket}"/>`,
    `<path d="${limbs(arms[pose])}" fill="${blend(jacket, ink, 0.25)}"/>`,
    `<circle cx="${fixed(x + 3 * side)}" cy="${fixed(y - 91 * size)}" r="${fixed(7.2 * size)}" fill="${ink}"/>`,
  )
  if (person.hasPole) {
    const pole = closed(
      [
        [21, -58],
        [27, 0],
      ].map(([dx = 0, dy = 0]) => [x + dx * side, y + dy * size]),
    )
    shapes.push(
      `<path d="${pole}" stroke="${ink}" stroke-width="${fixed(Math.max(0.8, 1.4 * size))}"/>`,
    )
  }
  add(canvas, ...shapes)
}

export type Tent = { at: Point; size: number; dark: Hex; ink?: Hex; isLit?: boolean }

export function tent(
  canvas: Canvas,
  { at: [x, y], size, dark, ink = '#15191a', isLit = false }: Tent,
): void {
  const p = (dx: number, dy: number) => `${fixed(x + dx * size)} ${fixed(y + dy * size)}`
  const apex = p(0, -1)
  const fall = `C${p(0.42, -0.9)} ${p(0.85, -0.6)} ${p(1.15, 0)}`
  const shell = `M${p(-1, 0)}C${p(-0.75, -0.75)} ${p(-0.3, -0.98)} ${apex}${fall}Z`
  const shaded = `M${apex}${fall}L${p(0.28, 0)}C${p(0.24, -0.5)} ${p(0.16, -0.8)} ${apex}Z`
  const door = `M${p(-0.3, 0)}C${p(-0.26, -0.42)} ${p(-0.16, -0.62)} ${p(-0.05, -0.7)}C${p(0.04, -0.5)} ${p(0.1, -0.3)} ${p(0.12, 0)}Z`
  const guys = `M${p(-1, 0)}L${p(-1.5, 0.1)}M${p(1.15, 0)}L${p(1.6, 0.1)}M${apex}L${p(-1.1, 0.04)}`
  if (isLit) add(canvas, halo(canvas, [x, y - size * 0.2], size * 4.6))
  add(
    canvas,
    `<path d="${shell}" fill="${isLit ? lamp(canvas, { at: [x, y], size, dark }) : cloth(canvas, dark)}"/>`,
    `<path d="${shaded}" fill="${dark}" opacity="${isLit ? 0.55 : 0.75}"/>`,
    `<path d="${door}" fill="${ink}" opacity="${isLit ? 0.35 : 0.7}"/>`,
    `<path d="${guys}" stroke="${ink}" stroke-width="${Math.max(0.8, size * 0.02)}" opacity=".5" fill="none"/>`,
  )
}

/** Warm light around a lamp. */
export function halo(canvas: Canvas, [x, y]: Point, r: number): string {
  const light = radial(
    canvas,
    [
      [0, '#f6e98a', 0.7],
      [0.3, '#e7d44e', 0.24],
      [0.6, '#e7d44e', 0.06],
      [1, '#e7d44e', 0],
    ],
    { x, y, r, flat: 0.5 },
  )
  return `<ellipse cx="${fixed(x)}" cy="${fixed(y)}" rx="${fixed(r)}" ry="${fixed(r / 2)}" fill="${light}"/>`
}

function lamp(
  canvas: Canvas,
  { at: [x, y], size, dark }: { at: Point; size: number; dark: Hex },
): string {
  return radial(
    canvas,
    [
      [0, '#fffbd0'],
      [0.4, '#f3e36a'],
      [1, dark],
    ],
    { x: x - size * 0.1, y: y - size * 0.2, r: size * 1.15 },
  )
}

function cloth(canvas: Canvas, dark: Hex): string {
  return gradient(canvas, [
    [0, lichen],
    [1, blend(lichen, dark, 0.35)],
  ])
}
