import { add, blur, type Canvas } from '../canvas.ts'
import { contour } from '../contour.ts'
import { smooth, unit } from '../land.ts'
import { figure } from '../life.ts'
import { massif, snow } from '../massif.ts'
import { below, field, type Line, onLine, through } from '../pen.ts'
import { plates } from '../plates.ts'
import { scene } from '../scene.ts'
import { terrain } from '../terrain.ts'
import { tones } from '../tones.ts'
import { clouds, glow, mist, sky } from '../weather.ts'

export const summitRidge = scene(
  {
    name: 'summit-ridge',
    seed: 163,
    focus: 0.56,
    finish: { corners: '#06182b', dark: 0.3, grain: 0.18 },
  },
  (canvas) => {
    sky(canvas, [
      [0, '#1d4a78'],
      [0.35, '#4f84ad'],
      [0.55, '#a9cbd9'],
      [0.68, '#f2e6cf'],
    ])
    glow(canvas, '#fff4d4', { x: 300, y: 700, r: 1100, opacity: 0.7, flat: 0.55 })
    clouds(canvas, {
      thick: (x, y) =>
        y < 0.35
          ? canvas.land.fractalNoise(x * 4 + 2, y * 30, 5) * 0.9 + 0.1 - Math.abs(y - 0.12) * 3
          : 0,
      colours: ['#bdd5e2', '#e4eff3', '#ffffff'],
      opacity: 0.12,
      softness: 5,
    })
    seaOfCloud(canvas)
    const crest = crestOf(canvas)
    spindrift(canvas, crest, 0.8)
    face(canvas, crest)
    rope(canvas, crest)
  },
)

/** Peaks that look out of cloud. */
function seaOfCloud(canvas: Canvas): void {
  const peaks = [
    { x: 0.2, z: 0.7, height: 96, reach: 0.24, turn: 1 },
    { x: 0.38, z: 0.82, height: 84, reach: 0.22 },
    { x: 0.06, z: 0.8, height: 90, reach: 0.24, turn: 2 },
    { x: 0.7, z: 0.84, height: 80, reach: 0.24 },
  ]
  const veil = { colour: '#f3f1e8', softness: 22, swing: 50 }
  plates(canvas, {
    ground: terrain({
      seed: 733,
      light: [-0.86, 0.32, -0.1],
      drops: 22000,
      height: massif(peaks),
      cover: snow({ from: 30, steep: 0.55 }),
    }),
    camera: { eye: [280, 84, 0], focus: 2000, horizon: 700, near: 130, far: 556 },
    bounds: [300, 360, 420, 490, 556],
    rock: ['#3b5873', '#54718a', '#7f939d', '#b5b0a4', '#e3cfac'],
    cover: ['#7ea3be', '#9dbdd0', '#cfdfe4', '#fdf2dc', '#fffdf6'],
    haze: '#d3e1e4',
    hazeAt: (far) => unit((far - 170) / 640),
    levels: 12,
    after: (plate) => {
      mist(canvas, { top: 775 + (4 - plate) * 26, height: 90, opacity: 0.8, ...veil })
    },
  })
  mist(canvas, { top: 850, height: 190, opacity: 0.95, ...veil, softness: 30 })
  mist(canvas, { top: 930, height: 260, opacity: 1, ...veil, colour: '#dfe8ea', softness: 34 })
}

/** Rises to the summit on the right in steps, and breaks off behind it. */
function crestOf(canvas: Canvas): Line {
  const { fractalNoise } = canvas.land
  const summit = 0.69
  return (x) => {
    const rising =
      0.9 - 0.6 * Math.max(0, 1 - Math.abs(x - summit) / (x < summit ? 0.86 : 0.5)) ** 1.2
    const corniced = 0.028 * fractalNoise(x * 5, 2, 4) * Math.min(1, Math.abs(x - summit) * 6)
    return rising + corniced + 0.003 * fractalNoise(x * 44, 5, 3)
  }
}

/** The sunny side is seen; the other lies behind a rib that runs down from the summit. */
function face(canvas: Canvas, crest: Line): void {
  const { fractalNoise, ridgedNoise } = canvas.land
  const cells = field(2, (x, y) => {
    const deep = y - crest(x)
    const rib = x - (0.69 - deep * 0.5 + fractalNoise(deep * 6, 4, 4) * 0.16)
    const shade = smooth(-0.006, 0.012, rib)
    const flutes = (ridgedNoise(x * 7 + y * 4, y * 1.6 - x * 0.8, 6) - 0.45) * 0.55
    const sunny = 0.86 + flutes * 0.8 + fractalNoise(x * 5, y * 7, 5) * 0.3 - deep * 0.3
    const dark = 0.3 + flutes * 0.9 + fractalNoise(x * 8, y * 6, 5) * 0.24 - deep * 0.1
    return unit(sunny * (1 - shade) + dark * shade + smooth(0.008, 0, deep) * 0.3)
  })
  tones(canvas, {
    cells,
    cell: 2,
    within: below(crest),
    colours: ['#1d466c', '#36658d', '#6c98b8', '#b5cfdc', '#f6efdd', '#ffffff'],
    levels: 18,
    softness: 0.8,
  })
}

/** Snow that the wind tears from the crest and carries off. */
function spindrift(canvas: Canvas, crest: Line, opacity: number): void {
  const { fractalNoise } = canvas.land
  const plume = field(4, (x, y) => {
    const above = crest(Math.max(0.2, x - 0.1)) - y + (x - 0.5) * 0.1
    if (above < -0.16 || above > 0.2 || x < 0.3) return 0
    const streaks = fractalNoise(x * 4 - y * 3, y * 34 - x * 5, 5) * 1.1
    const body = 0.3 - Math.abs(above - 0.015) * 3.4
    return (body + streaks * 0.7) * smooth(0.34, 0.62, x)
  })
  let bands = ''
  for (const level of [0.1, 0.18, 0.28, 0.4, 0.54]) {
    const path = contour(plume, { level, cell: 4, smallest: 2 })
    bands += `<path d="${path}" fill="#ffffff" opacity=".2"/>`
  }
  add(canvas, `<g filter="${blur(canvas, 14, 4)}" opacity="${opacity}">${bands}</g>`)
}

function rope(canvas: Canvas, crest: Line): void {
  const places = [1210, 1345, 1480]
  const waists = places.map((x) => [x, onLine(crest, x) - 34] as const)
  add(canvas, `<path d="M${through(waists)}" stroke="#c8451f" stroke-width="2" fill="none"/>`)
  for (const [i, x] of places.entries()) {
    const jacket = i === 2 ? undefined : ['#c8451f', '#2c4a63'][i]
    const person = { at: [x, onLine(crest, x) + 3] as const, height: 76, hasPole: true }
    figure(canvas, jacket ? { ...person, jacket } : person)
  }
}
