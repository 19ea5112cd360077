import { darker, type Hex } from './hex.ts'
import type { Form } from './membrane.ts'
import type { Part } from './part.ts'
import { curve, line, pick, ribbon, type Pt } from './path.ts'

export type Zip = {
  pts: readonly Pt[]
  tape: Hex
  teeth: Hex
  width: number
  z: number
  form?: Form | undefined
  pull?: Hex | undefined
  /** Which end the slider stands at; a covered zip shows none. */
  slider?: 'start' | 'end' | 'none' | undefined
}

/** A tape, its teeth, a slider with its cord. */
export function zip(z: Zip): Part[] {
  const d = line(...z.pts)
  const teeth = `stroke-width="${z.width * 0.42}" stroke-dasharray="3.4 2.4"`
  const gap = darker(z.teeth, 0.55)
  const tape: Part = {
    d: ribbon(z.pts, z.width),
    color: z.tape,
    cloth: 'webbing',
    z: z.z,
    form: z.form,
    bevel: { radius: 3, height: 1.5 },
    relief: { svg: `<path d="${d}" fill="none" stroke="#000" ${teeth}/>`, h: 2.2, soft: 0.5 },
    paint: `<g fill="none"><path d="${d}" stroke="${gap}" stroke-width="${z.width * 0.46}"/><path d="${d}" stroke="${z.teeth}" ${teeth}/></g>`,
  }
  return z.slider === 'none' ? [tape] : [tape, ...slider(z)]
}

function slider(z: Zip): Part[] {
  const [x, y] = z.slider === 'end' ? pick(z.pts, -1) : pick(z.pts, 0)
  const body = curve([
    [x - 6, y, 1],
    [x + 6, y, 1],
    [x + 5, y + 14],
    [x + 3, y + 20, 1],
    [x - 3, y + 20, 1],
    [x - 5, y + 14],
  ])
  const cord: Pt[] = [
    [x, y + 16],
    [x + 1, y + 34],
    [x + 2, y + 50],
  ]
  const bevel = { radius: 4, height: 4 }
  return [
    { d: body, color: '#8d8f92', cloth: 'steel', z: z.z + 6, form: z.form, bevel },
    {
      d: ribbon(cord, 7.5, 9),
      color: z.pull ?? z.teeth,
      cloth: 'webbing',
      z: z.z + 7,
      form: z.form,
      bevel,
    },
  ]
}
