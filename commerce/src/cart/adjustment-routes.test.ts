import type { Cart } from '@cairn/contract/cart-entity'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { signInAtStore } from '../testing/people.ts'
import { questionsOf } from '../testing/questions.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import type { Visitor } from '../testing/visitor.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => expect(shop.failures).toEqual([]))
afterAll(() => shop.close())

const reason = 'A scratch on the sleeve'

async function atTheCounter() {
  const agent = await shop.guest()
  await signInAtStore(agent)
  const { body } = await agent.send<Cart>('createCartWithItem', {
    body: { sku: 'CAIRN001BLK-M', qty: 2 },
  })
  return { agent, cart: body, params: { basketId: body.basketId } }
}

const adjust = (agent: Visitor, params: Record<string, string>, body: object) =>
  agent.send<Cart>('addPriceAdjustment', { params, body: { reason, ...body } })

describe('a price at the counter', () => {
  test('is lowered for a line, changed and put back (CART-016, CART-072, CART-073, CART-074)', async () => {
    const { agent, cart, params } = await atTheCounter()
    const itemId = cart.items[0]?.itemId
    const added = await adjust(agent, params, { itemId, type: 'percent', value: 10 })
    const adjustmentId = added.body.priceAdjustments[0]?.adjustmentId ?? ''

    expect(added.body.priceAdjustments).toEqual([
      { adjustmentId, itemId, type: 'percent', value: 10, reason },
    ])
    expect(added.body.totals.itemSubTotal).toBe(cart.totals.itemSubTotal - 64)

    const named = { ...params, adjustmentId }
    const changed = await agent.send<Cart>('changePriceAdjustment', {
      params: named,
      body: { type: 'amount', value: 12.5 },
    })
    expect(changed.body.priceAdjustments).toMatchObject([{ type: 'amount', value: 12.5, reason }])
    expect(changed.body.totals.itemSubTotal).toBe(cart.totals.itemSubTotal - 12.5)

    const removed = await agent.send<Cart>('removePriceAdjustment', { params: named })
    expect(removed.body).toMatchObject({ priceAdjustments: [], totals: cart.totals })
    expect(await agent.send('removePriceAdjustment', { params: named })).toMatchObject({
      errorId: 'API404',
    })
  })

  test('is lowered for the whole order', async () => {
    const { agent, cart, params } = await atTheCounter()
    const { body } = await adjust(agent, params, { type: 'amount', value: 40 })

    expect(body.totals.discount).toBe(cart.totals.discount + 40)
  })

  test('is remembered with who lowered it, and where', async () => {
    const { agent, params } = await atTheCounter()
    await adjust(agent, params, { type: 'amount', value: 40 })
    const { rows } = await shop.database.run('select price_adjustments from carts where id = $1', [
      params.basketId,
    ])

    expect(rows).toMatchObject([
      { price_adjustments: [{ storeId: '0042', employeeId: 'E1001', reason, value: 40_00 }] },
    ])
  })

  test.each([
    ['more than the store may', { type: 'percent', value: 50.5 }, '409 PRC400'],
    ['more than it costs', { type: 'amount', value: 5000 }, '409 PRC400'],
    ['parts of a cent', { type: 'amount', value: 1.005 }, '400 REQ400'],
    ['nothing', { type: 'amount', value: 0 }, '400 REQ400'],
    ['a raise', { type: 'amount', value: -5 }, '400 REQ400'],
    ['no reason', { type: 'amount', value: 5, reason: '' }, '400 REQ400'],
    ['another’s line', { type: 'amount', value: 5, itemId: crypto.randomUUID() }, '404 ORD404'],
  ])('is not lowered by %s (CART-079)', async (_, body, refusal) => {
    const { agent, cart, params } = await atTheCounter()
    const { status, errorId } = await adjust(agent, params, body)

    expect(`${status} ${errorId}`).toBe(refusal)
    expect((await agent.send<Cart>('readCart', { params })).body.totals).toEqual(cart.totals)
  })

  test('is not lowered beyond the limit by two steps within it', async () => {
    const { agent, cart, params } = await atTheCounter()
    const itemId = cart.items[0]?.itemId
    await adjust(agent, params, { itemId, type: 'percent', value: 40 })

    expect(await adjust(agent, params, { type: 'percent', value: 40 })).toMatchObject({
      errorId: 'PRC400',
    })
  })

  test('goes with its line', async () => {
    const { agent, cart, params } = await atTheCounter()
    const itemId = cart.items[0]?.itemId
    await adjust(agent, params, { itemId, type: 'percent', value: 40 })
    const { body } = await agent.send<Cart>('removeItem', { body: { ...params, itemId } })

    expect(body.priceAdjustments).toEqual([])
  })

  test('asks the database so often, and not once more', async () => {
    const { agent, params } = await atTheCounter()
    const asked = await questionsOf(() => adjust(agent, params, { type: 'amount', value: 1 }))

    // Who it is, whose it is, the cart, save.
    expect(asked).toBe(4)
  })
})

test('a shopper lowers no price (CART-090)', async () => {
  const guest = await shop.guest()
  const { body } = await guest.send<Cart>('createCartWithItem', { body: { sku: 'CAIRN001BLK-M' } })
  const params = { basketId: body.basketId }

  expect(await adjust(guest, params, { type: 'amount', value: 5 })).toMatchObject({
    status: 403,
    errorId: 'AUT432',
  })
})
