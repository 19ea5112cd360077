import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoProducts } from '../../platform/testing/test-products.ts'
import { openShopWithPages } from '../../platform/testing/test-visit.ts'

let opened: Awaited<ReturnType<typeof openShopWithPages>>
beforeAll(async () => {
  opened = await openShopWithPages()
}, 120_000)
afterAll(() => opened.shop.close())

test('the items can be sent to a selected store (SHIP-004)', async () => {
  const locale = 'en-gb'
  const visitor = await opened.shop.guest()
  const body = { sku: demoProducts.jacket.sku, qty: 1 }
  await visitor.send('createCartWithItem', { body, locale })
  const post = (form: Record<string, string>) => opened.visit('/en-gb/checkout', { visitor, form })

  const html = await (await opened.visit('/en-gb/checkout', { visitor })).text()
  expect(html).toMatch(/<input[^>]*name="code"[^>]*value="sts"/)
  const itemIds = /name="itemIds" value="([^"]+)"/.exec(html)?.[1] ?? ''
  const form = { intent: 'delivery', shipmentId: 'me-standard', itemIds, code: 'sts' }
  const location = (await post(form)).headers.get('location') ?? ''
  const picker = await (await opened.visit(`${location}&place=London`, { visitor })).text()
  const storeId = /name="storeId" value="([^"]+)"/.exec(picker)?.[1] ?? ''
  expect(storeId).toMatch(/^\d{4}$/)
  expect((await post({ ...form, storeId })).status).toBe(303)

  const params = { basketId: visitor.jar.get('cairn_basket') ?? '' }
  const cart = await visitor.send('readCart', { params, locale })
  expect(cart.body['shipments']).toMatchObject([{ shippingMethod: 'sts', storeId }])
})
