import type { ProductDetails } from '@cairn/contract/catalogue/product'
import { maxQuantity } from '@cairn/contract/fields/inputs'
import type { Locale } from '@cairn/contract/sites/sites'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { recordQueries } from '../../testing/recorded-queries.ts'
import { openShop, type Shop } from '../../testing/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await shop.database.exec(`
    update style_texts set description = 'For rain.', features = '["Three layers"]',
      specifications = '[{"label": "Weight", "value": "310 g"}]'
    where style_id = 'CAIRN002' and locale = 'en-us';
    insert into variant_prices
      select sku, 'CAIRN-US', 25000, 25000 from variants where sku = 'CAIRN001BLK-XXL';
    update variants set on_hand = 0 where sku = 'CAIRN001TRN-M';
    update variants set withdrawn = true where sku = 'CAIRN001TRN-S'`)
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

const read = (productId: string, locale: Locale = 'en-us') =>
  shop.visitor().send<ProductDetails>('readProduct', { params: { productId }, locale })

test('a product page has all details of its style and shows the requested colour (PROD-019)', async () => {
  const { body } = await read('CAIRN002RWN')

  expect(body).toMatchObject({
    id: 'CAIRN002RWN',
    masterId: 'CAIRN002',
    name: 'Ridge Shell',
    pageUrl: '/en-us/p/ridge-shell-CAIRN002RWN',
    badge: 'sale',
    description: 'For rain.',
    features: ['Three layers'],
    specifications: [{ label: 'Weight', value: '310 g' }],
    sizes: ['XS', 'S', 'M', 'L', 'XL', 'XXL'],
    price: { lowCurrent: 259.99, lowOriginal: 390, percentagePriceDiscount: 33.3 },
    breadcrumbs: [
      { id: '220000', name: 'Men', url: '/en-us/c/men-220000' },
      { id: '220100', name: 'Jackets', url: '/en-us/c/jackets-220100' },
      {
        id: '220102',
        name: 'Rain and shell jackets',
        url: '/en-us/c/rain-and-shell-jackets-220102',
      },
    ],
  })
  expect(body.colours.map(({ productId }) => productId)).toEqual([
    'CAIRN002TRN',
    'CAIRN002RWN',
    'CAIRN002BLK',
  ])
  expect(body.colours[1]?.images).toEqual([
    { src: '/images/CAIRN002RWN/front', alt: 'Ridge Shell, Rowan' },
  ])
})

test('product details and search results have the seven prices (PROD-007)', async () => {
  const query = { q: 'ridge shell' }
  const found = await shop
    .visitor()
    .send<{ products: ProductDetails[] }>('searchProducts', { query })
  const results = found.body.products.filter(({ masterId }) => masterId === 'CAIRN002')

  expect(results).toHaveLength(1)
  for (const product of [(await read('CAIRN002')).body, ...results]) {
    expect(product.price).toEqual({
      currency: 'USD',
      lowCurrent: 259.99,
      highCurrent: 259.99,
      lowOriginal: 390,
      highOriginal: 390,
      historicBestPrice: expect.toBeOneOf([expect.any(Number), null]),
      previousBestSalesPrice: expect.toBeOneOf([expect.any(Number), null]),
      percentagePriceDiscount: 33.3,
    })
  }
})

test('a style requested by its own id is shown in its first colour in stock', async () => {
  expect((await read('CAIRN001')).body.id).toBe('CAIRN001BLK')
})

test('variants have their own stock state and price, and withdrawn variants are left out', async () => {
  const { variants } = (await read('CAIRN001')).body
  const of = (sku: string) => variants.find((variant) => variant.sku === sku)

  expect(variants).toHaveLength(35)
  expect(of('CAIRN001TRN-S')).toBeUndefined()
  expect(of('CAIRN001TRN-M')).toMatchObject({ inStock: false, size: 'M', productId: 'CAIRN001TRN' })
  expect(of('CAIRN001BLK-M')).toMatchObject({ inStock: true, price: { lowCurrent: 320 } })
  expect(of('CAIRN001BLK-XXL')).toMatchObject({ price: { lowCurrent: 250 } })
})

test('a product that the site does not sell has a page without a price', async () => {
  expect((await read('CAIRN011')).body).toMatchObject({ name: 'No Price Tee', price: null })
  expect((await read('CAIRN012', 'en-us')).body).toMatchObject({ price: null })
  expect((await read('CAIRN012', 'it-it')).body).toMatchObject({ price: { lowCurrent: 70 } })
})

test.each(['CAIRN999', 'CAIRN001XXX', 'CAIRN001BL'])('%s is not available', async (productId) => {
  expect(await read(productId)).toMatchObject({ status: 404, errorId: 'ORD404' })
  const inventory = await shop.visitor().send('readInventory', { params: { productId } })
  expect(inventory).toMatchObject({ status: 404, errorId: 'ORD404' })
})

test('the inventory contains the current stock of each variant (PROD-021)', async () => {
  const of = async (productId: string) =>
    (await shop.visitor().send('readInventory', { params: { productId } })).body['variants']

  expect(await of('CAIRN003')).toEqual({ 'CAIRN003LRC-OS': { quantity: 1 } })
  expect(await of('CAIRN008')).toMatchObject({ 'CAIRN008HTR-50': { quantity: maxQuantity } })
  await shop.database.exec(`update variants set on_hand = 0 where sku = 'CAIRN003LRC-OS'`)
  expect(await of('CAIRN003LRC')).toEqual({ 'CAIRN003LRC-OS': { quantity: 0 } })
})

test('a product page takes one query', async () => {
  expect(await recordQueries(() => read('CAIRN001'))).toHaveLength(1)
})

test('store availability counts all variants of a product, or one requested variant (PROD-020)', async () => {
  const { rows } = await shop.database.run(
    `select sum(on_hand)::int as all, sum(on_hand) filter (where sku = 'CAIRN001BLK-M')::int as one
     from store_stock where store_id = '0042' and sku like 'CAIRN001BLK%'`,
  )
  const of = (body: object, productId = 'CAIRN001BLK') =>
    shop.visitor().send('readAvailability', { params: { productId }, body })
  const storeIds = ['0099', '0042', 'NOWHERE', '0042']

  expect(rows[0]?.['one']).toBeGreaterThan(0)
  expect((await of({ storeIds })).body).toEqual({
    storeInventory: [
      { storeId: '0099', quantity: 0 },
      { storeId: '0042', quantity: rows[0]?.['all'] },
      { storeId: 'NOWHERE', quantity: 0 },
    ],
  })
  const single = await of({ storeIds: ['0042'], sku: 'CAIRN001BLK-M' }, 'CAIRN001')
  expect(single.body).toEqual({ storeInventory: [{ storeId: '0042', quantity: rows[0]?.['one'] }] })
  for (const answer of [
    await of({ storeIds, sku: 'CAIRN002TRN-M' }),
    await of({ storeIds }, 'CAIRN999'),
  ]) {
    expect(answer).toMatchObject({ status: 404, errorId: 'ORD404' })
  }
})

test('a closed store has no stock', async () => {
  await shop.database.exec(`update stores set closed = true where store_id = '0042'`)
  const { body } = await shop.visitor().send('readAvailability', {
    params: { productId: 'CAIRN001BLK' },
    body: { storeIds: ['0042'] },
  })

  expect(body).toEqual({ storeInventory: [{ storeId: '0042', quantity: 0 }] })
})
