import type { Cart } from '@cairn/contract/cart/cart'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { onFault } from '../../platform/faults.ts'
import { readCart } from '../../testing/cart-calls.ts'
import { guestWithCart } from '../../testing/ready-to-order.ts'
import { recordQueries, countQueries } from '../../testing/recorded-queries.ts'
import { openShop, type Shop } from '../../testing/shop.ts'
import type { Visitor } from '../../testing/visitor.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

const jacket = 'CAIRN001BLK-M'

const guestWith = (sku = jacket, qty = 1) => guestWithCart(shop, { sku, qty })

const add = (guest: Visitor, basketId: string, more: Record<string, unknown> = {}) =>
  guest.send<Cart>('addItem', { body: { basketId, sku: jacket, ...more } })

test('calls for a cart run a fixed number of database queries', async () => {
  const { guest, cart } = await guestWith()
  const { basketId } = cart
  const newVisitor = shop.visitor()

  expect(await countQueries(() => readCart(guest, basketId))).toBe(1)
  // The owner, then the cart with the variant, then the save.
  expect(await countQueries(() => add(guest, basketId))).toBe(3)
  expect(await countQueries(() => guest.send('createCart', { body: {} }))).toBe(3)
  expect(
    await countQueries(() => newVisitor.send('requestToken', { body: { type: 'Guest' } })),
  ).toBe(1)
  expect(
    await countQueries(() => newVisitor.send('createCartWithItem', { body: { sku: jacket } })),
  ).toBe(3)
})

test('the query that reads a cart is a prepared statement', async () => {
  const { guest, cart } = await guestWith()
  await readCart(guest, cart.basketId)
  await readCart(guest, cart.basketId)

  expect(await recordQueries(() => readCart(guest, cart.basketId))).toMatchObject([
    { isPrepared: true },
  ])
})

describe('concurrent requests', () => {
  test('fifty concurrent adds are all kept, each with its own version', async () => {
    const { guest, cart } = await guestWith()
    const responses = await Promise.all(Array.from({ length: 50 }, () => add(guest, cart.basketId)))

    expect(responses.every(({ status }) => status === 200)).toBe(true)
    expect(new Set(responses.map(({ body }) => body.version)).size).toBe(50)
    expect(await readCart(guest, cart.basketId)).toMatchObject({ totalItems: 51 })
  })

  test('twenty concurrent first adds create one cart with exactly twenty pieces', async () => {
    const guest = await shop.guest()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        guest.send<Cart>('createCartWithItem', { body: { sku: jacket } }),
      ),
    )
    const [first] = answers
    const basketId = first?.body.basketId ?? ''

    expect(new Set(answers.map(({ body }) => body.basketId)).size).toBe(1)
    expect(await readCart(guest, basketId)).toMatchObject({ totalItems: 20, items: [{ qty: 20 }] })
  })
})

describe('a concurrent change between reading and saving a cart', () => {
  const changeConcurrently = (change: () => Promise<unknown>) => {
    const disarm = onFault('cart.read', async () => {
      disarm()
      await change()
    })
  }

  test('is kept together with the requested change', async () => {
    const { guest, cart } = await guestWith()
    const { basketId } = cart
    changeConcurrently(() => add(guest, basketId, { recipeId: 'rival', qty: 2 }))
    const { body } = await add(guest, basketId)

    expect(body).toMatchObject({ totalItems: 4, version: cart.version + 2 })
    expect(await readCart(guest, basketId)).toMatchObject({
      totalItems: 4,
      items: [{ qty: 2 }, {}],
    })
  })

  test('that removes the item refuses the requested change', async () => {
    const { guest, cart } = await guestWith()
    const { basketId, items } = cart
    const body = { basketId, itemId: items[0]?.itemId }
    changeConcurrently(() => guest.send('removeItem', { body }))
    const params = { basketId }
    const response = await guest.send('changeItem', { params, body: { ...body, qty: 3 } })

    expect(response).toMatchObject({ errorId: 'ORD404' })
    expect(await readCart(guest, basketId)).toMatchObject({ items: [] })
  })

  test('that makes an order of the cart refuses the requested change', async () => {
    const { guest, cart } = await guestWith()
    const { basketId } = cart
    changeConcurrently(() =>
      shop.database.run(`update carts set state = 'ordered' where id = $1`, [basketId]),
    )

    expect(await add(guest, basketId)).toMatchObject({ status: 404, errorId: 'BSK404' })
    const { rows } = await shop.database.run('select quantity from cart_lines where cart_id = $1', [
      basketId,
    ])
    expect(rows).toEqual([{ quantity: 1 }])
  })

  test('that creates the cart leads to no second cart', async () => {
    const guest = await shop.guest()
    const first = () => guest.send<Cart>('createCartWithItem', { body: { sku: jacket } })
    changeConcurrently(first)
    const { body } = await first()

    expect(body).toMatchObject({ totalItems: 2, version: 2 })
    expect(await readCart(guest, body.basketId)).toMatchObject({ totalItems: 2 })
  })
})

test('a first item that is refused leaves no empty cart', async () => {
  const guest = await shop.guest()
  const countCarts = async () =>
    (await shop.database.run('select count(*)::integer as count from carts')).rows[0]?.['count']
  const before = await countCarts()
  const response = await guest.send('createCartWithItem', { body: { sku: 'NO-SUCH-THING' } })

  expect(response).toMatchObject({ errorId: 'ORD404' })
  expect(await countCarts()).toBe(before)
})
