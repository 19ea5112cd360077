import { unit, smooth } from '../land.ts'
import { figure, tent } from '../life.ts'
import { massif, snow } from '../massif.ts'
import { onLine, type Line } from '../pen.ts'
import { plates } from '../plates.ts'
import { scene } from '../scene.ts'
import { terrain } from '../terrain.ts'
import { clouds, glow, mist, sky } from '../weather.ts'
import { ridge } from '../woods.ts'
import type { Canvas } from '../canvas.ts'

export const alpenglow = scene(
  {
    name: 'alpenglow',
    seed: 11,
    focus: 0.66,
    isLarge: true,
    finish: { corners: '#0a1118', dark: 0.3, grain: 0.2 },
  },
  (canvas) => {
    const { ridgedNoise, fractalNoise } = canvas.land
    dawn(canvas)
    ridge(canvas, {
      line: (x) => 0.575 - 0.05 * ridgedNoise(x * 5, 2, 5),
      top: '#9aa3b0',
      bottom: '#e6cdb8',
      depth: 170,
    })
    mountain(canvas)
    mist(canvas, {
      top: 760,
      height: 170,
      colour: '#e9d3c2',
      opacity: 0.85,
      softness: 30,
      swing: 60,
    })
    mist(canvas, { top: 850, height: 120, colour: '#cfc6c2', opacity: 0.6, swing: 40 })
    ridge(canvas, {
      line: (x) => 0.8 - 0.15 * (ridgedNoise(x * 2.1 + 4, 8, 6) - 0.3) - 0.05 * (1 - x),
      top: '#5b6876',
      bottom: '#a9aaac',
      depth: 200,
      trees: { apart: 9, height: 34 },
    })
    mist(canvas, { top: 960, height: 90, colour: '#bdbcbc', opacity: 0.6, softness: 24, swing: 36 })
    ridge(canvas, {
      line: (x) => 0.9 - 0.14 * (ridgedNoise(x * 1.7 + 9, 3, 6) - 0.25) + 0.04 * x,
      top: '#2d3c49',
      bottom: '#56636c',
      depth: 260,
      trees: { apart: 13, height: 62, doubled: 0.6 },
    })
    const ground: Line = (x) =>
      0.965 -
      0.13 * smooth(0.4, 0.98, x) -
      0.02 * ridgedNoise(x * 6, 1, 6) -
      0.003 * fractalNoise(x * 150, 3, 3)
    ridge(canvas, { line: ground, top: '#141d24', bottom: '#0d1317', depth: 200, step: 4 })
    tent(canvas, { at: [1690, onLine(ground, 1690) + 4], size: 46, dark: '#8b9226' })
    const place = [1795, onLine(ground, 1795) + 3] as const
    figure(canvas, { at: place, height: 60, pose: 'stand', jacket: '#e9eadf' })
  },
)

function dawn(canvas: Canvas): void {
  sky(canvas, [
    [0, '#26415c'],
    [0.28, '#54728a'],
    [0.5, '#a8aeb0'],
    [0.64, '#e8c3a4'],
    [0.75, '#f4d9bd'],
  ])
  glow(canvas, '#ffd9ae', { x: 420, y: 760, r: 1500, opacity: 0.65, flat: 0.5 })
  clouds(canvas, {
    thick: (x, y) =>
      y < 0.52
        ? canvas.land.fractalNoise(x * 5, y * 26, 5) * 0.9 + 0.22 - Math.abs(y - 0.24) * 2.2
        : 0,
    colours: ['#c9b6ab', '#f6cdaa', '#ffe6c8'],
    opacity: 0.13,
    softness: 4,
  })
}

function mountain(canvas: Canvas): void {
  const peaks = [
    { x: 0.62, z: 0.58, height: 138, reach: 0.4, sharp: 1.12, turn: 0.4 },
    { x: 0.78, z: 0.66, height: 112, reach: 0.28, turn: 2 },
    { x: 0.43, z: 0.68, height: 96, reach: 0.26, turn: 1 },
    { x: 0.95, z: 0.6, height: 90, reach: 0.25 },
    { x: 0.2, z: 0.8, height: 70, reach: 0.26 },
  ]
  plates(canvas, {
    ground: terrain({
      seed: 42,
      light: [-0.86, 0.3, -0.2],
      drops: 22000,
      height: massif(peaks),
      cover: snow({ from: 46, steep: 0.63, ragged: 22 }),
    }),
    camera: { eye: [265, 40, 0], focus: 1560, horizon: 790, near: 60, far: 560 },
    bounds: [170, 215, 255, 290, 330, 380, 460, 560],
    rock: ['#1f2f45', '#2b3a50', '#43495a', '#665a60', '#a07f6f'],
    cover: ['#52718f', '#7892ab', '#c3b3b3', '#f6cba6', '#ffe9d2'],
    haze: '#b9b4b4',
    hazeAt: (far) => unit((far - 140) / 700),
    tone: { gain: 1.08, ambient: 0.3, rough: 0.22, fine: 0.6 },
    levels: 13,
  })
}
