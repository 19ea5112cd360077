import { both } from '../../relief/both.ts'
import { darker, mix } from '../../relief/hex.ts'
import type { Part } from '../../relief/part.ts'
import { curve, type Pt } from '../../relief/path.ts'
import { fold, rim, strap } from '../seam.ts'
import { trace } from '../trace.ts'
import { curtain, edge, rolledDoor, type Pitch } from './pitch.ts'

type Door = {
  /** From the left foot over the top to the right foot. */
  outline: readonly Pt[]
  /** The highest point and what lies between the feet. */
  top: Pt
  /** The half that hangs closed, and its folds. */
  curtain: string
  folds: readonly string[]
  roll: string
  /** Both halves are rolled up when it stands open. */
  isDouble?: boolean
}

const fade = [
  '<defs><linearGradient id="in" x1="0" y1="0" x2=".3" y2="1">',
  '<stop offset="0" stop-opacity=".72"/><stop offset=".7" stop-opacity=".34"/>',
  '<stop offset="1" stop-opacity=".1"/></linearGradient></defs>',
].join('')

/** The doorway: what is visible through it, and the door beside it. */
export function doorway(pitch: Pitch, door: Door): Part[] {
  const { colours, isOpen, ground: g } = pitch
  const opening = curve([...door.outline, [door.top[0], g + 16]])
  const roll = rolledDoor(pitch, trace(door.roll))
  const zip = strap([door.top, [door.top[0] + 2, g + 10]], {
    width: 7,
    color: colours.accent,
    z: -10,
    clip: opening,
  })
  const closed = [curtain(pitch, curve(trace(door.curtain)), door.folds), zip]
  return [
    ...room(pitch, opening, door),
    ...(isOpen ? [] : closed),
    edge(door.outline, darker(colours.main, 0.3)),
    ...(isOpen && door.isDouble ? roll.flatMap(both) : roll),
  ]
}

/** The inner tent, its floor and a mat. */
function room({ colours, ground: g }: Pitch, opening: string, { outline, top }: Door): Part[] {
  const left = outline[0]?.[0] ?? 0
  const right = outline.at(-1)?.[0] ?? 0
  const w = right - left
  const middle = (left + right) / 2
  const floor = `${left - 10} ${g + 16}!, ${left + w * 0.2} ${g - 60}!, ${right - w * 0.2} ${g - 60}!, ${right + 10} ${g + 16}!`
  const mat = `${middle - w * 0.3} ${g + 12}!, ${middle - w * 0.16} ${g - 46}, ${middle - w * 0.1} ${g - 52}, ${middle + w * 0.04} ${g - 52}, ${middle + w * 0.09} ${g - 44}, ${middle + w * 0.1} ${g + 14}!`
  const hang = (x: number) => fold([top, [middle + w * x, g - 60]], 20, 8)
  return [
    {
      d: opening,
      color: mix(colours.inner, '#6f7272', 0.25),
      cloth: 'mesh',
      z: -40,
      light: 0.62,
      bumpScale: 0.6,
      shade: `${fade}<path d="${opening}" fill="url(#in)"/>`,
      folds: [hang(-0.2), hang(0.24)],
    },
    {
      d: curve(trace(floor)),
      clip: opening,
      color: darker(colours.main, 0.5),
      cloth: 'ballistic',
      z: -34,
      light: 0.8,
    },
    {
      d: curve(trace(mat)),
      clip: opening,
      color: mix(colours.accent, '#3a4446', 0.25),
      cloth: 'matt-nylon',
      z: -30,
      light: 0.72,
      bevel: rim(12, 9),
    },
  ]
}
