import type { ProductDetails, ProductSet } from '@cairn/contract/catalogue/product'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { recordQueries } from '../../testing/recorded-queries.ts'
import { openShop, type Shop } from '../../testing/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

const setsOf = (productId: string) =>
  shop.visitor().send<{ productSets: ProductSet[] }>('readProductSets', { params: { productId } })

const readSet = (productSetId: string) =>
  shop.visitor().send<ProductSet>('readProductSet', { params: { productSetId }, locale: 'it-it' })

test('a set contains the cards of its products in its own order (PROD-023)', async () => {
  const { body } = await readSet('CAIRN010')

  expect(body).toMatchObject({
    id: 'CAIRN010',
    name: 'Completo Expedition',
    pageUrl: '/it-it/p/completo-expedition-CAIRN010',
  })
  expect(body.products.map(({ masterId }) => masterId)).toEqual([
    'CAIRN001',
    'CAIRN002',
    'CAIRN005',
  ])
  expect(body.image).toEqual(body.products[0]?.image)
})

test('the sets of a product are found by the id of its style or product (PROD-022)', async () => {
  const names = async (productId: string) =>
    (await setsOf(productId)).body.productSets.map(({ name }) => name)

  expect(await names('CAIRN001')).toEqual(['Expedition Set'])
  expect(await names('CAIRN002RWN')).toEqual(['Expedition Set'])
  expect(await names('CAIRN003')).toEqual([])
})

test('a set is in no other set', async () => {
  expect(await setsOf('CAIRN010')).toMatchObject({ status: 200, body: { productSets: [] } })
})

test('a set has a product page with the total price of its products', async () => {
  const { body } = await shop
    .visitor()
    .send<ProductDetails>('readProduct', { params: { productId: 'CAIRN010' } })

  expect(body).toMatchObject({
    isProductSet: true,
    price: { lowCurrent: 744.99, lowOriginal: 875 },
    variants: [],
  })
})

test('an unknown set or product is not found', async () => {
  for (const answer of [
    await readSet('CAIRN001'),
    await setsOf('CAIRN999'),
    await setsOf('CAIRN001XXX'),
  ]) {
    expect(answer).toMatchObject({ status: 404, errorId: 'ORD404' })
  }
})

test('a set takes one query, and so do the sets of a product', async () => {
  expect(await recordQueries(() => readSet('CAIRN010'))).toHaveLength(1)
  expect(await recordQueries(() => setsOf('CAIRN001'))).toHaveLength(1)
})
