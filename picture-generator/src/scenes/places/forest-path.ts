import { seededRandom } from '../../relief/noise.ts'
import type { Hex } from '../../relief/hex.ts'
import { add, blur, type Canvas, frame, gradient } from '../canvas.ts'
import { contour } from '../contour.ts'
import { figure } from '../life.ts'
import { below, field, fixed, type Line, onLine } from '../pen.ts'
import { scene } from '../scene.ts'
import { glow, mist, sky } from '../weather.ts'

type Grove = {
  seed: number
  ground: number
  trunks: number
  width: number
  top: Hex
  bottom: Hex
  /** Nothing grows within this share of the width around the path. */
  clear: number
}

const groves: readonly Grove[] = [
  { seed: 1, ground: 0.62, trunks: 70, width: 9, top: '#a9b07a', bottom: '#c9c48d', clear: 0.02 },
  { seed: 2, ground: 0.66, trunks: 46, width: 16, top: '#8b9863', bottom: '#b0b078', clear: 0.05 },
  { seed: 3, ground: 0.71, trunks: 30, width: 27, top: '#687c4e', bottom: '#8e975f', clear: 0.09 },
  { seed: 4, ground: 0.78, trunks: 18, width: 46, top: '#435c3d', bottom: '#66794b', clear: 0.15 },
  { seed: 5, ground: 0.88, trunks: 9, width: 82, top: '#24392b', bottom: '#3a5137', clear: 0.26 },
]
const path = 0.53

export const forestPath = scene(
  {
    name: 'forest-path',
    seed: 137,
    focus: 0.52,
    finish: { corners: '#0b140c', dark: 0.4, grain: 0.2 },
  },
  (canvas) => {
    sky(canvas, [
      [0, '#d6d7a4'],
      [0.45, '#f2ebc4'],
      [0.75, '#dcd7a2'],
    ])
    glow(canvas, '#fffbe0', { x: 1330, y: 560, r: 900, opacity: 0.95, flat: 0.8 })
    for (const [i, grove] of groves.entries()) {
      floor(canvas, grove)
      if (i === groves.length - 1) way(canvas)
      trunks(canvas, grove)
      leaves(canvas, { ...grove, thick: 0.2 + i * 0.05 })
      const veil = { height: 110, colour: '#f3eec8', softness: 30, swing: 40 }
      if (i < 4) mist(canvas, { top: grove.ground * 1200 - 70, opacity: 0.5 - i * 0.08, ...veil })
    }
    shafts(canvas)
    figure(canvas, { at: [1232, 968], height: 132, faces: 'right' })
  },
)

function lineOf(canvas: Canvas, { ground, seed }: Grove): Line {
  return (x) =>
    ground +
    0.05 *
      Math.min(1, Math.abs(x - path) * 1.6) *
      canvas.land.fractalNoise(x * 3 + seed, seed * 7, 3) -
    0.07 * Math.min(1, Math.abs(x - path) * 1.8) ** 2
}

function floor(canvas: Canvas, grove: Grove): void {
  const line = lineOf(canvas, grove)
  const top = onLine(line, path * frame.w)
  const fill = gradient(
    canvas,
    [
      [0, grove.bottom],
      [1, grove.top],
    ],
    {
      y1: top - 60,
      y2: top + 300,
      isAbsolute: true,
    },
  )
  add(canvas, `<path d="${below(line)}" fill="${fill}"/>`, ferns(canvas, grove, line))
}

/** Fronds along the edge of the ground. */
function ferns(canvas: Canvas, { seed, width, top, clear }: Grove, line: Line): string {
  const random = seededRandom(seed * 31)
  const size = width * 1.1 + 6
  let fronds = ''
  for (let x = 0; x < frame.w; x += size * (0.3 + random() * 0.8)) {
    if (Math.abs(x / frame.w - path) < clear * 0.8) continue
    if (canvas.land.fractalNoise(x / 200, seed, 2) < -0.1) continue
    const y = onLine(line, x) + size * (0.2 + random() * 0.6)
    for (let i = 0; i < 5; i++) {
      const reach = (random() - 0.5) * size * 2.4
      const rise = size * (0.5 + random() * 0.9)
      fronds += `M${fixed(x)} ${fixed(y)}Q${fixed(x + reach * 0.3)} ${fixed(y - rise)} ${fixed(x + reach)} ${fixed(y - rise * 0.6)}Q${fixed(x + reach * 0.35)} ${fixed(y - rise * 0.7)} ${fixed(x + 2)} ${fixed(y)}Z`
    }
  }
  return `<path d="${fronds}" fill="${top}"/>`
}

function trunks(canvas: Canvas, grove: Grove): void {
  const random = seededRandom(grove.seed * 17)
  const line = lineOf(canvas, grove)
  let dark = ''
  let lit = ''
  for (let i = 0; i < grove.trunks; i++) {
    const x = ((i + random() * 0.9) / grove.trunks) * (frame.w + 200) - 100
    if (Math.abs(x / frame.w - path) < grove.clear) continue
    const wide = grove.width * (0.55 + random() * 0.7)
    const lean = (random() - 0.5) * wide * 2.6
    const foot = onLine(line, x) + wide * 0.5
    dark += trunk({ x, foot, wide, lean })
    const side = x < 1330 ? 0.22 : -0.34
    lit += trunk({ x: x + wide * side, foot: foot - wide * 0.2, wide: wide * 0.22, lean })
  }
  const fill = gradient(
    canvas,
    [
      [0, grove.top],
      [0.7, grove.top],
      [1, grove.bottom],
    ],
    {
      y1: 0,
      y2: grove.ground * frame.h,
      isAbsolute: true,
    },
  )
  add(
    canvas,
    `<path d="${dark}" fill="${fill}"/>`,
    `<path d="${lit}" fill="#f6efbf" opacity="${(0.42 - grove.seed * 0.05).toFixed(2)}"/>`,
  )
}

type Trunk = { x: number; foot: number; wide: number; lean: number }

/** Thicker where it leaves the ground. */
function trunk({ x, foot, wide, lean }: Trunk): string {
  const top = x + lean
  const w = wide / 2
  return `M${fixed(x - w * 1.9)} ${fixed(foot)}C${fixed(x - w)} ${fixed(foot - wide * 0.8)} ${fixed(x - w)} ${fixed(foot - wide * 2)} ${fixed(top - w * 0.7)} -20L${fixed(top + w * 0.7)} -20C${fixed(x + w)} ${fixed(foot - wide * 2)} ${fixed(x + w)} ${fixed(foot - wide * 0.8)} ${fixed(x + w * 1.9)} ${fixed(foot)}Z`
}

function leaves(canvas: Canvas, { seed, top, thick, width }: Grove & { thick: number }): void {
  const { fractalNoise } = canvas.land
  const often = 60 / width + 4
  const leaf = 190 - width
  const spray = (x: number, y: number) =>
    fractalNoise(x * leaf, y * leaf * 0.5, 3) * 0.3 +
    fractalNoise(x * leaf * 0.3, y * leaf * 0.2, 2) * 0.14
  const cells = field(2, (x, y) => {
    if (y > 0.55) return -1
    const aside = Math.min(1, Math.abs(x - 0.555) * 1.7)
    const crown = thick - y * 1.15 + aside * 0.22 - (1 - aside) * 0.12
    return crown + fractalNoise(x * often * 2 + seed * 3, y * often + seed, 5) * 0.42 + spray(x, y)
  })
  const crowns = contour(cells, { level: 0.12, cell: 2, smallest: 2, slack: 0.1 })
  add(canvas, `<path d="${crowns}" fill="${top}" opacity=".92"/>`)
}

/** The path, which gets narrower in the distance. */
function way(canvas: Canvas): void {
  const fill = gradient(
    canvas,
    [
      [0, '#efe5b6'],
      [0.4, '#c9b67f'],
      [1, '#6d6440'],
    ],
    {
      y1: 760,
      y2: 1200,
      isAbsolute: true,
    },
  )
  const edge =
    'M1300 772C1268 800 1180 832 1196 872C1216 916 1330 930 1268 1000C1200 1076 960 1120 860 1220L1640 1220C1560 1130 1500 1060 1470 1000C1436 934 1318 900 1292 868C1268 838 1316 800 1312 772Z'
  add(canvas, `<path d="${edge}" fill="${fill}" filter="${blur(canvas, 3, 1.5)}"/>`)
}

function shafts(canvas: Canvas): void {
  const beam = gradient(canvas, [
    [0, '#fffbe0', 0.5],
    [0.6, '#fffbe0', 0.16],
    [1, '#fffbe0', 0],
  ])
  const beams = [
    [1180, 60, 620, 150],
    [1330, 90, 1010, 190],
    [1480, 50, 1480, 120],
    [1620, 70, 1880, 170],
  ] as const
  const soft = blur(canvas, 16, 4)
  for (const [x, w, foot, spread] of beams) {
    const shape = `M${x} -20L${x + w} -20L${foot + spread} 1020L${foot - spread * 0.4} 1020Z`
    add(canvas, `<path d="${shape}" fill="${beam}" opacity=".55" filter="${soft}"/>`)
  }
}
