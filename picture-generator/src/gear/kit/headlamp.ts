import type { Hardware } from '../../look.ts'
import { darker } from '../../relief/hex.ts'
import { symbol, wordmark } from '../../relief/marks.ts'
import type { Part, Product } from '../../relief/part.ts'
import { ellipse, rectangle, symmetric } from '../../relief/path.ts'
import { randomBetween } from '../random-choice.ts'
import { groove, inkOn, rim, stitchLine, strap, threadOn } from '../seam.ts'
import { trace } from '../trace.ts'
import { black, type Kit } from './kit.ts'

type Headlamp = Extract<Hardware, { kind: 'headlamp' }>

export function headlamp({ shape }: Headlamp, kit: Kit): Product {
  return {
    fit: { w: 0.86, h: 0.76, cy: 0.5 },
    crop: { x: 430, y: 680, w: 360 },
    parts: [...band(kit), ...bracket(kit), ...(shape === 'round' ? round(kit) : bar(kit))],
  }
}

/** The band round the head: its back inside, its front outside. */
function band({ colours, random }: Kit): Part[] {
  const far = trace(
    '196 760, 210 640, 330 530, 470 492, 600 484, 730 492, 870 530, 990 640, 1004 760',
  )
  const near = trace(
    '196 752, 214 850, 330 930, 470 966, 600 974, 730 966, 870 930, 986 850, 1004 752',
  )
  const width = randomBetween(random, 80, 92)
  const stripe = [-0.3, 0.3].map((k) =>
    stitchLine(
      near.map(([x, y]) => [x, y + width * k]),
      threadOn(colours.second),
    ),
  )
  const word = (x: number, turn: number) => {
    const y = 908
    const mark = wordmark({ at: [x, y], height: 34, color: inkOn(colours.second) })
    return `<g transform="rotate(${turn} ${x} ${y})">${mark}</g>`
  }
  return [
    {
      ...strap(far, {
        width: width * 0.9,
        color: darker(colours.second, 0.36),
        z: -40,
        bevel: rim(6, 4),
      }),
      cloth: 'rib',
      light: 0.75,
    },
    {
      ...strap(near, { width, color: colours.second, z: 10, bevel: rim(8, 6) }),
      cloth: 'canvas',
      form: { depth: 40, power: 0.4 },
      stitch: stripe,
      paint: word(296, 27) + word(904, -27),
    },
    {
      ...strap(trace('966 862, 990 836'), {
        width: width + 16,
        color: black,
        z: 30,
        bevel: rim(8, 8),
      }),
      cloth: 'plastic',
    },
  ]
}

function bracket({ colours }: Kit): Part[] {
  const d = symmetric(trace('0 900, 130 896, 166 916, 172 980, 160 1048, 120 1068, 0 1072'))
  return [
    {
      d,
      color: darker(colours.main, 0.45),
      cloth: 'plastic',
      z: 34,
      form: { depth: 24 },
      bevel: rim(16, 14),
    },
  ]
}

function round({ colours, random }: Kit): Part[] {
  const y = 940
  const r = randomBetween(random, 138, 152)
  const notches = Array.from({ length: 20 }, (_, i) => {
    const a = (i / 20) * Math.PI * 2
    return `M${600 + Math.cos(a) * (r - 8)} ${y + Math.sin(a) * (r - 8)}L${600 + Math.cos(a) * (r + 8)} ${y + Math.sin(a) * (r + 8)}`
  })
  return [
    {
      d: ellipse([600, y], r),
      color: colours.main,
      cloth: 'plastic',
      z: 60,
      form: { depth: 40 },
      bevel: rim(20, 18),
      relief: {
        svg: `<path d="${notches.join('')}" stroke="#000" stroke-width="9" stroke-linecap="round"/>`,
        h: -6,
        soft: 1.2,
      },
    },
    { d: ellipse([600, y], r * 0.74), color: black, cloth: 'plastic', z: 86, bevel: rim(8, 7) },
    ...lens(600, y, r * 0.6),
    {
      d: rectangle({ x: 560, y: y - r - 22, w: 80, h: 34 }, 14),
      color: colours.accent,
      cloth: 'rubber',
      z: 70,
      bevel: rim(9, 9),
    },
    {
      d: ellipse([600, y + r * 0.87], 15),
      color: colours.main,
      cloth: 'plastic',
      z: 78,
      bumpScale: 0,
      paint: symbol({ at: [600, y + r * 0.87], height: 19, color: inkOn(colours.main) }),
    },
  ]
}

function bar({ colours, random }: Kit): Part[] {
  const w = randomBetween(random, 196, 220)
  const y = 950
  const body = rectangle({ x: 600 - w, y: y - 82, w: w * 2, h: 164 }, 62)
  const face = rectangle({ x: 600 - w + 26, y: y - 56, w: w * 2 - 52, h: 112 }, 46)
  const fins = Array.from({ length: 5 }, (_, i) =>
    groove(
      [
        [600 - 60 + i * 30, y - 84],
        [600 - 60 + i * 30, y - 60],
      ],
      5,
      5,
    ),
  )
  return [
    {
      d: body,
      color: colours.main,
      cloth: 'plastic',
      z: 60,
      form: { depth: 44 },
      bevel: rim(26, 22),
      grooves: fins,
      crisp: true,
    },
    { d: face, color: black, cloth: 'plastic', z: 92, bevel: rim(8, 7) },
    ...lens(600 - w * 0.48, y, 46),
    ...lens(600 + w * 0.48, y, 46),
    {
      d: ellipse([600, y + 6], 15),
      color: '#c23b2c',
      cloth: 'plastic',
      z: 100,
      bevel: rim(8, 8),
      glow: 0.2,
    },
    {
      d: rectangle({ x: 600 + w * 0.3, y: y - 104, w: 84, h: 34 }, 14),
      color: colours.accent,
      cloth: 'rubber',
      z: 66,
      bevel: rim(9, 9),
    },
  ]
}

/** A reflector in rings, with its lamp in the middle. */
function lens(x: number, y: number, r: number): Part[] {
  return [
    {
      d: ellipse([x, y], r),
      color: '#cfd6d6',
      cloth: 'steel',
      z: 94,
      bevel: rim(r * 0.6, -r * 0.4),
      crisp: true,
      grooves: [0.82, 0.64, 0.46].map((k) => ({ d: ellipse([x, y], r * k), w: 4, depth: 3 })),
    },
    {
      d: ellipse([x, y], r * 0.3),
      color: '#f3efc8',
      cloth: 'plastic',
      z: 96,
      bevel: rim(r * 0.25, r * 0.2),
      glow: 0.25,
    },
  ]
}
