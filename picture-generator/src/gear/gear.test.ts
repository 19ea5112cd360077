import { describe, expect, test } from 'vitest'
import type { BagLook, Footwear, Hardware, Shelter, Sleep } from '../look.ts'
import type { DrawingOptions } from '../drawing.ts'
import type { Product } from '../relief/part.ts'
import { photograph } from '../relief/studio.ts'
import { bag } from './bags/bag.ts'
import { shelter } from './camp/shelter.ts'
import { sleep } from './camp/sleep.ts'
import { footwear } from './footwear/footwear.ts'
import { hardware } from './kit/hardware.ts'
import { gearViews } from './gear-views.ts'

const drawing: DrawingOptions = {
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
const pack: BagLook = {
  kind: 'backpack',
  litres: 24,
  shape: 'teardrop',
  surface: 'ripstop',
  extras: 'plain',
}
const tents: readonly Shelter[] = (['dome', 'tunnel', 'ridge', 'geodesic', 'pyramid'] as const)
  .map((shape): Shelter => ({ kind: 'tent', shape, people: 2 }))
  .concat({ kind: 'tarp', shape: 'ridge', people: 2 }, { kind: 'tarp', shape: 'dome', people: 2 })
const beds: readonly Sleep[] = [
  { kind: 'sleeping-bag', shape: 'mummy', quilting: 'wide' },
  { kind: 'sleeping-bag', shape: 'mummy', quilting: 'narrow' },
  { kind: 'sleeping-bag', shape: 'mummy', quilting: 'boxes' },
  { kind: 'sleeping-bag', shape: 'rectangular', quilting: 'wide' },
  { kind: 'sleeping-bag', shape: 'quilt', quilting: 'wide' },
  { kind: 'mat', shape: 'foam' },
  { kind: 'mat', shape: 'air' },
  { kind: 'mat', shape: 'rolled' },
]
const kit: readonly Hardware[] = [
  { kind: 'bottle', shape: 'slim' },
  { kind: 'bottle', shape: 'wide' },
  { kind: 'bottle', shape: 'flask' },
  { kind: 'bottle', shape: 'soft-flask' },
  { kind: 'bottle', shape: 'thermos' },
  { kind: 'mug', shape: 'steel' },
  { kind: 'mug', shape: 'enamel' },
  { kind: 'mug', shape: 'lidded' },
  { kind: 'headlamp', shape: 'round' },
  { kind: 'headlamp', shape: 'bar' },
  { kind: 'poles', shape: 'folding' },
  { kind: 'poles', shape: 'telescopic' },
  { kind: 'poles', shape: 'cork' },
  { kind: 'cook-set', shape: 'pot' },
  { kind: 'cook-set', shape: 'stove' },
  { kind: 'gift-card', shape: 'ridge' },
  { kind: 'gift-card', shape: 'stones' },
  { kind: 'gift-card', shape: 'tarn' },
  { kind: 'towel', shape: 'rolled' },
  { kind: 'towel', shape: 'folded' },
  { kind: 'stuff-sack', shape: 'roll-top' },
  { kind: 'stuff-sack', shape: 'mesh' },
]

describe('a property of a look', () => {
  const choices = {
    shaft: ['low', 'mid', 'high'],
    upper: ['mesh', 'knit', 'leather', 'suede', 'ripstop', 'webbing', 'puffy', 'rubber'],
    sole: ['low', 'cushioned', 'rockered', 'lugged', 'wedge'],
    lacing: ['laces', 'speed-lace', 'dial', 'slip-on', 'straps'],
    overlays: ['plain', 'ribs', 'toe-cap', 'cage', 'saddle'],
  } satisfies { [Choice in Exclude<keyof Footwear, 'kind' | 'print'>]: readonly Footwear[Choice][] }

  test.each(Object.entries(choices))('changes the drawing of a shoe: %s', (choice, values) => {
    const outlines = values.map((value) =>
      outlinesOf(footwear({ ...shoe, [choice]: value }, drawing)),
    )
    expect(new Set(outlines)).toHaveLength(values.length)
  })

  test('changes the drawing of a rain boot: its height and its print', () => {
    const boot: Footwear = { ...shoe, kind: 'rain-boot', upper: 'rubber', lacing: 'slip-on' }
    const shafts = choices.shaft.map((shaft) => footwear({ ...boot, shaft }, drawing))
    const tall = shafts.map(heightOf)
    expect(tall).toEqual(tall.toSorted((a, b) => a - b))
    const prints = (['none', 'tiny-dots', 'stars'] as const).map((print) =>
      JSON.stringify(footwear({ ...boot, print }, drawing).parts.map(({ paint }) => paint)),
    )
    expect(new Set(prints)).toHaveLength(3)
  })

  test('changes the drawing of a pack: its shape and its extras', () => {
    const shapes: BagLook['shape'][] = ['teardrop', 'roll-top', 'top-lid', 'box', 'slim']
    const extras: BagLook['extras'][] = [
      'plain',
      'mesh-pockets',
      'daisy-chain',
      'bungee',
      'bottle-pockets',
    ]
    const packs = shapes.flatMap((shape) =>
      extras.map((extra) => ({ ...pack, shape, extras: extra })),
    )
    const outlines = packs.map((look) => outlinesOf(bag(look, drawing)))
    expect(new Set(outlines)).toHaveLength(packs.length)
  })

  test.each([
    ['a tent', tents.map((look) => shelter(look, drawing))],
    ['a sleeping bag or mat', beds.map((look) => sleep(look, drawing))],
    ['hardware', kit.map((look) => hardware(look, drawing))],
  ])('changes the drawing of %s', (_what, products) => {
    const outlines = products.map((product) => JSON.stringify(product.parts))
    expect(new Set(outlines)).toHaveLength(products.length)
  })

  test('makes a pack taller: its volume', () => {
    const tall = [10, 25, 45, 65].map((litres) => heightOf(bag({ ...pack, litres }, drawing)))
    expect(tall).toEqual(tall.toSorted((a, b) => a - b))
    expect(new Set(tall)).toHaveLength(4)
  })
})

describe('a picture of gear', () => {
  test('is the same for the same seed and differs for another seed', () => {
    const drawn = (seed: number) => JSON.stringify(footwear(shoe, { ...drawing, seed }))
    expect(drawn(7)).toBe(drawn(7))
    expect(new Set(Array.from({ length: 12 }, (_, seed) => drawn(seed)))).toHaveLength(12)
  })

  test('looks different in each of its views', () => {
    const sides = gearViews(shoe).filter((view) => view !== 'detail')
    const outlines = sides.map((view) => outlinesOf(footwear(shoe, { ...drawing, view })))
    expect(new Set(outlines)).toHaveLength(3)
  })

  test.each([
    ['shoe', footwear(shoe, drawing)],
    ['sandal', footwear({ ...shoe, kind: 'sandal', lacing: 'straps' }, drawing)],
    ['duffel', bag({ ...pack, kind: 'duffel', litres: 60 }, drawing)],
    ['hip pack', bag({ ...pack, kind: 'hip-pack', litres: 4 }, drawing)],
    ['tent', shelter({ kind: 'tent', shape: 'dome', people: 2 }, drawing)],
  ])('of a %s, which is wide, fills the width of its frame', async (_kind, product) => {
    const { width } = await inkOf(product)
    expect(width).toBeGreaterThan(0.8)
    expect(width).toBeLessThan(0.96)
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

/** The share of the frame that differs clearly from the background. */
async function inkOf(product: Product): Promise<{ width: number; height: number }> {
  const size = { width: 64, height: 80 }
  const hiddenPart = { d: product.parts.map(({ d }) => d).join(''), clip: 'M0 0Z' }
  const blackProduct: Product = {
    ...product,
    parts: [{ ...hiddenPart, color: '#000000', cloth: 'cotton' }],
  }
  const drawn = await photograph(product, size)
  const bare = await photograph(blackProduct, size)
  const columns = new Set<number>()
  const rows = new Set<number>()
  drawn.data.forEach((value, i) => {
    if (Math.abs(value - (bare.data[i] ?? 0)) < 40) return
    columns.add(Math.floor(i / 3) % size.width)
    rows.add(Math.floor(i / 3 / size.width))
  })
  return { width: spanOf(columns) / size.width, height: spanOf(rows) / size.height }
}

function spanOf(values: Set<number>): number {
  return values.size === 0 ? 0 : Math.max(...values) - Math.min(...values) + 1
}
