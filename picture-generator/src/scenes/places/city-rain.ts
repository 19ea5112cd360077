import { add, type Canvas, frame, gradient, paintMirrored } from '../canvas.ts'
import { figure } from '../life.ts'
import { scene } from '../scene.ts'
import { type Houses, houses, lamp, shine } from '../town.ts'
import { lake } from '../water.ts'
import { clouds, glow, mist, rain, sky } from '../weather.ts'

const street = 850

/** A street between high houses: low where it ends, high at the sides. */
const canyon = (low: number, high: number) => (x: number) =>
  low + (high - low) * Math.min(1, Math.abs(x - 0.46) * 2.1) ** 1.35

const warm = ['#ffd38a', '#ffc069', '#ffe3b0', '#f4a95c']

const rows: readonly Omit<Houses, 'ground'>[] = [
  {
    height: canyon(120, 360),
    width: [50, 120],
    top: '#7f8fa0',
    bottom: '#b7aca2',
    windows: { colours: ['#ffdfae'], lit: 0.16, size: 6 },
    seed: 11,
  },
  {
    height: canyon(90, 520),
    width: [70, 170],
    top: '#566878',
    bottom: '#8f8f92',
    windows: { colours: warm, lit: 0.22, size: 8 },
    seed: 12,
  },
  {
    height: canyon(40, 700),
    width: [100, 220],
    top: '#33434f',
    bottom: '#5d666e',
    windows: { colours: warm, lit: 0.26, size: 11 },
    seed: 13,
  },
  {
    height: canyon(-160, 930),
    width: [150, 280],
    top: '#17222b',
    bottom: '#2b363f',
    windows: { colours: warm, lit: 0.3, size: 16 },
    seed: 14,
  },
]

export const cityRain = scene(
  {
    name: 'city-rain',
    seed: 131,
    focus: 0.46,
    finish: { corners: '#03080d', dark: 0.42, grain: 0.22 },
  },
  (canvas) => {
    dusk(canvas)
    for (const [i, row] of rows.entries()) {
      houses(canvas, { ...row, ground: street })
      const veil = { height: 130, colour: '#c3b9ac', softness: 30, swing: 30 }
      if (i < 3) mist(canvas, { top: street - 170 + i * 30, opacity: 0.55 - i * 0.14, ...veil })
    }
    for (const [x, height] of [
      [930, 120],
      [1270, 120],
      [800, 190],
      [1420, 190],
      [560, 320],
      [1730, 320],
      [120, 560],
      [2270, 560],
    ] as const) {
      lamp(canvas, [x, street], height)
    }
    tram(canvas)
    lake(canvas, { shore: street, tint: '#2a3742', opacity: 0.34, deep: '#0c141b', ripple: 46 })
    rails(canvas)
    walker(canvas)
    rain(canvas, { drops: 1500, colour: '#e6edf2', opacity: 0.16, slant: 0.14, seed: 4 })
  },
)

function dusk(canvas: Canvas): void {
  sky(canvas, [
    [0, '#2b3d50'],
    [0.3, '#56687a'],
    [0.55, '#a59f9f'],
    [0.7, '#e2bf98'],
  ])
  glow(canvas, '#ffd9a3', { x: 1100, y: 800, r: 900, opacity: 0.75, flat: 0.8 })
  clouds(canvas, {
    thick: (x, y) =>
      y < 0.5 ? canvas.land.fractalNoise(x * 3, y * 7, 6) * 1.3 + 0.3 - y * 0.9 : 0,
    colours: ['#22313f', '#3f5060', '#6d7781', '#b9a89c'],
    opacity: 0.2,
    softness: 8,
  })
}

/** Far down the street, its two lamps first. */
function tram(canvas: Canvas): void {
  const [x, y] = [1112, street]
  add(
    canvas,
    `<rect x="${x - 34}" y="${y - 92}" width="68" height="88" rx="10" fill="#2d3a34"/>`,
    `<rect x="${x - 27}" y="${y - 80}" width="54" height="34" rx="4" fill="#ffe9bd"/>`,
    `<rect x="${x - 34}" y="${y - 38}" width="68" height="8" fill="#b9c13d"/>`,
    shine(canvas, [x - 22, y - 18], { r: 90, colour: '#fff3cf', opacity: 0.8 }),
    shine(canvas, [x + 22, y - 18], { r: 90, colour: '#fff3cf', opacity: 0.8 }),
    `<path d="M${x} ${y - 92}L${x + 4} ${y - 128}M0 ${y - 210}L${x} ${y - 128}L${frame.w} ${y - 236}" stroke="#1a232a" stroke-width="1.6" fill="none" opacity=".6"/>`,
  )
}

/** Wet rails that lead to the tram. */
function rails(canvas: Canvas): void {
  const wet = gradient(canvas, [
    [0, '#ffe9bd', 0.9],
    [0.5, '#c9b79c', 0.6],
    [1, '#7b858c', 0.5],
  ])
  const pairs = [
    [1098, 1104, 560, 600],
    [1120, 1126, 1240, 1290],
  ] as const
  for (const [left, right, footLeft, footRight] of pairs) {
    const rail = `M${left} ${street}L${right} ${street}L${footRight} 1210L${footLeft} 1210Z`
    add(canvas, `<path d="${rail}" fill="#0c141b" opacity=".5"/>`)
    const edge = `M${left} ${street}L${footLeft + 12} 1210L${footLeft} 1210Z`
    add(canvas, `<path d="${edge}" fill="${wet}"/>`)
  }
}

function walker(canvas: Canvas): void {
  const at = [960, 1062] as const
  const paint = () => {
    figure(canvas, { at, height: 268, faces: 'right', ink: '#0d1318' })
    const [x, y] = [at[0] + 34, at[1] - 292]
    const canopy = `M${x - 120} ${y + 42}Q${x - 96} ${y - 38} ${x} ${y - 46}Q${x + 96} ${y - 38} ${x + 120} ${y + 42}Q${x + 90} ${y + 24} ${x + 60} ${y + 40}Q${x + 30} ${y + 24} ${x} ${y + 40}Q${x - 30} ${y + 24} ${x - 60} ${y + 40}Q${x - 90} ${y + 24} ${x - 120} ${y + 42}Z`
    add(
      canvas,
      `<path d="M${x} ${y - 56}L${x + 18} ${y + 150}" stroke="#0d1318" stroke-width="4"/>`,
      `<path d="${canopy}" fill="#18222a"/>`,
      `<path d="M${x - 60} ${y + 40}Q${x - 40} ${y - 20} ${x} ${y - 46}M${x + 60} ${y + 40}Q${x + 40} ${y - 20} ${x} ${y - 46}" stroke="#34424c" stroke-width="2.4" fill="none"/>`,
    )
  }
  paintMirrored(canvas, at[1], paint)
  paint()
}
