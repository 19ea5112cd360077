import { type ImportedSet, importedSet } from '@cairn/contract/imports/catalogue-import'
import { describe, expect, test } from 'vitest'
import { rowsSeededOn } from './demo-row.ts'
import { referenceDate } from './seeding-date.ts'
import { knownStyles } from './test-styles.ts'

const byId = new Map(knownStyles.map((style) => [style.styleId, style]))
const sets: ImportedSet[] = rowsSeededOn(referenceDate, 'sets').flatMap(({ kind, ...row }) =>
  kind === 'set' ? [importedSet.parse(row)] : [],
)

function knownStyle(styleId: string) {
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

/** Whether the page shows the lowest price of the last days (PROD-006). */
const showsHistory = (price: {
  current: number
  original: number
  historicBest?: number | undefined
}) =>
  price.historicBest !== undefined &&
  price.current < price.original &&
  price.current < price.historicBest

describe('the known styles have their documented properties', () => {
  test('Summit Down Jacket: 6 colours, XS to XXL, plenty of stock, 400 reviews', () => {
    const jacket = knownStyle('CAIRN001')
    expect(jacket).toMatchObject({ name: 'Summit Down Jacket', sizes: clothing })
    expect(jacket.products).toHaveLength(6)
    expect(jacket.rating).toEqual({ score: 4.6, reviewsCount: 400 })
    expect([...jacket.stock]).toEqual([500])
  })

  test('Ridge Shell: discounted, and its history shows', () => {
    const shell = knownStyle('CAIRN002')
    expect(shell.name).toBe('Ridge Shell')
    expect(shell.prices.every(showsHistory)).toBe(true)
    expect(shell.prices).toHaveLength(3 * 7)
  })

  test('Last One Beanie: one size, exactly one', () => {
    expect(knownStyle('CAIRN003')).toMatchObject({ name: 'Last One Beanie', sizes: [null] })
    expect(knownStyle('CAIRN003').variants.map(({ sku, onHand }) => [sku, onHand])).toEqual([
      ['CAIRN003LRC-OS', 1],
    ])
  })

  test('Sold Out Parka: none in stock', () => {
    expect(knownStyle('CAIRN004')).toMatchObject({ name: 'Sold Out Parka', sizes: clothing })
    expect([...knownStyle('CAIRN004').stock]).toEqual([0])
  })

  test('Approach Trail Shoe: sizes 6 to 14, at most three an order', () => {
    expect(knownStyle('CAIRN005')).toMatchObject({
      name: 'Approach Trail Shoe',
      sizes: ['6', '7', '8', '9', '10', '11', '12', '13', '14'],
      maxPerOrder: 3,
    })
  })

  test('Base Camp Duffel, and Trail Mug, which is never sold alone', () => {
    expect(knownStyle('CAIRN006')).toMatchObject({ name: 'Base Camp Duffel', soldAlone: true })
    expect(knownStyle('CAIRN007')).toMatchObject({ name: 'Trail Mug', soldAlone: false })
  })

  test('Digital Gift Card: from 25 to 500, each at its face value', () => {
    const card = knownStyle('CAIRN008')
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
    const withoutCurrency = Object.values(card.texts).filter(
      ({ features }) => !features.some((text) => /25.*500/.test(text) && /[$£€]|CAD/.test(text)),
    )
    expect(withoutCurrency).toEqual([])
  })

  test('Made-to-order Jacket, and Expedition Set of a jacket, a shell and shoes', () => {
    expect(knownStyle('CAIRN009')).toMatchObject({ name: 'Made-to-order Jacket', isCustom: true })
    expect(sets).toMatchObject([
      { productId: 'CAIRN010', styles: ['CAIRN001', 'CAIRN002', 'CAIRN005'] },
    ])
    expect(sets[0]?.texts['en-us'].name).toBe('Expedition Set')
  })

  test('No Price Tee: priced nowhere; Kids Puddle Suit: in Europe only', () => {
    expect(knownStyle('CAIRN011')).toMatchObject({ name: 'No Price Tee', prices: [] })
    expect(knownStyle('CAIRN012').name).toBe('Kids Puddle Suit')
    expect([...sitesOf(knownStyle('CAIRN012'))]).toEqual([
      'CAIRN-GB',
      'CAIRN-DE',
      'CAIRN-FR',
      'CAIRN-IT',
      'CAIRN-ES',
    ])
  })

  test('all other known styles are sold on every site', () => {
    for (const id of ['001', '002', '003', '004', '005', '006', '007', '008', '009']) {
      expect([id, sitesOf(knownStyle(`CAIRN${id}`)).size]).toEqual([id, 7])
    }
  })
})
