import { smooth } from '../land.ts'
import { figure } from '../life.ts'
import { type Line, onLine } from '../pen.ts'
import { scene } from '../scene.ts'
import { glow, mist, sky } from '../weather.ts'
import { ridge, stand } from '../woods.ts'

/** Ridge behind ridge: colours, where it stands, how it swings, and its trees. */
const ridges = [
  { top: '#aab9b5', bottom: '#d3dad2', at: 0.36, swing: 0.14, often: 2.1, apart: 10, height: 20 },
  { top: '#8fa39f', bottom: '#c6d0c8', at: 0.46, swing: 0.13, often: 2.6, apart: 10, height: 30 },
  { top: '#6f8885', bottom: '#b2c0b9', at: 0.55, swing: 0.12, often: 2.2, apart: 12, height: 44 },
  { top: '#4f6c6b', bottom: '#9aaea8', at: 0.645, swing: 0.12, often: 2.7, apart: 13, height: 62 },
  { top: '#33504f', bottom: '#7d9791', at: 0.74, swing: 0.11, often: 1.9, apart: 15, height: 90 },
  { top: '#1e3737', bottom: '#4d6a66', at: 0.86, swing: 0.1, often: 2.3, apart: 19, height: 132 },
]

export const mistForest = scene(
  {
    name: 'mist-forest',
    seed: 31,
    focus: 0.3,
    finish: { corners: '#071212', dark: 0.28, grain: 0.2 },
  },
  (canvas) => {
    const { ridgedNoise, fractalNoise } = canvas.land
    sky(canvas, [
      [0, '#b9c6c1'],
      [0.4, '#d5dcd4'],
      [0.75, '#e6e7dc'],
    ])
    glow(canvas, '#fff6d8', { x: 1720, y: 300, r: 900, opacity: 0.8, flat: 0.8 })
    for (const [i, { at, swing, often, apart, height, ...colours }] of ridges.entries()) {
      const line: Line = (x) =>
        at -
        swing * (ridgedNoise(x * often + i * 3.7, i * 5.1, 4) - 0.45) -
        0.05 * (i % 2 ? x : 1 - x)
      ridge(canvas, { line, ...colours, depth: 300, trees: { apart, height, doubled: 0.85 } })
      const veil = { height: 100, colour: '#e4e8df', softness: 28, swing: 70 }
      if (i < 5) mist(canvas, { top: at * 1200 + 85, opacity: 0.62 - i * 0.05, ...veil })
    }
    const ground: Line = (x) => 1 - 0.16 * smooth(0.52, 0.05, x) + 0.03 * fractalNoise(x * 6, 2, 3)
    ridge(canvas, { line: ground, top: '#0e1f20', bottom: '#0a1516', step: 5 })
    stand(canvas, {
      line: ground,
      sink: 14,
      colour: '#0c1b1c',
      seed: 9,
      trees: [
        [90, 620],
        [230, 430],
        [330, 540],
        [470, 300],
        [2330, 700],
        [2230, 470],
        [2420, 560],
        [2120, 260],
      ],
    })
    figure(canvas, { at: [742, onLine(ground, 742) + 2], height: 84, hasPole: true })
  },
)
