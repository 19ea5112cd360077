import type { Cart } from '@cairn/contract/cart/cart'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { onFault } from '../../platform/faults.ts'
import { countQueries } from '../../testing/recorded-queries.ts'
import { openShop, type Shop } from '../../testing/shop.ts'
import { setStock, setStoreStock } from '../../testing/stock.ts'
import type { Visitor } from '../../testing/visitor.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(() => stock({ warehouse: 500, location: 4 }))
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

const jacket = 'CAIRN001BLK-M'
const patch = { isPatchRequired: 'true' }

async function stock({ warehouse, location }: { warehouse: number; location: number }) {
  await setStock(shop, jacket, warehouse)
  await setStoreStock(shop, '0042', jacket, location)
  await setStoreStock(shop, '0043', jacket, 4)
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

describe('pickup at a store', () => {
  test('is chosen when an item is added for a store', async () => {
    const { cart } = await guestWith(pickup)

    expect(cart.shipments).toMatchObject([{ shippingMethod: 'pickup', storeId: '0042' }])
    expect(cart.items).toMatchObject([{ maxQty: 4, available: true }])
  })

  test('is chosen when an item is changed to it (CART-069, CART-018)', async () => {
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

  test('makes its store the favourite of the next cart of the browser', async () => {
    const { guest, params, itemId } = await guestWith()
    const query = { action: 'pickup', favStoreId: '0042' }
    await guest.send('changeItem', { params, query, body: { itemId } })
    expect(guest.jar.get('cairn_store')).toBe('0042')
    await shop.database.run(`update carts set state = 'ordered' where id = $1`, [params.basketId])
    const { body } = await guest.send<Cart>('createCartWithItem', { body: { sku: jacket } })
    expect(body).toMatchObject({ favoriteStoreId: '0042', items: [{ shipmentId: 'me-standard' }] })
    expect(body.basketId).not.toBe(params.basketId)

    await guest.send('signOut', { body: {} })
    expect(guest.jar.has('cairn_store')).toBe(false)
  })

  test('is limited to the stock of the store', async () => {
    const { guest, params, itemId } = await guestWith(pickup)
    const more = await guest.send('changeItem', { params, body: { itemId, qty: 5 } })

    expect(more).toMatchObject({ status: 409, errorId: 'INV408' })
    expect(more.body).toMatchObject({ errorDetails: [{ details: { maximum: 4 } }] })
  })

  test('is refused without a store', async () => {
    const { guest, params, itemId } = await guestWith()
    const query = { action: 'pickup' }

    expect(await guest.send('changeItem', { params, query, body: { itemId } })).toMatchObject({
      errorId: 'SHP404',
    })
  })
})

describe('a cart whose delivery method is no longer available', () => {
  test('is shown with another method and a flash message if a patch is requested (CART-017, SHIP-027)', async () => {
    const { guest, cart, params, itemId } = await guestWith(pickup)
    await stock({ warehouse: 500, location: 0 })

    expect(await read(guest, params)).toMatchObject({ flash: [], items: [{ available: false }] })
    expect(await read(guest, params, patch)).toMatchObject({
      version: cart.version,
      flash: [{ type: 'PickupToStsTransition', itemId, details: { shippingMethod: 'sts' } }],
      shipments: [{ shippingMethod: 'sts', storeId: '0042' }],
      customerNotifications: [{ type: 'ORDER_UPDATED' }],
      items: [{ available: true }],
    })
    // Reading saved nothing.
    expect((await read(guest, params)).shipments).toMatchObject([{ shippingMethod: 'pickup' }])
  })

  test('is saved with the other method by the next change, and notifies of it once (CART-021)', async () => {
    const { guest, params, itemId } = await guestWith(pickup)
    await stock({ warehouse: 500, location: 0 })
    const firstRead = await read(guest, params, patch)

    const response = await guest.send<Cart>('changeItem', { params, body: { itemId, qty: 2 } })
    expect(response.body.flash).toEqual(firstRead.flash)
    expect(await read(guest, params, patch)).toMatchObject({
      flash: [],
      shipments: [{ shippingMethod: 'sts' }],
      customerNotifications: [{ type: 'ORDER_UPDATED' }],
    })
    await guest.send('changeItem', { params, body: { itemId, qty: 1 } })
    expect((await read(guest, params)).customerNotifications).toEqual([])
  })

  test('changes to pickup at the favourite store if only that has stock (SHIP-030, CART-066)', async () => {
    const { guest, params } = await guestWith()
    await stock({ warehouse: 0, location: 4 })

    expect(await read(guest, params, { ...patch, favStoreId: '0042' })).toMatchObject({
      favoriteStoreId: '0042',
      flash: [{ type: 'STHToPickupTransition', details: { storeId: '0042' } }],
    })
  })

  test('states the remaining stock if a supply check is requested (CART-056, CART-058)', async () => {
    const { guest, params } = await guestWith({ qty: 5 })
    const check = { inventorySupplyCheck: 'true' }
    await stock({ warehouse: 2, location: 0 })

    expect((await read(guest, params, check)).flash).toMatchObject([
      { type: 'ProductLineItemInventoryMissing', details: { available: 2 } },
    ])
    await stock({ warehouse: 0, location: 0 })
    expect((await read(guest, params, check)).flash).toMatchObject([
      { type: 'ProductLineItemFullInventoryMissing' },
    ])
    expect((await read(guest, params)).flash).toEqual([])
  })

  test('is read with one database query, whatever the request asks for', async () => {
    const { guest, params } = await guestWith(pickup)
    const all = { ...patch, inventorySupplyCheck: 'true', favStoreId: '0043' }

    expect(await countQueries(() => read(guest, params, all))).toBe(1)
  })
})

describe('an item that changed after it was added', () => {
  test('can be reduced but not increased if it is sold out (CART-082)', async () => {
    const { guest, params, itemId } = await guestWith({ qty: 3 })
    await stock({ warehouse: 0, location: 0 })
    const change = (qty: number) => guest.send('changeItem', { params, body: { itemId, qty } })

    expect(await change(4)).toMatchObject({ status: 409, errorId: 'INV701' })
    expect(await change(2)).toMatchObject({ status: 200 })
  })

  test('can only be removed if it is withdrawn (CART-085)', async () => {
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

  test('can still be read and removed if its only variant is withdrawn', async () => {
    const sku = 'CAIRN003LRC-OS'
    const { guest, params } = await guestWith({ sku })
    await shop.database.run(`update variants set withdrawn = true where sku = $1`, [sku])
    const { basketId, items } = await read(guest, params)

    expect(items).toMatchObject([{ available: false, variants: [] }])
    expect(
      await guest.send('removeItem', { body: { basketId, itemId: items[0]?.itemId } }),
    ).toMatchObject({ status: 200, body: { totalItems: 0 } })
  })

  test('is not available if two lines together exceed the stock', async () => {
    const sku = 'CAIRN009BLK-M'
    const { guest, params } = await guestWith({ sku, qty: 3 })
    await guest.send('addItem', { body: { ...params, sku, qty: 3, recipeId: 'red-zip' } })
    await shop.database.run(`update variants set on_hand = 4 where sku = $1`, [sku])

    expect((await read(guest, params)).items.map(({ available }) => available)).toEqual([
      false,
      false,
    ])
  })

  test('takes no greeting if its line does not exist (PAY-043)', async () => {
    const { guest, params } = await guestWith()
    const giftOption = { email: 'kim@example.com', to: 'Kim', message: '' }
    const itemId = crypto.randomUUID()

    expect(await guest.send('changeItem', { params, body: { itemId, giftOption } })).toMatchObject({
      status: 404,
      body: {
        errorDetails: [
          {
            errorId: 'GFO404',
            message: 'The item for this gift option is no longer in your bag.',
          },
        ],
      },
    })
  })
})

test('a gift card takes a greeting, and a jacket does not (CART-041, PAY-044)', async () => {
  const { guest, params, itemId } = await guestWith({ sku: 'CAIRN008HTR-50' })
  const giftOption = { email: 'kim@example.com', to: 'Kim', message: 'See you up there' }
  await guest.send<Cart>('changeItem', { params, body: { itemId, giftOption } })
  expect((await read(guest, params)).items).toMatchObject([{ giftOption }])

  const other = await guestWith()
  expect(
    await other.guest.send('changeItem', {
      params: other.params,
      body: { itemId: other.itemId, giftOption },
    }),
  ).toMatchObject({ errorId: 'GFO405' })
})

test('a total too large to be exact is refused with ORD415 and leaves the cart unchanged (CART-078)', async () => {
  const { guest, cart, params } = await guestWith({ sku: 'CAIRN008HTR-50' })
  await shop.database.run(
    `update variant_prices set current_minor = 9e13, original_minor = 9e13
     where sku = 'CAIRN008HTR-500'`,
  )
  const response = await guest.send('addItem', {
    body: { ...params, sku: 'CAIRN008HTR-500', qty: 999_999 },
  })

  expect(response).toMatchObject({ status: 500, errorId: 'ORD415' })
  expect(await read(guest, params)).toEqual(cart)
})

describe('a concurrent change between the access check and the lock of the cart', () => {
  const changeConcurrently = (sql: string, parameters: unknown[]) => {
    const disarm = onFault('cart.requested', async () => {
      disarm()
      await shop.database.run(sql, parameters)
    })
  }

  test('is taken into account if it reduces the stock (guarantee 15)', async () => {
    const { guest, params, itemId } = await guestWith(pickup)
    changeConcurrently('update store_stock set on_hand = 1 where sku = $1', [jacket])
    const response = await guest.send('changeItem', { params, body: { itemId, qty: 3 } })

    expect(response).toMatchObject({ status: 409, errorId: 'INV408' })
  })

  test('is taken into account if it raises a price (guarantee 11)', async () => {
    const { guest, params, itemId } = await guestWith()
    changeConcurrently(
      `update prices set current_minor = 33000, original_minor = 33000
           where product_id = 'CAIRN001BLK' and site_id = $1`,
      ['CAIRN-US'],
    )
    const { body } = await guest.send<Cart>('changeItem', { params, body: { itemId, qty: 2 } })
    await shop.database.run(`update prices set current_minor = 32000, original_minor = 32000
           where product_id = 'CAIRN001BLK' and site_id = 'CAIRN-US'`)

    expect(body.totals.itemTotal).toBe(660)
  })

  test('is taken into account if it makes an order of the cart', async () => {
    const { guest, params, itemId } = await guestWith()
    changeConcurrently(`update carts set state = 'ordered' where id = $1`, [params.basketId])
    const response = await guest.send('changeItem', { params, body: { itemId, qty: 2 } })

    expect(response).toMatchObject({ status: 404, errorId: 'BSK404' })
  })
})
