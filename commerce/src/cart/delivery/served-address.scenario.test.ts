import type { Cart } from '@cairn/contract/cart/cart'
import type { Locale } from '@cairn/contract/sites/sites'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  denverAddress,
  guestReadyToOrder,
  guestWithCart,
  prepareOrder,
} from '../../testing/ready-to-order.ts'
import { openShop, type Shop } from '../../testing/shop.ts'
import type { Visitor } from '../../testing/visitor.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

const sku = 'CAIRN001BLK-M'

async function cartIn(locale: Locale, visitor: Visitor, basketId: string): Promise<Cart> {
  const { body } = await visitor.send<Cart>('readCart', { params: { basketId }, locale })
  return body
}

const deliveryOf = ({ totals, shipments, shippingMethods, items }: Cart) => ({
  totals,
  shipments,
  shippingMethods,
  options: items.map(({ shippingOptions }) => shippingOptions),
})

describe('a cart with an address that its site does not serve', () => {
  test.each<Locale>(['de-de', 'fr-ca', 'en-gb'])(
    'is priced on %s like a cart without an address',
    async (locale) => {
      const { guest, basketId } = await guestReadyToOrder(shop, { sku })
      const other = await guestWithCart(shop, { sku })
      const withAddress = await cartIn(locale, guest, basketId)
      const withoutAddress = await cartIn(locale, other.guest, other.cart.basketId)

      expect(deliveryOf(withAddress)).toEqual(deliveryOf(withoutAddress))
      expect(withAddress.totals.shipping).toBeGreaterThan(0)
      expect(withAddress.shippingAddress).toMatchObject({ countryCode: 'US' })
    },
  )

  test('names the site that serves it, in the same language if there is one', async () => {
    const { guest, basketId } = await guestReadyToOrder(shop, { sku })
    expect((await cartIn('de-de', guest, basketId)).unservedAddress).toEqual({
      countryCode: 'US',
      servedIn: 'en-us',
    })
    expect((await cartIn('en-us', guest, basketId)).unservedAddress).toBeNull()

    const montreal = { ...denverAddress, city: 'Montréal', province: 'QC', postalCode: 'H2S 3S3' }
    const address = { ...montreal, countryCode: 'CA', phone: '+15145550199' }
    const params = { basketId }
    await guest.send('setShippingAddress', { params, body: { address }, locale: 'en-ca' })
    expect((await cartIn('fr-fr', guest, basketId)).unservedAddress?.servedIn).toBe('fr-ca')
    expect((await cartIn('en-gb', guest, basketId)).unservedAddress?.servedIn).toBe('en-ca')
    expect((await cartIn('fr-ca', guest, basketId)).unservedAddress).toBeNull()
  })

  test('is refused when the order is prepared', async () => {
    const { guest, basketId } = await guestReadyToOrder(shop, { sku })
    const refused = await guest.send('prepareOrder', { body: { basketId }, locale: 'de-de' })
    expect([refused.status, refused.errorId]).toEqual([409, 'PAY401'])
    expect((await prepareOrder(guest, basketId)).status).toBe(200)
  })

  test('can be collected there, because nothing is delivered to the address', async () => {
    const { guest, basketId } = await guestReadyToOrder(shop, { sku })
    const choice = { basketId, code: 'sts', storeId: '0310' }
    const { body } = await guest.send<Cart>('setShippingMethod', { body: choice, locale: 'de-de' })
    expect(body).toMatchObject({ shipments: [{ shippingMethod: 'sts' }], unservedAddress: null })
  })
})
