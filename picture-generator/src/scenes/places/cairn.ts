import { type Boulder, boulder } from '../boulder.ts'
import type { Canvas } from '../canvas.ts'
import { seededRandom } from '../../relief/noise.ts'
import { smooth, unit } from '../land.ts'
import { massif, snow } from '../massif.ts'
import { type Line, onLine } from '../pen.ts'
import { plates } from '../plates.ts'
import { scene } from '../scene.ts'
import { terrain } from '../terrain.ts'
import { glow, mist, sky } from '../weather.ts'
import { ridge } from '../woods.ts'

type Stone = Omit<Boulder, 'dark' | 'light'>

const stones: readonly Stone[] = [
  { at: [640, 1096], size: [480, 150], seed: 4, tilt: 0.03 },
  {
    at: [664, 965],
    size: [372, 132],
    seed: 12,
    tilt: -0.05,
    lichen: { from: 0.3, colour: '#98a13c' },
  },
  { at: [630, 848], size: [286, 118], seed: 21, tilt: 0.06 },
  {
    at: [652, 748],
    size: [200, 96],
    seed: 33,
    tilt: -0.07,
    lichen: { from: 0.22, colour: '#b4bc4a' },
  },
  { at: [636, 668], size: [128, 74], seed: 41, tilt: 0.1 },
  { at: [645, 610], size: [74, 48], seed: 52, tilt: -0.12 },
]

export const cairn = scene(
  { name: 'cairn', seed: 97, focus: 0.2, finish: { corners: '#0c1415', dark: 0.26, grain: 0.2 } },
  (canvas) => {
    const { ridgedNoise } = canvas.land
    sky(canvas, [
      [0, '#8fa7ae'],
      [0.35, '#c7cfc9'],
      [0.6, '#efe3cb'],
      [0.7, '#f5dfb9'],
    ])
    glow(canvas, '#fff0cc', { x: 2000, y: 640, r: 1200, opacity: 0.85, flat: 0.7 })
    mountains(canvas)
    mist(canvas, {
      top: 740,
      height: 120,
      colour: '#eee4cf',
      opacity: 0.8,
      softness: 34,
      swing: 60,
    })
    ridge(canvas, {
      line: (x) => 0.72 - 0.09 * ridgedNoise(x * 2.2 + 3, 2, 5),
      top: '#748486',
      bottom: '#cdc7b4',
      depth: 220,
      trees: { apart: 7, height: 18 },
    })
    mist(canvas, { top: 880, height: 80, colour: '#e6ddc8', opacity: 0.6, softness: 30, swing: 40 })
    ridge(canvas, {
      line: (x) => 0.83 - 0.09 * ridgedNoise(x * 1.9 + 7, 6, 5),
      top: '#45585b',
      bottom: '#97a098',
      depth: 260,
      trees: { apart: 9, height: 30 },
    })
    const ground: Line = (x) => 0.985 - 0.09 * smooth(1, 0.1, x) - 0.012 * ridgedNoise(x * 8, 1, 4)
    ridge(canvas, { line: ground, top: '#1e2a2b', bottom: '#10191a', depth: 160, step: 4 })
    for (const stone of stones) lay(canvas, stone)
    const random = seededRandom(6)
    for (let i = 0; i < 16; i++) {
      const x = random() * 2400
      const at = [x, onLine(ground, x) + 14 + random() * 20] as const
      const size = [40 + random() * 110, 26 + random() * 40] as const
      lay(canvas, { at, size, seed: i + 70, tilt: random() * 0.3 })
    }
  },
)

function lay(canvas: Canvas, stone: Stone): void {
  boulder(canvas, { ...stone, dark: '#161f21', light: '#b3ad97' })
}

function mountains(canvas: Canvas): void {
  const peaks = [
    { x: 0.36, z: 0.7, height: 92, reach: 0.34, turn: 1 },
    { x: 0.62, z: 0.8, height: 86, reach: 0.32 },
    { x: 0.85, z: 0.7, height: 70, reach: 0.28 },
    { x: 0.1, z: 0.74, height: 78, reach: 0.28 },
  ]
  plates(canvas, {
    ground: terrain({
      seed: 55,
      light: [0.85, 0.34, 0.05],
      drops: 24000,
      height: massif(peaks),
      cover: snow({ from: 70, steep: 0.6 }),
    }),
    camera: { eye: [280, 60, 0], focus: 2200, horizon: 660, near: 110, far: 556 },
    bounds: [200, 250, 300, 350, 400, 470, 556],
    rock: ['#54686f', '#6d7d7f', '#96998f', '#c2b69b', '#ead3a8'],
    cover: ['#97a9ae', '#b3bfbe', '#dbd7c8', '#f9e9cb', '#fff8e6'],
    haze: '#dcd6c4',
    hazeAt: (far) => unit((far - 60) / 640),
    tone: { gain: 1, ambient: 0.46 },
    levels: 10,
  })
}
