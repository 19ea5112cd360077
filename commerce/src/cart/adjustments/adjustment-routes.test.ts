import type { Cart } from '@cairn/contract/cart/cart'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { readCart } from '../../testing/cart-calls.ts'
import { countQueries } from '../../testing/recorded-queries.ts'
import { openShop, type Shop } from '../../testing/shop.ts'
import { signInAtStore } from '../../testing/sign-in.ts'
import type { Visitor } from '../../testing/visitor.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

const reason = 'A scratch on the sleeve'

async function adjustedCart() {
  const agent = await shop.guest()
  await signInAtStore(agent)
  const { body } = await agent.send<Cart>('createCartWithItem', {
    body: { sku: 'CAIRN001BLK-M', qty: 2 },
  })
  return { agent, cart: body, params: { basketId: body.basketId } }
}

const adjust = (agent: Visitor, params: Record<string, string>, body: object) =>
  agent.send<Cart>('addPriceAdjustment', { params, body: { reason, ...body } })

/** A cart whose first line costs ten percent less. */
async function withLoweredLine() {
  const { agent, cart, params } = await adjustedCart()
  const itemId = cart.items[0]?.itemId
  const added = await adjust(agent, params, { itemId, type: 'percent', value: 10 })
  const adjustmentId = added.body.priceAdjustments[0]?.adjustmentId ?? ''
  return { agent, cart, itemId, added, adjustmentId, named: { ...params, adjustmentId } }
}

describe('a price adjustment by store staff', () => {
  test('lowers the price of a line and has an id (CART-016, CART-072)', async () => {
    const { agent, cart, itemId, added, adjustmentId } = await withLoweredLine()
    const adjustments = [{ adjustmentId, itemId, type: 'percent', value: 10, reason }]

    expect(adjustmentId).not.toBe('')
    expect(added.body.priceAdjustments).toEqual(adjustments)
    expect((await readCart(agent, cart.basketId)).priceAdjustments).toEqual(adjustments)
    expect(added.body.totals.itemSubTotal).toBe(cart.totals.itemSubTotal - 64)
  })

  test('can be changed, which changes the totals (CART-073)', async () => {
    const { agent, cart, named } = await withLoweredLine()
    const response = await agent.send<Cart>('changePriceAdjustment', {
      params: named,
      body: { type: 'amount', value: 12.5 },
    })

    expect(response.body.priceAdjustments).toMatchObject([{ type: 'amount', value: 12.5, reason }])
    expect(response.body.totals.itemSubTotal).toBe(cart.totals.itemSubTotal - 12.5)
  })

  test('can be removed once, which restores the totals (CART-074)', async () => {
    const { agent, cart, named } = await withLoweredLine()
    const removed = await agent.send<Cart>('removePriceAdjustment', { params: named })

    expect(removed.body).toMatchObject({ priceAdjustments: [], totals: cart.totals })
    expect(await agent.send('removePriceAdjustment', { params: named })).toMatchObject({
      errorId: 'API404',
    })
  })

  test('lowers the total of the whole order', async () => {
    const { agent, cart, params } = await adjustedCart()
    const { body } = await adjust(agent, params, { type: 'amount', value: 40 })

    expect(body.totals.discount).toBe(cart.totals.discount + 40)
  })

  test('is stored with the employee, the store and the reason', async () => {
    const { agent, params } = await adjustedCart()
    await adjust(agent, params, { type: 'amount', value: 40 })
    const { rows } = await shop.database.run('select price_adjustments from carts where id = $1', [
      params.basketId,
    ])

    expect(rows).toMatchObject([
      { price_adjustments: [{ storeId: '0042', employeeId: 'E1001', reason, value: 40_00 }] },
    ])
  })

  test.each([
    ['a percentage above the limit of the store', { type: 'percent', value: 50.5 }, '409 PRC400'],
    ['an amount above the price', { type: 'amount', value: 5000 }, '409 PRC400'],
    ['a fraction of a cent', { type: 'amount', value: 1.005 }, '400 REQ400'],
    ['an amount of zero', { type: 'amount', value: 0 }, '400 REQ400'],
    ['a negative amount', { type: 'amount', value: -5 }, '400 REQ400'],
    ['an empty reason', { type: 'amount', value: 5, reason: '' }, '400 REQ400'],
    [
      'a line of another cart',
      { type: 'amount', value: 5, itemId: crypto.randomUUID() },
      '404 ORD404',
    ],
  ])('is refused for %s (CART-079)', async (_, body, refusal) => {
    const { agent, cart, params } = await adjustedCart()
    const { status, errorId } = await adjust(agent, params, body)

    expect(`${status} ${errorId}`).toBe(refusal)
    expect((await agent.send<Cart>('readCart', { params })).body.totals).toEqual(cart.totals)
  })

  test('is refused if it exceeds the limit together with an earlier one', async () => {
    const { agent, cart, params } = await adjustedCart()
    const itemId = cart.items[0]?.itemId
    await adjust(agent, params, { itemId, type: 'percent', value: 40 })

    expect(await adjust(agent, params, { type: 'percent', value: 40 })).toMatchObject({
      errorId: 'PRC400',
    })
  })

  test('is removed with its line', async () => {
    const { agent, cart, params } = await adjustedCart()
    const itemId = cart.items[0]?.itemId
    await adjust(agent, params, { itemId, type: 'percent', value: 40 })
    const { body } = await agent.send<Cart>('removeItem', { body: { ...params, itemId } })

    expect(body.priceAdjustments).toEqual([])
  })

  test('runs four database queries', async () => {
    const { agent, params } = await adjustedCart()
    const queryCount = await countQueries(() => adjust(agent, params, { type: 'amount', value: 1 }))

    // They read the session, the owner and the cart, and save the cart.
    expect(queryCount).toBe(4)
  })
})

test('an agent adjusts prices only on the site of the country of their store', async () => {
  const { agent, cart, params } = await adjustedCart()
  const body = { reason, type: 'amount', value: 5 }
  for (const locale of ['en-ca', 'fr-ca', 'en-gb'] as const) {
    expect(await agent.send('addPriceAdjustment', { params, body, locale })).toMatchObject({
      status: 403,
      errorId: 'AUT432',
    })
  }
  expect((await agent.send<Cart>('readCart', { params })).body.totals).toEqual(cart.totals)
})

test.each([
  { type: 'amount', value: 150 },
  { type: 'percent', value: 50 },
])('an adjustment by $type does not apply on the site of another country', async (body) => {
  const { agent, params } = await adjustedCart()
  const read = async () => (await agent.send<Cart>('readCart', { params, locale: 'en-ca' })).body
  const before = await read()
  await adjust(agent, params, body)

  expect(await read()).toMatchObject({
    priceAdjustments: [],
    totals: before.totals,
    customerNotifications: [{ type: 'PRICE_UPDATED' }],
  })
})

test('a shopper cannot adjust a price (CART-090)', async () => {
  const guest = await shop.guest()
  const { body } = await guest.send<Cart>('createCartWithItem', { body: { sku: 'CAIRN001BLK-M' } })
  const params = { basketId: body.basketId }

  expect(await adjust(guest, params, { type: 'amount', value: 5 })).toMatchObject({
    status: 403,
    errorId: 'AUT432',
  })
})
