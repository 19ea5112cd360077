import { add, type Canvas } from '../canvas.ts'
import { smooth, unit } from '../land.ts'
import { figure } from '../life.ts'
import { massif, snow } from '../massif.ts'
import { below, field, type Line } from '../pen.ts'
import { plates } from '../plates.ts'
import { scene } from '../scene.ts'
import { terrain } from '../terrain.ts'
import { tones } from '../tones.ts'
import { mist, sky } from '../weather.ts'

export const skiLine = scene(
  {
    name: 'ski-line',
    seed: 113,
    focus: 0.42,
    finish: { corners: '#0b2233', dark: 0.28, grain: 0.17 },
  },
  (canvas) => {
    sky(canvas, [
      [0, '#2c5674'],
      [0.4, '#6f98b0'],
      [0.62, '#c6d6da'],
      [0.7, '#e7e9e2'],
    ])
    mountains(canvas)
    mist(canvas, { top: 800, height: 90, colour: '#d5e1e4', opacity: 0.7, swing: 40 })
    slope(canvas)
    add(
      canvas,
      `<path d="${track(560)}" fill="none" stroke="#5d86a3" stroke-width="4" opacity=".75"/>`,
      `<path d="${track(563)}" fill="none" stroke="#ffffff" stroke-width="2" opacity=".8"/>`,
    )
    figure(canvas, { at: [985, 972], height: 82, hasPole: true })
    add(
      canvas,
      '<path d="M945 982L1040 968" stroke="#14181a" stroke-width="4" stroke-linecap="round"/>',
    )
  },
)

function mountains(canvas: Canvas): void {
  const peaks = [
    { x: 0.7, z: 0.66, height: 134, reach: 0.34, sharp: 1.1, turn: 1.6 },
    { x: 0.48, z: 0.78, height: 92, reach: 0.28 },
    { x: 0.92, z: 0.64, height: 104, reach: 0.27, turn: 2 },
    { x: 0.24, z: 0.8, height: 82, reach: 0.26 },
  ]
  plates(canvas, {
    ground: terrain({
      seed: 340,
      light: [-0.8, 0.4, -0.1],
      drops: 24000,
      height: massif(peaks),
      cover: snow({ from: 24, steep: 0.5 }),
    }),
    camera: { eye: [270, 52, 0], focus: 2200, horizon: 720, near: 110, far: 556 },
    bounds: [190, 235, 280, 325, 380, 450, 556],
    rock: ['#233a4e', '#375062', '#596a74', '#8b8f8d', '#c2b9a6'],
    cover: ['#587f9f', '#7d9fb8', '#b4c9d3', '#eef2ee', '#fffef8'],
    haze: '#c3d3d9',
    hazeAt: (far) => unit((far - 170) / 700),
    tone: { gain: 1.05, ambient: 0.42 },
    levels: 11,
  })
}

function slope(canvas: Canvas): void {
  const { fractalNoise, baseNoise } = canvas.land
  const edge: Line = (x) =>
    0.86 - 0.42 * smooth(0.75, -0.1, x) - 0.05 * Math.sin(x * 5) + 0.012 * fractalNoise(x * 5, 1, 4)
  const cells = field(2, (x, y) => {
    const deep = y - edge(x)
    const drifts = fractalNoise(x * 5 + y * 3, y * 9 - x * 4, 5) * 0.5
    const hollows = smooth(0.5, 0, Math.abs(baseNoise(x * 2.2 + 1, y * 3.2 - x * 2))) * 0.16
    return unit(0.74 - deep * 0.75 + drifts - hollows + smooth(0.02, 0, deep) * 0.16)
  })
  tones(canvas, {
    cells,
    cell: 2,
    within: below(edge),
    colours: ['#4d7796', '#6d94b0', '#9cbacb', '#d3e0e4', '#f7f8f2', '#ffffff'],
    levels: 14,
    softness: 1.2,
  })
}

/** Turns that get wider the nearer they come. */
function track(from: number): string {
  const points = Array.from({ length: 221 }, (_, i) => {
    const share = i / 220
    const wide = 57.8 * (0.25 + share * 1.1)
    const x = from + share * 420 + Math.sin(share * 34 - share * share * 12) * wide
    return `${x.toFixed(1)} ${(560 + share * 400).toFixed(1)}`
  })
  return `M${points.join('L')}`
}
