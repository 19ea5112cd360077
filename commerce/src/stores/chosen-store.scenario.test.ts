import type { Cart } from '@cairn/contract/cart/cart'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openShop, type Shop } from '../testing/shop.ts'
import { signInAs } from '../testing/sign-in.ts'
import { setStoreStock } from '../testing/stock.ts'
import type { Visitor } from '../testing/visitor.ts'

const jacket = 'CAIRN001BLK-M'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await setStoreStock(shop, '0043', jacket, 4)
})
beforeEach(() => shop.database.exec('update accounts set favorite_store_id = null'))
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

async function signedIn(): Promise<Visitor> {
  const visitor = await shop.guest()
  await signInAs(visitor, 'shopper@cairn.test')
  return visitor
}

const choose = (visitor: Visitor, storeId = '0042') =>
  visitor.send('chooseStore', { body: { storeId } })

const storeInToken = async (visitor: Visitor, type = 'Refresh') => {
  const { body } = await visitor.send<{ favorites: object }>('requestToken', { body: { type } })
  return body.favorites
}

describe('the chosen store of a shopper', () => {
  test('is in the tokens of all devices (SES-007)', async () => {
    const [phone, laptop] = [await signedIn(), await signedIn()]
    expect(await storeInToken(phone)).toMatchObject({ favStoreId: null })
    expect(await choose(phone)).toMatchObject({ status: 200, body: { favStoreId: '0042' } })
    for (const device of [phone, laptop, await signedIn()])
      expect(await storeInToken(device)).toMatchObject({
        favoriteId: expect.any(String),
        favStoreId: '0042',
      })
  })

  test('is also the one of a pickup, and is the favourite of carts on other devices', async () => {
    const phone = await signedIn()
    const body = { sku: jacket, qty: 1 }
    const { body: cart } = await phone.send<Cart>('createCartWithItem', { body })
    await phone.send('changeItem', {
      params: { basketId: cart.basketId },
      query: { action: 'pickup', favStoreId: '0043' },
      body: { itemId: cart.items[0]?.itemId },
    })
    const laptop = await signedIn()
    expect(await storeInToken(laptop)).toMatchObject({ favStoreId: '0043' })
    expect(laptop.jar.get('cairn_store')).toBe('0043')
  })

  test('of a guest stays in the browser', async () => {
    const guest = await shop.guest()
    expect((await choose(guest)).status).toBe(200)
    expect(guest.jar.get('cairn_store')).toBe('0042')
    const { body } = await guest.send<Cart>('createCartWithItem', { body: { sku: jacket, qty: 1 } })
    expect(body.favoriteStoreId).toBe('0042')
    const { rows } = await shop.database.run(
      'select from accounts where favorite_store_id is not null',
    )
    expect(rows).toEqual([])
  })

  test('has to exist', async () => {
    const visitor = await signedIn()
    expect(await choose(visitor, '9999')).toMatchObject({ status: 400, errorId: 'REQ400' })
    expect(await storeInToken(visitor)).toMatchObject({ favStoreId: null })
  })
})
