import { both } from '../../relief/both.ts'
import { darker, type Hex } from '../../relief/hex.ts'
import { symbol, wordmark } from '../../relief/marks.ts'
import type { Part } from '../../relief/part.ts'
import { line } from '../../relief/path.ts'
import { pickRandom, randomBetween } from '../random-choice.ts'
import { fold, groove, inkOn, rim, stitchLine, strap, threadOn } from '../seam.ts'
import { bagZip } from './bag-zip.ts'
import { buckle } from './bag-materials.ts'
import type { Pack } from './pack-shape.ts'

type TopParts = { parts: Part[]; print: string }

/** The closure of the pack, and the print on the body beside it. */
export function opening(pack: Pack): TopParts {
  const variants = {
    teardrop: zippedOpening,
    box: flapOrZip,
    slim: flapOrZip,
    'roll-top': rolledOpening,
    'top-lid': lid,
  }
  return variants[pack.look.shape](pack)
}

/** A zip in an arch over the front, and the logo above the pocket. */
function zippedOpening({ shape, colours, random }: Pack): TopParts {
  const { form } = shape
  const high = randomBetween(random, 0.1, 0.16)
  const pts = shape.across(
    `0 ${high}, .36 ${high + 0.01}, .6 ${high + 0.07}, .72 ${high + 0.22}, .76 ${high + 0.34}`,
  )
  return {
    parts: bagZip(pts, { ground: colours.main, pull: colours.accent, width: 15, z: 10, form }),
    print: symbol({ at: shape.at(0, high + 0.12), height: 52, color: inkOn(colours.main) }),
  }
}

function flapOrZip(pack: Pack): TopParts {
  return pack.random() < 0.5 ? flap(pack) : zippedOpening(pack)
}

/** A flap held by two straps. */
function flap(pack: Pack): TopParts {
  const { points, form, at, width, ...shape } = pack.shape
  const { colours, cloth } = pack
  const low = randomBetween(pack.random, 0.36, 0.46)
  const hem = shape.across(`0 ${low - 0.006}, .88 ${low - 0.018}, .98 ${low - 0.05}`)
  const cover: Part = {
    d: shape.round(`0 -.01, .8 -.006, 1.02 .04!, 1.03 ${low - 0.04}, .9 ${low}, 0 ${low + 0.012}`),
    color: colours.main,
    cloth,
    z: 20,
    form,
    bevel: rim(10, 8),
    folds: [fold(points(`-.5 ${low * 0.7}, 0 ${low * 0.8}, .4 ${low * 0.72}`), 24, 7)],
    wrinkles: [{ amp: 5, scale: 40, angle: 0.1, stretch: 2.6 }],
    stitch: [stitchLine(hem, threadOn(colours.main))],
    paint: wordmark({ at: at(0, low * 0.66), height: width * 0.14, color: inkOn(colours.main) }),
  }
  return { parts: [cover, ...flapStraps(pack, low)], print: '' }
}

function flapStraps({ shape, colours }: Pack, low: number): Part[] {
  const { at, form } = shape
  return [-0.52, 0.52].flatMap((k) => {
    const pts = [at(k, 0.06), at(k * 1.02, low * 0.6), at(k * 1.03, low + 0.16)]
    return [
      strap(pts, { width: 26, color: colours.web, z: 32, form }),
      ...buckle({ at: at(k * 1.03, low + 0.04), width: 38, z: 40, form }),
    ]
  })
}

/** The mouth rolled up and clipped at both sides. */
function rolledOpening({ shape, colours, cloth, random }: Pack): TopParts {
  const { points, at, form, width } = shape
  const turns = 2 + Math.floor(random() * 2)
  const rolls = Array.from({ length: turns }, (_, i): Part => {
    const y = 0.105 - i * 0.034
    return {
      ...strap([at(-0.95, y + 0.012), at(0, y), at(0.95, y + 0.012)], {
        width: 44,
        color: i === turns - 1 ? darker(colours.main, 0.12) : colours.main,
        z: 20 + i * 8,
      }),
      cloth,
      form: { depth: 26 },
      bevel: rim(18, 16),
      wrinkles: [{ amp: 4, scale: 26, angle: 1.4, stretch: 2 }],
    }
  })
  const [x, height] = random() < 0.6 ? [-0.48, 0.1] : [0.42, 0.12]
  const ink = inkOn(colours.main)
  const corner = wordmark({ at: at(x, 0.3), height: width * height, color: ink })
  const side = points('.97 .07, 1.04 .12, 1.02 .24')
  const down = points('0 .06, .005 .2, 0 .46')
  return {
    parts: [
      ...rolls,
      ...both(strap(side, { width: 22, color: colours.web, z: 40 })),
      ...buckle({ at: at(1.02, 0.17), width: 34, z: 48 }).flatMap(both),
      strap(down, { width: 24, color: colours.web, z: 44, form }),
      ...buckle({ at: at(0, 0.25), width: 40, z: 52, form }),
    ],
    print: corner,
  }
}

/** A lid with its own pocket over a drawn mouth. */
function lid({ shape, colours, cloth, random }: Pack): TopParts {
  const { at, points, width } = shape
  const low = randomBetween(random, 0.2, 0.25)
  const d = shape.round(
    `0 -.05, .46 -.046, .78 -.01, .95 .06, 1 ${low - 0.06}, .97 ${low - 0.01}!, .7 ${low + 0.012}, 0 ${low + 0.02}`,
  )
  const own = { d, depth: 96, power: 0.5 }
  const color = pickRandom(random, [colours.main, colours.main, colours.panel])
  const zipLine = shape.across(`0 ${low * 0.3}, .4 ${low * 0.29}, .74 ${low * 0.34}`)
  const hem = shape.across(`0 ${low + 0.006}, .7 ${low - 0.002}, .95 ${low - 0.024}`)
  return {
    parts: [
      ...lidStraps(shape, low, colours.web),
      {
        d,
        color,
        cloth,
        z: 40,
        form: own,
        bevel: rim(12, 9),
        grooves: [groove(zipLine)],
        folds: [
          fold(points(`-.7 ${low * 0.5}, -.62 ${low * 0.7}, -.66 ${low * 0.9}`), 20, 6),
          fold(points(`.7 ${low * 0.5}, .62 ${low * 0.7}, .66 ${low * 0.92}`), 20, 6),
        ],
        wrinkles: [{ amp: 5, scale: 40, angle: 0.1, stretch: 2.6 }],
        stitch: [{ d: line(...hem) }],
        paint: wordmark({ at: at(0, low * 0.62), height: width * 0.13, color: inkOn(color) }),
      },
      ...bagZip(zipLine, {
        ground: colours.main,
        pull: colours.accent,
        width: 14,
        z: 48,
        form: own,
      }),
    ],
    print: '',
  }
}

function lidStraps({ at, form }: Pack['shape'], low: number, color: Hex): Part[] {
  return [-0.52, 0.52].flatMap((k) => [
    strap([at(k, low - 0.01), at(k * 1.03, low + 0.1), at(k * 1.06, low + 0.3)], {
      width: 19,
      color,
      z: 24,
      form,
    }),
    ...buckle({ at: at(k * 1.02, low + 0.07), width: 32, z: 34, form }),
  ])
}
