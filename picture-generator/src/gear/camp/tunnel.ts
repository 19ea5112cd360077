import { darker, lighter } from '../../relief/hex.ts'
import { symbol } from '../../relief/marks.ts'
import type { Part } from '../../relief/part.ts'
import { curve, type Pt } from '../../relief/path.ts'
import { groove, inkOn, strap } from '../seam.ts'
import { between, trace } from '../trace.ts'
import { doorway } from './inside.ts'
import { fly, guy, hem, pole, pulls, type Pitch, type Shape } from './pitch.ts'

/** Hoops one behind the other, seen from the front and a little from the side. */
export const tunnel: Shape = (pitch) => {
  const { colours, look, ground: g } = pitch
  const hoops = look.people > 2 ? 4 : 3
  const end = hoops === 4 ? 1120 : 1060
  const arch = trace(
    `130 ${g + 6}!, 160 760, 240 560, 330 456, 390 430, 460 450, 560 560, 626 760, 650 ${g + 6}!`,
  )
  const face = curve([...arch, [390, g + 18]])
  const faceForm = { d: face, depth: 50, power: 0.6 }
  const isPlain = colours.second === colours.main
  return {
    crop: { x: 200, y: 420, w: 430 },
    parts: [
      ...guy(pitch, [200, 640], [20, g + 20]),
      ...guy(pitch, [end - 60, 690], [1192, g - 10]),
      ...length(pitch, { end, hoops }),
      fly(pitch, {
        d: face,
        form: faceForm,
        z: 12,
        color: isPlain ? lighter(colours.main, 0.1) : colours.second,
        tilt: [0.1, 0.14],
        folds: pulls(26, 6, '380 450, 260 680, 190 940', '400 450, 540 700, 590 940'),
      }),
      ...door(pitch),
      pole(pitch, arch, { z: 26, form: faceForm, width: 12 }),
    ],
  }
}

/** The long side with its hoops. */
function length(pitch: Pitch, { end, hoops }: { end: number; hoops: number }): Part[] {
  const { colours, ground: g } = pitch
  const top = `390 430!, 560 446, 760 500, ${end - 110} 610`
  const d = curve(
    trace(`${top}, ${end - 30} 780, ${end} ${g - 16}!, 880 ${g - 10}, 640 ${g}!, 600 700, 500 480`),
  )
  const form = { d, depth: 90, power: 0.55 }
  const ribs = Array.from({ length: hoops - 1 }, (_, i) => rib(pitch, end, (i + 1) / hoops))
  const bay = 640 + ((end - 650) * 1.5) / hoops
  return [
    fly(pitch, {
      d,
      form,
      tilt: [-0.14, 0.3],
      paint: symbol({ at: [bay, 846], height: 66, color: inkOn(colours.main) }),
      folds: [
        ...pulls(30, 8, '470 470, 640 560, 700 700', '760 520, 860 640, 900 800'),
        ...pulls(30, 8, `650 ${g - 20}, 760 ${g - 90}, 840 ${g - 40}`),
        ...pulls(26, -7, '560 470, 660 640, 720 900'),
      ],
      grooves: ribs.map((pts) => groove(pts, 3, 3)),
      stitch: [hem(trace(`660 ${g - 18}, 880 ${g - 28}, ${end - 8} ${g - 34}`))],
    }),
    ...ribs.map((pts) => ({ ...pole(pitch, pts, { z: 8, form, width: 10 }), clip: d })),
    strap(trace(top), { width: 6, color: darker(colours.main, 0.3), z: 4, form }),
  ]
}

function rib({ ground: g }: Pitch, end: number, t: number): Pt[] {
  const head = between([390, 420], [end - 60, 630], t)
  const foot = between([650, g], [end, g - 14], t)
  return [
    [head[0] - 40, head[1] - 14],
    [head[0] + 36, head[1] + 60],
    [foot[0] - 24, foot[1] - 190],
    foot,
  ]
}

function door(pitch: Pitch): Part[] {
  const { ground: g } = pitch
  const left = `226 ${g + 10}!, 246 780, 310 620, 390 560`
  return doorway(pitch, {
    outline: trace(`${left}, 470 620, 536 780, 556 ${g + 10}!`),
    top: [390, 564],
    curtain: `${left}, 390 ${g + 14}!`,
    folds: [`380 590, 330 760, 270 ${g}`, `388 640, 366 800, 350 ${g}`],
    roll: `396 574, 470 660, 522 800, 552 ${g + 4}`,
  })
}
