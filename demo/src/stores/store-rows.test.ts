import {
  importedCollectionPoint,
  importedStore,
  importedStoreStock,
} from '@cairn/contract/stores-import'
import { expect, test } from 'vitest'
import { demoWorld, knownWorld } from '../world.ts'

const today = '2026-07-15'
const world = demoWorld(today)
const stores = world.flatMap(({ kind, ...row }) =>
  kind === 'store' ? [importedStore.parse(row)] : [],
)
const points = world.flatMap(({ kind, ...row }) =>
  kind === 'collectionPoint' ? [importedCollectionPoint.parse(row)] : [],
)
const stock = new Map(
  world.flatMap(({ kind, ...row }) => {
    if (kind !== 'storeStock') return []
    const parsed = importedStoreStock.parse(row)
    return [[parsed.storeId, parsed.stock] as const]
  }),
)

const shelvesWith = (styleId: string) =>
  [...stock].filter(([, shelf]) => Object.keys(shelf).some((sku) => sku.startsWith(styleId)))

test('there are shops and collection points on every site', () => {
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
  for (const rows of [world, knownWorld(today)]) {
    const shelf = rows.find((row) => row.kind === 'storeStock' && row.storeId === '0042')
    const skus = Object.keys(shelf?.kind === 'storeStock' ? shelf.stock : {})
    expect(skus.filter((sku) => sku.startsWith('CAIRN001')).length).toBeGreaterThan(10)
  }
})

test('store 0099 is there and has nothing', () => {
  expect(stores.map(({ storeId }) => storeId)).toContain('0099')
  expect(stock.get('0099')).toEqual({})
})

test('what is too bulky, the last one, sold out, made to order, a gift or digital is in no shop', () => {
  for (const id of ['003', '004', '006', '007', '008', '009', '011']) {
    expect([id, shelvesWith(`CAIRN${id}`)]).toEqual([id, []])
  }
})

test('a shop has only what is sold in its country', () => {
  const american = stores.filter(({ siteId }) => siteId === 'CAIRN-US')
  for (const { storeId } of american) {
    expect(
      Object.keys(stock.get(storeId) ?? {}).filter((sku) => sku.startsWith('CAIRN012')),
    ).toEqual([])
  }
})
