import { add, blur, type Canvas, gradient } from '../canvas.ts'
import { smooth, unit } from '../land.ts'
import { figure } from '../life.ts'
import { massif, snow } from '../massif.ts'
import { type Line, onLine } from '../pen.ts'
import { plates } from '../plates.ts'
import { scene } from '../scene.ts'
import { terrain } from '../terrain.ts'
import { clouds, mist, rain, sky } from '../weather.ts'
import { ridge } from '../woods.ts'

export const storm = scene(
  { name: 'storm', seed: 83, focus: 0.58, finish: { corners: '#020405', dark: 0.42, grain: 0.22 } },
  (canvas) => {
    const { ridgedNoise } = canvas.land
    sky(canvas, [
      [0, '#1d262c'],
      [0.3, '#39454b'],
      [0.55, '#6f7b7c'],
      [0.7, '#b4b6aa'],
    ])
    clouds(canvas, {
      thick: (x, y) =>
        y < 0.63 ? canvas.land.fractalNoise(x * 2.6, y * 5.2, 7) * 1.5 + 0.36 - y * 0.75 : 0,
      colours: ['#161d22', '#28333a', '#48555b', '#7f8a8b'],
      opacity: 0.26,
      softness: 6,
    })
    mountain(canvas)
    const beam = gradient(canvas, [
      [0, '#e9ead6', 0],
      [0.35, '#e9ead6', 0.34],
      [1, '#e9ead6', 0],
    ])
    add(
      canvas,
      `<path d="M1500 -20L1900 -20L1480 900L860 900Z" fill="${beam}" opacity=".5" filter="${blur(canvas, 40, 10)}"/>`,
    )
    mist(canvas, {
      top: 800,
      height: 150,
      colour: '#8f9894',
      opacity: 0.7,
      softness: 34,
      swing: 60,
    })
    ridge(canvas, {
      line: (x) => 0.83 - 0.17 * (ridgedNoise(x * 2.2, 4, 7) - 0.3),
      top: '#29363a',
      bottom: '#6d7875',
      depth: 240,
    })
    const ground: Line = (x) =>
      0.97 - 0.17 * smooth(0.25, 0.9, x) - 0.035 * ridgedNoise(x * 5, 1, 5)
    ridge(canvas, { line: ground, top: '#0c1215', bottom: '#070b0d', depth: 200, step: 4 })
    figure(canvas, { at: [1490, onLine(ground, 1490) + 3], height: 74, hasPole: true })
    const second = { at: [1415, onLine(ground, 1415) + 3] as const, height: 72 }
    figure(canvas, { ...second, jacket: '#5a6468', hasPole: true })
    rain(canvas, { drops: 900, colour: '#dfe6e2', opacity: 0.13, slant: 0.32, seed: 4 })
  },
)

function mountain(canvas: Canvas): void {
  const peaks = [
    { x: 0.5, z: 0.56, height: 120, reach: 0.26, sharp: 1, turn: 0.5 },
    { x: 0.36, z: 0.62, height: 100, reach: 0.24, turn: 2 },
    { x: 0.66, z: 0.66, height: 104, reach: 0.25 },
    { x: 0.85, z: 0.6, height: 84, reach: 0.24 },
    { x: 0.14, z: 0.66, height: 86, reach: 0.24 },
  ]
  const veil = { height: 150, colour: '#a9b0ab', opacity: 0.42, softness: 40, swing: 110 }
  plates(canvas, {
    ground: terrain({
      seed: 210,
      light: [0.9, 0.34, 0.1],
      drops: 60000,
      height: massif(peaks, { fine: 6.5, rough: 46 }),
      cover: snow({ from: 98, steep: 0.66, ragged: 36 }),
    }),
    camera: { eye: [280, 30, 0], focus: 1450, horizon: 800, near: 80, far: 556 },
    bounds: [170, 215, 255, 295, 340, 400, 480, 556],
    rock: ['#12191d', '#1e282c', '#374144', '#616a68', '#a3a795'],
    cover: ['#55656c', '#7c8a8e', '#a8b1ae', '#d5d8c9', '#f1efdc'],
    haze: '#98a09c',
    hazeAt: (far) => unit((far - 130) / 620),
    tone: { gain: 0.95, ambient: 0.4, rough: 0.2 },
    levels: 11,
    after: (plate) => {
      if (plate === 3 || plate === 5) mist(canvas, { top: 520 + (5 - plate) * 60, ...veil })
    },
  })
}
