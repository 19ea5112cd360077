import type { Hardware } from '../../look.ts'
import { darker, lighter, mix, type Hex } from '../../relief/hex.ts'
import { symbol, wordmark } from '../../relief/marks.ts'
import { noise } from '../../relief/noise.ts'
import type { Part, Product } from '../../relief/part.ts'
import { ellipse, line, polygon, rectangle, type Pt } from '../../relief/path.ts'
import { randomBetween } from '../random-choice.ts'
import { inkOn, rim } from '../seam.ts'
import type { Kit } from './kit.ts'

type GiftCard = Extract<Hardware, { kind: 'gift-card' }>

const card = { x: 230, y: 560, w: 740, h: 468 }
const crag = noise(811)

/** A card on its envelope. */
export function giftCard({ shape }: GiftCard, { colours, random }: Kit): Product {
  const lean = randomBetween(random, -9, -5)
  const turn = (svg: string) => `<g transform="rotate(${lean} 600 794)">${svg}</g>`
  const pictures = { ridge, stones, tarn }
  const picture = pictures[shape]({
    main: colours.main,
    second: colours.second,
    accent: colours.accent,
    seed: random() * 40,
  })
  return {
    fit: { w: 0.86, h: 0.7 },
    crop: { x: 260, y: 560, w: 520 },
    parts: [
      ...envelope(mix(colours.second, '#e9e6dd', 0.82), colours.accent, -lean * 0.9),
      {
        d: rotatedBox(card, lean, 34),
        color: colours.main,
        cloth: 'plastic',
        z: 16,
        bevel: rim(4, 3),
        paint: turn(picture),
      },
    ],
  }
}

function rotation(degrees: number): (x: number, y: number) => Pt {
  const cos = Math.cos((degrees * Math.PI) / 180)
  const sin = Math.sin((degrees * Math.PI) / 180)
  return (x, y) => [
    600 + (x - 600) * cos - (y - 794) * sin,
    794 + (x - 600) * sin + (y - 794) * cos,
  ]
}

/** A box with round corners, rotated about the middle of the card. */
function rotatedBox({ x, y, w, h }: typeof card, degrees: number, radius: number): string {
  const on = rotation(degrees)
  const corners = [
    [x + radius, y + radius, 180],
    [x + w - radius, y + radius, 270],
    [x + w - radius, y + h - radius, 0],
    [x + radius, y + h - radius, 90],
  ] as const
  return polygon(
    corners.flatMap(([cx, cy, from]) =>
      Array.from({ length: 9 }, (_, i) => {
        const a = ((from + (i / 8) * 90) * Math.PI) / 180
        return on(cx + Math.cos(a) * radius, cy + Math.sin(a) * radius)
      }),
    ),
  )
}

function envelope(color: Hex, accent: Hex, lean: number): Part[] {
  const box = { x: 190, y: 480, w: 820, h: 560 }
  const on = rotation(lean)
  const flap = polygon([on(190, 480), on(600, 250), on(1010, 480)])
  return [
    {
      d: flap,
      color: lighter(color, 0.14),
      cloth: 'cotton',
      z: -8,
      bevel: rim(5, 3),
      paint: `<path d="${polygon([on(230, 470), on(600, 276), on(970, 470)])}" fill="${accent}" opacity=".85"/>`,
    },
    {
      d: rotatedBox(box, lean, 6),
      color,
      cloth: 'cotton',
      z: 0,
      bevel: rim(5, 4),
      grooves: [
        { d: line(on(190, 1036), on(420, 800)), w: 3, depth: 1.5 },
        { d: line(on(1010, 1036), on(780, 800)), w: 3, depth: 1.5 },
      ],
    },
  ]
}

type Ink = { main: Hex; second: Hex; accent: Hex; seed: number }

const left = card.x - 30
const right = card.x + card.w + 30
const foot = card.y + card.h + 30

/** A line of mountains across the card, filled to its foot. */
function range(seed: number, y: number, high: number): string {
  const pts = Array.from({ length: 41 }, (_, i): Pt => {
    const x = left + (i / 40) * (right - left)
    const peak = Math.max(0, crag(seed + i / 7, seed)) + 0.35 * Math.abs(crag(seed + i / 2.3, 3))
    return [x, y - high * peak]
  })
  return polygon([...pts, [right, foot], [left, foot]])
}

function sky(from: Hex, to: Hex): string {
  return `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><path d="${rectangle({ x: left, y: card.y - 30, w: right - left, h: card.h + 60 })}" fill="url(#sky)"/>`
}

function wordmarkOn(ground: Hex): string {
  return wordmark({ at: [344, 958], height: 40, color: inkOn(ground) })
}

function ridge({ main, second, accent, seed }: Ink): string {
  const layers = [0, 1, 2, 3].map((i) => {
    const fill = mix(lighter(main, 0.5), darker(second, 0.3), i / 3)
    return `<path d="${range(seed + i * 9, 770 + i * 62, 190 - i * 30)}" fill="${fill}"/>`
  })
  const sun = `<path d="${ellipse([790, 664], 42)}" fill="${accent}"/>`
  return (
    sky(mix(main, '#ffffff', 0.55), '#f0ece2') +
    sun +
    layers.join('') +
    wordmarkOn(darker(second, 0.3))
  )
}

function stones({ main, accent }: Ink): string {
  const color = inkOn(main)
  const rings = Array.from(
    { length: 9 },
    (_, i) => `<path d="${ellipse([740, 790], 150 + i * 46, 120 + i * 40)}"/>`,
  ).join('')
  return `<g fill="none" stroke="${accent}" stroke-width="3" opacity=".55">${rings}</g>${symbol({ at: [740, 780], height: 250, color })}${wordmarkOn(main)}`
}

function tarn({ main, second, accent, seed }: Ink): string {
  const water = mix(main, '#ffffff', 0.3)
  const shore = range(seed, 800, 200)
  const low = range(seed + 14, 806, 80)
  const tent = polygon([
    [700, 806],
    [736, 752],
    [772, 806],
  ])
  const lake = `<path d="${rectangle({ x: left, y: 806, w: right - left, h: 260 })}" fill="${water}"/>`
  const waves = Array.from(
    { length: 6 },
    (_, i) => `<path d="M${300 + ((i * 97) % 240)} ${840 + i * 30}h${120 + ((i * 53) % 160)}"/>`,
  ).join('')
  return `${sky(mix(second, '#ffffff', 0.7), '#f3ede0')}<path d="${shore}" fill="${mix(second, main, 0.4)}"/><path d="${low}" fill="${darker(second, 0.35)}"/>${lake}<path d="${tent}" fill="${accent}"/><g stroke="${lighter(water, 0.4)}" stroke-width="5" stroke-linecap="round">${waves}</g>${wordmarkOn(water)}`
}
