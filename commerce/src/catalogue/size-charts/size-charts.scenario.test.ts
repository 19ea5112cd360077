import type { SizeTable } from '@cairn/contract/catalogue/product'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from '../../testing/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

type Chart = { productType: string; tables: SizeTable[] }

const chart = (productType: string) =>
  shop.visitor().send<Chart>('readSizeChart', { params: { productType }, locale: 'fr-fr' })

test('a product type has a size chart in the language of the locale (PROD-010)', async () => {
  const { body } = await chart('women')

  expect(body.tables[0]).toMatchObject({
    title: 'Vêtements femme',
    columns: ['Taille', 'Poitrine (cm)', 'Taille (cm)', 'Hanches (cm)'],
  })
  expect(body.tables[0]?.rows).toHaveLength(7)
})

test('a product has a flag for an existing size chart', async () => {
  const hasChart = async (productId: string) =>
    (await shop.visitor().send('readProduct', { params: { productId } })).body['hasSizeChart']
  expect(await hasChart('CAIRN001')).toBe(true)
  expect(await hasChart('CAIRN003')).toBe(false)
})

test('a general product type has a chart with the tables of all groups (CONT-099)', async () => {
  const { status, body } = await chart('jackets')

  expect([status, body.productType]).toEqual([200, 'jackets'])
  expect(body.tables.map(({ rows }) => rows.length > 0)).toEqual([true, true, true])
  expect(await chart('umbrellas')).toMatchObject({ status: 404, errorId: 'API404' })
})

test('a product type without body sizes has no chart', async () => {
  expect(await chart('one')).toMatchObject({ status: 404, errorId: 'API404' })
})

test('foot lengths are converted to shoe sizes (PROD-011, CONT-096)', async () => {
  const answer = await shop.visitor().send<Chart>('readFootSizes', { locale: 'en-us' })
  const { status, body } = answer

  expect(status).toBe(200)
  expect(body.tables[0]?.rows).toContainEqual(['6', '9'])
  expect(body.tables.map(({ title }) => title)).toContain('Men’s shoes')
  expect(body.tables[1]?.columns).toEqual(['Size', 'Foot length (in)'])
})
