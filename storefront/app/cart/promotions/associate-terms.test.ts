import type { Shop } from '@cairn/commerce/testing/shop'
import { signInAs } from '@cairn/commerce/testing/sign-in'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShopWithPages, type VisitPage } from '../../platform/testing/test-visit.ts'

let shop: Shop
let visit: VisitPage

beforeAll(async () => {
  ;({ shop, visit } = await openShopWithPages())
}, 180_000)

afterAll(() => shop.close())

test('the cart and the checkout show an associate the rest of the yearly limit (guarantee 14)', async () => {
  const visitor = await shop.guest()
  await signInAs(visitor, 'employee@cairn.test')
  const body = { consumerProfile: { isEmployeeDiscountTCAccepted: true } }
  await visitor.send('changeProfile', { body })
  await visitor.send('createCartWithItem', { body: { sku: 'CAIRN001BLK-M' } })

  for (const page of ['/en-us/cart', '/en-us/checkout']) {
    const html = await (await visit(page, { visitor })).text()
    expect(html).toContain('This year still has room for $1,650.00 at your associate terms.')
  }
  const guest = await shop.guest()
  await guest.send('createCartWithItem', { body: { sku: 'CAIRN001BLK-M' } })
  expect(await (await visit('/en-us/cart', { visitor: guest })).text()).not.toContain(
    'associate terms',
  )
})
