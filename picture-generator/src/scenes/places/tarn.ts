import { boulder } from '../boulder.ts'
import type { Canvas } from '../canvas.ts'
import { seededRandom } from '../../relief/noise.ts'
import { smooth, unit } from '../land.ts'
import { figure } from '../life.ts'
import { massif, snow } from '../massif.ts'
import { plates } from '../plates.ts'
import { scene } from '../scene.ts'
import { terrain } from '../terrain.ts'
import { lake } from '../water.ts'
import { clouds, mist, sky } from '../weather.ts'
import { ridge } from '../woods.ts'

export const tarn = scene(
  { name: 'tarn', seed: 23, focus: 0.3, finish: { corners: '#08171a', dark: 0.3, grain: 0.19 } },
  (canvas) => {
    const { ridgedNoise, fractalNoise } = canvas.land
    day(canvas)
    mountains(canvas)
    mist(canvas, {
      top: 655,
      height: 70,
      colour: '#dfe3dc',
      opacity: 0.75,
      softness: 18,
      swing: 26,
    })
    ridge(canvas, {
      line: (x) =>
        0.6 - 0.055 * ridgedNoise(x * 3 + 1, 5, 4) + 0.05 * Math.exp(-(((x - 0.5) / 0.2) ** 2)),
      top: '#4c6663',
      bottom: '#8ba29c',
      depth: 150,
      trees: { apart: 7, height: 44, doubled: 0.9 },
    })
    ridge(canvas, {
      line: (x) =>
        0.622 -
        0.075 * smooth(0.34, 0, x) -
        0.05 * smooth(0.72, 1, x) -
        0.008 * fractalNoise(x * 20, 1, 5),
      top: '#1d3032',
      bottom: '#2d4746',
      depth: 140,
      trees: { apart: 9, height: 92, doubled: 1, colour: '#1d3032' },
    })
    lake(canvas, { shore: 735, tint: '#4f7479', opacity: 0.28, deep: '#16343a', ripple: 20 })
    shore(canvas)
  },
)

function day(canvas: Canvas): void {
  sky(canvas, [
    [0, '#4f7c97'],
    [0.35, '#94b5c1'],
    [0.55, '#dbdfd8'],
    [0.62, '#eee4cf'],
  ])
  clouds(canvas, {
    thick: (x, y) =>
      y < 0.47
        ? canvas.land.fractalNoise(x * 3.2 + 2, y * 15, 6) + 0.16 - Math.abs(y - 0.2) * 1.5
        : 0,
    colours: ['#d7dcd8', '#f3ecdd', '#ffffff'],
    opacity: 0.16,
    softness: 6,
  })
}

function mountains(canvas: Canvas): void {
  const peaks = [
    { x: 0.34, z: 0.62, height: 128, reach: 0.34, sharp: 1.2, turn: 1 },
    { x: 0.55, z: 0.74, height: 100, reach: 0.28, turn: 3 },
    { x: 0.78, z: 0.64, height: 92, reach: 0.27 },
    { x: 0.1, z: 0.6, height: 92, reach: 0.24 },
    { x: 0.97, z: 0.7, height: 96, reach: 0.25 },
  ]
  plates(canvas, {
    ground: terrain({
      seed: 77,
      light: [0.85, 0.42, -0.1],
      drops: 30000,
      height: massif(peaks),
      cover: snow({ from: 58, steep: 0.6, ragged: 26 }),
    }),
    camera: { eye: [275, 16, 10], focus: 1560, horizon: 700, near: 90, far: 560 },
    bounds: [180, 230, 270, 310, 350, 400, 560],
    rock: ['#22394a', '#33495a', '#50636b', '#798386', '#b0ad9c'],
    cover: ['#7f9fb2', '#a0b8c3', '#d6dcda', '#faf4e6', '#fffdf4'],
    haze: '#b8cacd',
    hazeAt: (far) => unit((far - 150) / 640),
    tone: { gain: 1, ambient: 0.46, rough: 0.16 },
    levels: 11,
  })
}

function shore(canvas: Canvas): void {
  const random = seededRandom(5)
  for (let i = 0; i < 12; i++) {
    const at = [1980 + (random() - 0.5) * 620, 1060 + random() * 90] as const
    const size = [60 + random() * 130, 30 + random() * 44] as const
    boulder(canvas, { at, size, dark: '#10201f', light: '#5f736c', seed: i + 3 })
  }
  boulder(canvas, {
    at: [2130, 1150],
    size: [520, 190],
    dark: '#0e1a1b',
    light: '#6b7b72',
    seed: 8,
    lichen: { from: 0.34, colour: '#8f9840' },
  })
  figure(canvas, { at: [2150, 1060], height: 118, pose: 'stand', faces: 'left' })
}
