import type { Hardware } from '../../look.ts'
import { darker, lighter } from '../../relief/hex.ts'
import { noise } from '../../relief/noise.ts'
import { wordmark } from '../../relief/marks.ts'
import type { Part, Product } from '../../relief/part.ts'
import { across, ellipse, half, ribbon } from '../../relief/path.ts'
import { pickRandom, randomBetween } from '../random-choice.ts'
import { groove, inkOn, rim } from '../seam.ts'
import { trace } from '../trace.ts'
import { black, brandSymbol, standingShadow, steel, latheShape, type Kit } from './kit.ts'

type Mug = Extract<Hardware, { kind: 'mug' }>

const scatter = noise(733)

export function mug({ shape }: Mug, kit: Kit): Product {
  return { steel: steelMug, enamel, lidded: liddedMug }[shape](kit)
}

function mugProduct(parts: Part[], w: number, ground: number): Product {
  return {
    fit: { w: 0.78, h: 0.7, cy: 0.5 },
    crop: { x: 420, y: 520, w: 420 },
    stands: standingShadow(w, ground),
    parts,
  }
}

/** Straight walls, a rolled rim, a folded handle. */
function steelMug({ colours, random }: Kit): Product {
  const w = randomBetween(random, 216, 236)
  const body = latheShape(
    `0 620, ${w} 620!, ${w} 1060, ${w - 10} 1100, ${w - 40} 1116!, ${w * 0.5} 1127, 0 1130`,
    w,
  )
  const isBare = random() < 0.4
  const wire = trace(
    `${w - 10} 700, ${w + 90} 694, ${w + 140} 740, ${w + 140} 960, ${w + 90} 1010, ${w - 10} 1004`,
  )
  const color = isBare ? steel : colours.main
  const sheet = { cloth: isBare ? 'steel' : 'powder', color } as const
  return mugProduct(
    [
      {
        d: ribbon(half(wire), 24),
        color: isBare ? darker(steel, 0.12) : colours.second,
        cloth: 'steel',
        z: -4,
        bevel: rim(11, 11),
      },
      ...mouth(w, 620, steel),
      {
        ...body,
        ...sheet,
        z: 6,
        paint: face(random, w, inkOn(color)),
        grooves: [groove(across(trace(`0 1096, ${w * 0.6} 1088, ${w} 1068`)), 3, 2)],
      },
      lip(w, 620, isBare ? '#d4d7d7' : darker(color, 0.1)),
    ],
    w,
    1124,
  )
}

/** Flared, speckled, with a dark rolled rim. */
function enamel({ colours, random }: Kit): Product {
  const w = randomBetween(random, 236, 252)
  const body = latheShape(
    `0 660, ${w} 660!, ${w - 12} 720, ${w - 34} 1040, ${w - 48} 1086, ${w - 80} 1104!, ${w * 0.4} 1117, 0 1120`,
    w,
  )
  const ear = trace(
    `${w - 24} 740, ${w + 74} 714, ${w + 132} 780, ${w + 122} 900, ${w + 60} 980, ${w - 40} 1000`,
  )
  const dots = Array.from({ length: 190 }, (_, i): string => {
    const x = 600 + w * scatter(i * 7.3, 0.4)
    const y = 880 + 230 * scatter(0.7, i * 5.1)
    return ellipse([x, y], 1.6 + (i % 4))
  })
  const speck = inkOn(colours.main)
  const specks = `<path d="${dots.join('')}" fill="${speck}" opacity=".5"/>`
  return mugProduct(
    [
      {
        d: ribbon(half(ear), 40),
        color: colours.main,
        cloth: 'plastic',
        z: -4,
        bevel: rim(16, 13),
      },
      ...mouth(w, 660, '#e6e7e3'),
      {
        ...body,
        color: colours.main,
        cloth: 'plastic',
        z: 6,
        paint: specks + face(random, w, speck),
      },
      lip(w, 660, colours.second),
    ],
    w * 0.86,
    1112,
  )
}

/** Tall and insulated, with a lid to drink through. */
function liddedMug({ colours, random }: Kit): Product {
  const w = randomBetween(random, 190, 206)
  const body = latheShape(
    `0 560, ${w} 560!, ${w} 700, ${w - 34} 1140, ${w - 44} 1180, ${w - 66} 1192!, ${w * 0.4} 1199, 0 1201`,
    w,
  )
  const lid = latheShape(
    `0 470, ${w - 30} 470, ${w - 8} 482, ${w + 4} 520, ${w + 6} 566!, 0 574`,
    w,
  )
  const slide = latheShape('0 448, 70 448, 78 470!, 0 474', 78)
  const hasGrip = random() < 0.5
  const grip = trace(
    `${w - 10} 640, ${w + 96} 640, ${w + 122} 700, ${w + 106} 900, ${w + 70} 960, ${w - 26} 960`,
  )
  const band = latheShape(`0 780, ${w - 3} 776!, ${w - 18} 960!, 0 966`, w)
  return mugProduct(
    [
      ...(hasGrip
        ? [
            {
              d: ribbon(half(grip), 36),
              color: colours.second,
              cloth: 'rubber' as const,
              z: -4,
              bevel: rim(14, 12),
            },
          ]
        : []),
      { ...slide, color: black, cloth: 'plastic', z: 0, bevel: rim(6, 5) },
      { ...lid, color: lighter(colours.second, 0.04), cloth: 'plastic', z: 10, bevel: rim(10, 8) },
      {
        ...body,
        color: colours.main,
        cloth: 'powder',
        z: 6,
        paint: hasGrip ? face(random, w, inkOn(colours.main)) : '',
      },
      ...(hasGrip
        ? []
        : [
            {
              ...band,
              color: colours.second,
              cloth: 'rubber' as const,
              z: 12,
              bevel: rim(6, 5),
              paint: wordmark({ at: [600, 872], height: 58, color: inkOn(colours.second) }),
            },
          ]),
      {
        ...latheShape(`0 1176, ${w - 44} 1168!, ${w - 66} 1194!, 0 1204`, w),
        color: steel,
        cloth: 'steel',
        z: 8,
      },
    ],
    w * 0.8,
    1198,
  )
}

/** The opening from slightly above, with its inner wall. */
function mouth(w: number, y: number, color: string): Part[] {
  const shade = `<defs><linearGradient id="mug" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-opacity=".6"/><stop offset="1" stop-opacity=".1"/></linearGradient></defs><path d="${ellipse([600, y], w, w * 0.15)}" fill="url(#mug)"/>`
  return [
    { d: ellipse([600, y], w - 3, w * 0.15), color, cloth: 'steel', z: -20, light: 0.85, shade },
  ]
}

function lip(w: number, y: number, color: string): Part {
  const front = Array.from({ length: 13 }, (_, i) => {
    const a = Math.PI * (i / 12)
    return [600 - Math.cos(a) * w, y + Math.sin(a) * w * 0.15] as const
  })
  return { d: ribbon(front, 13), color, cloth: 'steel', z: 14, bevel: rim(6, 6) }
}

function face(random: () => number, w: number, color: string): string {
  return pickRandom(random, [
    wordmark({ at: [600, 880], height: w * 0.34, color }),
    brandSymbol([600, 880], w * 0.8, color),
    brandSymbol([600, 860], w * 0.5, color) + wordmark({ at: [600, 990], height: w * 0.16, color }),
  ])
}
