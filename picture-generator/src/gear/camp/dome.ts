import { both } from '../../relief/both.ts'
import type { Form } from '../../relief/membrane.ts'
import { symbol } from '../../relief/marks.ts'
import type { Part } from '../../relief/part.ts'
import { curve, type Pt } from '../../relief/path.ts'
import { groove, inkOn, rim } from '../seam.ts'
import { trace } from '../trace.ts'
import { doorway } from './inside.ts'
import { fly, guy, hem, pole, pulls, type Pitch, type Shape } from './pitch.ts'

type On = (text: string) => Pt[]
type Dome = Pitch & { on: On; form: Form }

/** Two crossing poles and a door between them. */
export const dome: Shape = (pitch) => {
  const { look, ground: g } = pitch
  // A tent for more people is lower for its width.
  const rise = { 1: 1.12, 2: 1.04, 3: 0.98, 4: 0.92 }[look.people]
  const on: On = (text) => scaleHeight(trace(text), g, rise)
  const d = curve(
    on(
      `70 ${g}!, 170 780, 290 580, 420 440, 560 378!, 640 378!, 780 440, 910 580, 1030 780, 1130 ${g}!, 860 ${g + 18}!, 600 ${g + 10}, 340 ${g + 18}!`,
    ),
  )
  const form = { d, depth: 70, power: 0.6 }
  const legs = on(`340 ${g + 16}, 424 720, 496 510, 560 384`)
  const outer = on(`74 ${g}, 174 786, 294 586, 424 446, 560 386`)
  const tent = { ...pitch, on, form }
  return {
    crop: { x: 400, y: g - 600 * rise, w: 420 },
    parts: [
      ...guy(pitch, [260, 650], [14, g + 6]),
      ...guy(pitch, [940, 650], [1188, g + 6]),
      ...sides(tent),
      middle(tent),
      ...door(tent),
      ...both(pole(pitch, legs, { z: 22, form })),
      ...both(pole(pitch, outer, { z: 18, form, width: 9 })),
      crown(tent),
    ],
  }
}

export function scaleHeight(pts: readonly Pt[], ground: number, rise: number): Pt[] {
  return pts.map(([x, y, corner]): Pt => {
    const up = ground - (ground - y) * rise
    return corner ? [x, up, 1] : [x, up]
  })
}

function sides(tent: Dome): Part[] {
  const { colours, ground: g, on, form } = tent
  const side = fly(tent, {
    d: curve(
      on(
        `70 ${g}!, 170 780, 290 580, 420 440, 560 378!, 496 510, 424 720, 340 ${g + 18}!, 200 ${g + 6}`,
      ),
    ),
    form,
    tilt: [0.38, 0.12],
    folds: [
      ...pulls(28, 8, `90 ${g - 14}, 220 ${g - 110}, 380 ${g - 160}`, '540 400, 430 600, 360 800'),
      ...pulls(34, 9, `100 ${g - 10}, 260 720, 400 560`),
    ],
    grooves: [groove(on(`296 590, 350 760, 352 ${g + 10}`), 2.6, 2)],
    stitch: [hem(on(`82 ${g - 18}, 200 ${g - 10}, 340 ${g - 2}`))],
  })
  const paint = symbol({ at: [264, g - 84], height: 62, color: inkOn(colours.main) })
  const [left = side, right = side] = both(side)
  return [
    { ...left, paint },
    { ...right, tilt: [-0.34, 0.06] },
  ]
}

function middle(tent: Dome): Part {
  const { ground: g, on, form } = tent
  return fly(tent, {
    d: curve(
      on(
        `560 378!, 640 378!, 704 510, 776 720, 860 ${g + 18}!, 600 ${g + 8}, 340 ${g + 18}!, 424 720, 496 510`,
      ),
    ),
    form,
    z: 6,
    tilt: [0.04, 0.2],
    glow: 0.07,
    folds: pulls(26, 7, '590 400, 520 600, 390 930', '612 400, 690 600, 810 930'),
    stitch: [hem(trace(`350 ${g + 2}, 600 ${g - 6}, 850 ${g + 2}`))],
  })
}

function door(tent: Dome): Part[] {
  const { ground: g, isOpen, on } = tent
  const far = isOpen ? 40 : 0
  const top = on('600 540')[0] ?? [600, 540]
  const left = `${438 - far} ${g + 12}!, ${486 - far} 790, 540 630, 600 540`
  const right = `660 630, ${716 + far} 790, ${768 + far} ${g + 12}!`
  return doorway(tent, {
    outline: on(`${left}, ${right}`),
    top,
    curtain: traceText(on(`${left}, 600 ${g + 8}!`)),
    folds: [`590 560, 540 740, 480 ${g - 10}`, `596 640, 572 800, 560 ${g}`],
    roll: traceText(on(`606 556, ${670 + far / 2} 670, ${728 + far} 810, ${770 + far} ${g + 8}`)),
    isDouble: true,
  })
}

function crown({ colours, on }: Dome): Part {
  return {
    d: curve(on('516 404!, 556 378, 600 370, 644 378, 684 404!, 644 416, 600 421, 556 416')),
    color: colours.second,
    cloth: 'ripstop',
    z: 34,
    form: { depth: 14 },
    bevel: rim(7, 5),
    stitch: [hem(on('536 404, 570 411, 600 413, 630 411, 664 404'))],
  }
}

function traceText(pts: readonly Pt[]): string {
  return pts.map(([x, y, corner]) => `${x} ${y}${corner ? '!' : ''}`).join(', ')
}
