import { add, type Canvas, gradient } from '../canvas.ts'
import { contour } from '../contour.ts'
import { type Land, smooth, unit } from '../land.ts'
import { figure } from '../life.ts'
import { field, fixed } from '../pen.ts'
import { plates } from '../plates.ts'
import { scene } from '../scene.ts'
import { type Ground, terrain } from '../terrain.ts'
import { seededRandom } from '../../relief/noise.ts'
import { clouds, glow, mist, sky } from '../weather.ts'

const horizon = 470
const camera = { eye: [196, 54, 0] as const, focus: 1900, horizon, near: 46, far: 556, floor: -0.4 }

/** Stacks that the sea has left standing: where, how wide, how high. */
const stacks = [
  [0.335, 0.56, 0.02, 30],
  [0.29, 0.62, 0.012, 17],
  [0.37, 0.84, 0.024, 34],
  [0.25, 0.44, 0.01, 9],
] as const

export const seaCliffs = scene(
  {
    name: 'sea-cliffs',
    seed: 59,
    focus: 0.6,
    finish: { corners: '#06131a', dark: 0.32, grain: 0.2 },
  },
  (canvas) => {
    evening(canvas)
    const ground = terrain({
      seed: 15,
      cells: 1.9,
      drops: 9000,
      light: [-0.86, 0.4, -0.05],
      height: coast,
      cover: grass,
    })
    sea(canvas)
    surf(canvas, ground.land)
    plates(canvas, {
      ground,
      camera,
      bounds: [125, 170, 215, 260, 310, 370, 450, 556],
      rock: ['#131d22', '#243136', '#454a47', '#766e5c', '#b39d76', '#ecd3a2'],
      cover: ['#1a271e', '#2b3a28', '#48552e', '#76783f', '#bdb067'],
      haze: '#bcbcab',
      hazeAt: (far) => unit((far - 90) / 560),
      tone: { gain: 0.85, ambient: 0.3, rough: 0.16, fine: 1.1, strata: 0.3 },
      levels: 14,
      after: (plate) => {
        const veil = { height: 50, colour: '#e4decb', softness: 16, swing: 20 }
        if (plate === 2 || plate === 5)
          mist(canvas, { top: 620 - plate * 22, opacity: 0.4, ...veil })
      },
    })
    gulls(canvas)
    figure(canvas, { at: [2052, 566], height: 62, hasPole: true })
  },
)

function evening(canvas: Canvas): void {
  sky(canvas, [
    [0, '#3f5a6b'],
    [0.2, '#728a93'],
    [0.34, '#cfc7b2'],
    [0.4, '#f1dcb3'],
  ])
  clouds(canvas, {
    thick: (x, y) =>
      y < 0.4 ? canvas.land.fractalNoise(x * 2.4 + 4, y * 9, 6) * 1.3 + 0.2 - y * 0.9 : 0,
    colours: ['#3a505c', '#61757e', '#9ba5a3', '#ead9b8'],
    opacity: 0.2,
    softness: 7,
  })
}

function sea(canvas: Canvas): void {
  const water = gradient(canvas, [
    [0, '#e2d3b1'],
    [0.05, '#9dada8'],
    [0.3, '#4b747c'],
    [1, '#12343e'],
  ])
  add(canvas, `<rect y="${horizon}" width="2400" height="730" fill="${water}"/>`)
  glow(canvas, '#ffe9bf', { x: 640, y: 480, r: 800, opacity: 0.7, flat: 0.4 })
  const random = seededRandom(3)
  let swell = ''
  for (let i = 0; i < 1400; i++) {
    const near = random() ** 1.7
    const x = 640 + (random() + random() - 1) * (220 + near * 1900)
    const long = 8 + near * 120 * random()
    const y = horizon + 4 + near * 700
    const size = `width="${fixed(long)}" height="${fixed(0.7 + near * 2.2)}"`
    const opacity = (0.1 + random() * 0.42 * (1 - near)).toFixed(2)
    swell += `<rect x="${fixed(x - long / 2)}" y="${fixed(y)}" ${size} rx="1" opacity="${opacity}"/>`
  }
  add(canvas, `<g fill="#ffeccb">${swell}</g>`)
}

/** Waves that break along the foot of the cliffs and around the stacks. */
function surf(canvas: Canvas, land: Land): void {
  const { fractalNoise, ridgedNoise } = canvas.land
  const foam = field(2, (u, v) => {
    const down = v * 1200 - horizon
    if (down < 6) return 0
    const z = (camera.eye[1] * camera.focus) / down
    const x = camera.eye[0] + ((u - 0.5) * 2400 * z) / camera.focus
    const near = shoreAt(land, x / 560, z / 560)
    const rows = 0.5 + 0.5 * Math.sin(near * 17 + fractalNoise(x * 0.08, z * 0.08, 3) * 5)
    const torn = ridgedNoise(x * 0.22, z * 0.3, 4)
    const opacity = near * smooth(430, 300, z)
    return opacity * (near * 0.75 + rows * 0.36 + (torn - 0.5) * 0.7)
  })
  for (const [level, opacity] of [
    [0.3, 0.22],
    [0.44, 0.35],
    [0.6, 0.55],
    [0.76, 0.75],
  ] as const) {
    const path = contour(foam, { level, cell: 2, smallest: 2 })
    add(canvas, `<path d="${path}" fill="#f6f1e2" opacity="${opacity}"/>`)
  }
}

/** 1 on land, and less the farther out. */
function shoreAt(land: Land, x: number, z: number): number {
  const coastal = smooth(0.1, 0, coastAt(land, x, z) - x)
  const stacked = stacks.map(([sx, sz, reach]) => {
    return smooth(reach * 2.6, reach * 0.6, Math.hypot(x - sx, (z - sz) * 0.8))
  })
  return Math.max(coastal, ...stacked)
}

function coastAt({ fractalNoise }: Land, x: number, z: number): number {
  const bays = 0.115 * Math.sin(z * 15.5 - 1.2) * (0.75 + 0.3 * z)
  return 0.475 - bays + fractalNoise(x * 4, z * 9, 5) * 0.1 + z * 0.03
}

function coast(land: Land) {
  const { fractalNoise, ridgedNoise } = land
  return (x: number, z: number) => {
    const edge = coastAt(land, x, z)
    const inland = smooth(edge - 0.004, edge + 0.05, x + ridgedNoise(x * 30, z * 30, 3) * 0.02)
    const ledges = inland < 1 ? inland + 0.06 * Math.sin(inland * 26) : 1
    const down = 36 + fractalNoise(x * 5, z * 5, 4) * 20 + smooth(edge, edge + 0.5, x) * 30
    const stacked = stacks.map(([sx, sz, reach, height]) => {
      const away = Math.hypot(x - sx, (z - sz) * 0.8) + fractalNoise(x * 50, z * 50, 3) * 0.008
      return height * smooth(reach, reach * 0.35, away)
    })
    return Math.max(ledges * down, ...stacked) - 1.5
  }
}

function grass({ fractalNoise }: Land) {
  return ({ height, upright, x, z }: Ground) =>
    (upright - 0.8) * 3 + fractalNoise(x * 30, z * 30, 3) * 0.35 + (height - 22) * 0.02
}

function gulls(canvas: Canvas): void {
  const flock = [
    [1180, 330, 15],
    [1235, 356, 11],
    [1120, 372, 9],
    [1310, 318, 8],
  ] as const
  const wings = flock.map(
    ([x, y, w]) =>
      `M${x - w} ${y - w * 0.35}Q${x - w * 0.4} ${y - w * 0.5} ${x} ${y}Q${x + w * 0.4} ${y - w * 0.5} ${x + w} ${y - w * 0.3}`,
  )
  const look = 'fill="none" stroke="#26353c" stroke-width="2.4" stroke-linecap="round"'
  add(canvas, `<path d="${wings.join('')}" ${look} opacity=".8"/>`)
}
