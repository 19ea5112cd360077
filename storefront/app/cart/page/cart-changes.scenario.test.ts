import type { Cart } from '@cairn/contract/cart/cart'
import { messageFor } from '@cairn/contract/refusals/refusal-messages'
import { expect, test } from 'vitest'
import { demoProducts } from '../../platform/testing/test-products.ts'
import { openShopBeforeTests, readShownHtml } from '../../platform/testing/test-visit.ts'

const { shop, visit } = openShopBeforeTests()

const { jacket } = demoProducts
const locale = 'en-gb'

/** The notices on the cart page if the server says that it has changed the delivery. */
async function noticesOf(type: Cart['flash'][number]['type']) {
  const visitor = await shop().guest()
  const body = { sku: jacket.sku, qty: 1 }
  const { body: cart } = await visitor.send<Cart>('createCartWithItem', { body, locale })
  const message = messageFor('orderUpdated', 'en')
  const value: Cart = {
    ...cart,
    flash: [{ type, itemId: cart.items[0]?.itemId, details: { product: jacket.name } }],
    customerNotifications: [{ type: 'ORDER_UPDATED', message }],
  }
  const calls = { readCart: async () => ({ ok: true as const, value }) }
  const html = await readShownHtml(await visit('/en-gb/cart', { visitor, calls }))
  const [, main = ''] = /<main(.*)<\/main>/s.exec(html) ?? []
  return Array.from(main.matchAll(/<div role="status"[^>]*>.*?<p>(.*?)<\/p>/gs), ([, text]) => text)
}

test.each([
  ['PickupToSthTransition', 'will now be delivered to you.', 'SHIP-026'],
  ['StsToSthTransition', 'will now be delivered to you.', 'SHIP-028'],
  ['PickupToStsTransition', 'will now be sent to your store.', 'SHIP-027'],
  ['StsToPickupTransition', 'is in your store already', 'SHIP-029'],
  ['STHToPickupTransition', 'is now for pick-up in your store.', 'SHIP-030'],
  ['ChangedStoreId', 'is now picked up in another store.', 'SHIP-031'],
  ['OrderShippingMethodDowngraded', 'now comes by standard delivery', 'SHIP-032'],
] as const)(
  'the cart page says that the order was updated, and after %s that the item %s (%s, SHIP-033)',
  async (type, text, _row) => {
    expect(await noticesOf(type)).toEqual([
      messageFor('orderUpdated', 'en'),
      expect.stringContaining(`${jacket.name} ${text}`),
    ])
  },
)
