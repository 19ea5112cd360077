import { guestReadyToOrder } from '@cairn/commerce/testing/ready-to-order'
import { setStock } from '@cairn/commerce/testing/stock'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoProducts } from '../platform/testing/test-products.ts'
import { openShopWithPages } from '../platform/testing/test-visit.ts'

const { sku } = demoProducts.jacket

let opened: Awaited<ReturnType<typeof openShopWithPages>>
beforeAll(async () => {
  opened = await openShopWithPages()
}, 120_000)
afterAll(() => opened.shop.close())

test('a cart with too little stock leads back to the cart and not to the payment', async () => {
  const { guest: visitor } = await guestReadyToOrder(opened.shop, { sku, qty: 5 })
  const textOf = async (path: string) => (await opened.visit(path, { visitor })).text()
  const path = '/en-us/checkout?step=billing'
  expect(await textOf(path)).toContain('How would you like to pay?')

  await setStock(opened.shop, sku, 2)
  const page = await textOf(path)
  expect(page).toContain('Where should it go?')
  expect(page).toContain('Please change your bag before you go on.')
  expect(page).toContain('Only 2 left.')
  expect(page).not.toContain('Continue to payment')
})
