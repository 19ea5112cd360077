import { importedCategory, importedSet, importedStyle } from '@cairn/contract/catalogue-import'
import { describe, expect, test } from 'vitest'
import { demoWorld, knownWorld } from './world.ts'

const today = '2026-07-15'
const world = demoWorld(today)
const styles = world.flatMap(({ kind, ...row }) =>
  kind === 'style' ? [importedStyle.parse(row)] : [],
)
const byId = new Map(styles.map((style) => [style.styleId, style]))

function known(styleId: string) {
  const style = byId.get(styleId)
  if (!style) throw new Error(`there is no ${styleId}`)
  const variants = style.products.flatMap(({ variants: own }) => own)
  return {
    ...style,
    name: style.texts['en-us'].name,
    sizes: style.products[0]?.variants.map(({ size }) => size),
    prices: style.products.flatMap(({ prices }) => prices),
    variants,
    stock: new Set(variants.map(({ onHand }) => onHand)),
  }
}
const clothing = ['XS', 'S', 'M', 'L', 'XL', 'XXL']
const sitesOf = ({ prices }: { prices: readonly { siteId: string }[] }) =>
  new Set(prices.map(({ siteId }) => siteId))

/** Whether the page says what it cost at its lowest (PROD-006). */
const showsHistory = (price: {
  current: number
  original: number
  historicBest?: number | undefined
}) =>
  price.historicBest !== undefined &&
  price.current < price.original &&
  price.current < price.historicBest

describe('the styles that everything relies on are what they are known for', () => {
  test('Summit Down Jacket: 6 colours, XS to XXL, plenty of stock, 400 reviews', () => {
    const jacket = known('CAIRN001')
    expect(jacket).toMatchObject({ name: 'Summit Down Jacket', sizes: clothing })
    expect(jacket.products).toHaveLength(6)
    expect(jacket.rating).toEqual({ score: 4.6, reviewsCount: 400 })
    expect([...jacket.stock]).toEqual([500])
  })

  test('Ridge Shell: discounted, and its history shows', () => {
    const shell = known('CAIRN002')
    expect(shell.name).toBe('Ridge Shell')
    expect(shell.prices.every(showsHistory)).toBe(true)
    expect(shell.prices).toHaveLength(3 * 7)
  })

  test('Last One Beanie: one size, exactly one', () => {
    expect(known('CAIRN003')).toMatchObject({ name: 'Last One Beanie', sizes: [null] })
    expect(known('CAIRN003').variants.map(({ sku, onHand }) => [sku, onHand])).toEqual([
      ['CAIRN003LRC-OS', 1],
    ])
  })

  test('Sold Out Parka: nothing anywhere', () => {
    expect(known('CAIRN004')).toMatchObject({ name: 'Sold Out Parka', sizes: clothing })
    expect([...known('CAIRN004').stock]).toEqual([0])
  })

  test('Approach Trail Shoe: sizes 6 to 14, at most three an order', () => {
    expect(known('CAIRN005')).toMatchObject({
      name: 'Approach Trail Shoe',
      sizes: ['6', '7', '8', '9', '10', '11', '12', '13', '14'],
      maxPerOrder: 3,
    })
  })

  test('Base Camp Duffel, and Trail Mug, which is never sold alone', () => {
    expect(known('CAIRN006')).toMatchObject({ name: 'Base Camp Duffel', soldAlone: true })
    expect(known('CAIRN007')).toMatchObject({ name: 'Trail Mug', soldAlone: false })
  })

  test('Digital Gift Card: from 25 to 500, each at its worth', () => {
    const card = known('CAIRN008')
    expect(card).toMatchObject({ name: 'Digital Gift Card', isDigital: true })
    expect(
      card.variants.map(({ sku, prices }) => [
        sku,
        ...new Set(prices?.map(({ current }) => current)),
      ]),
    ).toEqual([
      ['CAIRN008HTR-25', 25_00],
      ['CAIRN008HTR-50', 50_00],
      ['CAIRN008HTR-100', 100_00],
      ['CAIRN008HTR-250', 250_00],
      ['CAIRN008HTR-500', 500_00],
    ])
    expect(card.variants.every(({ prices }) => prices?.length === 7)).toBe(true)
  })

  test('Made-to-order Jacket, and Expedition Set of a jacket, a shell and shoes', () => {
    expect(known('CAIRN009')).toMatchObject({ name: 'Made-to-order Jacket', isCustom: true })
    const sets = world.flatMap(({ kind, ...row }) =>
      kind === 'set' ? [importedSet.parse(row)] : [],
    )
    expect(sets).toMatchObject([
      { productId: 'CAIRN010', styles: ['CAIRN001', 'CAIRN002', 'CAIRN005'] },
    ])
    expect(sets[0]?.texts['en-us'].name).toBe('Expedition Set')
  })

  test('No Price Tee: priced nowhere; Kids Puddle Suit: in Europe only', () => {
    expect(known('CAIRN011')).toMatchObject({ name: 'No Price Tee', prices: [] })
    expect(known('CAIRN012').name).toBe('Kids Puddle Suit')
    expect([...sitesOf(known('CAIRN012'))]).toEqual([
      'CAIRN-GB',
      'CAIRN-DE',
      'CAIRN-FR',
      'CAIRN-IT',
      'CAIRN-ES',
    ])
  })

  test('all others of them are sold on every site', () => {
    for (const id of ['001', '002', '003', '004', '005', '006', '007', '008', '009']) {
      expect([id, sitesOf(known(`CAIRN${id}`)).size]).toEqual([id, 7])
    }
  })
})

describe('the range', () => {
  test('is what a merchant may hand in, and the same every time', () => {
    for (const { kind, ...row } of world) {
      if (kind === 'category') importedCategory.parse(row)
    }
    expect(demoWorld(today)).toEqual(world)
  })

  test('holds the known world unchanged', () => {
    const rows = knownWorld(today).filter(({ kind }) => kind !== 'storeStock')
    for (const row of rows) expect(world).toContainEqual(row)
  })

  test('has categories three levels deep, each named before what lies in it', () => {
    const depths = new Map<string, number>()
    for (const row of world) {
      if (row.kind !== 'category') continue
      depths.set(row.categoryId, row.parentId === null ? 1 : (depths.get(row.parentId) ?? NaN) + 1)
      expect(row.categoryId).toMatch(/^\d{6}$/)
    }
    expect(depths.size).toBeGreaterThanOrEqual(40)
    expect(new Set(depths.values())).toEqual(new Set([1, 2, 3]))
  })

  test('shares no sku and no upc, and every upc can be scanned', () => {
    const variants = styles.flatMap(({ products }) =>
      products.flatMap((product) => product.variants),
    )
    expect(new Set(variants.map(({ sku }) => sku)).size).toBe(variants.length)
    expect(new Set(variants.map(({ upc }) => upc)).size).toBe(variants.length)
    for (const { upc } of variants) {
      const sum = Array.from(upc, (digit, at) => Number(digit) * (at % 2 === 0 ? 3 : 1))
      expect(sum.reduce((total, each) => total + each, 0) % 10).toBe(0)
    }
  })

  test('is counted from the day of seeding', () => {
    const dayBefore = '2026-07-14'
    expect(styles.every(({ launchedOn = '' }) => launchedOn <= today)).toBe(true)
    const shifted = demoWorld(dayBefore).flatMap((row) => (row.kind === 'style' ? [row] : []))
    for (const { styleId, launchedOn = '' } of shifted) {
      const later = Date.parse(byId.get(styleId)?.launchedOn ?? '') - Date.parse(launchedOn)
      expect(later).toBe(24 * 60 * 60 * 1000)
    }
  })

  test('is sold for the most part on every site, and all of 240 styles in America', () => {
    const soldOn = (siteId: string) =>
      styles.filter(({ products }) =>
        products.some(({ prices }) => prices.some((p) => p.siteId === siteId)),
      ).length
    const sold = (siteId: string) => soldOn(siteId) / styles.length
    for (const siteId of ['CAIRN-CA', 'CAIRN-GB', 'CAIRN-DE', 'CAIRN-FR', 'CAIRN-IT', 'CAIRN-ES']) {
      expect([siteId, sold(siteId) > 0.7]).toEqual([siteId, true])
    }
    expect(soldOn('CAIRN-US')).toBeGreaterThanOrEqual(240)
  })
})
