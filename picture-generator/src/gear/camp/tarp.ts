import { darker } from '../../relief/hex.ts'
import { wordmark } from '../../relief/marks.ts'
import type { Part } from '../../relief/part.ts'
import { curve, type Pt } from '../../relief/path.ts'
import { groove, inkOn } from '../seam.ts'
import { trace } from '../trace.ts'
import { edge, fly, guy, pole, pulls, type Pitch, type Shape } from './pitch.ts'

type Sheet = {
  near: string
  far: string
  /** Where the two poles hold it, and where it is pegged in front. */
  high: readonly [Pt, Pt]
  pegged: readonly [Pt, Pt]
  rim: string
  markPosition: Pt
}

/** A sheet over two poles, open in front. */
export const tarp: Shape = (pitch) => {
  const { colours, look, ground: g } = pitch
  const isWing = look.shape === 'pyramid' || look.shape === 'dome'
  const sheet = isWing ? wing(g) : roof(g)
  const [front, back] = sheet.high
  const [left, right] = sheet.pegged
  return {
    crop: { x: 240, y: 420, w: 460 },
    parts: [
      ...guy(pitch, front, [30, g + 60]),
      ...guy(pitch, back, [1194, g + 10]),
      upright(pitch, back, -30),
      {
        d: curve(trace(sheet.far)),
        color: darker(colours.second, 0.3),
        cloth: 'ripstop',
        z: -20,
        light: 0.72,
        tilt: [0.1, -0.1],
        folds: pulls(26, 6, `300 440, 220 700, 100 ${g - 40}`),
      },
      ...nearSide(pitch, sheet),
      ...guy(pitch, left, [left[0] - 40, g + 74]),
      ...guy(pitch, right, [Math.min(1196, right[0] + 52), g + 20]),
      upright(pitch, front, 30),
    ],
  }
}

function nearSide(pitch: Pitch, sheet: Sheet): Part[] {
  const { colours, ground: g } = pitch
  const d = curve(trace(sheet.near))
  const form = { d, depth: 40, power: 0.7 }
  return [
    fly(pitch, {
      d,
      form,
      tilt: [-0.16, 0.34],
      paint: wordmark({ at: sheet.markPosition, height: 44, color: inkOn(colours.main) }),
      folds: [
        ...pulls(34, 10, `320 450, 440 660, 550 ${g - 20}`, `1000 460, 1040 640, 1130 ${g - 70}`),
        ...pulls(34, 10, `570 ${g - 10}, 700 ${g - 140}, 800 ${g - 160}`),
        ...pulls(30, -7, '500 500, 700 620, 900 560'),
      ],
      grooves: [groove(trace(`570 480, 600 640, 640 ${g - 40}`), 3, 3)],
    }),
    edge(trace(sheet.rim), darker(colours.main, 0.25), form),
  ]
}

function upright(pitch: Pitch, [x, y]: Pt, z: number): Part {
  const { ground: g } = pitch
  const foot = z > 0 ? g + 30 : g - 20
  return pole(
    pitch,
    [
      [x, y - 26],
      [x + 2, (y + foot) / 2],
      [x + 4, foot],
    ],
    { z, width: 12 },
  )
}

/** Like the roof of a ridge tent. */
function roof(g: number): Sheet {
  return {
    near: `300 430!, 520 480, 760 480, 1010 440!, 1060 640, 1150 ${g - 60}!, 860 ${g - 80}, 560 ${g + 10}!, 420 700`,
    far: `300 430!, 250 620, 70 ${g - 30}!, 300 ${g - 70}, 560 ${g + 6}!, 420 700`,
    high: [
      [300, 430],
      [1010, 440],
    ],
    pegged: [
      [560, g + 8],
      [1150, g - 60],
    ],
    rim: `560 ${g + 8}, 860 ${g - 82}, 1150 ${g - 60}`,
    markPosition: [800, 720],
  }
}

/** Two corners high and two low, curved between them. */
function wing(g: number): Sheet {
  return {
    near: `180 470!, 420 530, 680 520, 1040 420!, 990 620, 960 ${g - 60}!, 660 ${g - 150}, 330 ${g - 20}!, 270 700`,
    far: `180 470!, 420 518, 680 508, 1040 420!, 900 560, 700 660, 460 640`,
    high: [
      [180, 470],
      [1040, 420],
    ],
    pegged: [
      [330, g - 20],
      [960, g - 60],
    ],
    rim: `330 ${g - 20}, 660 ${g - 152}, 960 ${g - 60}`,
    markPosition: [640, 660],
  }
}
