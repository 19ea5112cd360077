import type { Cart } from '@cairn/contract/cart/cart'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readCart } from '../../testing/cart-calls.ts'
import { setAddresses, placeOrder, prepareOrder } from '../../testing/ready-to-order.ts'
import { openShop, type Shop } from '../../testing/shop.ts'
import { signInAs, signInAtStore } from '../../testing/sign-in.ts'
import type { Visitor } from '../../testing/visitor.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(async () => {
  await shop.database.run('delete from carts')
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

const jacket = 'CAIRN001BLK-M'
const largerJacket = 'CAIRN001BLK-L'
const beanie = 'CAIRN003LRC-OS'
const account = 'shopper@cairn.test'
const reason = 'A scratch on the sleeve'
const fullPrice = 320

const adjust = (agent: Visitor, basketId: string, body: object) =>
  agent.send<Cart>('addPriceAdjustment', { params: { basketId }, body: { reason, ...body } })

const change = (visitor: Visitor, item: { basketId: string; [field: string]: unknown }) =>
  visitor.send<Cart>('changeItem', { params: { basketId: item.basketId }, body: item })

/** A shopper who is served in a store has a jacket at half its price. */
async function jacketAtHalfPrice() {
  const agent = await shop.guest()
  await signInAtStore(agent)
  await signInAs(agent, account)
  const created = await agent.send<Cart>('createCartWithItem', { body: { sku: jacket } })
  const { basketId, items } = created.body
  const itemId = items[0]?.itemId ?? ''
  const { body } = await adjust(agent, basketId, { itemId, type: 'percent', value: 50 })
  expect(body.totals.itemSubTotal).toBe(fullPrice / 2)
  return { agent, basketId, itemId }
}

/** The same shopper on a device of their own. */
async function atHome() {
  const home = await shop.guest()
  await signInAs(home, account)
  return home
}

const atOrdinaryPrice = {
  priceAdjustments: [],
  totals: { itemSubTotal: fullPrice },
  customerNotifications: [
    { type: 'PRICE_UPDATED', message: expect.stringContaining('no longer applies') },
  ],
}

const expireInStoreSessions = () =>
  shop.database.run(
    `update sessions set access_expires_at = now() - interval '1 second'
     where employee_id is not null`,
  )

const endings: [string, (agent: Visitor) => Promise<unknown>][] = [
  ['is ended', (agent) => agent.send('signOut', { body: {} })],
  ['expires', expireInStoreSessions],
]

describe.each(endings)('after the in-store session %s', (_, end) => {
  test('the full price applies again, and a notice says so (CART-016, CART-021)', async () => {
    const { agent, basketId } = await jacketAtHalfPrice()
    const home = await atHome()
    await end(agent)

    expect(await readCart(home, basketId)).toMatchObject(atOrdinaryPrice)
  })

  test('the next change removes the adjustment from the cart', async () => {
    const { agent, basketId } = await jacketAtHalfPrice()
    await end(agent)
    const home = await atHome()
    const response = await home.send<Cart>('addItem', { body: { basketId, sku: beanie } })

    expect(response.body.totals.itemSubTotal).toBe(fullPrice + 35)
    expect(response.body.customerNotifications).toMatchObject([{ type: 'PRICE_UPDATED' }])
    const { rows } = await shop.database.run('select price_adjustments from carts where id = $1', [
      basketId,
    ])
    expect(rows).toEqual([{ price_adjustments: [] }])
  })

  test('an order is charged at the full price', async () => {
    const { agent, basketId } = await jacketAtHalfPrice()
    await setAddresses(agent, basketId)
    await end(agent)
    const { body } = await placeOrder(await atHome(), basketId)

    expect(body.totals.itemSubTotal).toBe(fullPrice)
  })

  test('an order is not placed at the total that was shown in the store', async () => {
    const { agent, basketId } = await jacketAtHalfPrice()
    await setAddresses(agent, basketId)
    const inStore = (await prepareOrder(agent, basketId)).body.totals.total
    await end(agent)
    const home = await atHome()

    expect(await placeOrder(home, basketId)).toMatchObject({ errorId: 'PRC400' })
    const atFullPrice = (await prepareOrder(home, basketId)).body.totals.total
    expect(atFullPrice).toBeGreaterThan(inStore)
    expect((await placeOrder(home, basketId)).body.totals.total).toBe(atFullPrice)
  })
})

test('a later in-store session does not bring an adjustment back', async () => {
  const { agent, basketId } = await jacketAtHalfPrice()
  await agent.send('signOut', { body: {} })
  const sameEmployee = await shop.guest()
  await signInAtStore(sameEmployee)
  await signInAs(sameEmployee, account)

  expect((await readCart(sameEmployee, basketId)).totals.itemSubTotal).toBe(fullPrice)
})

describe('an in-store session that is renewed after its access token has expired', () => {
  const renew = (agent: Visitor) => agent.send('requestToken', { body: { type: 'Refresh' } })

  test('is still the same session, so its adjustment applies again', async () => {
    const { agent, basketId } = await jacketAtHalfPrice()
    await expireInStoreSessions()
    await renew(agent)

    expect((await readCart(agent, basketId)).totals.itemSubTotal).toBe(fullPrice / 2)
  })

  test('has lost its adjustment, with a notice, if the cart was changed meanwhile', async () => {
    const { agent, basketId } = await jacketAtHalfPrice()
    await expireInStoreSessions()
    await (await atHome()).send('addItem', { body: { basketId, sku: beanie } })
    await renew(agent)

    expect(await readCart(agent, basketId)).toMatchObject({
      ...atOrdinaryPrice,
      totals: { itemSubTotal: fullPrice + 35 },
    })
  })
})

test('a shopper who signs in during the in-store session keeps the adjustment until it ends', async () => {
  const agent = await shop.guest()
  await signInAtStore(agent)
  const created = await agent.send<Cart>('createCartWithItem', { body: { sku: jacket } })
  const { basketId, items } = created.body
  await adjust(agent, basketId, { itemId: items[0]?.itemId, type: 'percent', value: 50 })
  await signInAs(agent, account)
  expect((await readCart(agent, basketId)).totals.itemSubTotal).toBe(fullPrice / 2)
  await agent.send('signOut', { body: {} })

  expect((await readCart(await atHome(), basketId)).totals.itemSubTotal).toBe(fullPrice)
})

describe('at home, while the in-store session is live', () => {
  test('the ordinary price applies, and a notice says so', async () => {
    const { agent, basketId } = await jacketAtHalfPrice()
    const home = await atHome()

    for (let time = 0; time < 2; time += 1) {
      expect(await readCart(home, basketId)).toMatchObject(atOrdinaryPrice)
      expect((await readCart(agent, basketId)).totals.itemSubTotal).toBe(fullPrice / 2)
    }
  })

  test('an order is charged at the ordinary price', async () => {
    const { agent, basketId } = await jacketAtHalfPrice()
    await setAddresses(agent, basketId)
    const home = await atHome()
    await prepareOrder(home, basketId)

    expect((await placeOrder(home, basketId)).body.totals.itemSubTotal).toBe(fullPrice)
  })

  test('an order is not placed at the total that was shown in the store', async () => {
    const { agent, basketId } = await jacketAtHalfPrice()
    await setAddresses(agent, basketId)
    const { totals } = (await prepareOrder(agent, basketId)).body
    const body = { seenTotal: totals.total }

    expect(await placeOrder(await atHome(), basketId, { body })).toMatchObject({
      errorId: 'PRC400',
    })
    expect((await placeOrder(agent, basketId)).body.totals.itemSubTotal).toBe(fullPrice / 2)
    const { rows } = await shop.database.run('select store_id, employee_id from orders')
    expect(rows.at(-1)).toEqual({ store_id: '0042', employee_id: 'E1001' })
  })

  test('a change leaves the adjustment to the in-store session', async () => {
    const { agent, basketId } = await jacketAtHalfPrice()
    const home = await atHome()
    const { body } = await home.send<Cart>('addItem', { body: { basketId, sku: beanie } })
    expect(body).toMatchObject({ priceAdjustments: [], totals: { itemSubTotal: fullPrice + 35 } })

    expect(await readCart(agent, basketId)).toMatchObject({
      totals: { itemSubTotal: fullPrice / 2 + 35 },
      customerNotifications: [],
    })
  })

  test('more pieces of the item remove the adjustment, and a notice says so', async () => {
    const { agent, basketId } = await jacketAtHalfPrice()
    const home = await shop.guest()
    await home.send('createCartWithItem', { body: { sku: jacket } })
    await signInAs(home, account)

    const inStore = await readCart(agent, basketId)
    expect(inStore).toMatchObject({ priceAdjustments: [], items: [{ qty: 2 }] })
    expect(inStore.totals.itemSubTotal).toBe(2 * fullPrice)
    expect(inStore.customerNotifications.map(({ type }) => type)).toEqual([
      'CARTS_MERGED',
      'PRICE_UPDATED',
    ])
  })
})

describe('during the in-store session', () => {
  test('other items do not get the adjustment of a line', async () => {
    const { agent, basketId } = await jacketAtHalfPrice()
    const { body } = await agent.send<Cart>('addItem', { body: { basketId, sku: beanie } })

    expect(body.totals.itemSubTotal).toBe(fullPrice / 2 + 35)
    expect(body.priceAdjustments).toHaveLength(1)
  })

  test('another variant on the same line does not get it, nor the first one when it comes back', async () => {
    const { agent, basketId, itemId } = await jacketAtHalfPrice()

    expect((await change(agent, { basketId, itemId, sku: largerJacket })).body).toMatchObject({
      priceAdjustments: [],
      totals: { itemSubTotal: fullPrice },
      customerNotifications: [{ type: 'PRICE_UPDATED' }],
    })
    const { body } = await change(agent, { basketId, itemId, sku: jacket })
    expect(body.totals.itemSubTotal).toBe(fullPrice)
  })

  test('more pieces of the item do not get it, nor the first one when the others are removed', async () => {
    const { agent, basketId, itemId } = await jacketAtHalfPrice()
    const { body } = await change(agent, { basketId, itemId, qty: 3 })
    expect(body).toMatchObject({
      priceAdjustments: [],
      totals: { itemSubTotal: 3 * fullPrice },
      customerNotifications: [{ type: 'PRICE_UPDATED' }],
    })

    const { body: after } = await change(agent, { basketId, itemId, qty: 1 })
    expect(after.totals.itemSubTotal).toBe(fullPrice)
  })

  test('an amount that is more than the store may take off what is left no longer applies', async () => {
    const { agent, basketId, itemId } = await jacketAtHalfPrice()
    const response = await adjust(agent, basketId, { itemId: undefined, type: 'amount', value: 1 })
    expect(response).toMatchObject({ errorId: 'PRC400' })
    await change(agent, { basketId, itemId, qty: 3 })
    await adjust(agent, basketId, { type: 'amount', value: 300 })
    const { body } = await change(agent, { basketId, itemId, qty: 1 })

    expect(body).toMatchObject({ priceAdjustments: [], totals: { discount: 0 } })
  })

  test('an adjustment whose line is removed is removed with it, without a notice', async () => {
    const { agent, basketId, itemId } = await jacketAtHalfPrice()
    await agent.send('addItem', { body: { basketId, sku: beanie } })
    const { body } = await agent.send<Cart>('removeItem', { body: { basketId, itemId } })

    expect(body).toMatchObject({ priceAdjustments: [], customerNotifications: [] })
  })
})
