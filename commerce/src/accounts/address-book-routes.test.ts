import type { Cart } from '@cairn/contract/cart/cart'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { signInAs } from '../testing/sign-in.ts'
import { denverAddress, placeOrder } from '../testing/ready-to-order.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import type { Visitor } from '../testing/visitor.ts'

let shop: Shop
let visitor: Visitor
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(async () => {
  await shop.database.run(
    `delete from book_addresses where account_id <> 'c0000001-0000-4000-8000-000000000001'`,
  )
  visitor = await signedIn('partial@cairn.test')
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

async function signedIn(email: string) {
  const guest = await shop.guest()
  await signInAs(guest, email)
  return guest
}

const { email: _own, ...home } = denverAddress
const unknown = '00000000-0000-4000-8000-00000000dead'

async function add(more: object = {}, who = visitor): Promise<string> {
  const added = await who.send('addAddress', { body: { address: { ...home, ...more } } })
  expect(added.status).toBe(200)
  return String(added.body['addressId'])
}

type Book = { consumerProfile: { consumerDetails: { address: { id: string; main: boolean }[] } } }
const bookOf = async (who = visitor) =>
  (await who.send<Book>('readProfile')).body.consumerProfile.consumerDetails.address

async function cartOf(who = visitor) {
  const made = await who.send<Cart>('createCartWithItem', { body: { sku: 'CAIRN001BLK-M' } })
  return { basketId: made.body.basketId }
}

test('an address is kept and stands in the profile (ACC-004, ACC-049)', async () => {
  const addressId = await add()

  expect(await bookOf()).toEqual([
    {
      ...home,
      email: 'partial@cairn.test',
      id: addressId,
      addressId,
      approachType: 'S',
      main: true,
      recipientFirstName: 'Ada',
      recipientLastName: 'Berg',
      recipientContactEmail: 'partial@cairn.test',
      recipientContactPhone: home.phone,
      stateCityProvDept: 'CO',
    },
  ])
})

test('an address is changed, and made the main one (ACC-050)', async () => {
  const first = await add()
  const second = await add({ addressLine1: '1 Pearl Street' })
  const sent = { params: { addressId: second }, body: { address: { city: 'Golden', main: true } } }

  expect(await visitor.send('changeAddress', sent)).toMatchObject({ body: { addressId: second } })
  expect(await bookOf()).toMatchObject([
    { id: second, city: 'Golden', addressLine1: '1 Pearl Street', main: true },
    { id: first, main: false },
  ])
})

test('an address is forgotten, and the next one is the main one (ACC-051)', async () => {
  const first = await add()
  const second = await add({ addressLine1: '1 Pearl Street' })

  expect((await visitor.send('removeAddress', { params: { addressId: first } })).status).toBe(200)
  expect(await bookOf()).toMatchObject([{ id: second, main: true }])
  const again = await visitor.send('removeAddress', { params: { addressId: first } })
  expect(again).toMatchObject({ status: 404, errorId: 'CCA401' })
})

test('the same address is refused a second time, and one that cannot be right (ACC-015)', async () => {
  await add()
  const addTwice = await visitor.send('addAddress', { body: { address: home } })
  expect(addTwice).toMatchObject({ status: 409, errorId: 'CCA400' })
  const address = { ...home, postalCode: 'SE1 3LD' }
  expect(await visitor.send('addAddress', { body: { address } })).toMatchObject({
    status: 400,
    errorId: 'CHK320',
  })
})

test('two that become the main one at once leave one', async () => {
  await Promise.all(
    ['1', '2', '3', '4'].map((at) => add({ addressLine1: `${at} Pearl Street`, main: true })),
  )
  const book = await bookOf()
  expect(book.map(({ main }) => main)).toEqual([true, false, false, false])
})

test('somebody else’s address is not found, nor changed, nor delivered to (ACC-016)', async () => {
  const addressId = await add()
  const stranger = await signedIn('ipa@cairn.test')
  const named = { params: { addressId }, body: { address: { city: 'Golden' } } }
  expect(await stranger.send('changeAddress', named)).toMatchObject({ errorId: 'CCA401' })
  expect(await stranger.send('removeAddress', named)).toMatchObject({ errorId: 'CCA401' })
  const params = await cartOf(stranger)
  for (const call of [
    'setShippingAddress',
    'setBillingAddress',
    'validateShippingAddress',
  ] as const)
    expect(await stranger.send(call, { params, body: { address: { addressId } } })).toMatchObject({
      status: 404,
      errorId: 'CCA401',
    })
  expect(await bookOf()).toMatchObject([{ city: 'Denver' }])
})

test('a cart takes an address by its id, and is paid and ordered with it', async () => {
  const addressId = await add()
  const params = await cartOf()
  const address = { addressId }
  const set = await visitor.send<Cart>('setShippingAddress', { params, body: { address } })
  const kept = { ...home, email: 'partial@cairn.test', addressId }
  expect(set.body.shippingAddress).toMatchObject({ ...kept, shippingId: 'me' })
  const billed = await visitor.send<Cart>('setBillingAddress', { params, body: { address } })
  expect(billed.body.billingAddress).toMatchObject(kept)

  const payment = {
    payment_method_id: 'CREDIT_CARD',
    card: {
      token: 'tok_test_approve',
      brand: 'visa',
      last4: '1111',
      expiryMonth: 6,
      expiryYear: 2099,
    },
  }
  const payWith = (named: object) =>
    visitor.send<Cart>('addPaymentInstrument', { params, body: { ...payment, address: named } })
  expect(await payWith({ addressId: unknown })).toMatchObject({ status: 404, errorId: 'PYT405' })
  expect((await payWith(address)).body.paymentInstruments).toMatchObject([{ address: kept }])

  const placeWith = (billingAddress: object) =>
    placeOrder(visitor, params.basketId, { body: { billingAddress } })
  expect(await placeWith({ addressId: unknown })).toMatchObject({ status: 404, errorId: 'PYT405' })
  expect(await placeWith(address)).toMatchObject({ status: 200 })
})

test('an order is not held up by an address that was forgotten after it was chosen', async () => {
  const addressId = await add()
  const params = await cartOf()
  const body = { address: { addressId } }
  await visitor.send('setShippingAddress', { params, body })
  const { billingAddress } = (await visitor.send<Cart>('setBillingAddress', { params, body })).body
  await visitor.send('removeAddress', { params: { addressId } })

  const placed = await placeOrder(visitor, params.basketId, { body: { billingAddress } })
  expect(placed).toMatchObject({ status: 200 })
})

test('an address that the bill of a saved card goes to stays (ACC-013)', async () => {
  const addressId = await add()
  await shop.database.run(
    `insert into saved_instruments (instrument_id, consumer_id, method, source, address)
     select gen_random_uuid(), account_id, 'CREDIT_CARD', 'tok_billed',
       jsonb_build_object('addressId', address_id) from book_addresses where address_id = $1`,
    [addressId],
  )

  expect(await visitor.send('removeAddress', { params: { addressId } })).toMatchObject({
    status: 409,
    errorId: 'PRO414',
  })
  expect(await bookOf()).toMatchObject([{ id: addressId }])
})

test('the shopper of the demo world has a default address and another one', async () => {
  expect(await bookOf(await signedIn('shopper@cairn.test'))).toMatchObject([
    { city: 'Denver', main: true, approachType: 'S' },
    { city: 'Boulder', main: false },
  ])
})
