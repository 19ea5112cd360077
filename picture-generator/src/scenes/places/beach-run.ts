import { add, blur, type Canvas, frame, gradient, paintMirrored } from '../canvas.ts'
import { contour } from '../contour.ts'
import { smooth } from '../land.ts'
import { figure } from '../life.ts'
import { field, fixed } from '../pen.ts'
import { scene } from '../scene.ts'
import { clouds, glow, mist, sky } from '../weather.ts'
import { seededRandom } from '../../relief/noise.ts'
import { ridge } from '../woods.ts'

const horizon = 560
const sand = 690

export const beachRun = scene(
  {
    name: 'beach-run',
    seed: 167,
    focus: 0.42,
    finish: { corners: '#1a1420', dark: 0.28, grain: 0.19 },
  },
  (canvas) => {
    morning(canvas)
    headlands(canvas)
    sea(canvas)
    shore(canvas)
    breakers(canvas)
    prints(canvas)
    const at = [1010, 1010] as const
    const run = () =>
      figure(canvas, { at, height: 218, pose: 'run', hasPack: false, faces: 'left' })
    paintMirrored(canvas, at[1], run)
    run()
  },
)

function morning(canvas: Canvas): void {
  sky(canvas, [
    [0, '#4f7f95'],
    [0.22, '#8db0b5'],
    [0.38, '#e8c9b4'],
    [0.47, '#fbdcb4'],
  ])
  glow(canvas, '#fff1cd', { x: 700, y: horizon - 40, r: 1000, opacity: 0.95, flat: 0.55 })
  add(canvas, `<circle cx="700" cy="${horizon - 62}" r="36" fill="#fffae6"/>`)
  clouds(canvas, {
    thick: (x, y) =>
      y < 0.45
        ? canvas.land.fractalNoise(x * 3, y * 20, 6) * 1.1 + 0.12 - Math.abs(y - 0.2) * 1.8
        : 0,
    colours: ['#8fa3ac', '#f0c9ad', '#ffe6c6'],
    opacity: 0.16,
    softness: 6,
  })
}

function headlands(canvas: Canvas): void {
  const { ridgedNoise } = canvas.land
  const capes = [
    { at: 0.4, top: '#a3a7a4', bottom: '#d8c3ab', from: 0.48, swing: 0.07 },
    { at: 0.36, top: '#6e8086', bottom: '#a9a097', from: 0.62, swing: 0.1 },
    { at: 0.3, top: '#3d5259', bottom: '#6d7672', from: 0.78, swing: 0.12 },
  ]
  for (const [i, { at, top, bottom, from, swing }] of capes.entries()) {
    const line = (x: number) => {
      const risen = smooth(from, from + 0.2, x)
      return (
        0.4685 -
        risen * (0.4685 - at) -
        risen * swing * (ridgedNoise(x * 4 + i * 3, i * 5, 5) - 0.45)
      )
    }
    ridge(canvas, { line, top, bottom, depth: 150 })
    const veil = { height: 34, colour: '#f3dcbe', softness: 10, swing: 8 }
    mist(canvas, { top: horizon - 36, opacity: 0.5 - i * 0.12, ...veil })
  }
}

function sea(canvas: Canvas): void {
  const water = gradient(canvas, [
    [0, '#f0d3ab'],
    [0.14, '#a9b9b3'],
    [0.5, '#5f8f97'],
    [1, '#7fa6a6'],
  ])
  add(
    canvas,
    `<rect y="${horizon}" width="${frame.w}" height="${sand - horizon + 60}" fill="${water}"/>`,
  )
  const random = seededRandom(8)
  let swell = ''
  for (let i = 0; i < 500; i++) {
    const near = random() ** 1.5
    const long = 10 + near * 120 * random()
    const x = 700 + (random() + random() - 1) * (180 + near * 1500)
    const size = `width="${fixed(long)}" height="${fixed(0.8 + near * 2)}"`
    swell += `<rect x="${fixed(x)}" y="${fixed(horizon + 3 + near * 130)}" ${size} rx="1" opacity="${(0.15 + random() * 0.5 * (1 - near)).toFixed(2)}"/>`
  }
  add(canvas, `<g fill="#fff2d2">${swell}</g>`)
}

/** Wet where the last wave was, and the sky in it; dry towards the right. */
function shore(canvas: Canvas): void {
  const wet = gradient(canvas, [
    [0, '#d9c0a4'],
    [0.3, '#c2a98f'],
    [1, '#866f5e'],
  ])
  const mirror = gradient(canvas, [
    [0, '#fbe0ba', 0.9],
    [0.4, '#b8bdb6', 0.55],
    [1, '#6f8f9a', 0.25],
  ])
  const water = edgeOf(canvas, 0)
  const dry = edgeOf(canvas, 1)
  add(
    canvas,
    `<path d="${area(water)}" fill="${wet}"/>`,
    `<path d="${area(water)}" fill="${mirror}"/>`,
    `<path d="${area(dry)}" fill="#c9a980" filter="${blur(canvas, 7, 4)}"/>`,
  )
  const ripples = field(2, (x, y) => {
    const near = (y * 1200 - sand) / (1200 - sand)
    if (near < 0.02) return 0
    const deep = 1 / (near + 0.18)
    return canvas.land.fractalNoise((x - 0.5) * deep * 6, deep * 22 + x * 3, 4)
  })
  const lit = contour(ripples, { level: 0.22, cell: 2, smallest: 4 })
  const dark = contour(ripples, { level: 0.4, cell: 2, smallest: 4 })
  add(
    canvas,
    `<path d="${lit}" fill="#fff0d0" opacity=".12"/><path d="${dark}" fill="#5a4a42" opacity=".1"/>`,
  )
}

type Edge = (x: number) => number

/** Where the water ends (0), and where the sand is dry (1), in pixels. */
function edgeOf(canvas: Canvas, which: 0 | 1): Edge {
  const { fractalNoise } = canvas.land
  if (which === 0) return (x) => sand + 16 + fractalNoise(x * 5, 1, 3) * 26 + 26 * x
  return (x) => 700 + 620 * smooth(1.02, 0.62, x) ** 1.1 + fractalNoise(x * 7, 9, 3) * 18
}

function area(edge: Edge): string {
  let points = ''
  for (let x = 0; x <= frame.w; x += 12) points += `L${x} ${fixed(edge(x / frame.w))}`
  return `M0 ${frame.h}${points}L${frame.w} ${frame.h}Z`
}

/** Lines of foam: two waves on their way in, and the lace that the last one left. */
function breakers(canvas: Canvas): void {
  const { fractalNoise, ridgedNoise } = canvas.land
  const water = edgeOf(canvas, 0)
  for (const [lift, thick] of [
    [-86, 5],
    [-48, 9],
    [0, 15],
  ] as const) {
    const foam = field(2, (x, y) => {
      const away = y * 1200 - (water(x) + lift + fractalNoise(x * 9, lift, 4) * 14)
      const crest = 1 - Math.abs(away) / thick
      const lace = away < 0 && away > -thick * 3 ? (ridgedNoise(x * 60, y * 90, 4) - 0.35) * 1.4 : 0
      return Math.max(
        crest + (ridgedNoise(x * 40, y * 30, 3) - 0.5) * 0.9,
        lace * (1 + away / thick / 3),
      )
    })
    const path = contour(foam, { level: 0.34, cell: 2, smallest: 3 })
    const core = contour(foam, { level: 0.62, cell: 2, smallest: 3 })
    add(canvas, `<path d="${path}" fill="#f4ead7" opacity=".7"/><path d="${core}" fill="#fffdf4"/>`)
  }
}

function prints(canvas: Canvas): void {
  const steps = Array.from({ length: 26 }, (_, i) => {
    const t = i / 25
    const x = 1075 + t * 1180
    const y = 1014 + t * 96 + (i % 2 ? 7 : -7) * (1 + t * 0.6)
    const size = 9 + t * 5
    return `<ellipse cx="${fixed(x)}" cy="${fixed(y)}" rx="${fixed(size)}" ry="${fixed(size * 0.3)}"/>`
  })
  add(canvas, `<g fill="#4e4038" opacity=".45">${steps.join('')}</g>`)
}
