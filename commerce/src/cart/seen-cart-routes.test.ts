import type { Cart } from '@cairn/contract/cart-entity'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { onFault } from '../platform/faults.ts'
import { questionsOf } from '../testing/questions.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import type { Visitor } from '../testing/visitor.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(() => stock({ warehouse: 500, shelf: 4 }))
afterEach(() => expect(shop.failures).toEqual([]))
afterAll(() => shop.close())

const jacket = 'CAIRN001BLK-M'
const patch = { isPatchRequired: 'true' }

async function stock({ warehouse, shelf }: { warehouse: number; shelf: number }) {
  await shop.database.run('update variants set on_hand = $1 where sku = $2', [warehouse, jacket])
  await shop.database.run(
    `insert into store_stock (store_id, sku, on_hand) values ('0042', $1, $2), ('0043', $1, 4)
     on conflict (store_id, sku) do update set on_hand = excluded.on_hand`,
    [jacket, shelf],
  )
}

async function guestWith(more: object = {}) {
  const guest = await shop.guest()
  const { body } = await guest.send<Cart>('createCartWithItem', { body: { sku: jacket, ...more } })
  const params = { basketId: body.basketId }
  const itemId = body.items[0]?.itemId
  return { guest, cart: body, params, itemId }
}

const read = async (
  guest: Visitor,
  params: Record<string, string>,
  query: Record<string, string> = {},
) => (await guest.send<Cart>('readCart', { params, query })).body

const pickup = { shippingMethod: 'pickup', storeId: '0042' }

describe('fetching', () => {
  test('begins when an item is added for a store', async () => {
    const { cart } = await guestWith(pickup)

    expect(cart.shipments).toMatchObject([{ shippingMethod: 'pickup', storeId: '0042' }])
    expect(cart.items).toMatchObject([{ maxQty: 4, available: true }])
  })

  test('or when an item is changed to it (CART-069, CART-018)', async () => {
    const { guest, params, itemId } = await guestWith()
    const { body } = await guest.send<Cart>('changeItem', {
      params,
      query: { action: 'pickup', favStoreId: '0042' },
      body: { itemId, qty: 3 },
    })

    expect(body).toMatchObject({
      favoriteStoreId: '0042',
      items: [{ qty: 3, shipmentId: 'me-pickup-0042' }],
      totals: { shipping: 0 },
    })
    expect((await read(guest, params)).favoriteStoreId).toBe('0042')
  })

  test('is limited to what the store has', async () => {
    const { guest, params, itemId } = await guestWith(pickup)
    const more = await guest.send('changeItem', { params, body: { itemId, qty: 5 } })

    expect(more).toMatchObject({ status: 409, errorId: 'INV408' })
    expect(more.body).toMatchObject({ errorDetails: [{ details: { maximum: 4 } }] })
  })

  test('without a store is no way of delivery', async () => {
    const { guest, params, itemId } = await guestWith()
    const query = { action: 'pickup' }

    expect(await guest.send('changeItem', { params, query, body: { itemId } })).toMatchObject({
      errorId: 'SHP404',
    })
  })
})

describe('a cart whose ways have closed', () => {
  test('says so when it is asked to be put right, and is kept like that by the next change (CART-017, CART-021, SHIP-027)', async () => {
    const { guest, cart, params, itemId } = await guestWith(pickup)
    await stock({ warehouse: 500, shelf: 0 })

    expect(await read(guest, params)).toMatchObject({ flash: [], items: [{ available: false }] })
    const seen = await read(guest, params, patch)
    expect(seen).toMatchObject({
      version: cart.version,
      flash: [{ type: 'PickupToStsTransition', itemId, details: { shippingMethod: 'sts' } }],
      shipments: [{ shippingMethod: 'sts', storeId: '0042' }],
      customerNotifications: [{ type: 'ORDER_UPDATED' }],
      items: [{ available: true }],
    })
    // Reading saved nothing.
    expect((await read(guest, params)).shipments).toMatchObject([{ shippingMethod: 'pickup' }])

    const changed = await guest.send<Cart>('changeItem', { params, body: { itemId, qty: 2 } })
    expect(changed.body.flash).toEqual(seen.flash)
    expect(await read(guest, params, patch)).toMatchObject({
      flash: [],
      shipments: [{ shippingMethod: 'sts' }],
      customerNotifications: [{ type: 'ORDER_UPDATED' }],
    })
    await guest.send('changeItem', { params, body: { itemId, qty: 1 } })
    expect((await read(guest, params)).customerNotifications).toEqual([])
  })

  test('goes to the shopper’s own store when only that is left (SHIP-030, CART-066)', async () => {
    const { guest, params } = await guestWith()
    await stock({ warehouse: 0, shelf: 4 })

    expect(await read(guest, params, { ...patch, favStoreId: '0042' })).toMatchObject({
      favoriteStoreId: '0042',
      flash: [{ type: 'STHToPickupTransition', details: { storeId: '0042' } }],
    })
  })

  test('says how many are left when stock is looked at (CART-056, CART-058)', async () => {
    const { guest, params } = await guestWith({ qty: 5 })
    const check = { inventorySupplyCheck: 'true' }
    await stock({ warehouse: 2, shelf: 0 })

    expect((await read(guest, params, check)).flash).toMatchObject([
      { type: 'ProductLineItemInventoryMissing', details: { available: 2 } },
    ])
    await stock({ warehouse: 0, shelf: 0 })
    expect((await read(guest, params, check)).flash).toMatchObject([
      { type: 'ProductLineItemFullInventoryMissing' },
    ])
    expect((await read(guest, params)).flash).toEqual([])
  })

  test('is read in one question, however it is looked at', async () => {
    const { guest, params } = await guestWith(pickup)
    const all = { ...patch, inventorySupplyCheck: 'true', favStoreId: '0043' }

    expect(await questionsOf(() => read(guest, params, all))).toBe(1)
  })
})

describe('what became of an item since it was added', () => {
  test('sold out: more of it is refused, less is not (CART-082)', async () => {
    const { guest, params, itemId } = await guestWith({ qty: 3 })
    await stock({ warehouse: 0, shelf: 0 })
    const change = (qty: number) => guest.send('changeItem', { params, body: { itemId, qty } })

    expect(await change(4)).toMatchObject({ status: 409, errorId: 'INV701' })
    expect(await change(2)).toMatchObject({ status: 200 })
  })

  test('withdrawn: it can only be taken out (CART-085)', async () => {
    const sku = 'CAIRN006LRC-OS'
    const { guest, params, itemId } = await guestWith({ sku })
    await shop.database.run(`update variants set withdrawn = true where sku = $1`, [sku])

    expect(await guest.send('changeItem', { params, body: { itemId, qty: 2 } })).toMatchObject({
      status: 409,
      errorId: 'INV407',
    })
    expect(await guest.send('removeItem', { body: { ...params, itemId } })).toMatchObject({
      status: 200,
    })
  })

  test('gone: a greeting has nothing to go with (PAY-043)', async () => {
    const { guest, params } = await guestWith()
    const giftOption = { email: 'kim@example.com', to: 'Kim', message: '' }
    const itemId = crypto.randomUUID()

    expect(await guest.send('changeItem', { params, body: { itemId, giftOption } })).toMatchObject({
      status: 404,
      errorId: 'GFO404',
    })
  })
})

test('a gift card has its greeting, and no jacket has (CART-041, PAY-044)', async () => {
  const { guest, params, itemId } = await guestWith({ sku: 'CAIRN008HTR-50' })
  const giftOption = { email: 'kim@example.com', to: 'Kim', message: 'See you up there' }
  const { body } = await guest.send<Cart>('changeItem', { params, body: { itemId, giftOption } })
  expect(body.items).toMatchObject([{ giftOption }])

  const other = await guestWith()
  expect(
    await other.guest.send('changeItem', {
      params: other.params,
      body: { itemId: other.itemId, giftOption },
    }),
  ).toMatchObject({ errorId: 'GFO405' })
})

test('a sum that nobody can write exactly is refused, and the cart stays (ORD415, CART-078)', async () => {
  const { guest, cart, params } = await guestWith({ sku: 'CAIRN008HTR-50' })
  await shop.database.run(
    `update variant_prices set current_minor = 9e13, original_minor = 9e13
     where sku = 'CAIRN008HTR-500'`,
  )
  const refused = await guest.send('addItem', {
    body: { ...params, sku: 'CAIRN008HTR-500', qty: 999_999 },
  })

  expect(refused).toMatchObject({ status: 500, errorId: 'ORD415' })
  expect(await read(guest, params)).toEqual(cart)
})

describe('what a rival does after somebody was let in, and before the cart is theirs to change,', () => {
  const rival = (sql: string, parameters: unknown[]) => {
    const disarm = onFault('cart.wanted', async () => {
      disarm()
      await shop.database.run(sql, parameters)
    })
  }

  test('is seen: a shelf that was emptied (promise 15)', async () => {
    const { guest, params, itemId } = await guestWith(pickup)
    rival('update store_stock set on_hand = 1 where sku = $1', [jacket])
    const raised = await guest.send('changeItem', { params, body: { itemId, qty: 3 } })

    expect(raised).toMatchObject({ status: 409, errorId: 'INV408' })
  })

  test('is seen: a price that was raised (promise 11)', async () => {
    const { guest, params, itemId } = await guestWith()
    rival(
      `update prices set current_minor = 33000, original_minor = 33000
           where product_id = 'CAIRN001BLK' and site_id = $1`,
      ['CAIRN-US'],
    )
    const { body } = await guest.send<Cart>('changeItem', { params, body: { itemId, qty: 2 } })
    await shop.database.run(`update prices set current_minor = 32000, original_minor = 32000
           where product_id = 'CAIRN001BLK' and site_id = 'CAIRN-US'`)

    expect(body.totals.itemTotal).toBe(660)
  })

  test('is seen: a cart that became an order', async () => {
    const { guest, params, itemId } = await guestWith()
    rival(`update carts set state = 'ordered' where id = $1`, [params.basketId])
    const late = await guest.send('changeItem', { params, body: { itemId, qty: 2 } })

    expect(late).toMatchObject({ status: 404, errorId: 'BSK404' })
  })
})
