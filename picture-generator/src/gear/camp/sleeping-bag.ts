import type { Sleep } from '../../look.ts'
import type { Colourway } from '../../drawing.ts'
import { darker, mix, type Hex } from '../../relief/hex.ts'
import { symbol, wordmark } from '../../relief/marks.ts'
import type { Form } from '../../relief/membrane.ts'
import type { Random } from '../../relief/noise.ts'
import type { Part, Product } from '../../relief/part.ts'
import { curve, line, mirrorPoints, symmetric, type Pt } from '../../relief/path.ts'
import { zip } from '../../relief/zip.ts'
import { randomBetween } from '../random-choice.ts'
import { inkOn, rim, stitchLine, strap, threadOn } from '../seam.ts'
import { trace } from '../trace.ts'

type SleepingBag = Extract<Sleep, { kind: 'sleeping-bag' }>
type SleepingBagShape = {
  look: SleepingBag
  colours: Colourway & { lining: Hex }
  random: Random
  outline: string
  form: Form
  half: number
  top: number
}

const outlines: Record<SleepingBag['shape'], string> = {
  mummy:
    '0 150, 84 158, 140 200, 158 270, 172 340, 214 410, 234 520, 232 700, 206 960, 172 1210, 160 1300, 128 1350, 0 1362',
  rectangular: '0 190, 250 192, 290 204, 304 240, 306 600, 304 1300, 292 1338, 256 1350, 0 1352',
  quilt: '0 250, 150 246, 268 232, 284 260, 280 520, 250 820, 206 1090, 180 1280, 150 1340, 0 1354',
}

/** Laid out, seen from above, its head up. */
export function sleepingBag(
  look: SleepingBag,
  { main, second, accent }: Colourway,
  random: Random,
): Product {
  const outline = symmetric(trace(outlines[look.shape]))
  const lining = mix(second, accent, random() < 0.4 ? 0.8 : 0.1)
  const shape: SleepingBagShape = {
    look,
    colours: { main, second, accent, lining },
    random,
    outline,
    form: { d: outline, depth: 70, power: 0.42 },
    half: look.shape === 'mummy' ? 230 : 300,
    top: look.shape === 'mummy' ? 420 : 300,
  }
  return {
    fit: { w: 0.7, h: 0.86 },
    crop: { x: 420, y: look.shape === 'mummy' ? 150 : 200, w: 400 },
    parts: [
      body(shape),
      footPanel(shape),
      ...(look.shape === 'mummy' ? hood(shape) : turnedDown(shape)),
      ...sideZip(shape),
      ...label(shape),
    ],
  }
}

const steps = { wide: 104, narrow: 56, boxes: 88 } as const

function body({ look, colours, outline, form, random }: SleepingBagShape): Part {
  const step = steps[look.quilting] + randomBetween(random, -6, 6)
  const rows = Array.from({ length: Math.floor(1100 / step) }, (_, i) => 330 + i * step)
  const bow = look.shape === 'mummy' ? 16 : 4
  const across = rows.map((y) =>
    line(
      [240, y - bow],
      [420, y + bow * 0.4],
      [600, y + bow],
      [780, y + bow * 0.4],
      [960, y - bow],
    ),
  )
  const isBoxed = look.quilting === 'boxes'
  const down = [-150, -50, 50, 150].map((x) =>
    line([600 + x * 1.2, 300], [600 + x, 800], [600 + x * 0.8, 1400]),
  )
  return {
    d: outline,
    color: colours.main,
    cloth: 'nylon',
    form,
    bevel: rim(30, 26),
    puff: {
      lines: isBoxed ? [...across, ...down] : across,
      r: step * 0.5,
      h: look.quilting === 'narrow' ? 20 : 30,
      pucker: 1,
    },
    wrinkles: [{ amp: 3, scale: 60, angle: 0.2, stretch: 2 }],
  }
}

function footPanel({ look, colours, outline, form }: SleepingBagShape): Part {
  const y = look.shape === 'rectangular' ? 1262 : 1214
  return {
    d: symmetric(trace(`0 ${y + 20}, 140 ${y + 10}, 330 ${y - 20}!, 330 1390!, 0 1390`)),
    clip: outline,
    color: colours.second,
    cloth: 'nylon',
    z: 4,
    form,
    bevel: rim(24, 16),
    wrinkles: [{ amp: 5, scale: 44, angle: 0.1, stretch: 2 }],
  }
}

/** A hood drawn together round the face. */
function hood({ colours, form, random }: SleepingBagShape): Part[] {
  const mouth = '0 214, 60 220, 98 262, 104 320, 84 372, 40 396, 0 400'
  const d = symmetric(trace(mouth))
  const baffles = trace('600 158, 600 186, 600 212')
  const side = trace('700 190, 690 220, 676 240')
  const cord = trace('640 398, 652 450, 636 500')
  const puffs = [baffles, side, mirrorPoints(side)].map((pts) => line(...pts))
  const round = symmetric(trace('0 150, 84 158, 140 200, 158 270, 166 350, 150 420, 80 440, 0 446'))
  return [
    {
      d: round,
      color: random() < 0.5 ? colours.second : colours.main,
      cloth: 'nylon',
      z: 12,
      form,
      bevel: rim(40, 34),
      puff: { lines: puffs, r: 40, h: 20, pucker: 1.4 },
      wrinkles: [{ amp: 6, scale: 36, angle: 1.3, stretch: 2 }],
    },
    {
      d,
      color: colours.lining,
      cloth: 'matt-nylon',
      z: -40,
      light: 0.62,
      bevel: rim(40, -30),
      wrinkles: [{ amp: 7, scale: 40, angle: 1.4, stretch: 2 }],
    },
    strap(
      trace('504 262, 498 320, 520 372, 560 396, 600 402, 640 396, 680 372, 702 320, 696 262'),
      {
        width: 11,
        color: darker(colours.main, 0.25),
        z: 40,
        bevel: rim(5, 5),
      },
    ),
    strap(cord, { width: 7, color: colours.accent, z: 50 }),
    {
      ...strap(trace('640 420, 646 444'), { width: 26, color: '#2b3133', z: 58, bevel: rim(8, 9) }),
      cloth: 'plastic',
    },
  ]
}

/** The upper corner folded back over the bag, so that its lining shows. */
function turnedDown({ look, colours, form, random, outline }: SleepingBagShape): Part[] {
  const deep = randomBetween(random, 420, 560)
  const left = look.shape === 'rectangular' ? 296 : 318
  const flap = `${left} ${deep - 60}!, ${left + 8} 262!, ${left + 120} ${286}, 700 ${deep - 80}!, 560 ${deep + 10}, 420 ${deep}`
  const open = symmetric(trace('0 214, 240 206, 280 226!, 272 300, 140 330, 0 338'))
  const collar = trace('330 250, 460 262, 600 268, 740 262, 870 250')
  return [
    {
      d: open,
      clip: outline,
      color: colours.lining,
      cloth: 'matt-nylon',
      z: 2,
      form,
      light: 0.86,
      bevel: rim(16, 10),
      wrinkles: [{ amp: 5, scale: 50, angle: 0.2, stretch: 2 }],
    },
    {
      d: curve(trace(flap)),
      color: colours.lining,
      cloth: 'matt-nylon',
      z: 24,
      form: { depth: 40 },
      bevel: rim(22, 20),
      puff: {
        lines: [line([300, 340], [640, 330]), line([300, 440], [700, 420])],
        r: 50,
        h: 18,
        pucker: 1,
      },
    },
    strap(collar, {
      width: look.shape === 'quilt' ? 30 : 14,
      color: darker(colours.main, 0.15),
      z: 12,
      form,
    }),
  ]
}

function sideZip({ look, colours, form, random }: SleepingBagShape): Part[] {
  const length = randomBetween(random, 860, 1100)
  const sides: Record<SleepingBag['shape'], string> = {
    mummy: `704 420, 744 520, 746 700, 724 ${length}`,
    rectangular: '880 300, 884 600, 882 1280',
    quilt: `${826} 860, 796 1020, 770 1200`,
  }
  const pts: Pt[] = trace(sides[look.shape])
  return zip({
    pts,
    tape: darker(colours.main, 0.3),
    teeth: darker(colours.main, 0.6),
    width: 15,
    z: 20,
    form,
    pull: colours.accent,
    slider: 'start',
  })
}

function label({ look, colours, form, random }: SleepingBagShape): Part[] {
  const y = look.shape === 'mummy' ? 560 : 700
  const ground = colours.second
  const x = random() < 0.5 ? 600 : 520
  const patch = symmetric(trace(`0 ${y - 34}, 106 ${y - 34}!, 106 ${y + 34}!, 0 ${y + 34}`))
  if (random() < 0.4) {
    const paint = symbol({ at: [600, y], height: 48, color: inkOn(ground) })
    return [
      {
        d: patch,
        color: ground,
        cloth: 'coated',
        z: 26,
        form,
        bevel: rim(4, 4),
        paint,
        stitch: [
          stitchLine(trace(`504 ${y - 26}, 600 ${y - 26}, 696 ${y - 26}`), threadOn(ground)),
        ],
      },
    ]
  }
  const mark = wordmark({ at: [x, y], height: 40, color: inkOn(colours.main) })
  return [
    {
      d: curve(
        trace(
          `${x - 100} ${y - 34}!, ${x + 100} ${y - 34}!, ${x + 100} ${y + 34}!, ${x - 100} ${y + 34}!`,
        ),
      ),
      color: colours.main,
      cloth: 'nylon',
      z: 24,
      form,
      bevel: rim(6, 3),
      paint: mark,
    },
  ]
}
