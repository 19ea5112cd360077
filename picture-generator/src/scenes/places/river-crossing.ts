import { boulder } from '../boulder.ts'
import { add, type Canvas } from '../canvas.ts'
import { contour } from '../contour.ts'
import { smooth, unit } from '../land.ts'
import { figure } from '../life.ts'
import { massif, snow } from '../massif.ts'
import { field } from '../pen.ts'
import { plates } from '../plates.ts'
import { scene } from '../scene.ts'
import { terrain } from '../terrain.ts'
import { lake } from '../water.ts'
import { clouds, glow, mist, sky } from '../weather.ts'
import { ridge } from '../woods.ts'
import { seededRandom } from '../../relief/noise.ts'

const shore = 770

export const riverCrossing = scene(
  {
    name: 'river-crossing',
    seed: 149,
    focus: 0.58,
    finish: { corners: '#0a1717', dark: 0.3, grain: 0.19 },
  },
  (canvas) => {
    const { ridgedNoise, fractalNoise } = canvas.land
    sky(canvas, [
      [0, '#6f94a6'],
      [0.35, '#b3c4c2'],
      [0.55, '#efdfc0'],
      [0.64, '#f7e3bb'],
    ])
    glow(canvas, '#fff0c6', { x: 1180, y: 560, r: 1000, opacity: 0.7, flat: 0.6 })
    clouds(canvas, {
      thick: (x, y) =>
        y < 0.45 ? fractalNoise(x * 3 + 3, y * 12, 6) + 0.18 - Math.abs(y - 0.16) * 1.8 : 0,
      colours: ['#c4ccc8', '#f4e6cd', '#fffaf0'],
      opacity: 0.15,
      softness: 7,
    })
    valley(canvas)
    mist(canvas, {
      top: 640,
      height: 90,
      colour: '#f1e6cc',
      opacity: 0.75,
      softness: 24,
      swing: 30,
    })
    ridge(canvas, {
      line: (x) => sides(0.615)(x) - 0.03 * ridgedNoise(x * 4, 3, 4),
      top: '#6c8274',
      bottom: '#b9bd9f',
      depth: 200,
      trees: { apart: 6, height: 46, doubled: 0.9 },
    })
    ridge(canvas, {
      line: (x) => sides(0.645)(x) - 0.012 * fractalNoise(x * 18, 1, 4),
      top: '#274036',
      bottom: '#4b6350',
      depth: 190,
      trees: { apart: 10, height: 100, doubled: 1, colour: '#243b33' },
    })
    lake(canvas, { shore, tint: '#6f9c9b', opacity: 0.5, deep: '#2c5a5e', ripple: 60 })
    rapids(canvas)
    banks(canvas)
    crossing(canvas)
  },
)

/** A valley's flanks, wooded down to the water. */
const sides = (depth: number) => (x: number) =>
  depth - 0.17 * smooth(0.36, 0, x) - 0.2 * smooth(0.66, 1, x)

function valley(canvas: Canvas): void {
  const peaks = [
    { x: 0.5, z: 0.76, height: 104, reach: 0.26, sharp: 1.1, turn: 1 },
    { x: 0.3, z: 0.62, height: 116, reach: 0.28, turn: 2 },
    { x: 0.72, z: 0.6, height: 122, reach: 0.3, turn: 0.6 },
    { x: 0.12, z: 0.6, height: 96, reach: 0.26 },
    { x: 0.92, z: 0.62, height: 104, reach: 0.26 },
  ]
  plates(canvas, {
    ground: terrain({
      seed: 412,
      light: [-0.8, 0.42, 0.1],
      drops: 34000,
      height: massif(peaks),
      cover: snow({ from: 74, steep: 0.62, ragged: 28 }),
    }),
    camera: { eye: [280, 20, 0], focus: 1500, horizon: 730, near: 90, far: 556 },
    bounds: [190, 235, 280, 325, 380, 450, 556],
    rock: ['#3a4b4c', '#4f5f5b', '#76796a', '#a89c7c', '#d9c193'],
    cover: ['#8ba2a8', '#a9babb', '#dad8c9', '#fbeccb', '#fff8e8'],
    haze: '#e0d8bf',
    hazeAt: (far) => unit((far - 100) / 640),
    tone: { gain: 1, ambient: 0.42, rough: 0.16 },
    levels: 12,
  })
}

/** White water: streaks that follow the stream, denser the nearer. */
function rapids(canvas: Canvas): void {
  const { fractalNoise, ridgedNoise } = canvas.land
  const foam = field(2, (x, y) => {
    const near = (y * 1200 - shore) / (1200 - shore)
    if (near < 0.02) return 0
    const deep = 1 / (near + 0.12)
    const along = (x - 0.5) * deep * 1.5 + deep * 0.6
    const run = ridgedNoise(along * 3.2 + fractalNoise(along, deep, 3) * 0.6, deep * 5.5, 5)
    return (run - 0.42) * 1.5 + fractalNoise(x * 4, y * 7, 3) * 0.4 - 0.12 + near * 0.06
  })
  for (const [level, opacity] of [
    [0.18, 0.16],
    [0.3, 0.3],
    [0.44, 0.6],
  ] as const) {
    const path = contour(foam, { level, cell: 2, smallest: 3 })
    add(canvas, `<path d="${path}" fill="#f4f5ea" opacity="${opacity}"/>`)
  }
}

function banks(canvas: Canvas): void {
  const random = seededRandom(21)
  const stones = Array.from({ length: 46 }, () => {
    const near = random() ** 0.8
    const side = random() < 0.5 ? -1 : 1
    const away = 0.5 + side * (0.2 + near * 0.18 + random() * 0.26)
    return { x: away * 2400, y: shore + 20 + near * 400, size: 26 + near * 170 * (0.4 + random()) }
  })
  for (const [i, { x, y, size }] of stones.toSorted((a, b) => a.y - b.y).entries()) {
    boulder(canvas, {
      at: [x, y],
      size: [size, size * 0.46],
      dark: '#26302d',
      light: '#b6ab8d',
      seed: 300 + i,
      tilt: ((i % 5) - 2) * 0.04,
    })
  }
}

function crossing(canvas: Canvas): void {
  const steps = [
    [1120, 1010, 150],
    [1330, 1000, 210],
    [1560, 1030, 170],
    [1010, 1075, 120],
  ] as const
  for (const [i, [x, y, size]] of steps.entries()) {
    const wake = `M${x - size * 0.62} ${y + 14}Q${x} ${y + 60} ${x + size * 0.62} ${y + 14}Q${x} ${y + 34} ${x - size * 0.62} ${y + 14}Z`
    boulder(canvas, {
      at: [x, y],
      size: [size, size * 0.42],
      dark: '#222c2a',
      light: '#bdb292',
      seed: 400 + i,
    })
    add(canvas, `<path d="${wake}" fill="#f7f8ee" opacity=".85"/>`)
  }
  figure(canvas, { at: [1336, 968], height: 190, hasPole: true })
}
