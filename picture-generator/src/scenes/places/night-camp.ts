import type { Canvas } from '../canvas.ts'
import { unit } from '../land.ts'
import { figure, tent } from '../life.ts'
import { massif, snow } from '../massif.ts'
import { type Line, onLine } from '../pen.ts'
import { plates } from '../plates.ts'
import { scene } from '../scene.ts'
import { terrain } from '../terrain.ts'
import { clouds, mist, sky, stars } from '../weather.ts'
import { ridge, stand } from '../woods.ts'

export const nightCamp = scene(
  {
    name: 'night-camp',
    seed: 67,
    focus: 0.64,
    finish: { corners: '#000308', dark: 0.4, grain: 0.24 },
  },
  (canvas) => {
    const { ridgedNoise } = canvas.land
    night(canvas)
    mountains(canvas)
    mist(canvas, {
      top: 800,
      height: 120,
      colour: '#3f5766',
      opacity: 0.6,
      softness: 30,
      swing: 50,
    })
    ridge(canvas, {
      line: (x) => 0.79 - 0.13 * (ridgedNoise(x * 2.3 + 2, 4, 6) - 0.3),
      top: '#101c27',
      bottom: '#253946',
      depth: 220,
      trees: { apart: 9, height: 50, doubled: 0.7 },
    })
    mist(canvas, { top: 960, height: 70, colour: '#2f4554', opacity: 0.5, softness: 24 })
    const ground: Line = (x) =>
      0.915 - 0.05 * Math.exp(-(((x - 0.66) / 0.22) ** 2)) - 0.01 * ridgedNoise(x * 8, 1, 4)
    ridge(canvas, { line: ground, top: '#060b11', bottom: '#04070b', depth: 160, step: 4 })
    stand(canvas, {
      line: ground,
      sink: 20,
      colour: '#050a10',
      seed: 2,
      trees: [
        [120, 420],
        [250, 300],
        [40, 520],
        [2310, 380],
        [2210, 250],
        [2390, 480],
      ],
    })
    const pitch = [1580, onLine(ground, 1580) + 5] as const
    tent(canvas, { at: pitch, size: 78, dark: '#9a8f22', ink: '#2a2608', isLit: true })
    const place = [1760, onLine(ground, 1760) + 2] as const
    const dim = { jacket: '#39422f', ink: '#05080c' }
    figure(canvas, { at: place, height: 84, pose: 'stand', faces: 'left', ...dim })
  },
)

function night(canvas: Canvas): void {
  sky(canvas, [
    [0, '#070d18'],
    [0.35, '#0f1d30'],
    [0.6, '#21384c'],
    [0.72, '#3a5360'],
  ])
  clouds(canvas, {
    thick: (x, y) => {
      const band = 0.5 - Math.abs((y - 0.52 + x * 0.62) / 0.2) * 0.5
      return y < 0.63 ? band + canvas.land.fractalNoise(x * 5, y * 4, 6) * 0.8 - 0.1 : 0
    },
    colours: ['#1e3247', '#3c4f66', '#8d93a5'],
    opacity: 0.085,
    softness: 16,
  })
  stars(canvas, 1500, { lowest: 760, band: { from: [0, 620], to: [1500, -80] } })
}

function mountains(canvas: Canvas): void {
  const peaks = [
    { x: 0.33, z: 0.62, height: 128, reach: 0.3, sharp: 1.1, turn: 2 },
    { x: 0.52, z: 0.7, height: 96, reach: 0.28, turn: 1 },
    { x: 0.72, z: 0.66, height: 104, reach: 0.26 },
    { x: 0.9, z: 0.74, height: 88, reach: 0.26 },
    { x: 0.1, z: 0.7, height: 74, reach: 0.25 },
  ]
  plates(canvas, {
    ground: terrain({
      seed: 101,
      light: [0.85, 0.42, -0.1],
      drops: 30000,
      height: massif(peaks, { fine: 6 }),
      cover: snow({ from: 60, steep: 0.52 }),
    }),
    camera: { eye: [280, 30, 0], focus: 1650, horizon: 830, near: 80, far: 556 },
    bounds: [180, 230, 275, 320, 370, 440, 556],
    rock: ['#0b1420', '#111d2b', '#1b2b3a', '#2b3e4d', '#40545f'],
    cover: ['#1f3447', '#2c475c', '#4a6779', '#7891a0', '#a9bac2'],
    haze: '#22384a',
    hazeAt: (far) => unit((far - 170) / 760),
    tone: { gain: 0.95, ambient: 0.36 },
    levels: 10,
  })
}
