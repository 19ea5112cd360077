import type { Bottom } from '../look.ts'
import { both } from '../relief/both.ts'
import type { Cloth } from '../relief/cloth.ts'
import { darker, mix, type Hex } from '../relief/hex.ts'
import { symbol } from '../relief/marks.ts'
import type { Form } from '../relief/membrane.ts'
import type { Part } from '../relief/part.ts'
import {
  across,
  centre,
  curve,
  ellipse,
  half,
  line,
  rectangle,
  ribbon,
  type Pt,
} from '../relief/path.ts'
import { inkOn } from './piece.ts'

export type WaistOptions = {
  waist: number
  top: number
  height: number
  kind: Bottom['waist']
  cloth: Cloth
  color: Hex
  accent: Hex
  isBack: boolean
  seed: number
}

/** The visible inside of the back, the band, and its closure. */
export function waistband(w: WaistOptions): { behind: Part[]; front: Part[] } {
  const form: Form = { d: bellyOf(w), depth: 60 }
  return { behind: w.isBack ? [] : [inside(w)], front: [band(w, form), ...fastening(w, form)] }
}

function edges({ waist, top, height, isBack }: WaistOptions): { upper: Pt[]; lower: Pt[] } {
  const dip = isBack ? -8 : 22
  return {
    upper: across([
      [0, top - height + dip],
      [waist * 0.55, top - height + dip * 0.7],
      [waist, top - height],
    ]),
    lower: across([
      [0, top + 18],
      [waist * 0.55, top + 14],
      [waist + 5, top, 1],
    ]),
  }
}

function bellyOf({ waist, top, height }: WaistOptions): string {
  return curve(
    half([
      [-waist, top - height],
      [waist, top - height],
      [waist + 44, top + 210],
      [-waist - 44, top + 210],
    ]),
  )
}

function inside(w: WaistOptions): Part {
  const y = w.top - w.height
  const rise = across([
    [0, y - 16],
    [w.waist * 0.5, y - 12],
    [w.waist - 2, y, 1],
  ])
  const low = across([
    [0, y + 50],
    [w.waist - 10, y + 26],
  ])
  const label = symbol({ at: [centre, y + 4], height: 15, color: inkOn(darker(w.color, 0.34)) })
  return {
    d: curve([...rise, ...low.toReversed()]),
    color: darker(w.color, 0.34),
    cloth: 'lining',
    z: -30,
    light: 0.72,
    paint: label,
  }
}

function band(w: WaistOptions, form: Form): Part {
  const { upper, lower } = edges(w)
  const soft = w.kind === 'elastic' || w.kind === 'drawstring'
  const between = (t: number) =>
    upper.map((p, i): Pt => [
      p[0] + ((lower[i]?.[0] ?? 0) - p[0]) * t,
      p[1] + ((lower[i]?.[1] ?? 0) - p[1]) * t,
    ])
  return {
    d: curve([
      ...upper.map((p, i): Pt => (i === 0 || i === upper.length - 1 ? [p[0], p[1], 1] : p)),
      ...lower.toReversed(),
    ]),
    color: w.color,
    cloth: w.cloth,
    z: 12,
    form,
    bevel: { radius: 7, height: 5 },
    stitch: [0.14, 0.84].map((t) => ({ d: line(...between(t)), w: 1.7 })),
    relief: soft ? { svg: shirring(w), h: 3.2, soft: 1.3 } : undefined,
    wrinkles: soft ? undefined : [{ amp: 3, scale: 24, angle: 0.1, stretch: 2.4 }],
  }
}

/** Cloth gathered by elastic: many short upright ripples. */
function shirring({ waist, top, height, seed }: WaistOptions): string {
  const count = Math.round((waist * 2) / 11)
  const ripples = Array.from({ length: count }, (_, i) => {
    const x = centre - waist + (2 * waist * (i + 0.5)) / count + 2.4 * Math.sin(i * 2.3 + seed)
    return `<path d="M${x} ${top - height + 4}L${x + 2 * Math.sin(i * 1.7)} ${top + 26}" stroke-opacity="${(0.55 + 0.45 * Math.sin(i * 3.1 + seed) ** 2).toFixed(2)}"/>`
  })
  return `<g fill="none" stroke="#000" stroke-width="5">${ripples.join('')}</g>`
}

function fastening(w: WaistOptions, form: Form): Part[] {
  if (w.kind === 'drawstring') return w.isBack ? [] : bow(w, form)
  if (w.kind === 'elastic') return []
  const loops = [0.42, 0.82].flatMap((x) => both(loop(w, form, x)))
  if (w.kind === 'belted') return [belt(w, form), ...loops, ...(w.isBack ? [] : buckle(w, form))]
  if (w.isBack) return [...loops, loop(w, form, 0)]
  const middle: Pt = [centre + 14, w.top - w.height / 2 + 20]
  return [
    ...loops,
    {
      d: ellipse(middle, 11),
      color: '#4a4f51',
      cloth: 'steel',
      z: 20,
      form,
      bevel: { radius: 8, height: 5 },
    },
  ]
}

function loop(w: WaistOptions, form: Form, x: number): Part {
  const at = centre + w.waist * x
  const lift = (1 - x) * 14
  const pts: Pt[] = [
    [at, w.top - w.height - 4 + lift],
    [at + 1, w.top + 14 + lift * 0.4],
  ]
  return {
    d: ribbon(pts, 14),
    color: w.color,
    cloth: w.cloth,
    z: 22,
    form,
    bevel: { radius: 4, height: 4 },
  }
}

function belt(w: WaistOptions, form: Form): Part {
  const y = w.top - w.height / 2
  const pts = across([
    [0, y + (w.isBack ? -2 : 20)],
    [w.waist * 0.55, y + (w.isBack ? -2 : 15)],
    [w.waist + 2, y],
  ])
  return {
    d: ribbon(pts, w.height * 0.62),
    color: w.accent,
    cloth: 'webbing',
    z: 18,
    form,
    bevel: { radius: 5, height: 4 },
  }
}

function buckle(w: WaistOptions, form: Form): Part[] {
  const y = w.top - w.height / 2 + 20
  const box = { x: centre - 26, y: y - w.height * 0.42, w: 52, h: w.height * 0.84 }
  const hole = rectangle({ x: box.x + 9, y: box.y + 8, w: 34, h: box.h - 16 }, 3)
  return [
    {
      d: rectangle(box, 6),
      color: '#33383a',
      cloth: 'plastic',
      z: 28,
      form,
      bevel: { radius: 5, height: 5 },
      relief: { svg: `<path d="${hole}"/>`, h: -4, soft: 1 },
    },
  ]
}

function bow(w: WaistOptions, form: Form): Part[] {
  const y = w.top - w.height / 2 + 20
  const sway = (w.seed % 5) - 2
  const ends: Pt[][] = [
    [
      [centre - 16, y],
      [centre - 24, y + 46],
      [centre - 20 + sway * 3, y + 104],
    ],
    [
      [centre + 16, y],
      [centre + 22, y + 40],
      [centre + 26 + sway * 2, y + 88],
    ],
  ]
  const eyelets = [-16, 16].map((x): Part => ({
    d: ellipse([centre + x, y], 7),
    color: mix(w.color, '#8d8f92', 0.7),
    cloth: 'steel',
    z: 20,
    form,
    bevel: { radius: 4, height: 3 },
  }))
  return [
    ...eyelets,
    ...ends.map((pts): Part => ({
      d: ribbon(pts, 9, 8),
      color: w.accent,
      cloth: 'webbing',
      z: 30,
      form,
      bevel: { radius: 4, height: 4 },
    })),
  ]
}

/** A curved flap over the zip of trousers, with its seam. */
export function fly(w: WaistOptions, form: Form): Part[] {
  if (w.isBack || w.kind === 'elastic') return []
  const y = w.top + 16
  const d = curve(
    half([
      [-3, y, 1],
      [34, y - 2, 1],
      [34, y + 150],
      [24, y + 210],
      [-3, y + 248, 1],
    ]),
  )
  const seam = line(
    ...half([
      [26, y],
      [26, y + 148],
      [17, y + 198],
      [-2, y + 230],
    ]),
  )
  return [
    {
      d,
      color: w.color,
      cloth: w.cloth,
      z: 6,
      form,
      bevel: { radius: 4, height: 3 },
      stitch: [{ d: seam }],
      wrinkles: [{ amp: 4, scale: 30, angle: 0.4, stretch: 2 }],
    },
  ]
}
