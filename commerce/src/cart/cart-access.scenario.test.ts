import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { readCart } from '../testing/cart-calls.ts'
import { guestWithCart } from '../testing/ready-to-order.ts'
import { openShop, type Shop } from '../testing/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

const jacket = 'CAIRN001BLK-M'

const guestWith = () => guestWithCart(shop, { sku: jacket })

test('a cart of another shopper is refused exactly like a cart that does not exist', async () => {
  const { guest: owner, cart } = await guestWith()
  const otherShopper = await shop.guest()
  const itemId = cart.items[0]?.itemId
  const requests = (basketId: string) => [
    otherShopper.send('readCart', { params: { basketId } }),
    otherShopper.send('addItem', { body: { basketId, sku: jacket } }),
    otherShopper.send('changeItem', { params: { basketId }, body: { itemId, qty: 9 } }),
    otherShopper.send('removeItem', { body: { basketId, itemId } }),
  ]
  const others = await Promise.all(requests(cart.basketId))
  const unknownCartResponses = await Promise.all(requests(crypto.randomUUID()))

  for (const [index, other] of others.entries()) {
    expect(other).toMatchObject({ status: 404, errorId: 'BSK404' })
    expect(other.body['errorDetails']).toEqual(unknownCartResponses[index]?.body['errorDetails'])
  }
  expect(await readCart(owner, cart.basketId)).toEqual(cart)
})

test('a request that names another session can neither read nor change a cart', async () => {
  const { guest, cart } = await guestWith()
  const headers = { usid: crypto.randomUUID() }
  const params = { basketId: cart.basketId }

  expect(await guest.send('readCart', { params, headers })).toMatchObject({ errorId: 'REQ401' })
  expect(
    await guest.send('addItem', { body: { basketId: cart.basketId, sku: jacket }, headers }),
  ).toMatchObject({ errorId: 'REQ401' })
})

test.each([
  ['has expired', 'access_expires_at = now()'],
  ['was ended', 'ended_at = now()'],
])('a session that %s can neither read nor change a cart', async (_, change) => {
  const { guest, cart } = await guestWith()
  const usid = guest.jar.get('cairn_usid')
  await shop.database.run(`update sessions set ${change} where usid = $1`, [usid])
  const params = { basketId: cart.basketId }

  expect(await guest.send('readCart', { params })).toMatchObject({ status: 401, errorId: 'REQ401' })
  expect(await guest.send('addItem', { body: { ...params, sku: jacket } })).toMatchObject({
    status: 401,
    errorId: 'REQ401',
  })
})
