import { darker } from '../../relief/hex.ts'
import type { Form } from '../../relief/membrane.ts'
import { symbol } from '../../relief/marks.ts'
import type { Part } from '../../relief/part.ts'
import { curve } from '../../relief/path.ts'
import { inkOn, rim, strap } from '../seam.ts'
import { trace } from '../trace.ts'
import { doorway } from './inside.ts'
import { fly, guy, hem, pulls, type Pitch, type Shape } from './pitch.ts'

type Face = { d: string; form: Form; tilt: readonly [number, number] }

/** One pole in the middle and four corners pulled to the ground. */
export const pyramid: Shape = (pitch) => {
  const { colours, ground: g, random } = pitch
  const corner = `500 ${g + 34}!, 540 700`
  const left = face(
    `600 330!, 520 520, 330 770, 80 ${g - 36}!, 290 ${g - 10}, ${corner}`,
    [0.4, 0.22],
  )
  const right = face(
    `600 330!, 690 520, 880 770, 1130 ${g - 30}!, 820 ${g - 4}, ${corner}`,
    [-0.24, 0.2],
  )
  const edge = trace(`600 336, 540 700, 502 ${g + 30}`)
  return {
    crop: { x: 420, y: 320, w: 430 },
    parts: [
      ...guy(pitch, [300, 800], [10, g + 10]),
      ...guy(pitch, [930, 800], [1190, g + 14]),
      leftFace(pitch, left),
      rightFace(pitch, right),
      ...(random() < 0.6 ? bands(pitch, left, right) : []),
      ...door(pitch),
      strap(edge, { width: 9, color: darker(colours.main, 0.3), z: 12 }),
      {
        d: curve(trace('560 380!, 600 318!, 642 378!, 600 396')),
        color: colours.second,
        cloth: 'coated',
        z: 20,
        bevel: rim(6, 5),
      },
    ],
  }
}

function face(text: string, tilt: readonly [number, number]): Face {
  const d = curve(trace(text))
  return { d, form: { d, depth: 30, power: 0.7 }, tilt }
}

function leftFace(pitch: Pitch, left: Face): Part {
  const { colours, ground: g } = pitch
  return fly(pitch, {
    ...left,
    paint: symbol({ at: [360, 800], height: 66, color: inkOn(colours.main) }),
    folds: [
      ...pulls(32, 9, `590 350, 420 640, 120 ${g - 50}`, `594 360, 520 640, 490 ${g}`),
      ...pulls(32, 9, `480 ${g + 10}, 380 ${g - 60}, 300 ${g - 60}`),
    ],
    stitch: [hem(trace(`96 ${g - 52}, 290 ${g - 30}, 496 ${g + 12}`))],
  })
}

function rightFace(pitch: Pitch, right: Face): Part {
  const { ground: g } = pitch
  return fly(pitch, {
    ...right,
    z: 2,
    folds: pulls(32, 9, `606 350, 800 640, 1090 ${g - 50}`, `604 360, 660 640, 760 ${g - 20}`),
    stitch: [hem(trace(`506 ${g + 12}, 820 ${g - 24}, 1110 ${g - 46}`))],
  })
}

/** The lowest part in another colour. */
function bands(pitch: Pitch, left: Face, right: Face): Part[] {
  const { colours, ground: g } = pitch
  const low = curve(trace(`60 ${g - 90}!, 500 ${g - 60}!, 500 ${g + 60}!, 60 ${g + 40}!`))
  const other = curve(trace(`500 ${g - 60}!, 1150 ${g - 90}!, 1150 ${g + 40}!, 500 ${g + 60}!`))
  const color = colours.second
  return [
    fly(pitch, { ...left, d: low, clip: left.d, z: 3, color }),
    fly(pitch, { ...right, d: other, clip: right.d, z: 4, color }),
  ]
}

function door(pitch: Pitch): Part[] {
  const { ground: g, isOpen } = pitch
  const far = isOpen ? 60 : 0
  return doorway(pitch, {
    outline: trace(`560 ${g + 26}!, 580 760, 618 520, 690 720, ${770 + far} ${g}!`),
    top: [618, 524],
    curtain: `560 ${g + 26}!, 580 760, 618 520!, 660 ${g + 14}!`,
    folds: [`614 560, 600 760, 590 ${g}`],
    roll: `622 550, 676 680, 726 840, ${764 + far} ${g - 4}`,
  })
}
