import { darker, mix } from '../../relief/hex.ts'
import { symbol } from '../../relief/marks.ts'
import type { Part } from '../../relief/part.ts'
import { curve } from '../../relief/path.ts'
import { inkOn, strap } from '../seam.ts'
import { trace } from '../trace.ts'
import { doorway } from './inside.ts'
import { fly, guy, hem, pole, pulls, type Pitch, type Shape } from './pitch.ts'

/** Two poles and a ridge between them. */
export const ridge: Shape = (pitch) => {
  const { colours, look, ground: g } = pitch
  const back = look.people > 2 ? 990 : 930
  const front = curve(
    trace(`370 420!, 300 600, 200 800, 90 ${g}!, 360 ${g + 16}, 640 ${g + 12}!, 520 720`),
  )
  return {
    crop: { x: 220, y: 410, w: 430 },
    parts: [
      ...guy(pitch, [370, 424], [150, g + 50]),
      ...guy(pitch, [back, 456], [1190, g + 10]),
      ...roof(pitch, back),
      fly(pitch, {
        d: front,
        form: { d: front, depth: 30 },
        z: 4,
        color: mix(colours.main, colours.second, 0.55),
        tilt: [0.2, 0.1],
        folds: pulls(28, 7, `366 440, 260 700, 130 ${g - 10}`, `374 440, 500 700, 610 ${g - 6}`),
      }),
      ...door(pitch),
      pole(pitch, trace(`370 404, 369 700, 366 ${g + 16}`), { z: 20, width: 13 }),
    ],
  }
}

function roof(pitch: Pitch, back: number): Part[] {
  const { colours, ground: g } = pitch
  const d = curve(
    trace(
      `370 420!, 520 470, 720 484, ${back} 452!, ${back + 70} 640, 1130 ${g - 8}!, 880 ${g - 4}, 640 ${g + 12}!, 520 720`,
    ),
  )
  const form = { d, depth: 40, power: 0.7 }
  const seam = trace(`366 416, 520 466, 720 480, ${back} 450`)
  return [
    fly(pitch, {
      d,
      form,
      tilt: [-0.2, 0.36],
      paint: symbol({ at: [880, 760], height: 74, color: inkOn(colours.main) }),
      folds: [
        ...pulls(34, 9, `390 440, 520 640, 660 ${g - 20}`),
        ...pulls(34, 9, `${back - 10} 470, 960 640, 1100 ${g - 40}`),
        ...pulls(34, 9, `640 ${g}, 760 ${g - 120}, 860 ${g - 140}`),
        ...pulls(30, -6, '520 500, 680 620, 860 640'),
      ],
      stitch: [hem(trace(`652 ${g - 6}, 880 ${g - 22}, 1116 ${g - 26}`))],
    }),
    strap(seam, { width: 12, color: darker(colours.main, 0.25), z: 14, form }),
  ]
}

function door(pitch: Pitch): Part[] {
  const { ground: g, isOpen } = pitch
  const far = isOpen ? 40 : 0
  return doorway(pitch, {
    outline: trace(`${220 - far} ${g + 8}!, 300 740, 370 500, 440 740, ${530 + far} ${g + 14}!`),
    top: [370, 504],
    curtain: `220 ${g + 8}!, 300 740, 370 500!, 372 ${g + 14}!`,
    folds: [`364 540, 320 760, 270 ${g}`],
    roll: `376 530, 430 680, 484 830, ${524 + far} ${g + 8}`,
  })
}
