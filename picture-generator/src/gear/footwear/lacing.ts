import type { Footwear } from '../../look.ts'
import { darker, mix, type Hex } from '../../relief/hex.ts'
import type { Part } from '../../relief/part.ts'
import { along, curve, ellipse, line, pick, ribbon, type Pt } from '../../relief/path.ts'
import { rim, strap } from '../seam.ts'
import { between, movePoints, trace } from '../trace.ts'
import type { Last } from './last.ts'
import type { Shades } from './shades.ts'

type ClosureOptions = { last: Last; shades: Shades; look: Footwear }

/** How the shoe is closed over its tongue, seen from the side. */
export function closureParts(c: ClosureOptions): Part[] {
  const variants = {
    laces,
    'speed-lace': speedLaces,
    dial,
    straps,
    'slip-on': gore,
  }
  return variants[c.look.lacing](c)
}

const over = 34

function laces(c: ClosureOptions): Part[] {
  const { last, shades, look } = c
  const hooks = look.shaft === 'low' ? 0 : look.shaft === 'mid' ? 2 : 3
  const eyelets = last.eyes.flatMap((eye, i) =>
    i < hooks ? hook(eye, last) : ring(eye, last, mix(shades.overlay, '#8a8f90', 0.6)),
  )
  const bars = crossings(last, 19).map((pts): Part =>
    strap(pts, { width: 19, color: shades.lace, z: over + 8, form: last.form, bevel: rim(7, 6) }),
  )
  const under = returns(last).map((pts): Part =>
    strap(pts, {
      width: 17,
      color: darker(shades.lace, 0.22),
      z: over + 3,
      form: last.form,
      bevel: rim(6, 5),
    }),
  )
  return [...eyelets, ...under, ...bars, ...bow(pick(last.throat, 0), shades.lace, last.form)]
}

function speedLaces({ last, shades }: ClosureOptions): Part[] {
  const loops = last.eyes.map((eye, i): Part => {
    const ridge = ridgeAt(last, i)
    return strap([movePoints([eye], -16, 16)[0] ?? eye, eye, between(eye, ridge, 0.22)], {
      width: 17,
      color: darker(shades.trim, 0.1),
      z: over,
      form: last.form,
      bevel: rim(6, 6),
    })
  })
  const cord = { width: 9, form: last.form, bevel: rim(4.5, 5) }
  const color = shades.lace
  const bars = crossings(last, 6).map((pts) => strap(pts, { ...cord, color, z: over + 8 }))
  const under = returns(last).map((pts) =>
    strap(pts, { ...cord, color: darker(color, 0.25), z: over + 3 }),
  )
  return [...loops, ...under, ...bars, ...toggle(last, shades)]
}

/** The cord's two ends go through a lock and hang in a loop with a tab. */
function toggle({ throat }: Last, { lace, trim }: Shades): Part[] {
  const [x, y] = between(pick(throat, 0), pick(throat, 1), 0.6)
  const lock = curve([
    [x - 34, y - 6, 1],
    [x - 4, y - 26],
    [x + 14, y - 14, 1],
    [x + 6, y + 10],
    [x - 22, y + 22, 1],
  ])
  const hang: Pt[] = [
    [x - 22, y + 8],
    [x - 66, y + 36],
    [x - 84, y + 84],
    [x - 70, y + 112],
  ]
  return [
    strap(hang, { width: 9, color: lace, z: over + 30, bevel: rim(4.5, 5) }),
    strap(movePoints(hang, 14, 4), {
      width: 9,
      color: darker(lace, 0.15),
      z: over + 28,
      bevel: rim(4.5, 5),
    }),
    { d: lock, color: darker(trim, 0.3), cloth: 'plastic', z: over + 50, bevel: rim(8, 9) },
    strap(
      [
        [x - 62, y + 96],
        [x - 60, y + 118],
        [x - 60, y + 146],
      ],
      { width: 22, color: lace, cloth: 'rubber', z: over + 36, bevel: rim(6, 6) },
    ),
  ]
}

/** A wheel on the tongue draws a wire through guides. */
function dial({ last, shades }: ClosureOptions): Part[] {
  const wire = '#b9bdbd'
  const [x, y] = between(pick(last.throat, 0), pick(last.eyes, 0), 0.42)
  const guides = last.eyes.map((eye, i): Part =>
    strap([eye, between(eye, ridgeAt(last, i), 0.34)], {
      width: 26,
      to: 15,
      color: darker(shades.trim, 0.18),
      cloth: 'rubber',
      z: over,
      form: last.form,
      bevel: rim(6, 6),
    }),
  )
  const thin = {
    width: 4.4,
    color: wire,
    cloth: 'steel',
    form: last.form,
    bevel: rim(2, 2),
  } as const
  const wires = crossings(last, 4).map((pts) => strap(pts, { ...thin, z: over + 8 }))
  const back = returns(last).map((pts) => strap(pts, { ...thin, color: '#8b9091', z: over + 4 }))
  const at: Pt = [x + 6, y + 4]
  const teeth = Array.from({ length: 26 }, (_, i) => {
    const a = (i / 26) * Math.PI * 2
    const p = (r: number) => `${at[0] + Math.cos(a) * r} ${at[1] + Math.sin(a) * r}`
    return `M${p(25)}L${p(37)}`
  }).join('')
  return [
    ...guides,
    ...back,
    ...wires,
    {
      d: ellipse(at, 47),
      color: darker(shades.trim, 0.25),
      cloth: 'rubber',
      z: over + 18,
      form: last.form,
      bevel: rim(9, 8),
    },
    {
      d: ellipse(at, 36),
      color: '#33393b',
      cloth: 'plastic',
      z: over + 36,
      form: last.form,
      bevel: rim(8, 9),
      relief: { svg: `<path d="${teeth}" stroke="#000" stroke-width="4"/>`, h: -5, soft: 0.8 },
    },
    {
      d: ellipse(at, 22),
      color: shades.accent,
      cloth: 'plastic',
      z: over + 42,
      form: last.form,
      bevel: rim(7, 5),
    },
  ]
}

/** Wide bands with hook and loop. */
function straps({ last, shades, look }: ClosureOptions): Part[] {
  const places = look.shaft === 'low' ? [0.18, 0.62] : [0.12, 0.46, 0.78]
  return places.flatMap((t, i): Part[] => {
    const a = along(last.throat, t)
    const b = along(last.eyes, Math.min(1, t + 0.06))
    const end: Pt = [b[0] - 62 + i * 14, b[1] + 66]
    const pts: Pt[] = [[a[0] + 10, a[1] - 6], between(a, b, 0.55), b, end]
    const band = { width: 76, color: shades.overlay, form: last.form }
    const tip = line(between(b, end, 0.5), end)
    return [
      {
        ...strap(pts, { ...band, z: over + 4, cloth: 'canvas', bevel: rim(9, 9) }),
        stitch: [-28, 28].map((off) => ({ d: line(...movePoints(pts, off * 0.7, off * 0.7)) })),
        relief: { svg: `<path d="${tip}" stroke="#000" stroke-width="60"/>`, h: 3, soft: 2 },
      },
      strap([between(b, end, 0.72), end, movePoints([end], -10, 14)[0] ?? end], {
        width: 60,
        color: shades.accent,
        z: over + 10,
        form: last.form,
        bevel: rim(6, 5),
      }),
    ]
  })
}

/** An elastic gusset instead of laces. */
function gore({ last, shades }: ClosureOptions): Part[] {
  const inner = movePoints(last.throat.slice(1), -4, 6)
  const lower = last.eyes.slice(1).toReversed()
  const d = curve([...inner, ...lower])
  const ribs = Array.from({ length: 11 }, (_, i) => {
    const t = 0.06 + i * 0.09
    return line(along(inner, t), along(last.eyes.slice(1), t))
  })
  return [
    {
      d,
      color: darker(shades.trim, 0.1),
      cloth: 'rib',
      z: over - 6,
      form: last.form,
      bevel: rim(7, 5),
      grooves: ribs.map((r) => ({ d: r, w: 3, depth: 3 })),
    },
  ]
}

function ring(eye: Pt, { form }: Last, color: Hex): Part[] {
  return [
    { d: ellipse(eye, 13), color, cloth: 'steel', z: over + 1, form, bevel: rim(7, 5) },
    { d: ellipse(eye, 7), color: '#17191a', cloth: 'lining', z: over - 2, form, light: 0.4 },
  ]
}

function hook(eye: Pt, { form }: Last): Part[] {
  const d = ribbon([[eye[0] - 20, eye[1] + 4], eye, [eye[0] + 14, eye[1] - 6]], 24, 18)
  return [{ d, color: '#6f7577', cloth: 'steel', z: over + 4, form, bevel: rim(8, 8) }]
}

function ridgeAt({ throat, eyes }: Last, i: number): Pt {
  const start = eyes.length > 5 ? 0.12 : 0.1
  return along(throat, Math.min(0.99, start + (i / Math.max(1, eyes.length - 1)) * 0.86))
}

/** From each eyelet over the ridge. */
function crossings(last: Last, beyond: number): Pt[][] {
  return last.eyes.map((eye, i) => {
    const [x, y] = ridgeAt(last, i)
    return [
      eye,
      [eye[0] * 0.45 + x * 0.55, eye[1] * 0.52 + y * 0.48],
      [x + beyond * 0.5, y - beyond * 0.25],
    ]
  })
}

/** From the ridge back under to the next eyelet. */
function returns(last: Last): Pt[][] {
  return last.eyes.slice(0, -1).map((eye, i) => {
    const [x, y] = ridgeAt(last, i + 1)
    return [eye, [eye[0] * 0.5 + x * 0.5, eye[1] * 0.45 + y * 0.55], [x + 4, y - 4]]
  })
}

/** Two loops, two ends and the knot that holds them. */
function bow([x, y]: Pt, color: Hex, _form: Last['form']): Part[] {
  const at = (text: string): Pt[] => movePoints(trace(text), x + 4, y + 22)
  const cord = { width: 15, color, bevel: rim(6, 6) }
  const back = darker(color, 0.18)
  return [
    strap(at('0 0, 34 26, 50 62, 44 104'), { ...cord, color: back, z: 84 }),
    strap(at('-2 2, -26 34, -22 74, -34 112'), { ...cord, color: back, z: 84 }),
    strap(at('2 -2, 44 -34, 86 -20, 84 14, 48 18, 4 4'), { ...cord, z: 92 }),
    strap(at('-2 -2, -44 -18, -86 12, -78 46, -44 36, -2 4'), { ...cord, z: 92 }),
    { d: ellipse([x + 4, y + 22], 14, 12), color, cloth: 'webbing', z: 104, bevel: rim(9, 8) },
  ]
}
