import { add, type Canvas } from '../canvas.ts'
import { type Land, smooth, unit } from '../land.ts'
import { figure } from '../life.ts'
import { field } from '../pen.ts'
import { scene } from '../scene.ts'
import { tones } from '../tones.ts'
import { clouds, mist, sky } from '../weather.ts'
import { ridge } from '../woods.ts'

export const wall = scene(
  { name: 'wall', seed: 103, focus: 0.5, finish: { corners: '#0a0f12', dark: 0.3, grain: 0.2 } },
  (canvas) => {
    sky(canvas, [
      [0, '#5f8296'],
      [0.5, '#b9c8c8'],
      [0.8, '#efe6d2'],
    ])
    clouds(canvas, {
      thick: (x, y) =>
        canvas.land.fractalNoise(x * 3 + 8, y * 6, 6) * 1.1 - 0.02 - Math.abs(y - 0.5) * 0.5,
      colours: ['#d5dcd9', '#f1ece0', '#ffffff'],
      opacity: 0.16,
      softness: 6,
    })
    hills(canvas)
    const side = edgeOf(canvas.land)
    rock(canvas, side)
    const [x, y] = [side(560 / 1200) * 2400 + 84, 560]
    const rope = `M${x - 4} ${y - 52}C${x + 18} ${y + 160} ${x - 30} ${y + 400} ${x + 40} 1210`
    add(canvas, `<path d="${rope}" stroke="#15181a" stroke-width="2.4" fill="none" opacity=".75"/>`)
    figure(canvas, { at: [x, y], height: 150, pose: 'climb', faces: 'left' })
  },
)

function hills(canvas: Canvas): void {
  const all = [
    { top: '#a9babd', bottom: '#dadcd2', at: 0.72, swing: 0.16, often: 3 },
    { top: '#7f979d', bottom: '#c3cbc5', at: 0.8, swing: 0.15, often: 2.4 },
    { top: '#587279', bottom: '#a3b1af', at: 0.88, swing: 0.13, often: 2.8 },
  ]
  for (const [i, { at, swing, often, ...colours }] of all.entries()) {
    const line = (x: number) =>
      at - swing * (canvas.land.ridgedNoise(x * often + i * 4, i * 3, 5) - 0.4)
    ridge(canvas, { line, ...colours, depth: 300 })
    const veil = { height: 90, colour: '#e1e3da', opacity: 0.6, softness: 30, swing: 50 }
    mist(canvas, { top: at * 1200 + 60, ...veil })
  }
}

type Side = (y: number) => number

function edgeOf({ fractalNoise }: Land): Side {
  return (y) =>
    0.56 + 0.1 * fractalNoise(y * 3, 3, 5) - y * 0.2 + 0.012 * fractalNoise(y * 22, 9, 4)
}

function rock(canvas: Canvas, side: Side): void {
  const { fractalNoise, ridgedNoise } = canvas.land
  const cells = field(2, (x, y) => {
    const u = x * 2 + 0.06 * fractalNoise(x * 7.5, y * 5.45, 4)
    const v = y + 0.05 * fractalNoise(x * 10 + 7, y * 4.3, 4)
    const inside = x - side(y)
    const grain =
      (ridgedNoise(u * 9, v * 12, 5) - 0.45) * 0.26 + fractalNoise(u * 2.2, v * 1.4, 4) * 0.3
    const lit = smooth(0.09, -0.02, inside) * 0.34 - smooth(0.25, 0.5, inside) * 0.1
    return unit(unit(0.42 + blocks(u + v * 0.32, v) + grain) + lit)
  })
  let outline = ''
  for (let y = 0; y <= 1200; y += 4) outline += `L${(side(y / 1200) * 2400).toFixed(1)} ${y}`
  tones(canvas, {
    cells,
    cell: 2,
    within: `M2400 0${outline}L2400 1200Z`,
    colours: ['#1c2226', '#343b3e', '#5b5c58', '#8f8673', '#c9b78f', '#efdcb0'],
    levels: 12,
  })
}

/** Blocks within blocks: each lighter or darker, tilted, and dark in the cracks between. */
function blocks(u: number, v: number): number {
  const large = blockAt(u * 3.1, v * 1.7, 3)
  const middle = blockAt(u * 8.5 + large.chance * 9, v * 4.2, 17)
  const small = blockAt(u * 24 + middle.chance * 7, v * 13, 29)
  const tilted = -large.x * 0.16 - large.y * 0.12 - middle.y * 0.1
  const shades = (large.chance - 0.5) * 0.5 + (middle.chance - 0.5) * 0.3
  const cracks = smooth(0.05, 0, large.crack) * 0.3 + smooth(0.05, 0, middle.crack) * 0.13
  return shades + (small.chance - 0.5) * 0.1 + tilted - cracks
}

type Block = { chance: number; crack: number; x: number; y: number }

function blockAt(x: number, y: number, salt: number): Block {
  let nearest = 9
  let second = 9
  let block: Block = { chance: 0, crack: 0, x: 0, y: 0 }
  for (let row = Math.floor(y) - 1; row <= Math.floor(y) + 1; row++) {
    for (let column = Math.floor(x) - 1; column <= Math.floor(x) + 1; column++) {
      const chance = hash(column * 127.1 + row * 311.7 + salt)
      const dx = x - column - chance
      const dy = y - row - hash(column * 269.5 + row * 183.3 + salt)
      const away = Math.abs(dx) * 0.9 + Math.abs(dy) * 0.75 + 0.25 * Math.hypot(dx, dy)
      if (away < nearest) {
        second = nearest
        nearest = away
        block = { chance, crack: 0, x: dx, y: dy }
      } else if (away < second) second = away
    }
  }
  return { ...block, crack: second - nearest }
}

function hash(n: number): number {
  const s = Math.sin(n) * 43758.5
  return s - Math.floor(s)
}
