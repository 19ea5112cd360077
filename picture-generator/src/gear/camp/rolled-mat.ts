import type { Colourway } from '../../drawing.ts'
import { lighter } from '../../relief/hex.ts'
import { wordmark } from '../../relief/marks.ts'
import type { Random } from '../../relief/noise.ts'
import type { Part, Product } from '../../relief/part.ts'
import { ellipse, rectangle, symmetric, type Pt } from '../../relief/path.ts'
import { randomBetween } from '../random-choice.ts'
import { groove, inkOn, rim, strap } from '../seam.ts'

type Roll = { colours: Colourway; w: number; deep: number; side: string }

const top = 470
const foot = 1160

/** Standing on its end, held by two straps. */
export function rolledMat({ colours, random }: { colours: Colourway; random: Random }): Product {
  const w = randomBetween(random, 196, 220)
  const deep = w * 0.26
  const side = symmetric([
    [0, top],
    [w, top, 1],
    [w, foot, 1],
    [w * 0.7, foot + deep * 0.72],
    [0, foot + deep],
  ])
  const roll = { colours, w, deep, side }
  return {
    fit: { w: 0.62, h: 0.8, cy: 0.49 },
    crop: { x: 390, y: 430, w: 430 },
    stands: [
      { cx: 604, cy: foot + deep - 8, rx: w * 0.96, ry: 26, dark: 0.6, blur: 0.5 },
      { cx: 664, cy: foot + deep + 6, rx: w * 1.7, ry: 60, dark: 0.28, blur: 0.95 },
    ],
    parts: [outside(roll), ...band(roll, 620), ...band(roll, 1010), spiral(roll)],
  }
}

function formOf({ w, side }: Roll) {
  return { d: side, depth: w, kind: 'cylinder' as const }
}

function outside(roll: Roll): Part {
  const { colours, w, deep, side } = roll
  const lines = Array.from({ length: 9 }, (_, i) => {
    const y = top + 60 + i * 72
    const pts: Pt[] = [
      [600 - w, y],
      [600, y + deep],
      [600 + w, y],
    ]
    return groove(pts, 3, 1.4)
  })
  return {
    d: side,
    color: colours.main,
    cloth: 'foam',
    form: formOf(roll),
    bevel: rim(8, 6),
    grooves: lines,
    paint: wordmark({ at: [600 - w * 0.1, 880], height: 52, color: inkOn(colours.main) }),
  }
}

function band(roll: Roll, y: number): Part[] {
  const { colours, w, deep, side } = roll
  const form = formOf(roll)
  const pts = [-1, -0.7, -0.3, 0, 0.3, 0.7, 1].map((x): Pt => [
    600 + x * w,
    y + deep * Math.sqrt(1 - x * x),
  ])
  const buckle = rectangle({ x: 600 + w * 0.24, y: y + deep - 24, w: 58, h: 46 }, 7)
  return [
    strap(pts, { width: 34, color: colours.accent, z: 10, form, clip: side }),
    { d: buckle, color: '#2b3133', cloth: 'plastic', z: 22, form, bevel: rim(7, 7) },
  ]
}

function spiral({ colours, w, deep }: Roll): Part {
  const turns = [0.86, 0.7, 0.55, 0.4, 0.26, 0.13].map((r) => ({
    d: ellipse([600 + 6 * r, top], w * r, deep * r),
    w: 5,
    depth: 6,
  }))
  return {
    d: ellipse([600, top], w, deep),
    color: lighter(colours.second, 0.06),
    cloth: 'foam',
    z: 40,
    bevel: rim(7, 5),
    grooves: turns,
  }
}
