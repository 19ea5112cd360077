import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { readCart } from '../../testing/cart-calls.ts'
import { importRows } from '../../testing/import-rows.ts'
import { overrideSiteSettings } from '../../testing/override-site-settings.ts'
import { guestWithCart } from '../../testing/ready-to-order.ts'
import { samplePromotions } from '../../testing/sample-rows.ts'
import { openShop, type Shop } from '../../testing/shop.ts'

let showsGiftsFirst = false
overrideSiteSettings(() => ({ showsGiftsFirst }))

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await importRows(shop.database.query, samplePromotions())
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

const jacket = 'CAIRN001BLK-M'
const mug = 'CAIRN007SNW-OS'

test.each([
  [false, [jacket, mug]],
  [true, [mug, jacket]],
])('with the setting at %s a cart lists %j (CART-088)', async (setting, skus) => {
  showsGiftsFirst = setting
  const { guest, cart } = await guestWithCart(shop, { sku: jacket })

  expect((await readCart(guest, cart.basketId)).items.map(({ sku }) => sku)).toEqual(skus)
})
