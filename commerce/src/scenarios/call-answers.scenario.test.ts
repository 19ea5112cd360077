import type { CallName } from '@cairn/contract/calls'
import { type Cart, cart as cartSchema } from '@cairn/contract/cart/cart'
import { errorBody } from '@cairn/contract/wire/client'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  denverAddress,
  guestWithCart,
  placeOrder,
  setAddresses,
} from '../testing/ready-to-order.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { signInAs } from '../testing/sign-in.ts'
import type { CallRequest } from '../testing/visitor.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

const jacket = 'CAIRN001BLK-M'
const shoe = 'CAIRN005BLK-9'

describe('the answer', () => {
  test('of every call that changes a cart is the whole cart (SES-030)', async () => {
    const { guest, cart } = await guestWithCart(shop, { sku: jacket, qty: 2 })
    const { basketId } = cart
    const params = { basketId }
    const itemId = cart.items[0]?.itemId
    const address = denverAddress
    const requests: [CallName, CallRequest][] = [
      ['createCart', { body: {} }],
      ['addItem', { body: { basketId, sku: shoe } }],
      ['changeItem', { params, body: { itemId, qty: 1 } }],
      ['setShippingMethod', { body: { basketId, code: 'express' } }],
      ['setShippingAddress', { params, body: { address } }],
      ['setBillingAddress', { params, body: { address } }],
      ['prepareOrder', { body: { basketId } }],
      ['removeBillingAddress', { params }],
      ['removeShippingAddress', { params }],
      ['removeItem', { body: { basketId, itemId } }],
    ]
    for (const [name, request] of requests) {
      const { status, body } = await guest.send(name, request)
      expect([name, status]).toEqual([name, 200])
      expect(cartSchema.safeParse(body).error, name).toBeUndefined()
    }
  })

  test.each(['readFavourites', 'readSavedItems'] as const)(
    'of the list %s has its items and their total (SES-030)',
    async (name) => {
      const { guest, cart } = await guestWithCart(shop, { sku: jacket })
      await guest.send('addFavourite', { body: { id: 'CAIRN001BLK' } })
      await guest.send('saveItemForLater', {
        body: { productId: 'CAIRN001BLK', qty: 1, saveForLater: { itemId: cart.items[0]?.itemId } },
      })
      const { body } = await guest.send<{ items: unknown[]; total: number }>(name)
      expect([body.items.length, body.total]).toEqual([1, 1])
    },
  )

  test('of a refused call has the error with its message (SES-030)', async () => {
    const guest = await shop.guest()
    const { body } = await guest.send('readCart', { params: { basketId: crypto.randomUUID() } })
    const [error, ...others] = errorBody.parse(body).errorDetails
    expect(error).toMatchObject({ errorId: 'BSK404', message: expect.stringMatching(/\w/) })
    expect(others).toEqual([])
  })
})

test('the same requests to the same data have the same stock, tax, shipping price and merged cart (SES-029)', async () => {
  const answers = async (testedShop: Shop) => {
    const { guest, cart } = await guestWithCart(testedShop, { sku: jacket, qty: 2 })
    await setAddresses(guest, cart.basketId)
    const body = { basketId: cart.basketId, code: 'express' }
    const { totals, shippingMethods } = (await guest.send<Cart>('setShippingMethod', { body })).body
    expect((await placeOrder(guest, cart.basketId)).status).toBe(200)
    const params = { productId: 'CAIRN001BLK' }
    const stock = (await guest.send('readInventory', { params })).body

    const { guest: shopper } = await guestWithCart(testedShop, { sku: shoe })
    await signInAs(shopper, 'shopper@cairn.test')
    const merged = (await shopper.send<Cart>('createCart', { body: {} })).body
    const items = merged.items.map(({ sku, qty }) => `${qty} ${sku}`)
    return { totals, shippingMethods, stock, items }
  }
  const otherShop = await openShop()
  const first = await answers(shop)
  expect(first.totals.tax).toBeGreaterThan(0)
  expect(first.totals.shipping).toBeGreaterThan(0)
  expect(await answers(otherShop)).toEqual(first)
  await otherShop.close()
})
