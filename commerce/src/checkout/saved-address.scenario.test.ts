import type { Cart } from '@cairn/contract/cart/cart'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { findOrder } from '../orders/order-store.ts'
import { expectConsistent } from '../testing/expect-consistent.ts'
import { mailsAfter } from '../testing/outbox-events.ts'
import {
  cardTokens,
  denverAddress,
  guestReadyToOrder,
  placeOrder,
} from '../testing/ready-to-order.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { signInAs } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visitor.ts'

/** A field that only the stored address has, like one that is added to the address book later. */
const plantedText = 'Canary Cottage'
const extraField = JSON.stringify({ plantedField: plantedText })

let providerRequests: string[]
let shop: Shop
beforeAll(async () => {
  shop = await openShop({
    interceptors: {
      toProvider: (send) => async (request) => {
        providerRequests.push(await request.clone().text())
        return send(request)
      },
    },
  })
})
beforeEach(() => {
  providerRequests = []
})
afterEach(() => expectConsistent(shop))
afterAll(() => shop.close())

/** The tables that contain the extra field. */
async function tablesWithField(): Promise<string[]> {
  const { rows } = await shop.database.run(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const found = []
  for (const { name } of rows) {
    const { rows: matches } = await shop.database.run(
      `select 1 from "${String(name)}" t where t::text like $1 limit 1`,
      [`%${plantedText}%`],
    )
    if (matches.length > 0) found.push(String(name))
  }
  return found
}

async function addSavedAddress(visitor: Visitor): Promise<string> {
  const added = await visitor.send('addAddress', { body: { address: denverAddress } })
  const addressId = String(added.body['addressId'])
  await shop.database.run(
    'update address_book_entries set fields = fields || $2::jsonb where address_id = $1',
    [addressId, extraField],
  )
  return addressId
}

test('only the listed fields of a saved address reach the cart, the order, its documents and the provider', async () => {
  const shopper = await shop.guest()
  await signInAs(shopper, 'partial@cairn.test')
  const address = { addressId: await addSavedAddress(shopper) }
  const responses: unknown[] = []
  const send: Visitor['send'] = async (name, request) => {
    const response = await shopper.send<never>(name, request)
    expect([name, response.status]).toEqual([name, 200])
    responses.push(response.body)
    return response
  }
  const { body: cart } = await send<Cart>('createCartWithItem', { body: { sku: 'CAIRN001BLK-M' } })
  const { basketId } = cart
  const params = { basketId }
  const visa = { brand: 'visa', last4: '4242', expiryMonth: 12, expiryYear: 2090 }
  const card = { token: cardTokens.approve, ...visa }
  await send('setBillingAddress', { params, body: { address } })
  await send('validateShippingAddress', { params, body: { address } })
  await send('setShippingAddress', { params, body: { address } })
  const saved = await send('saveInstrument', {
    body: { payment_method_id: 'CREDIT_CARD', card, address },
  })
  const payment = {
    payment_method_id: 'CREDIT_CARD',
    payment_instrument_id: saved.body['payment_instrument_id'],
  }
  await send('addPaymentInstrument', { params, body: payment })
  await send('addPaymentInstrument', {
    params,
    body: { payment_method_id: 'CREDIT_CARD', card, address },
  })
  await send('readCart', { params })
  await send('readProfile')
  expect(await tablesWithField()).toEqual(['address_book_entries'])

  let orderNumber = ''
  const mails = await mailsAfter(shop, async () => {
    const { body } = await placeOrder(shopper, basketId, { body: { billingAddress: address } })
    await send('readOrder', { params: { orderId: body.orderNumber } })
    orderNumber = body.orderNumber
    responses.push(body)
  })
  const { rows } = await shop.database.run('select order_id from orders where order_number = $1', [
    orderNumber,
  ])
  const order = await findOrder(shop.database.query, String(rows[0]?.['order_id']))

  expect(await tablesWithField()).toEqual(['address_book_entries'])
  expect(providerRequests.join()).toContain(orderNumber)
  for (const data of [responses, mails, order]) {
    expect(JSON.stringify(data)).toContain(denverAddress.addressLine1)
    expect(JSON.stringify(data)).not.toContain(plantedText)
  }
  expect(providerRequests.join()).not.toContain(plantedText)
})

test('a field that only the stored address of a cart has does not reach the order', async () => {
  const { guest, basketId } = await guestReadyToOrder(shop, { sku: 'CAIRN001BLK-M' })
  await shop.database.run(
    `update carts set shipping_address = shipping_address || $2::jsonb,
       billing_address = billing_address || $2::jsonb where id = $1`,
    [basketId, extraField],
  )
  const { status, body } = await placeOrder(guest, basketId)
  const order = await guest.send('readOrder', { params: { orderId: body.orderNumber } })

  expect(status).toBe(200)
  expect(order.body).toMatchObject({ shippingAddress: { firstName: 'Ada' } })
  expect(JSON.stringify([body, order.body])).not.toContain(plantedText)
  const { rows } = await shop.database.run(
    'select snapshot from orders where order_number = $1 and snapshot::text like $2',
    [body.orderNumber, `%${plantedText}%`],
  )
  expect(rows).toEqual([])
})

test('a field that only the stored address of a saved card has does not reach the cart', async () => {
  const shopper = await shop.guest()
  await signInAs(shopper, 'shopper@cairn.test')
  const method = 'CREDIT_CARD'
  const saved = await shopper.send<{ payment_instruments: { payment_instrument_id: string }[] }>(
    'readSavedInstruments',
    { query: { payment_method_id: method } },
  )
  const id = saved.body.payment_instruments[0]?.payment_instrument_id
  await shop.database.run(
    'update saved_instruments set address = address || $2::jsonb where instrument_id = $1',
    [id, extraField],
  )
  const tables = await tablesWithField()
  const { body: cart } = await shopper.send<Cart>('createCartWithItem', {
    body: { sku: 'CAIRN001BLK-M' },
  })
  const { status, body } = await shopper.send<Cart>('addPaymentInstrument', {
    params: { basketId: cart.basketId },
    body: { payment_method_id: method, payment_instrument_id: id },
  })

  expect(status).toBe(200)
  expect(body.paymentInstruments).toMatchObject([{ address: { city: 'Denver' } }])
  expect(JSON.stringify(body)).not.toContain(plantedText)
  expect(await tablesWithField()).toEqual(tables)
})
