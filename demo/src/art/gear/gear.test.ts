import { describe, expect, it } from 'vitest'
import type { Bag, Footwear } from '../../range/look.ts'
import type { Drawing } from '../drawing.ts'
import type { Product } from '../relief/part.ts'
import { photograph } from '../relief/studio.ts'
import { bag } from './bags/bag.ts'
import { footwear } from './footwear/footwear.ts'
import { gearViews } from './gear-views.ts'

const drawing: Drawing = {
  colourway: { main: '#2f5d78', second: '#1f2c40', accent: '#b9842f' },
  seed: 4,
  view: 'front',
}
const shoe: Footwear = {
  kind: 'trail-shoe',
  shaft: 'low',
  upper: 'mesh',
  sole: 'low',
  lacing: 'laces',
  overlays: 'plain',
}
const pack: Bag = {
  kind: 'backpack',
  litres: 24,
  shape: 'teardrop',
  surface: 'ripstop',
  extras: 'plain',
}
const shoes: readonly Footwear[] = [
  shoe,
  { ...shoe, kind: 'hiking-boot', shaft: 'mid', upper: 'leather', sole: 'lugged' },
  { ...shoe, kind: 'sandal', upper: 'webbing', lacing: 'straps', overlays: 'saddle' },
  { ...shoe, kind: 'winter-boot', shaft: 'high', upper: 'puffy', sole: 'lugged' },
  { ...shoe, kind: 'camp-shoe', upper: 'puffy', lacing: 'slip-on', sole: 'wedge' },
]
const bags: readonly Bag[] = [
  pack,
  { ...pack, kind: 'duffel', litres: 60 },
  { ...pack, kind: 'tote' },
  { ...pack, kind: 'hip-pack', litres: 4 },
  { ...pack, kind: 'running-vest', litres: 8 },
]

const allGear = [
  ...shoes.map((look) => [look.kind, (d: Drawing) => footwear(look, d)] as const),
  ...bags.map((look) => [look.kind, (d: Drawing) => bag(look, d)] as const),
]

describe('what a look says of gear', () => {
  const choices = {
    shaft: ['low', 'mid', 'high'],
    upper: ['mesh', 'knit', 'leather', 'suede', 'ripstop', 'webbing', 'puffy'],
    sole: ['low', 'cushioned', 'rockered', 'lugged', 'wedge'],
    lacing: ['laces', 'speed-lace', 'dial', 'slip-on', 'straps'],
    overlays: ['plain', 'ribs', 'toe-cap', 'cage', 'saddle'],
  } satisfies { [Choice in Exclude<keyof Footwear, 'kind'>]: readonly Footwear[Choice][] }

  it.each(Object.entries(choices))('shows in the drawing of a shoe: %s', (choice, values) => {
    const drawn = values.map((value) => outlinesOf(footwear({ ...shoe, [choice]: value }, drawing)))
    expect(new Set(drawn)).toHaveLength(values.length)
  })

  it('shows in the drawing of a pack', () => {
    const shapes: Bag['shape'][] = ['teardrop', 'roll-top', 'top-lid', 'box', 'slim']
    const extras: Bag['extras'][] = [
      'plain',
      'mesh-pockets',
      'daisy-chain',
      'bungee',
      'bottle-pockets',
    ]
    const packs = shapes.flatMap((shape) =>
      extras.map((extra) => ({ ...pack, shape, extras: extra })),
    )
    const drawn = packs.map((look) => outlinesOf(bag(look, drawing)))
    expect(new Set(drawn)).toHaveLength(packs.length)
  })

  it('makes a pack that holds more stand taller', () => {
    const tall = [10, 25, 45, 65].map((litres) => heightOf(bag({ ...pack, litres }, drawing)))
    expect(tall).toEqual(tall.toSorted((a, b) => a - b))
    expect(new Set(tall)).toHaveLength(4)
  })
})

describe('a picture of gear', () => {
  it('is the same for the same seed and another design for another', () => {
    const drawn = (seed: number) => JSON.stringify(footwear(shoe, { ...drawing, seed }))
    expect(drawn(7)).toBe(drawn(7))
    expect(new Set(Array.from({ length: 12 }, (_, seed) => drawn(seed)))).toHaveLength(12)
  })

  it('looks different in each of its views', () => {
    const sides = gearViews(shoe).filter((view) => view !== 'detail')
    const drawn = sides.map((view) => outlinesOf(footwear(shoe, { ...drawing, view })))
    expect(new Set(drawn)).toHaveLength(3)
  })

  it.each(allGear)('of a %s fills the width or the height of its frame', async (_kind, draw) => {
    const { width, height } = await inkOf(draw(drawing))
    expect(Math.max(width, height)).toBeGreaterThan(0.68)
    expect(Math.max(width, height)).toBeLessThan(0.95)
  })
})

function outlinesOf({ parts }: Product): string {
  return JSON.stringify(parts.map(({ d, cloth, color }) => [d, cloth, color]))
}

function heightOf({ parts }: Product): number {
  const ys = parts.flatMap(({ d }) =>
    Array.from(d.matchAll(/-?[\d.]+ (-?[\d.]+)/g), ([, y]) => Number(y)),
  )
  return Math.max(...ys) - Math.min(...ys)
}

/** How much of the frame is drawn on: what differs clearly from the ground beside it. */
async function inkOf(product: Product): Promise<{ width: number; height: number }> {
  const size = { width: 64, height: 80 }
  const [drawn, bare] = await Promise.all([
    photograph(product, size),
    photograph(
      { ...product, parts: product.parts.map((part) => ({ ...part, clip: 'M0 0Z' })) },
      size,
    ),
  ])
  const columns = new Set<number>()
  const rows = new Set<number>()
  drawn.data.forEach((value, i) => {
    if (Math.abs(value - (bare.data[i] ?? 0)) < 40) return
    columns.add(Math.floor(i / 3) % size.width)
    rows.add(Math.floor(i / 3 / size.width))
  })
  return { width: spanOf(columns) / size.width, height: spanOf(rows) / size.height }
}

function spanOf(found: Set<number>): number {
  return found.size === 0 ? 0 : Math.max(...found) - Math.min(...found) + 1
}
