import {
  importedCollectionPoint,
  importedStore,
  importedStoreStock,
} from '@cairn/contract/imports/stores-import'
import { expect, test } from 'vitest'
import { demoRows, fixtureRows, storeHours } from './demo-rows.ts'
import { referenceDate } from './seeding-date.ts'

const rows = demoRows(referenceDate)
const stores = rows.flatMap(({ kind, ...row }) =>
  kind === 'store' ? [importedStore.parse(row)] : [],
)
const points = rows.flatMap(({ kind, ...row }) =>
  kind === 'collectionPoint' ? [importedCollectionPoint.parse(row)] : [],
)
const stock = new Map(
  rows.flatMap(({ kind, ...row }) => {
    if (kind !== 'storeStock') return []
    const parsed = importedStoreStock.parse(row)
    return [[parsed.storeId, parsed.stock] as const]
  }),
)

const storesWith = (styleId: string) =>
  [...stock].filter(([, inStore]) => Object.keys(inStore).some((sku) => sku.startsWith(styleId)))

test('there are stores and collection points on every site', () => {
  expect(stores.length).toBeGreaterThanOrEqual(24)
  expect(points.length).toBeGreaterThanOrEqual(12)
  expect(new Set(stores.map(({ siteId }) => siteId)).size).toBe(7)
  expect(new Set(points.map(({ siteId }) => siteId)).size).toBe(7)
})

test('store 0042 is in Denver and has Summit Down Jackets', () => {
  expect(stores.find(({ storeId }) => storeId === '0042')).toMatchObject({
    city: 'Denver',
    postalCode: '80202',
  })
  for (const seededRows of [rows, fixtureRows(referenceDate)]) {
    const inStore = seededRows.find((row) => row.kind === 'storeStock' && row.storeId === '0042')
    const skus = Object.keys(inStore?.kind === 'storeStock' ? inStore.stock : {})
    expect(skus.filter((sku) => sku.startsWith('CAIRN001')).length).toBeGreaterThan(10)
  }
})

test('store 0099 has nothing in stock', () => {
  expect(stores.map(({ storeId }) => storeId)).toContain('0099')
  expect(stock.get('0099')).toEqual({})
})

test('no store has bulky, last, sold-out, made-to-order, gift or digital items', () => {
  for (const id of ['003', '004', '006', '007', '008', '009', '011']) {
    expect([id, storesWith(`CAIRN${id}`)]).toEqual([id, []])
  }
})

test('a store has only what is sold in its country', () => {
  const american = stores.filter(({ siteId }) => siteId === 'CAIRN-US')
  for (const { storeId } of american) {
    expect(
      Object.keys(stock.get(storeId) ?? {}).filter((sku) => sku.startsWith('CAIRN012')),
    ).toEqual([])
  }
})

test('the hours of a country are those of its stores', () => {
  expect(storeHours('DE')).toEqual(stores.find(({ countryCode }) => countryCode === 'DE')?.hours)
  expect(storeHours('DE')[6]).toEqual({ day: 7, opens: null, closes: null })
  expect(() => storeHours('NZ')).toThrow('there is no store in NZ')
})
