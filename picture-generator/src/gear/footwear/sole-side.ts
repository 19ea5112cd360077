import type { Footwear } from '../../look.ts'
import { darker, mix } from '../../relief/hex.ts'
import type { Random } from '../../relief/noise.ts'
import type { ContactShadow, Part } from '../../relief/part.ts'
import { along, curve, line, polygon, ribbon, sample, type Pt } from '../../relief/path.ts'
import { groove, rim, stitchLine } from '../seam.ts'
import { movePoints, trace } from '../trace.ts'
import type { Last } from './last.ts'
import { pickRandom } from '../random-choice.ts'
import { type Shades } from './shades.ts'

type Wall = {
  /** Both from the heel to the toe. */
  top: string
  bottom: string
  heel: string
  lug: number
  lugs: number
}

const walls: Record<Footwear['sole'], Wall> = {
  low: {
    top: '150 796, 280 808, 440 822, 660 836, 860 834, 980 824, 1050 808, 1082 798',
    bottom: '166 882, 280 882, 460 880, 640 882, 800 882, 940 876, 1040 856, 1092 826',
    heel: '140 838',
    lug: 15,
    lugs: 20,
  },
  cushioned: {
    top: '140 766, 200 774, 300 792, 440 814, 600 830, 800 834, 940 826, 1040 806, 1086 790',
    bottom: '152 904, 300 914, 460 912, 640 914, 840 912, 960 898, 1054 864, 1104 822',
    heel: '120 838',
    lug: 10,
    lugs: 13,
  },
  rockered: {
    top: '140 768, 200 776, 300 794, 440 814, 600 828, 800 834, 940 828, 1040 810, 1088 794',
    bottom: '150 876, 220 914, 330 930, 460 934, 640 934, 820 930, 950 906, 1054 864, 1108 822',
    heel: '120 826',
    lug: 9,
    lugs: 11,
  },
  lugged: {
    top: '146 792, 280 804, 440 820, 660 834, 860 834, 980 824, 1050 806, 1082 796',
    bottom: '158 886, 280 888, 460 890, 640 892, 800 892, 940 884, 1044 860, 1096 826',
    heel: '134 836',
    lug: 27,
    lugs: 15,
  },
  wedge: {
    top: '146 800, 300 814, 460 828, 660 840, 860 838, 980 828, 1050 810, 1084 800',
    bottom: '160 918, 300 922, 560 920, 800 918, 980 908, 1062 884, 1096 836',
    heel: '132 856',
    lug: 0,
    lugs: 0,
  },
}

type SoleOptions = { last: Last; shades: Shades; random: Random }

/** The sole from its side, and the floor it stands on. */
export function soleSide(look: Footwear, options: SoleOptions): Part[] {
  const { last, shades } = options
  const wall = walls[look.sole]
  const top = last.bend(trace(wall.top))
  const bottom = last.bend(trace(wall.bottom))
  const heel = last.bend(trace(wall.heel))
  const d = curve([...top, ...bottom.toReversed(), ...heel])
  const side: Part = {
    d,
    color: shades.foam,
    cloth: look.sole === 'wedge' || look.sole === 'lugged' ? 'rubber' : 'foam',
    z: 18,
    form: { d, depth: 26, power: 0.35 },
    bevel: rim(13, 10),
    crisp: true,
    ...carving(look.sole, { ...options, top, bottom }),
  }
  return [...tread(wall, bottom, shades), side]
}

/** Where a sole of this kind touches the ground. */
export function soleStands(sole: Footwear['sole']): ContactShadow[] {
  const wall = walls[sole]
  const y = Math.max(...trace(wall.bottom).map((p) => p[1])) + wall.lug
  return [
    { cx: 596, cy: y + 4, rx: 420, ry: 15, dark: 0.6, blur: 0.3 },
    { cx: 600, cy: y + 8, rx: 350, ry: 24, dark: 0.38, blur: 0.7 },
    { cx: 640, cy: y + 20, rx: 340, ry: 56, dark: 0.2, blur: 0.95 },
  ]
}

function tread(wall: Wall, bottom: readonly Pt[], { rubber }: Shades): Part[] {
  if (wall.lug === 0) {
    return [{ d: ribbon(movePoints(bottom, 0, -2), 16), color: rubber, cloth: 'rubber', z: 10 }]
  }
  const far = lugs(bottom, wall, 0.5)
  const near = lugs(bottom, wall, 0)
  const rind = sample(movePoints(bottom, 0, -4), 12)
  return [
    { d: far, color: darker(rubber, 0.5), cloth: 'rubber', z: -20, light: 0.6 },
    { d: near, color: rubber, cloth: 'rubber', z: 12, bevel: rim(7, 8) },
    { d: ribbon(rind, 26), color: rubber, cloth: 'rubber', z: 10, bevel: rim(8, 8) },
  ]
}

/** Blocks that lean back under the heel and forward under the toe, with a gap at the arch. */
function lugs(bottom: readonly Pt[], { lug, lugs: count }: Wall, offset: number): string {
  const shapes: string[] = []
  for (let i = 0; i < count; i++) {
    const from = (i + offset) / count
    if (lug > 20 && from > 0.33 && from < 0.4) continue
    const a = along(bottom, Math.min(0.985, from + 0.006))
    const b = along(bottom, Math.min(0.995, from + 0.8 / count))
    const lean = from < 0.36 ? 5 : -6
    const depth = from > 0.9 ? lug * 0.6 : lug
    shapes.push(
      polygon([
        [a[0], a[1] - 14],
        [b[0], b[1] - 14],
        [b[0] - 4 + lean, b[1] + depth],
        [a[0] + 4 + lean, a[1] + depth],
      ]),
    )
  }
  return shapes.join('')
}

type SoleOutline = SoleOptions & { top: readonly Pt[]; bottom: readonly Pt[] }
type SoleRelief = Pick<Part, 'grooves' | 'relief' | 'paint' | 'stitch'>

function carving(sole: Footwear['sole'], outline: SoleOutline): SoleRelief {
  if (sole === 'wedge') return pickRandom(outline.random, [weltedSole, layeredSole])(outline)
  if (sole === 'lugged') return pickRandom(outline.random, [steppedSole, heelBlock])(outline)
  if (sole === 'low') return pickRandom(outline.random, [heelBlock, twoFoams])(outline)
  return pickRandom(outline.random, [twoFoams, sweptSole, flutedSole, twoFoams])(outline)
}

/** A line at a share of the way down the wall, `from` to `to` along it. */
function level(
  { top, bottom }: SoleOutline,
  share: (t: number) => number,
  span: Pt = [0, 1],
): Pt[] {
  return Array.from({ length: 9 }, (_, i) => {
    const t = span[0] + ((span[1] - span[0]) * i) / 8
    const a = along(top, t)
    const b = along(bottom, t)
    return [a[0] + (b[0] - a[0]) * share(t), a[1] + (b[1] - a[1]) * share(t)]
  })
}

function fillBelow(outline: SoleOutline, edge: readonly Pt[], fill: string): string {
  const under = movePoints(outline.bottom, 0, 40).toReversed()
  return `<path d="${polygon([...sample(edge), ...under])}" fill="${fill}"/>`
}

function twoFoams(outline: SoleOutline): SoleRelief {
  const high = 0.36 + outline.random() * 0.16
  const swing = 0.12 + outline.random() * 0.14
  const edge = level(outline, (t) => high + swing * Math.sin(t * 6.6 - 0.4) + 0.2 * t)
  const upper = level(outline, (t) => 0.2 + 0.1 * Math.sin(t * 5), [0.06, 0.62])
  return {
    paint: fillBelow(outline, edge, outline.shades.base),
    grooves: [groove(edge, 5, 5), groove(upper, 3, 2.5)],
  }
}

function sweptSole(outline: SoleOutline): SoleRelief {
  const lines = [0.25, 0.42, 0.59, 0.76].map((share, i) =>
    level(outline, (t) => share + 0.16 * Math.sin(t * 4.2 + 0.6), [
      0.02 + i * 0.02,
      0.5 - i * 0.06,
    ]),
  )
  const front = [0.4, 0.62].map((share) =>
    level(outline, (t) => share + 0.1 * Math.sin(t * 7), [0.58, 0.97]),
  )
  const stripe = `<path d="${line(...level(outline, (t) => 0.5 + 0.1 * Math.sin(t * 7), [0.52, 1]))}" fill="none" stroke="${outline.shades.base}" stroke-width="13"/>`
  return { grooves: [...lines, ...front].map((l) => groove(l, 5, 4.5)), paint: stripe }
}

function flutedSole(outline: SoleOutline): SoleRelief {
  const flutes = Array.from({ length: 19 }, (_, i) => {
    const t = 0.05 + i * 0.05
    const a = level(outline, () => 0.3, [t, t + 0.01])[0]
    const b = level(outline, () => 0.86, [t - 0.015, t])[0]
    return a && b ? `<path d="M${a[0]} ${a[1]}L${b[0]} ${b[1]}"/>` : ''
  })
  const edge = level(outline, (t) => 0.8 - 0.3 * Math.max(0, 0.3 - t))
  return {
    relief: {
      svg: `<g stroke="#000" stroke-width="17" stroke-linecap="round">${flutes.join('')}</g>`,
      h: -7,
      soft: 3,
    },
    paint: fillBelow(outline, edge, outline.shades.base),
    grooves: [
      groove(
        level(outline, () => 0.16),
        4,
        3,
      ),
    ],
  }
}

function heelBlock(outline: SoleOutline): SoleRelief {
  const edge = level(outline, (t) => 0.42 + 0.1 * t, [0, 0.5])
  const end = along(outline.bottom, 0.38)
  const heel = polygon([...sample(edge), end, [end[0], end[1] + 40], [80, 960], [80, 800]])
  const ribs = Array.from({ length: 7 }, (_, i) => {
    const p = along(outline.bottom, 0.06 + i * 0.04)
    return `<path d="M${p[0]} ${p[1] - 32}L${p[0] - 8} ${p[1] - 10}"/>`
  })
  const front = level(outline, (t) => 0.5 - 0.2 * t, [0.6, 0.98])
  return {
    paint: `<path d="${heel}" fill="${outline.shades.base}"/>`,
    grooves: [groove(edge, 5, 4), groove(front, 4, 3)],
    relief: {
      svg: `<g stroke="#000" stroke-width="9" stroke-linecap="round">${ribs.join('')}</g>`,
      h: -4,
      soft: 1.4,
    },
  }
}

/** A rubber wall that climbs at heel and toe over a firmer core. */
function steppedSole(outline: SoleOutline): SoleRelief {
  const edge = level(outline, (t) => {
    const rise = Math.max(0, 0.16 - t) * 3 + Math.max(0, t - 0.84) * 3.4
    return 0.62 - rise + 0.06 * Math.sin(t * 40) * (t > 0.2 && t < 0.8 ? 1 : 0)
  })
  return {
    paint: fillBelow(outline, edge, outline.shades.rubber),
    grooves: [
      groove(edge, 5, 5),
      groove(
        level(outline, () => 0.22),
        3,
        3,
      ),
    ],
  }
}

function weltedSole(outline: SoleOutline): SoleRelief {
  const { foam } = outline.shades
  const welt = level(outline, () => 0.13)
  return {
    grooves: [
      groove(
        level(outline, () => 0.24),
        4,
        4,
      ),
    ],
    stitch: [{ ...stitchLine(welt, mix(foam, '#3a2f26', 0.45)), w: 3.4, dash: '11 6' }],
  }
}

function layeredSole(outline: SoleOutline): SoleRelief {
  const cork = level(outline, (t) => 0.46 + 0.14 * t)
  const lines = [0.3, 0.46, 0.64].map((share) => level(outline, (t) => share + 0.14 * t))
  return {
    paint: fillBelow(outline, cork, outline.shades.base),
    grooves: lines.map((l) => groove(l, 3, 3)),
  }
}
