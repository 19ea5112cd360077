import { add, type Canvas, gradient } from '../canvas.ts'
import { smooth, unit } from '../land.ts'
import { halo } from '../life.ts'
import { massif, snow } from '../massif.ts'
import { below, field, type Line, onLine } from '../pen.ts'
import { plates } from '../plates.ts'
import { scene } from '../scene.ts'
import { terrain } from '../terrain.ts'
import { tones } from '../tones.ts'
import { shine } from '../town.ts'
import { clouds, glow, mist, sky, stars } from '../weather.ts'
import { ridge } from '../woods.ts'

export const hutNight = scene(
  {
    name: 'hut-night',
    seed: 151,
    focus: 0.36,
    finish: { corners: '#01040b', dark: 0.42, grain: 0.22 },
  },
  (canvas) => {
    sky(canvas, [
      [0, '#0a1226'],
      [0.35, '#16294a'],
      [0.6, '#2d4a6b'],
      [0.75, '#56718a'],
    ])
    clouds(canvas, {
      thick: (x, y) => {
        const band = 0.5 - Math.abs((y - 0.02 - x * 0.42) / 0.2) * 0.5
        return y < 0.6 ? band + canvas.land.fractalNoise(x * 5, y * 4, 6) * 0.8 - 0.1 : 0
      },
      colours: ['#22395c', '#46587e', '#a7a9c4'],
      opacity: 0.09,
      softness: 14,
    })
    stars(canvas, 1900, { lowest: 780, band: { from: [300, -40], to: [2500, 760] } })
    glow(canvas, '#cfe0f2', { x: 2150, y: 210, r: 620, opacity: 0.35 })
    add(canvas, '<circle cx="2150" cy="210" r="34" fill="#f4f4e6"/>')
    mountains(canvas)
    mist(canvas, {
      top: 800,
      height: 100,
      colour: '#6d88a3',
      opacity: 0.55,
      softness: 30,
      swing: 40,
    })
    ridge(canvas, {
      line: (x) =>
        0.77 - 0.1 * (canvas.land.ridgedNoise(x * 2.1 + 5, 4, 6) - 0.3) - 0.05 * smooth(0.5, 1, x),
      top: '#1d3450',
      bottom: '#41607d',
      depth: 220,
      trees: { apart: 10, height: 44, doubled: 0.6 },
    })
    const line = groundOf(canvas)
    drifts(canvas, line)
    hut(canvas, 850, onLine(line, 850) + 26)
  },
)

function mountains(canvas: Canvas): void {
  const peaks = [
    { x: 0.64, z: 0.6, height: 134, reach: 0.3, sharp: 1.1, turn: 1.2 },
    { x: 0.8, z: 0.68, height: 104, reach: 0.26, turn: 2 },
    { x: 0.4, z: 0.7, height: 92, reach: 0.28 },
    { x: 0.18, z: 0.68, height: 84, reach: 0.26, turn: 1 },
  ]
  plates(canvas, {
    ground: terrain({
      seed: 618,
      light: [0.84, 0.46, -0.15],
      drops: 26000,
      height: massif(peaks),
      cover: snow({ from: 36, steep: 0.55 }),
    }),
    camera: { eye: [272, 34, 0], focus: 1620, horizon: 800, near: 90, far: 556 },
    bounds: [185, 230, 280, 325, 380, 450, 556],
    rock: ['#0e1a2e', '#16263d', '#24384f', '#3a5068', '#5c7186'],
    cover: ['#274263', '#3a5a7c', '#6686a4', '#a5bfd2', '#e4edf0'],
    haze: '#3a5878',
    hazeAt: (far) => unit((far - 140) / 760),
    tone: { gain: 1, ambient: 0.34 },
    levels: 12,
  })
}

function groundOf(canvas: Canvas): Line {
  return (x) =>
    0.9 -
    0.07 * Math.exp(-(((x - 0.3) / 0.24) ** 2)) +
    0.03 * smooth(0.5, 1, x) +
    0.006 * canvas.land.fractalNoise(x * 7, 1, 3)
}

/** Snow that the moon shines on, and a trodden way to the door. */
function drifts(canvas: Canvas, line: Line): void {
  const { fractalNoise } = canvas.land
  const cells = field(2, (x, y) => {
    const deep = y - line(x)
    const waves = fractalNoise(x * 5 + y * 4, y * 14 - x * 3, 5) * 0.42
    return unit(0.5 - deep * 1.9 + waves + smooth(0.012, 0, deep) * 0.25 + 0.12 * smooth(0.4, 1, x))
  })
  tones(canvas, {
    cells,
    cell: 2,
    within: below(line),
    colours: ['#0f1e35', '#1d3350', '#34506f', '#5f7f9b', '#a9c3d4', '#e6eff1'],
    levels: 14,
    softness: 1.4,
  })
  const prints = Array.from({ length: 34 }, (_, i) => {
    const t = i / 33
    const x = 905 + t * 560 + Math.sin(t * 5) * 60 + (i % 2 ? 5 : -5) * (1 + t * 2)
    const y = onLine(line, 905) + 34 + t ** 1.5 * 210
    return `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${(2.5 + t * 8).toFixed(1)}" ry="${(1.2 + t * 3).toFixed(1)}"/>`
  })
  add(canvas, `<g fill="#10223b" opacity=".7">${prints.join('')}</g>`)
}

function hut(canvas: Canvas, x: number, y: number): void {
  const roof = gradient(canvas, [
    [0, '#e7eef2'],
    [1, '#8fa9bf'],
  ])
  const wall = gradient(canvas, [
    [0, '#2a2a30'],
    [1, '#15161c'],
  ])
  const windows = [
    [x - 128, y - 74],
    [x - 62, y - 74],
    [x + 66, y - 74],
  ] as const
  add(
    canvas,
    halo(canvas, [x - 20, y - 30], 560),
    `<path d="M${x - 190} ${y}V${y - 112}H${x + 150}V${y}Z" fill="${wall}"/>`,
    `<path d="M${x + 150} ${y}V${y - 112}L${x + 196} ${y - 150}L${x + 236} ${y - 108}V${y - 8}Z" fill="#0f1117"/>`,
    stones(x, y),
    `<path d="M${x + 84} ${y - 190}h28v-44h-28Z" fill="#1b1d24"/><path d="M${x + 80} ${y - 236}h36v10h-36Z" fill="#dfe8ee"/>`,
    `<path d="M${x - 214} ${y - 104}L${x - 158} ${y - 204}H${x + 176}L${x + 248} ${y - 104}L${x + 226} ${y - 104}L${x + 172} ${y - 176}L${x + 164} ${y - 104}Z" fill="${roof}"/>`,
    ...windows.map(([left, top]) => pane(left, top)),
    `<path d="M${x + 6} ${y}v-72h38v72Z" fill="#3a2a16"/><path d="M${x + 6} ${y}v-72h12v72Z" fill="#ffdf93"/>`,
    ...windows.map(([left, top]) =>
      shine(canvas, [left + 19, top + 16], { r: 110, colour: '#ffd88a', opacity: 0.35 }),
    ),
    light(canvas, x, y),
  )
  smoke(canvas, x + 98, y - 240)
}

function pane(x: number, y: number): string {
  return `<path d="M${x - 4} ${y - 4}h46v42h-46Z" fill="#0c0d12"/><path d="M${x} ${y}h38v34h-38Z" fill="#ffdf93"/><path d="M${x + 18} ${y}h2v34h-2ZM${x} ${y + 16}h38v2h-38Z" fill="#3a2a16"/>`
}

/** Courses of stone in the wall. */
function stones(x: number, y: number): string {
  let joints = ''
  for (let row = 0; row < 7; row++) {
    joints += `M${x - 190} ${y - row * 16}h340`
    for (let i = 0; i < 9; i++)
      joints += `M${x - 190 + i * 40 + (row % 2) * 20} ${y - row * 16}v-16`
  }
  return `<path d="${joints}" stroke="#3d3c42" stroke-width="1.2" opacity=".6" fill="none"/>`
}

/** The light from the open door. */
function light(canvas: Canvas, x: number, y: number): string {
  const fill = gradient(canvas, [
    [0, '#ffe2a0', 0.75],
    [1, '#ffe2a0', 0],
  ])
  return `<path d="M${x + 4} ${y}H${x + 40}L${x + 150} ${y + 120}H${x - 20}Z" fill="${fill}"/>`
}

function smoke(canvas: Canvas, x: number, y: number): void {
  clouds(canvas, {
    thick: (u, v) => {
      const [px, py] = [u * 2400 - x, y - v * 1200]
      if (py < -4 || py > 330 || Math.abs(px) > 300) return 0
      const drift = px - py * 0.42 - Math.sin(py * 0.03) * 14
      return (
        0.7 -
        Math.abs(drift) / (8 + py * 0.14) -
        py / 420 +
        canvas.land.fractalNoise(u * 40, v * 30, 3) * 0.3
      )
    },
    colours: ['#8fa3b8', '#b7c4d1', '#dfe6ea'],
    opacity: 0.1,
    softness: 4,
  })
}
