import { mix } from '../../relief/hex.ts'
import { symbol } from '../../relief/marks.ts'
import type { Part } from '../../relief/part.ts'
import { curve, line, mirrorPoints } from '../../relief/path.ts'
import { inkOn, rim } from '../seam.ts'
import { trace } from '../trace.ts'
import { doorway } from './inside.ts'
import { fly, guy, pole, pulls, type Pitch, type Shape } from './pitch.ts'

/** Poles that cross many times, for snow and wind. */
export const geodesic: Shape = (pitch) => {
  const { colours, ground: g } = pitch
  const d = curve(
    trace(
      `60 ${g}!, 120 800, 220 610, 370 470, 530 410, 670 410, 830 470, 980 610, 1080 800, 1140 ${g}!, 860 ${g + 16}, 600 ${g + 20}, 340 ${g + 16}`,
    ),
  )
  const form = { d, depth: 110, power: 0.5 }
  const rising = trace(`96 ${g}, 250 640, 520 430, 760 470, 940 660, 1010 ${g + 6}`)
  const standing = trace(`330 ${g + 14}, 380 720, 520 500, 690 412`)
  const belt = trace('140 780, 330 650, 600 600, 870 650, 1060 780')
  const poles = [belt, rising, mirrorPoints(rising), standing, mirrorPoints(standing)]
  return {
    crop: { x: 380, y: 400, w: 440 },
    parts: [
      ...guy(pitch, [250, 640], [10, g + 16]),
      ...guy(pitch, [950, 640], [1190, g + 16]),
      fly(pitch, {
        d,
        form,
        color: colours.second,
        folds: pulls(30, 7, '560 420, 420 520, 300 660', '640 420, 760 520, 900 660'),
      }),
      lower(pitch, form),
      ...door(pitch),
      ...poles.map((pts, i) => pole(pitch, pts, { z: 24 + i, form })),
      skirt(pitch),
    ],
  }
}

function lower(pitch: Pitch, form: { d: string; depth: number }): Part {
  const { colours, ground: g } = pitch
  return fly(pitch, {
    d: curve(
      trace(
        `60 ${g}!, 130 780!, 330 656, 600 606, 870 656, 1070 780!, 1140 ${g}!, 860 ${g + 16}, 600 ${g + 20}, 340 ${g + 16}`,
      ),
    ),
    form,
    z: 4,
    paint: symbol({ at: [256, 860], height: 66, color: inkOn(colours.main) }),
    bevel: rim(5, 3),
    folds: [
      ...pulls(32, 8, `100 ${g - 20}, 240 820, 330 680`, `1100 ${g - 20}, 960 820, 870 680`),
      ...pulls(32, 8, `350 ${g}, 470 800, 590 620`, `850 ${g}, 740 800, 610 620`),
    ],
  })
}

function door(pitch: Pitch): Part[] {
  const { ground: g, isOpen } = pitch
  const far = isOpen ? 50 : 0
  const left = `${440 - far} ${g + 12}!, ${488 - far} 830, 540 700, 600 640`
  return doorway(pitch, {
    outline: trace(`${left}, 660 700, ${712 + far} 830, ${760 + far} ${g + 12}!`),
    top: [600, 640],
    curtain: `${left}, 600 ${g + 8}!`,
    folds: [`590 660, 540 800, 480 ${g - 10}`, `596 720, 572 840, 560 ${g}`],
    roll: `606 652, ${664 + far / 2} 740, ${720 + far} 850, ${762 + far} ${g + 8}`,
    isDouble: true,
  })
}

/** Cloth on the ground, for snow to lie on. */
function skirt({ colours, ground: g }: Pitch): Part {
  const d = `30 ${g + 10}!, 66 ${g - 26}, 340 ${g - 6}, 600 ${g}, 860 ${g - 6}, 1134 ${g - 26}, 1170 ${g + 10}!, 860 ${g + 30}, 600 ${g + 34}, 340 ${g + 30}`
  return {
    d: curve(trace(d)),
    color: mix(colours.main, '#22282a', 0.45),
    cloth: 'coated',
    z: 10,
    form: { depth: 20 },
    bevel: rim(10, 8),
    wrinkles: [{ amp: 6, scale: 40, angle: 0.1, stretch: 2 }],
    grooves: [{ d: line([60, g - 16], [600, g + 8], [1140, g - 16]), w: 3, depth: 3 }],
  }
}
