import type { Hardware } from '../../look.ts'
import { darker, mix } from '../../relief/hex.ts'
import { symbol, wordmark } from '../../relief/marks.ts'
import type { ContactShadow, Part, Product } from '../../relief/part.ts'
import { curve, ellipse, line, type Pt } from '../../relief/path.ts'
import { fold, inkOn, rim, stitchLine, strap, threadOn } from '../seam.ts'
import { movePoints, trace } from '../trace.ts'
import type { Kit } from './kit.ts'

type Towel = Extract<Hardware, { kind: 'towel' }>

export function towel({ shape }: Towel, kit: Kit): Product {
  return shape === 'rolled' ? rolledTowel(kit) : foldedTowel(kit)
}

function lyingShadow(y: number): ContactShadow[] {
  return [
    { cx: 610, cy: y, rx: 390, ry: 18, dark: 0.56, blur: 0.4 },
    { cx: 645, cy: y + 16, rx: 350, ry: 56, dark: 0.25, blur: 0.95 },
  ]
}

/** Folded in layers, seen from a little above. */
function foldedTowel(kit: Kit): Product {
  const { colours } = kit
  const layers = Array.from({ length: 5 }, (_, i): Part => {
    const pts = trace('206 900, 200 930, 220 952, 620 972, 980 950, 1006 926, 1000 900, 620 930')
    return {
      d: curve(movePoints(pts, 0, (4 - i) * 42 - 6)),
      color: i % 2 ? darker(colours.main, 0.1) : colours.main,
      cloth: 'fleece',
      z: i * 6,
      form: { depth: 26 },
      bevel: rim(18, 16),
    }
  })
  return {
    fit: { w: 0.84, h: 0.7, cy: 0.51 },
    crop: { x: 240, y: 600, w: 500 },
    stands: lyingShadow(1124),
    parts: [
      ...layers,
      topLayer(kit),
      strap(trace('884 616, 930 560, 972 590, 930 640'), {
        width: 18,
        color: colours.accent,
        z: 44,
      }),
    ],
  }
}

function topLayer({ colours, random }: Kit): Part {
  const isStriped = random() < 0.6
  const bands = isStriped ? [0.72, 0.8, 0.88] : [0.9]
  const paint = bands.map((k) => {
    const ends = `M${250 + k * 650} 590L${206 + k * 794} 950`
    return `<path d="${ends}" stroke="${colours.second}" stroke-width="26"/>`
  })
  return {
    d: curve(trace('250 620!, 520 590, 900 604!, 972 820, 1000 910!, 620 940, 206 920!, 224 760')),
    color: colours.main,
    cloth: 'fleece',
    z: 36,
    form: { depth: 30, power: 0.4 },
    bevel: rim(16, 14),
    folds: [
      fold(trace('300 650, 420 760, 380 900'), 40, 6),
      fold(trace('800 640, 760 760, 820 900'), 40, -5),
    ],
    paint: paint.join('') + wordmark({ at: [460, 800], height: 62, color: inkOn(colours.main) }),
    stitch: [
      stitchLine(trace('262 636, 520 608, 888 620, 956 820, 980 894'), threadOn(colours.main)),
    ],
  }
}

/** Rolled up and held by a band. */
function rolledTowel(kit: Kit): Product {
  const { colours, random } = kit
  const d = curve(
    trace(
      '300 560!, 600 552, 940 560!, 1004 640, 1020 780, 1000 920, 940 1000!, 600 1008, 300 1000!',
    ),
  )
  const form = { d, depth: 200, power: 0.5 }
  const stripes = [0.1, 0.16, 0.22].map((k) => {
    const x = 960 - k * 700
    const bentLine = line([x, 540], [x + 32, 780], [x, 1020])
    return `<path d="${bentLine}" stroke="${colours.second}" stroke-width="22" fill="none"/>`
  })
  return {
    fit: { w: 0.86, h: 0.66, cy: 0.51 },
    crop: { x: 200, y: 560, w: 480 },
    stands: lyingShadow(1000),
    parts: [
      {
        d,
        color: colours.main,
        cloth: 'fleece',
        form,
        bevel: rim(10, 8),
        folds: [
          fold(trace('400 600, 420 760, 400 940'), 40, 5),
          fold(trace('860 590, 880 780, 850 970'), 44, 6),
        ],
        paint: stripes.join(''),
      },
      band(kit, 560 + random() * 80, form),
      spiral(kit),
      strap(trace('306 560, 270 500, 312 470, 336 520, 326 566'), {
        width: 16,
        color: colours.accent,
        z: 30,
      }),
    ],
  }
}

function band({ colours }: Kit, x: number, form: NonNullable<Part['form']>): Part {
  const color = mix(colours.second, '#2b3133', 0.3)
  const pts = trace(`${x} 556, ${x + 26} 650, ${x + 34} 780, ${x + 26} 910, ${x} 1004`)
  return {
    ...strap(pts, { width: 92, color, z: 20, form, bevel: rim(8, 7) }),
    clip: form.d,
    cloth: 'canvas',
    paint: symbol({ at: [x + 32, 780], height: 66, color: inkOn(color) }),
  }
}

function spiral({ colours }: Kit): Part {
  const middle: Pt = [300, 780]
  return {
    d: ellipse(middle, 118, 220),
    color: darker(colours.main, 0.06),
    cloth: 'fleece',
    z: 40,
    form: { depth: 30 },
    bevel: rim(16, 12),
    grooves: [0.84, 0.68, 0.52, 0.36, 0.2].map((r) => ({
      d: ellipse([300 + 4 * r, 780 + 6 * r], 118 * r, 220 * r),
      w: 6,
      depth: 8,
    })),
  }
}
