import type { Cart as CartAnswer } from '@cairn/contract/cart/cart'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { onFault } from '../platform/faults.ts'
import { denverAddress, setAddresses } from '../testing/ready-to-order.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { exchangeCode, submitPassword, signInAs } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visitor.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(async () => {
  await shop.database.run('delete from carts')
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

const black = 'CAIRN001BLK-M'
const shoe = 'CAIRN005BLK-9'
const username = 'shopper@cairn.test'

type Cart = { basketId: string; totalItems: number; items: { sku: string; qty: number }[] }

const addItem = (visitor: Visitor, sku: string, qty = 1) =>
  visitor.send<Cart>('createCartWithItem', { body: { sku, qty } })

async function cartContents(visitor: Visitor) {
  const { body } = await visitor.send<Cart>('createCart', { body: {} })
  return body.items.map(({ sku, qty }) => `${qty} ${sku}`)
}

async function guestWith(sku: string, qty = 1) {
  const guest = await shop.guest()
  const { body } = await addItem(guest, sku, qty)
  return { guest, basketId: body.basketId }
}

async function accountWith(sku: string, qty = 1) {
  const visitor = await shop.guest()
  await signInAs(visitor, username)
  const { body } = await addItem(visitor, sku, qty)
  return { visitor, basketId: body.basketId }
}

const addToAccountCart = async (sku: string, qty = 1) => (await accountWith(sku, qty)).basketId

async function typeAddress(visitor: Visitor, addressLine1: string) {
  const { body } = await visitor.send<Cart>('createCart', { body: {} })
  await setAddresses(visitor, body.basketId, { ...denverAddress, addressLine1 })
}

const countCarts = async () =>
  (await shop.database.run(`select count(*)::int as carts from carts`)).rows[0]?.['carts']

describe('a guest’s cart', () => {
  test('is merged into the cart of the account (AUTH-016, CART-062)', async () => {
    await addToAccountCart(black)
    const { guest } = await guestWith(shoe)
    await signInAs(guest, username)

    expect(await cartContents(guest)).toEqual([`1 ${black}`, `1 ${shoe}`])
    expect(await countCarts()).toBe(1)
  })

  test('brings the address that was typed before signing in, also into a cart with an older one', async () => {
    const { visitor } = await accountWith(black)
    await typeAddress(visitor, '1 Old Street')
    const { guest } = await guestWith(shoe)
    await typeAddress(guest, '2 New Street')
    await signInAs(guest, username)

    const { body } = await guest.send<CartAnswer>('createCart', { body: {} })
    expect(body.shippingAddress).toMatchObject({ addressLine1: '2 New Street' })
    expect(body.billingAddress).toMatchObject({ addressLine1: '2 New Street' })
  })

  test('is replaced by the merged cart in the session (SES-006)', async () => {
    const own = await addToAccountCart(black)
    const { guest } = await guestWith(shoe)
    const { body } = await signInAs(guest, username)

    expect(body['basketId']).toBe(own)
    expect(guest.jar.get('cairn_basket')).toBe(own)
  })

  test('becomes the cart of an account that has none', async () => {
    const { guest, basketId } = await guestWith(shoe, 2)
    const { body } = await signInAs(guest, username)

    expect(body['basketId']).toBe(basketId)
    expect(await cartContents(guest)).toEqual([`2 ${shoe}`])
  })

  test('adds its quantities to the same items, up to the maximum quantity', async () => {
    await addToAccountCart(shoe, 2)
    const { guest } = await guestWith(shoe, 2)
    await signInAs(guest, username)

    expect(await cartContents(guest)).toEqual([`3 ${shoe}`])
  })

  test('changes nothing if it is empty', async () => {
    const own = await addToAccountCart(black)
    const guest = await shop.guest()
    await guest.send('createCart', { body: {} })
    const { body } = await signInAs(guest, username)

    expect(body['basketId']).toBe(own)
    expect(await cartContents(guest)).toEqual([`1 ${black}`])
  })

  test('is merged once, however often the exchange is sent (guarantee 17)', async () => {
    await addToAccountCart(black)
    const { guest } = await guestWith(black)
    const { response, codeVerifier } = await submitPassword(guest, username)
    const code = { authorizationCode: response.body.authorizationCode, codeVerifier }
    for (let time = 0; time < 10; time++) {
      expect((await exchangeCode(guest, code)).status).toBe(200)
    }

    expect(await cartContents(guest)).toEqual([`2 ${black}`])
  })

  test('is not lost over many sign-ins and sign-outs', async () => {
    for (let time = 1; time <= 4; time++) {
      const { guest } = await guestWith(black)
      await signInAs(guest, username)
      expect(await cartContents(guest)).toEqual([`${time} ${black}`])
      await guest.send('signOut', { body: {} })
      await guest.send('requestToken', { body: { type: 'Guest' } })
      expect(await cartContents(guest)).toEqual([])
    }
  })

  test('stays with the guest if the exchange fails, and is merged by the next one', async () => {
    await addToAccountCart(black)
    const { guest } = await guestWith(shoe)
    const disarm = onFault('sign-in.exchanged', () => {
      throw new Error('power failure')
    })
    const { response, codeVerifier } = await submitPassword(guest, username)
    const code = { authorizationCode: response.body.authorizationCode, codeVerifier }
    expect((await exchangeCode(guest, code)).status).toBe(500)
    disarm()
    shop.unexpectedErrors.length = 0

    expect(await cartContents(guest)).toEqual([`1 ${shoe}`])
    expect((await exchangeCode(guest, code)).status).toBe(200)
    expect(await cartContents(guest)).toEqual([`1 ${black}`, `1 ${shoe}`])
  })

  test('of one account is not taken to another account', async () => {
    await addToAccountCart(black)
    const visitor = await shop.guest()
    await signInAs(visitor, username)
    await signInAs(visitor, 'member@cairn.test')

    expect(await cartContents(visitor)).toEqual([])
  })

  test('is merged for each of several guests who sign in at once', async () => {
    const guests = [await guestWith(black), await guestWith(shoe), await guestWith(black)]
    await Promise.all(guests.map(({ guest }) => signInAs(guest, username)))
    const visitor = await shop.guest()
    await signInAs(visitor, username)

    expect((await cartContents(visitor)).toSorted()).toEqual([`1 ${shoe}`, `2 ${black}`])
  })
})

test('the favourites of a guest are added to those of the account (AUTH-017)', async () => {
  const addFavourite = (visitor: Visitor, id: string) =>
    visitor.send('addFavourite', { body: { id, qty: 1, itemType: 'product' } })
  const before = await shop.guest()
  await signInAs(before, username)
  await addFavourite(before, 'CAIRN001')
  const guest = await shop.guest()
  await addFavourite(guest, 'CAIRN002')
  const { body } = await signInAs(guest, username)
  const read = await guest.send('readFavourites', { query: {} })

  expect(read.body).toMatchObject({
    total: 2,
    favoriteId: Reflect.get(Object(body['favorites']), 'favoriteId'),
  })
})
