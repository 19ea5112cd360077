import type { Shelter } from '../../look.ts'
import type { Colourway, View } from '../../drawing.ts'
import { mix, type Hex } from '../../relief/hex.ts'
import type { Form } from '../../relief/membrane.ts'
import type { Random } from '../../relief/noise.ts'
import type { ContactShadow, Fold, Part, Product } from '../../relief/part.ts'
import { line, pick, type Pt } from '../../relief/path.ts'
import { fold, rim, strap } from '../seam.ts'
import { between, trace } from '../trace.ts'

/** The input of a drawing of a tent. */
export type Pitch = {
  look: Shelter
  colours: Colourway & { inner: Hex; pole: Hex }
  random: Random
  isOpen: boolean
  /** Where the ground is. */
  ground: number
}

export type Shape = (pitch: Pitch) => Pick<Product, 'parts' | 'crop'>

type Plan = { look: Shelter; random: Random; view: View }

export function pitchOf({ look, random, view }: Plan, { main, second, accent }: Colourway): Pitch {
  const colours = {
    main,
    second,
    accent,
    inner: mix('#d9d4c8', second, 0.16),
    pole: random() < 0.5 ? accent : '#8d9597',
  }
  return { look, colours, random, isOpen: view === 'open', ground: 960 }
}

type Fly = Partial<Part> & { d: string; form: Form }

/** A taut panel of the outer tent. */
export function fly({ colours }: Pitch, part: Fly): Part {
  return {
    color: colours.main,
    cloth: 'ripstop',
    z: 0,
    glow: 0.05,
    wrinkles: [{ amp: 3.5, scale: 90, angle: 1.6, stretch: 4 }],
    ...part,
  }
}

/** Folds that run from a point under tension, as lines. */
export function pulls(width: number, amp: number, ...lines: string[]): Fold[] {
  return lines.map((text) => fold(trace(text), width, amp))
}

/** A rope from the tent to its peg. */
export function guy({ colours }: Pitch, from: Pt, to: Pt): Part[] {
  const lean = to[0] > from[0] ? -4 : 4
  const [x, y] = between(from, to, 0.22)
  return [
    {
      ...strap([from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 4], to], {
        width: 3.4,
        color: colours.accent,
        z: 2,
      }),
      bevel: undefined,
    },
    strap(
      [
        [x - 3, y - 9],
        [x + 3, y + 9],
      ],
      { width: 9, color: '#2b3133', z: 6, cloth: 'plastic' },
    ),
    strap(
      [
        [to[0], to[1] - 12],
        [to[0] + lean, to[1] + 16],
      ],
      {
        width: 7,
        to: 4,
        color: '#8d9193',
        z: 4,
        cloth: 'steel',
        bevel: rim(3, 3),
      },
    ),
  ]
}

export function pole(
  { colours }: Pitch,
  pts: readonly Pt[],
  { z, form, width }: { z: number; form?: Form; width?: number },
): Part {
  return strap(pts, { width: width ?? 11, color: colours.pole, z, form, bevel: rim(5, 5) })
}

/** The door rolled up and tied beside the opening. */
export function rolledDoor({ colours }: Pitch, pts: readonly Pt[], width = 34): Part[] {
  const tie = (t: number) => {
    const at = between(pick(pts, 0), pick(pts, -1), t)
    return strap([[at[0] - width * 0.7, at[1] + 4], at, [at[0] + width * 0.7, at[1] - 6]], {
      width: 9,
      color: colours.accent,
      z: 48,
    })
  }
  return [
    {
      ...strap(pts, {
        width: width * 0.7,
        to: width,
        color: mix(colours.main, colours.inner, 0.22),
        z: 26,
      }),
      cloth: 'ripstop',
      form: { depth: 26 },
      bevel: rim(14, 12),
      folds: [fold(pts, 10, 6)],
    },
    tie(0.36),
    tie(0.7),
  ]
}

/** The door half closed: a curtain on one side of the opening. */
export function curtain({ colours }: Pitch, d: string, lines: readonly string[]): Part {
  return {
    d,
    color: colours.inner,
    cloth: 'ripstop',
    z: -16,
    light: 0.86,
    form: { depth: -20 },
    folds: pulls(22, 8, ...lines),
    wrinkles: [{ amp: 4, scale: 50, angle: 1.4, stretch: 3 }],
  }
}

export function edge(pts: readonly Pt[], color: Hex, form?: Form): Part {
  return strap(pts, { width: 9, color, z: 16, form, bevel: rim(4, 3) })
}

export function tentShadow(ground: number): ContactShadow[] {
  return [
    { cx: 604, cy: ground + 10, rx: 450, ry: 17, dark: 0.56, blur: 0.35 },
    { cx: 640, cy: ground + 14, rx: 350, ry: 28, dark: 0.32, blur: 0.8 },
    { cx: 650, cy: ground + 24, rx: 340, ry: 56, dark: 0.26, blur: 0.95 },
  ]
}

export function hem(pts: readonly Pt[]): { d: string } {
  return { d: line(...pts) }
}
