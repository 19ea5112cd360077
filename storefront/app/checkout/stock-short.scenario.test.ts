import { guestReadyToOrder } from '@cairn/commerce/testing/ready-to-order'
import { setStock } from '@cairn/commerce/testing/stock'
import { expect, test } from 'vitest'
import { demoProducts } from '../platform/testing/test-products.ts'
import { openShopBeforeTests } from '../platform/testing/test-visit.ts'

const { sku } = demoProducts.jacket

const { shop, visit } = openShopBeforeTests()

test('a cart with too little stock leads back to the cart and not to the payment', async () => {
  const { guest: visitor } = await guestReadyToOrder(shop(), { sku, qty: 5 })
  const textOf = async (path: string) => (await visit(path, { visitor })).text()
  const path = '/en-us/checkout?step=billing'
  expect(await textOf(path)).toContain('How would you like to pay?')

  await setStock(shop(), sku, 2)
  const page = await textOf(path)
  expect(page).toContain('Where should it go?')
  expect(page).toContain('Please change your bag before you go on.')
  expect(page).toContain('Only 2 left.')
  expect(page).not.toContain('Continue to payment')
})
