import type { Footwear } from '../../look.ts'
import type { Random } from '../../relief/noise.ts'
import type { Form } from '../../relief/membrane.ts'
import { curve, pick, type Pt } from '../../relief/path.ts'
import { trace } from '../trace.ts'

/** The shape that a shoe is made on, seen from its outer side with the toe to the right. */
export type Last = {
  /** Puts points of the plain shape where this last has them. */
  bend: (pts: readonly Pt[]) => Pt[]
  outline: string
  form: Form
  /** From the back of the opening to its front. */
  collar: Pt[]
  /** The ridge of the instep, from the top to the vamp, and the eyelets beside it. */
  throat: Pt[]
  eyes: Pt[]
  /** How far the opening lies above that of a low shoe. */
  tall: number
}

type OpeningOutline = { heel: string; collar: string; throat: string; eyes: string }

const lowThroat = '482 452, 508 462, 560 500, 628 550, 706 602, 770 636'
const lowEyes = '446 528, 500 572, 566 616, 638 654, 708 680'
const tallEyes = '496 502, 546 566, 606 616, 680 660'

const lows: readonly OpeningOutline[] = [
  {
    heel: '168 822!, 152 740, 156 655, 180 590, 192 530, 174 462!',
    collar: '174 462!, 200 446, 236 470, 276 520, 334 552, 404 548, 452 500, 482 452!',
    throat: lowThroat,
    eyes: lowEyes,
  },
  {
    heel: '168 822!, 148 750, 152 670, 172 600, 186 548, 190 502!',
    collar: '190 502!, 216 484, 262 506, 330 540, 400 540, 452 506, 486 456!',
    throat: lowThroat,
    eyes: lowEyes,
  },
  {
    heel: '168 822!, 150 745, 154 660, 182 600, 190 540, 152 438!',
    collar: '152 438!, 184 424, 228 466, 272 528, 330 562, 398 556, 450 508, 480 450!',
    throat: lowThroat,
    eyes: lowEyes,
  },
]

const socks: readonly OpeningOutline[] = [
  {
    heel: '168 822!, 152 740, 158 650, 186 580, 200 500, 184 412!',
    collar: '184 412!, 240 400, 320 424, 400 420, 466 384!',
    throat: '466 384, 500 440, 556 500, 628 552, 706 602, 770 636',
    eyes: lowEyes,
  },
]

const mids: readonly OpeningOutline[] = [
  {
    heel: '168 822!, 152 720, 162 630, 186 540, 194 450, 178 366!',
    collar: '178 366!, 210 344, 290 366, 380 356, 470 300, 500 292!',
    throat: '500 292, 528 372, 568 462, 634 546, 706 598, 770 634',
    eyes: `424 372, 452 440, ${tallEyes}`,
  },
  {
    heel: '168 822!, 150 720, 160 630, 184 540, 190 450, 168 380!',
    collar: '168 380!, 196 352, 262 380, 350 396, 430 340, 496 300!',
    throat: '496 300, 526 378, 568 464, 634 546, 706 598, 770 634',
    eyes: `424 380, 452 444, ${tallEyes}`,
  },
]

const highs: readonly OpeningOutline[] = [
  {
    heel: '166 822!, 154 720, 166 620, 190 520, 196 420, 182 320, 176 252!',
    collar: '176 252!, 240 232, 330 246, 420 230, 506 204!',
    throat: '506 204, 524 300, 548 400, 588 488, 656 558, 770 630',
    eyes: `412 282, 430 360, 458 438, ${tallEyes}`,
  },
  {
    heel: '166 822!, 154 720, 166 620, 188 520, 190 420, 172 320, 160 236!',
    collar: '160 236!, 214 214, 300 250, 400 236, 506 190!',
    throat: '506 190, 524 300, 548 400, 588 488, 656 558, 770 630',
    eyes: `412 276, 430 356, 458 438, ${tallEyes}`,
  },
]

const open: readonly OpeningOutline[] = [
  {
    heel: '168 822!, 150 740, 156 655, 182 590, 192 536!',
    collar: '192 536!, 260 566, 340 574, 420 540, 482 452!',
    throat: lowThroat,
    eyes: lowEyes,
  },
]

const slippers: readonly OpeningOutline[] = [
  {
    heel: '168 834!, 146 770, 152 690, 172 630!',
    collar: '172 630!, 240 606, 340 590, 440 548, 520 500!',
    throat: '520 500, 590 512, 680 560, 780 622',
    eyes: '560 600, 640 640',
  },
  {
    heel: '168 834!, 148 770, 156 690, 190 640, 178 566!',
    collar: '178 566!, 250 572, 340 570, 430 528, 500 470!',
    throat: '500 470, 570 490, 670 550, 780 622',
    eyes: '540 590, 640 640',
  },
]

const booties: readonly OpeningOutline[] = [
  {
    heel: '168 834!, 140 740, 150 640, 178 540, 176 440, 168 340!',
    collar: '168 340!, 260 322, 370 322, 474 330!',
    throat: '474 330, 508 430, 566 510, 660 570, 780 626',
    eyes: '440 420, 480 500, 560 590, 640 640',
  },
]

const wellingtons: Record<Footwear['shaft'], OpeningOutline> = {
  low: {
    heel: '168 822!, 150 748, 160 668, 178 590, 172 506!',
    collar: '172 506!, 260 524, 380 520, 484 470!',
    throat: '484 470, 520 506, 580 548, 660 592, 770 636',
    eyes: lowEyes,
  },
  mid: {
    heel: '168 822!, 150 730, 164 630, 188 540, 184 460, 168 372!',
    collar: '168 372!, 270 390, 384 384, 492 350!',
    throat: '492 350, 518 432, 570 508, 652 574, 770 634',
    eyes: lowEyes,
  },
  high: {
    heel: '168 822!, 150 724, 166 610, 186 500, 172 360, 152 150!',
    collar: '152 150!, 270 170, 396 166, 520 132!',
    throat: '520 132, 516 300, 528 430, 576 522, 660 582, 770 636',
    eyes: lowEyes,
  },
}

const below = '800 862, 500 856, 250 838'
const toe = `880 668, 984 700, 1054 744, 1078 796, 1064 844!, ${below}`
const roundToe = `870 654, 966 664, 1044 704, 1080 770, 1068 844!, ${below}`

export function lastFor(look: Footwear, random: Random): Last {
  const opening = pickOpening(look, random)
  const bend = bendFor(look, random)
  const throat = bend(trace(opening.throat))
  const collar = bend(trace(opening.collar))
  const heel = bend(trace(opening.heel))
  const round = [...heel, ...collar.slice(1), ...throat.slice(1), ...bend(trace(toeOf(look)))]
  const outline = curve(round)
  return {
    bend,
    outline,
    form: { d: outline, depth: look.shaft === 'low' ? 118 : 132, power: 0.52 },
    collar,
    throat,
    eyes: bend(trace(opening.eyes)),
    tall: { low: 0, mid: 130, high: 240 }[look.shaft],
  }
}

const toeOf = ({ kind }: Footwear) => (kind === 'rain-boot' ? roundToe : toe)

function pickOpening(look: Footwear, random: Random): OpeningOutline {
  const all = openingsOf(look)
  return pick(all, Math.floor(random() * all.length))
}

function openingsOf({ kind, shaft, lacing }: Footwear): readonly OpeningOutline[] {
  if (kind === 'camp-shoe') return shaft === 'low' ? slippers : booties
  if (kind === 'sandal') return open
  if (kind === 'rain-boot') return [wellingtons[shaft]]
  if (lacing === 'slip-on' && shaft === 'low') return socks
  return { low: lows, mid: mids, high: highs }[shaft]
}

const springs = { low: 10, cushioned: 14, rockered: 40, lugged: 6, wedge: 0 } as const

/** Toe spring, a fuller or flatter toe, a longer or shorter vamp. */
function bendFor({ sole }: Footwear, random: Random): Last['bend'] {
  const spring = springs[sole] + random() * 10
  const fuller = (random() - 0.5) * 26
  const longer = 1 + (random() - 0.5) * 0.05
  return (pts) =>
    pts.map((p) => {
      const front = Math.max(0, (p[0] - 700) / 380)
      const cap = Math.exp(-(((p[0] - 950) / 150) ** 2)) * Math.max(0, (860 - p[1]) / 180)
      const x = 600 + (p[0] - 600) * longer
      const y = p[1] - spring * front * front - fuller * cap
      return p[2] ? [x, y, 1] : [x, y]
    })
}
