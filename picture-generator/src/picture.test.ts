import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { Bottom, Cut, KidsSuit, Look, Midlayer, Outerwear, Print, Top } from './look.ts'
import { colourwayOf } from './colourways.ts'
import type { DrawingOptions } from './drawing.ts'
import { drawPicture, productOf } from './picture.ts'
import { box } from './relief/path.ts'
import { colours, type Colour } from './styles.ts'

const small = { width: 96, height: 120 }
const drawing = (colour: Colour, seed = 11): DrawingOptions => ({
  colourway: colourwayOf({ seed }, colour),
  seed,
  view: 'front',
})

const outer = { length: 'hip', neck: 'hood', closure: 'full-zip', pockets: 'hand' } as const
const middle = { surface: 'smooth', neck: 'stand', closure: 'full-zip', pockets: 'hand' } as const
const tee = { sleeves: 'short', neck: 'crew', fit: 'regular', surface: 'jersey' } as const
const legs = {
  leg: 'straight',
  length: 'full',
  waist: 'button',
  pockets: 'hand',
  surface: 'ripstop',
} as const

const outerwear: readonly Outerwear['kind'][] = [
  'down-jacket',
  'insulated-jacket',
  'shell-jacket',
  'rain-coat',
  'wind-shirt',
]
const midlayers: readonly Midlayer['kind'][] = ['fleece', 'hoodie', 'sweater']
const tops: readonly Top['kind'][] = ['tee', 'base-layer', 'shirt', 'tank']
const bottoms: readonly Bottom['kind'][] = ['trousers', 'shorts', 'leggings', 'skirt', 'bib']
const warmths: readonly KidsSuit['warmth'][] = ['rain', 'snow', 'fleece']
const cuts: readonly Cut[] = ['women', 'men', 'kids']

const cutLooks: readonly Look[] = cuts.flatMap((cut): Look[] => [
  ...outerwear.map((kind) => ({ kind, cut, ...outer })),
  ...midlayers.map((kind) => ({ kind, cut, ...middle })),
  ...tops.map((kind) => ({ kind, cut, ...tee })),
  ...bottoms.map((kind): Look => {
    const length = kind === 'shorts' || kind === 'skirt' ? 'short' : 'full'
    return { kind, cut, ...legs, length }
  }),
  { kind: 'dress', cut, sleeves: 'short', surface: 'jersey' },
])
const otherLooks: readonly Look[] = [
  ...warmths.map((warmth): Look => ({ kind: 'kids-suit', cut: 'kids', warmth, neck: 'hood' })),
  { kind: 'cap', shape: 'five-panel', surface: 'cotton' },
  { kind: 'beanie', shape: 'pompom', surface: 'cable' },
  { kind: 'headband', shape: 'plain', surface: 'merino' },
  { kind: 'neck-gaiter', shape: 'plain', surface: 'merino' },
  { kind: 'sun-hat', shape: 'wide', surface: 'cotton' },
  { kind: 'gloves', surface: 'softshell', cuff: 'short' },
  { kind: 'mittens', surface: 'puffy', cuff: 'gauntlet' },
  { kind: 'socks', height: 'knee', pattern: 'ridge-line' },
]
/** Each kind once, with alternating cuts. */
const renderedLooks = [
  ...cutLooks.filter((_, i) => (i % 18) % 3 === Math.floor(i / 18)),
  ...otherLooks,
]

describe('a look', () => {
  test.each(cuts)('has valid outlines in the cut for %s, front and back', (cut) => {
    const looks = cutLooks.filter((look) => 'cut' in look && look.cut === cut)
    const drawn = looks.flatMap((look) =>
      (['front', 'back'] as const).map((view) => productOf(look, { ...drawing('moss'), view })),
    )
    expect(drawn).toHaveLength(36)
    expect(JSON.stringify(drawn)).not.toContain('NaN')
  })

  test('has different proportions in each cut, not only another size', () => {
    const shapes = cuts.map((cut) => {
      const body = box(outlineOf({ kind: 'tee', cut, ...tee }))
      return (body.w / body.h).toFixed(2)
    })
    expect(new Set(shapes)).toHaveLength(3)
  })
})

describe('a print', () => {
  const prints: readonly Print[] = ['none', 'stripes', 'check', 'ferns', 'waves', 'fair-isle']

  test.each(['front', 'back'] as const)(
    'on a tee differs from the others, seen from the %s',
    (view) => {
      const outlines = prints.map((print) =>
        JSON.stringify(
          productOf({ kind: 'tee', cut: 'women', ...tee, print }, { ...drawing('tarn'), view }),
        ),
      )
      expect(new Set(outlines)).toHaveLength(prints.length)
    },
  )

  test('with trees has no logo, and a fleece has it only on its yoke', () => {
    const stone = 'M6 52C6 45'
    // Only in front of the cloth, because the label in the neck is behind it.
    const signs = (look: Look) =>
      productOf(look, drawing('tarn'))
        .parts.filter(({ z = 0, paint }) => z >= 0 && paint?.includes(stone))
        .map(({ cloth }) => cloth)
    const { closure, pockets } = middle
    const knit = { surface: 'knit', neck: 'crew', closure, pockets } as const
    const pile = { ...middle, surface: 'sherpa' } as const
    expect(signs({ kind: 'sweater', cut: 'women', ...knit, print: 'fair-isle' })).toEqual([])
    expect(signs({ kind: 'fleece', cut: 'men', ...pile, blocking: 'yoke' })).toEqual(['ripstop'])
  })
})

describe('a picture', () => {
  const jacket: Look = { kind: 'shell-jacket', cut: 'women', ...outer }

  test('has the same bytes for the same seed, and others for another seed', async () => {
    const [first, sameSeed, otherSeed] = await Promise.all([
      drawPicture(jacket, drawing('tarn', 5), small),
      drawPicture(jacket, drawing('tarn', 5), small),
      drawPicture(jacket, drawing('tarn', 6), small),
    ])
    expect(sameSeed.equals(first)).toBe(true)
    expect(otherSeed.equals(first)).toBe(false)
  })

  test.each(renderedLooks)(
    'shows the whole $kind without touching the edges of the frame',
    async (look) => {
      const { share, edge } = await coverage(await drawPicture(look, drawing('rowan'), small))
      expect(share).toBeGreaterThan(0.07)
      expect(share).toBeLessThan(0.6)
      expect(edge).toBe(0)
    },
  )

  const swatches: readonly Colour[] = ['basalt', 'snowmelt', 'lichen', 'rowan', 'tarn', 'clay']

  test.each(swatches)('of a tee in %s has the colour of its swatch', async (colour) => {
    const look: Look = { kind: 'tee', cut: 'men', ...tee, print: 'none' }
    const meanColour = await meanOfMiddle(await drawPicture(look, drawing(colour), small))
    const swatch = channels(colours[colour].hex)
    const apart = meanColour.map((v, i) => Math.abs(v - (swatch[i] ?? 0)))
    expect(Math.max(...apart)).toBeLessThan(34)
  })
})

async function pixels(webp: Buffer) {
  const { data, info } = await sharp(webp).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => {
    const i = (y * info.width + x) * 3
    return [data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0]
  }
  return { at, w: info.width, h: info.height }
}

/** The share of the picture that is not background, and how much of it touches the frame. */
async function coverage(webp: Buffer): Promise<{ share: number; edge: number }> {
  const { at, w, h } = await pixels(webp)
  const places = Array.from({ length: w * h }, (_, i) => [i % w, Math.floor(i / w)] as const)
  const cloth = places.filter(([x, y]) => !isGround(at(x, y)))
  const edge = cloth.filter(([x, y]) => Math.min(x, y, w - 1 - x, h - 1 - y) < 2)
  return { share: cloth.length / places.length, edge: edge.length }
}

function isGround([r = 0, g = 0, b = 0]: readonly number[]): boolean {
  return r > 150 && Math.max(r, g, b) - Math.min(r, g, b) < 16
}

async function meanOfMiddle(webp: Buffer): Promise<number[]> {
  const { at, w, h } = await pixels(webp)
  const sum = [0, 0, 0]
  let count = 0
  for (let y = Math.round(h * 0.45); y < h * 0.7; y++) {
    for (let x = Math.round(w * 0.4); x < w * 0.6; x++) {
      at(x, y).forEach((v, i) => {
        sum[i] = (sum[i] ?? 0) + v
      })
      count += 1
    }
  }
  return sum.map((v) => v / count)
}

function channels(hex: string): number[] {
  return [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16))
}

function outlineOf(look: Look): string {
  const { parts } = productOf(look, drawing('moss'))
  return parts.map(({ d }) => d).join('')
}
