import { add } from '../canvas.ts'
import { type Land, unit } from '../land.ts'
import { figure } from '../life.ts'
import { plates } from '../plates.ts'
import { scene } from '../scene.ts'
import { terrain } from '../terrain.ts'
import { glow, mist, sky } from '../weather.ts'
import { ridge } from '../woods.ts'

/** Big dunes and small ones across them: how often, how high, how slanted, where they begin. */
const waves = [
  { often: 4.2, height: 34, slant: 0.35, from: 1 },
  { often: 9, height: 11, slant: -0.5, from: 7 },
]

export const dunes = scene(
  { name: 'dunes', seed: 47, focus: 0.36, finish: { corners: '#2b1b16', dark: 0.28, grain: 0.2 } },
  (canvas) => {
    sky(canvas, [
      [0, '#7f97a3'],
      [0.22, '#bfc1b8'],
      [0.36, '#efd6b4'],
      [0.42, '#f7deb6'],
    ])
    glow(canvas, '#fff0c9', { x: 1900, y: 410, r: 1000, opacity: 0.9, flat: 0.6 })
    add(canvas, '<circle cx="1900" cy="352" r="40" fill="#fffbea" opacity="0.95"/>')
    ridge(canvas, {
      line: (x) => 0.352 - 0.05 * canvas.land.ridgedNoise(x * 4, 3, 5),
      top: '#b59f8c',
      bottom: '#e2c59d',
      depth: 90,
    })
    plates(canvas, {
      ground: terrain({ seed: 8, drops: 0, light: [0.85, 0.26, 0.46], height: sand }),
      camera: { eye: [280, 62, 0], focus: 2000, horizon: 455, near: 40, far: 556 },
      bounds: [80, 120, 160, 210, 270, 340, 430, 556],
      rock: ['#4a3a3b', '#6d4f45', '#a67452', '#d9a067', '#f3cb8e', '#ffe5b4'],
      haze: '#ecd0a8',
      hazeAt: (far) => unit((far - 60) / 620),
      tone: { gain: 1.25, ambient: 0.34, rough: 0.05, fine: 1.6 },
      levels: 18,
    })
    mist(canvas, { top: 450, height: 40, colour: '#f7dfb9', opacity: 0.5, softness: 14, swing: 10 })
    figure(canvas, { at: [905, 762], height: 42, hasPole: true })
    figure(canvas, { at: [868, 768], height: 41, jacket: '#2a2526', hasPole: true })
  },
)

function sand({ fractalNoise }: Land) {
  return (x: number, z: number) => {
    let height = 0
    for (const { often, height: crest, slant, from } of waves) {
      const place = z * often + x * often * slant + fractalNoise(x * 2.4 + from, z * 2.4, 3) * 1.5
      const share = place - Math.floor(place)
      const lee = 0.68
      const rise = share < lee ? Math.sin((share / lee) * 1.57) ** 1.6 : slip(share, lee)
      height += crest * rise * (0.55 + 0.6 * fractalNoise(x * 3 + from, z * 3 + 2, 2))
    }
    return height
  }
}

function slip(share: number, lee: number): number {
  return ((1 - share) / (1 - lee)) ** 1.15
}
